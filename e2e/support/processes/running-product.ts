import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../scripts/root.mjs';
import { type Mail, openMailbox } from '../mail/mailbox.ts';

export const demoPassword = 'a-long-password-for-tests';

export interface RunningProduct {
  readonly url: string;
  readonly databaseUrl: string;
  /** The password of the seeded people. */
  readonly demoPassword: string;
  /** All mails the product has sent so far. */
  mails(): readonly Mail[];
  /** The server's output so far. */
  log(): string;
  /** The server's running process. */
  pid(): number;
  /** Stops the server and starts it again on the same database and address. */
  restart(): Promise<void>;
  /** The same after SIGKILL, which lets it finish nothing. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built product as production would run it; only `NODE_ENV` differs, so that /ui is served. */
export async function runProduct(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const dataDir = await mkdtemp(`${tmpdir()}/dre-product-`);
  const mailbox = await openMailbox();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const output: string[] = [];
  const start = () =>
    startServer(output, {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailbox.url,
      DEMO: 'small',
      DEMO_PASSWORD: demoPassword,
      ...settings,
    });
  const clear = async () => {
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  let server = await ready(start(), url, output).catch(async (cause: unknown) => {
    await clear();
    throw cause;
  });
  return {
    url,
    databaseUrl,
    demoPassword,
    mails: mailbox.mails,
    log: () => output.join(''),
    pid: () => server.pid ?? 0,
    restart: async () => {
      await end(server);
      server = await ready(start(), url, output);
    },
    killAndStart: async () => {
      await endNow(server);
      server = await ready(start(), url, output);
    },
    stop: async () => {
      await end(server);
      await clear();
    },
  };
}

export function startServer(output: string[], settings: Readonly<Record<string, string>>): ChildProcess {
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const keep = (chunk: Buffer) => output.push(chunk.toString('utf8'));
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  return server;
}

export async function ready(
  server: ChildProcess,
  url: string,
  output: readonly string[],
): Promise<ChildProcess> {
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return server;
    await pause(50);
  }
  await end(server);
  throw new Error(`The product did not become ready. It said:\n${output.slice(-40).join('')}`);
}

/** Stops it as a service manager would, and returns the exit code. */
export async function end(server: ChildProcess, patienceMs = 10_000): Promise<number | null> {
  if (hasEnded(server)) return server.exitCode;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await Promise.race([exited, pause(patienceMs, undefined, { ref: false })]);
  await endNow(server);
  return server.exitCode;
}

export async function endNow(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
