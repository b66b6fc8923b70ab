import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Mail, openMailbox } from '../mail/mailbox.ts';
import { runProxy } from './proxy.ts';
import { demoPassword, end, endNow, freePort, ready, startServer } from './running-product.ts';

export interface RunningProcesses {
  /** The address of the proxy. */
  readonly url: string;
  /** The address of each process. */
  readonly each: readonly string[];
  mails(): readonly Mail[];
  log(): string;
  /** Stops one as a service manager would, and starts it again; returns its exit code. */
  restart(place: number): Promise<number | null>;
  stop(): Promise<void>;
}

/** Several processes of the built product on one database, started at once, with a proxy in front. */
export async function runProcesses(
  databaseUrl: string,
  many: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcesses> {
  const dataDir = await mkdtemp(`${tmpdir()}/dre-processes-`);
  const mailbox = await openMailbox();
  const proxy = await runProxy();
  const output: string[] = [];
  const ports: number[] = [];
  for (let place = 0; place < many; place += 1) ports.push(await freePort());
  const each = ports.map((port) => `http://127.0.0.1:${port}`);
  const start = (place: number) =>
    startServer(output, {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(ports[place]),
      PUBLIC_URL: proxy.url,
      TRUSTED_PROXIES: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailbox.url,
      DEMO: 'small',
      DEMO_PASSWORD: demoPassword,
      ...settings,
    });
  const readyAt = (place: number, server: ChildProcess) => ready(server, each[place] ?? '', output);
  const servers = ports.map((_, place) => start(place));
  const stop = async () => {
    await Promise.all(servers.map(endNow));
    await proxy.stop();
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all(servers.map((server, place) => readyAt(place, server)));
  } catch (cause) {
    await stop();
    throw cause;
  }
  proxy.sendTo(each);
  return {
    url: proxy.url,
    each,
    mails: mailbox.mails,
    log: () => output.join(''),
    async restart(place) {
      const server = servers[place];
      const code = server === undefined ? null : await end(server, 60_000);
      servers[place] = await readyAt(place, (servers[place] = start(place)));
      // As an operator would: the next one stops once calls reach this one.
      while (!proxy.reaches(each[place] ?? '')) await pause(10);
      return code;
    },
    stop,
  };
}
