import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface Proxy {
  readonly url: string;
  /** Sends calls to these in turn from now on, as long as they report ready. */
  sendTo(servers: readonly string[]): void;
  /** True once this one has reported ready. */
  reaches(server: string): boolean;
  stop(): Promise<void>;
}

const askEveryMs = 50;

/**
 * A simple proxy in front of several processes. It polls their readiness, tries the next one where nothing can have
 * been done (the connection was refused), and repeats only idempotent calls.
 */
export async function runProxy(): Promise<Proxy> {
  let servers: readonly string[] = [];
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const inTurn = (): readonly string[] => {
    const able = servers.filter((server) => ready.has(server));
    turn += 1;
    return able.map((_, place) => able[(turn + place) % able.length] ?? '');
  };
  const server = createServer((asked, answer) => {
    const ask = { asked, answer, agent, hasLeft: (gone: string) => ready.delete(gone) };
    void forward(ask, inTurn());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const askWhetherReady = async (one: string) => {
    const isSo = await isReady(one);
    if (isSo === true) ready.add(one);
    if (isSo === false) ready.delete(one);
  };
  const asking = setInterval(() => {
    for (const one of servers) void askWhetherReady(one);
  }, askEveryMs);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendTo(given) {
      servers = given;
      for (const one of given) ready.add(one);
    },
    reaches: (one) => ready.has(one),
    async stop() {
      clearInterval(asking);
      agent.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Undefined without a reply: a slow process has not stopped, and a stopped one refuses the next call. */
async function isReady(server: string): Promise<boolean | undefined> {
  const answer = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  return answer?.ok;
}

interface Ask {
  readonly asked: IncomingMessage;
  readonly answer: ServerResponse;
  readonly agent: Agent;
  hasLeft(server: string): void;
}

async function forward(ask: Ask, [server, ...others]: readonly string[]): Promise<void> {
  const { asked, answer, agent } = ask;
  if (server === undefined) return void answer.writeHead(502).end();
  const isHarmless = asked.method === 'GET' || asked.method === 'HEAD';
  const { connection: _own, ...headers } = asked.headers;
  const from = [asked.headers['x-forwarded-for'], asked.socket.remoteAddress].filter(Boolean).join(', ');
  const sent = request(server + (asked.url ?? '/'), {
    method: asked.method,
    headers: { ...headers, 'x-forwarded-for': from },
    // A reused connection may be closing at this moment: fit only for calls that may be repeated.
    agent: isHarmless ? agent : false,
  });
  sent.on('response', (given) => {
    const { connection: _theirs, ...rest } = given.headers;
    answer.writeHead(given.statusCode ?? 502, rest);
    pipeline(given, answer, () => undefined);
  });
  sent.on('error', (cause: NodeJS.ErrnoException) => {
    const wasNotTaken = cause.code === 'ECONNREFUSED';
    if (wasNotTaken) ask.hasLeft(server);
    if (answer.headersSent) return void answer.destroy();
    // A reused connection was closed under this call: the same server is tried again.
    if (isHarmless && sent.reusedSocket) return void forward(ask, [server, ...others]);
    if (wasNotTaken || isHarmless) return void forward(ask, others);
    answer.writeHead(502).end();
  });
  answer.on('close', () => sent.destroy());
  if (isHarmless) return void sent.end();
  // Nothing is sent before the connection is open, so that the body is still unread for the next server.
  sent.on('socket', (socket) => socket.once('connect', () => asked.pipe(sent)));
}
