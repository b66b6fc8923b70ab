import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  CallFailed,
  type Calls,
  callsWith,
  readEstimate,
  startEstimate,
  tokenOf,
  wholeHistory,
} from '../e2e/support/calls.ts';
import { aLine } from '../e2e/support/a-line.ts';
import { type RunningProduct, runProduct } from '../e2e/support/processes/running-product.ts';
import { root } from '../scripts/root.mjs';
import { chanceOf } from './chance.ts';
import { count, noCounts, type RunCounts } from './run-counts.ts';

export interface Jumps {
  readonly server: RunCounts;
  /** Calls that failed with a server error. */
  readonly failed: number;
  /** Edits out of the order they were received in. */
  readonly disordered: number;
}

const hour = 3_600_000;

/** The clock of the server jumps forth and back by up to three days while people work. */
export async function jumpClocks(
  databaseUrl: string,
  rounds: number,
  onRound: (tally: RunCounts) => void,
): Promise<Jumps> {
  const folder = await mkdtemp(`${tmpdir()}/dre-clock-`);
  const file = `${folder}/offset`;
  const setServer = (offset: number) => writeFile(file, String(Math.round(offset)));
  await setServer(0);
  const product = await runProduct(databaseUrl, {
    NODE_OPTIONS: `--require=${root}/chaos/set-clock.cjs`,
    CHAOS_CLOCK: file,
  });
  try {
    const jumps = { server: noCounts(), failed: 0, disordered: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const one = await serverRound(product, round, setServer, jumps.server);
      jumps.failed += one.failed;
      jumps.disordered += one.disordered;
      onRound(jumps.server);
    }
    return jumps;
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function serverRound(
  { url }: RunningProduct,
  round: number,
  setClock: (offset: number) => Promise<void>,
  tally: RunCounts,
): Promise<{ failed: number; disordered: number }> {
  const chance = chanceOf('clock', round);
  let token = await signIn(url);
  let failed = 0;
  const calls = callsWith(url, async () => token);
  const id = await startEstimate(calls);
  const device = crypto.randomUUID();
  const sent: string[] = [];
  for (let jump = 0; jump < 4; jump += 1) {
    // Some jumps are so small that the session goes on.
    const size = chance() < 0.5 ? hour / 60 : 72 * hour;
    await setClock((chance() * 2 - 1) * size);
    await pause(30);
    const edit = aLine();
    for (let tries = 0; ; tries += 1) {
      try {
        await calls.post(`/api/estimates/${id}/edits`, { device, since: 0, edits: [edit] });
        break;
      } catch (cause) {
        const status = cause instanceof CallFailed ? cause.status : undefined;
        if (status !== 401) failed += 1;
        if (tries > 3) throw cause;
        // The session has ended by the current clock: signing in again is enough.
        token = await signIn(url);
      }
    }
    sent.push(edit.id);
  }
  const order = await settled(calls, id, sent, tally);
  return { failed, disordered: JSON.stringify(order) === JSON.stringify(sent) ? 0 : 1 };
}

/** Every jump may end the session, and frequent sign-ins have to wait. */
async function signIn(url: string): Promise<string> {
  for (;;) {
    try {
      return await tokenOf(url, 'estimator');
    } catch (cause) {
      if (!(cause instanceof CallFailed) || cause.status !== 429) throw cause;
      await pause(1_000);
    }
  }
}

async function settled(
  calls: Calls,
  id: string,
  sent: readonly string[],
  tally: RunCounts,
): Promise<string[]> {
  const history = await wholeHistory(calls, id);
  count(tally, new Set(sent), await readEstimate(calls, id), history);
  return history.map(({ edit }) => edit.id);
}
