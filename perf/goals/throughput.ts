import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endNow, freePort, ready, runProduct } from '../../e2e/support/processes/running-product.ts';
import { root } from '../../scripts/root.mjs';
import { asAppLogin } from '../../server/src/database/preparing/app-login.ts';
import type { Measurement, Goal } from '../goal.ts';
import { fire, type Shot } from '../support/load.ts';
import { recordCalls, type RecordedCall } from '../support/recorded-calls.ts';

const callers = [1, 8, 32, 128];
const rounds = 4;
const roundMs = 1_500;
/**
 * Time for V8 to compile hot code. The product has more of it than the bare server: a fresh process handles a quarter
 * fewer calls than one that has handled ten thousand.
 */
const warmUpMs = 15_000;

/** Four of ten calls are for the list, three for an estimate, one for the own account; two of ten write. */
const order = [0, 1, 3, 0, 1, 2, 0, 3, 1, 0];

export function mixOf(calls: readonly RecordedCall[]): (turn: number) => Shot {
  return (turn) => {
    const call = calls[order[turn % order.length] ?? 0];
    if (call === undefined) throw new Error('Calls are missing.');
    return call.shot;
  };
}

/** The product's overhead over the unavoidable cost of its replies. */
export const throughput: Goal = {
  id: 'throughput',
  means:
    'answers in a second, 80 % of them reads: Fastify with a pool of the same size that sends the same statements in the same order and answers with the same JSON, against the product with everything it does besides; by turns, the best of each; at most 1.25 is at least 0.8 of it',
  isLong: true,
  async measure({ product: { databaseUrl } }) {
    const calls = await recordCalls(databaseUrl);
    const shot = mixOf(calls);
    for (const { shot: one, statements } of calls) {
      console.log(`  ${one.method} ${one.path.slice(0, 20)}: ${statements.length} statements`);
    }
    const bare = await startBare(databaseUrl, calls);
    const settings = { NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1' };
    const one = await runProduct(databaseUrl, settings);
    const other = await runProduct(databaseUrl, settings);
    try {
      for (const { url } of [bare, one, other]) {
        await fire({ servers: [url], callers: 24, ms: warmUpMs, shot });
      }
      const figures: Measurement[] = [];
      for (const many of callers) {
        const best = { bare: 0, one: 0, two: 0 };
        for (let round = 0; round < rounds; round += 1) {
          best.bare = Math.max(best.bare, await perSecond([bare.url], many, shot));
          best.one = Math.max(best.one, await perSecond([one.url], many, shot));
        }
        if (many > 1) best.two = await perSecond([one.url, other.url], many, shot);
        console.log(
          `  ${many} callers: bare ${best.bare.toFixed(0)}/s, one process ${best.one.toFixed(0)}/s, two ${best.two.toFixed(0)}/s`,
        );
        figures.push({ name: `bare-over-product-with-${many}`, value: best.bare / best.one, limit: 1.25 });
      }
      return figures;
    } finally {
      await bare.stop();
      await one.stop();
      await other.stop();
    }
  },
};

async function perSecond(
  servers: readonly string[],
  many: number,
  shot: (turn: number) => Shot,
): Promise<number> {
  const { statuses, seconds, broken } = await fire({ servers, callers: many, ms: roundMs, shot });
  const others = [...statuses.keys()].filter((status) => status !== 200);
  if (broken > 0 || others.length > 0) throw new Error(`Not everything was answered: ${others.join(', ')}`);
  return (statuses.get(200) ?? 0) / seconds;
}

async function startBare(databaseUrl: string, calls: readonly RecordedCall[]) {
  const folder = await mkdtemp(`${tmpdir()}/dre-bare-`);
  const file = path.join(folder, 'calls.json');
  const told = calls.map(({ shot: { method, path: where }, statements, answer }) => ({
    method,
    path: where,
    statements: statements.map(({ connection: _which, ...statement }) => statement),
    answer,
  }));
  await writeFile(file, JSON.stringify(told));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(process.execPath, ['perf/support/bare-calls.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: asAppLogin(databaseUrl),
      CALLS_FILE: file,
      NODE_ENV: 'production',
    },
  });
  await ready(server, url, []);
  const stop = async () => {
    await endNow(server);
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
