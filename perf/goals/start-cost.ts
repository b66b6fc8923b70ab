import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { endNow, freePort } from '../../e2e/support/processes/running-product.ts';
import { root } from '../../scripts/root.mjs';
import type { Goal } from '../goal.ts';

const tries = 12;

/**
 * From starting the process to its first reply, against bare Fastify with a connection; alternating, least of twelve.
 */
export const startCost: Goal = {
  id: 'start-cost',
  async measure({ product }) {
    const dataDir = await mkdtemp(`${tmpdir()}/dre-start-`);
    const settings = {
      NODE_ENV: 'production',
      DATABASE_URL: product.databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '1',
    };
    let bare = Infinity;
    let ours = Infinity;
    for (let done = 0; done < tries; done += 1) {
      bare = Math.min(bare, await firstAnswer('perf/support/bare-server.mjs', settings));
      ours = Math.min(ours, await firstAnswer('server/dist/main.js', settings));
    }
    await rm(dataDir, { recursive: true, force: true });
    return [{ name: 'times-bare-fastify', value: ours / bare, limit: 1.5 }];
  },
};

async function firstAnswer(script: string, settings: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const server = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      ...settings,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    stdio: 'ignore',
  });
  try {
    await answering(server, `http://127.0.0.1:${port}/healthz`);
    return performance.now() - started;
  } finally {
    await endNow(server);
  }
}

async function answering(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(2);
  }
  throw new Error(`${server.spawnargs.join(' ')} did not answer.`);
}
