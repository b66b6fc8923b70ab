import { Worker } from 'node:worker_threads';
import type { Compared, CompareSets, ComparisonWork } from './comparison-work.ts';

/** A thread that exceeds either is terminated, and the set is not compared. */
const longestMs = 60_000;
const memory = { maxOldGenerationSizeMb: 256, stackSizeMb: 4 };
const mostWaiting = 20;

/** Thrown when the queue is longer than anyone would wait for. */
export class TooManyComparisons extends Error {
  override readonly name = 'TooManyComparisons';
}

export interface ComparisonThreads {
  readonly compare: CompareSets;
  close(): Promise<void>;
}

/** Runs one comparison at a time, each in a thread that ends with it; others wait in a queue. */
export function comparisonThreads(worker: URL): ComparisonThreads {
  let running: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const start = (workerData: ComparisonWork) =>
    new Promise<Compared>((resolve, reject) => {
      if (isClosed) return reject(new Error('The server is stopping.'));
      const thread = new Worker(worker, { workerData, resourceLimits: memory });
      const limit = setTimeout(() => void thread.terminate(), longestMs);
      running = thread;
      thread.on('message', resolve);
      thread.on('error', reject);
      thread.on('exit', () => {
        clearTimeout(limit);
        running = undefined;
        reject(new Error('The thread that compared has ended.'));
      });
    });

  return {
    compare: async (work) => {
      if (waiting >= mostWaiting) throw new TooManyComparisons();
      waiting += 1;
      const mine = last.then(() => start(work));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
    close: async () => {
      isClosed = true;
      await running?.terminate();
    },
  };
}
