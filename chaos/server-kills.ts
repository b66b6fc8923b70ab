import { setTimeout as pause } from 'node:timers/promises';
import type { Edit } from '@dre/core/domain/estimates/model/edit';
import { aLine } from '../e2e/support/a-line.ts';
import {
  CallFailed,
  type Calls,
  callsWith,
  readEstimate,
  startEstimate,
  tokenOf,
  wholeHistory,
} from '../e2e/support/calls.ts';
import type { RunningProduct } from '../e2e/support/processes/running-product.ts';
import { chanceOf } from './chance.ts';
import { count, noCounts, type RunCounts } from './run-counts.ts';

/** A death of a round; resolves when the killed process runs again. */
export type Death = (round: number) => Promise<void>;

const clients = 4;

/**
 * Clients send without a pause while the server dies and returns. Unanswered calls are sent again, as browsers do:
 * everything acknowledged is stored, once, and so is everything sent twice.
 */
export async function killServers(
  product: RunningProduct,
  rounds: number,
  die: Death,
  onRound: (tally: RunCounts) => void = () => undefined,
): Promise<RunCounts> {
  const tally = noCounts();
  for (let round = 0; round < rounds; round += 1) {
    const token = await tokenOf(product.url, 'estimator');
    const calls = callsWith(product.url, async () => token);
    const id = await startEstimate(calls);
    const ending = new AbortController();
    const working = Promise.all(
      Array.from({ length: clients }, (_, client) =>
        work(calls, id, ending.signal, chanceOf('client', round, client)),
      ),
    );
    // A client's failure is reported at the end of the round, not before.
    working.catch(() => undefined);
    await pause(100 + chanceOf('server', round)() * 500);
    await die(round);
    // Some new work reaches the restarted server.
    await pause(50);
    ending.abort();
    const safe = new Set((await working).flat());
    count(tally, safe, await readEstimate(calls, id), await wholeHistory(calls, id));
    onRound(tally);
  }
  return tally;
}

/** One client until it may stop; returns its acknowledged edits, the last ones included. */
async function work(calls: Calls, id: string, ending: AbortSignal, chance: () => number): Promise<string[]> {
  const device = crypto.randomUUID();
  const kept: string[] = [];
  while (!ending.aborted) {
    const edits = Array.from({ length: 1 + Math.floor(chance() * 3) }, aLine);
    kept.push(...(await sendUntilAnswered(calls, id, { device, since: 0, edits })));
  }
  return kept;
}

interface Batch {
  readonly device: string;
  readonly since: number;
  readonly edits: readonly Edit[];
}

async function sendUntilAnswered(calls: Calls, id: string, batch: Batch): Promise<string[]> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      const { fates } = await calls.post<{ fates: { id: string }[] }>(`/api/estimates/${id}/edits`, batch);
      return fates.map((fate) => fate.id);
    } catch (cause) {
      const isRefused = cause instanceof CallFailed && cause.status !== undefined && cause.status < 500;
      if (isRefused || Date.now() > deadline) throw cause;
      await pause(20);
    }
  }
}
