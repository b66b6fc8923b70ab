import { connect, type Socket } from 'node:net';

/** One call as sent, without the caller's address. */
export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answered {
  /** The number of replies by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Refusals without Retry-After. */
  readonly withoutTime: number;
  /** Connections that broke under a call. */
  readonly broken: number;
  readonly seconds: number;
  /** The waits of replies with 200, shortest first, in milliseconds. */
  readonly waits: readonly number[];
}

export interface Fire {
  readonly servers: readonly string[];
  readonly callers: number;
  readonly ms: number;
  shot(turn: number): Shot;
}

/** Runs this many callers, each with its own connection, who call again as soon as they have a reply. */
export async function fire({ servers, callers, ms, shot }: Fire): Promise<Answered> {
  const tally = { statuses: new Map<number, number>(), withoutTime: 0, broken: 0, waits: [] as number[] };
  const started = performance.now();
  const until = started + ms;
  let turn = 0;
  const each = Array.from({ length: callers }, (_, caller) => {
    const server = new URL(servers[caller % servers.length] ?? '');
    return oneCaller(server, () => (performance.now() < until ? (turn += 1) : undefined));
  });
  await Promise.all(each);
  const seconds = (performance.now() - started) / 1_000;
  return { ...tally, seconds, waits: tally.waits.toSorted((a, b) => a - b) };

  async function oneCaller(server: URL, next: () => number | undefined): Promise<void> {
    let socket: Socket | undefined;
    for (let mine = next(); mine !== undefined; mine = next()) {
      socket = socket === undefined || socket.destroyed ? await opened(server) : socket;
      if (socket === undefined) {
        tally.broken += 1;
        continue;
      }
      const begun = performance.now();
      const answer = await ask(socket, wired(shot(mine), server, mine));
      if (answer === undefined) tally.broken += 1;
      else note(answer, performance.now() - begun);
      if (answer === undefined || /^connection: close/im.test(answer)) socket.destroy();
    }
    socket?.destroy();
  }

  function note(head: string, wait: number): void {
    const status = Number(head.slice(9, 12));
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    if (status === 200) tally.waits.push(wait);
    else if (!/^retry-after: \d/im.test(head)) tally.withoutTime += 1;
  }
}

function opened(server: URL): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(Number(server.port), server.hostname);
    socket.setNoDelay(true);
    socket.once('connect', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });
}

/** Every caller has its own address, as behind a proxy. */
function wired({ method, path, headers, body = '' }: Shot, server: URL, turn: number): string {
  const caller = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    `${method} ${path} HTTP/1.1`,
    `host: ${server.host}`,
    `x-forwarded-for: ${caller}`,
    ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    ...lines,
    '',
    body,
  ].join('\r\n');
}

/** The head of the reply, once all of it has arrived; undefined if the connection broke. */
function ask(socket: Socket, text: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let head: string | undefined;
    let missing = 0;
    let early = '';
    const done = (answer: string | undefined) => {
      socket.off('data', onData).off('close', onClose);
      resolve(answer);
    };
    const onClose = () => done(undefined);
    const onData = (piece: Buffer) => {
      if (head !== undefined) missing -= piece.length;
      else {
        early += piece.toString('latin1');
        const end = early.indexOf('\r\n\r\n');
        if (end < 0) return;
        head = early.slice(0, end);
        missing = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) - (early.length - end - 4);
      }
      if (missing <= 0) done(head);
    };
    socket.on('data', onData).once('close', onClose);
    socket.write(text);
  });
}
