import { Worker } from 'node:worker_threads';
import type { GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import type { CheckedDraft } from '../draft/issues-service.ts';
import { type BookWork, type BookWorkshop, TooMuchBookWork } from './book-work.ts';

/** The data a worker thread starts with. */
export interface BookThreadData {
  readonly databaseUrl: string;
  readonly work: BookWork | { readonly kind: 'check-draft' };
}

/** A thread that exceeds either is terminated, and its file is refused. */
const longestMs = 240_000;
const memory = { maxOldGenerationSizeMb: 768, stackSizeMb: 4 };
const mostWaiting = 20;

/** Runs one task at a time, each in a thread that ends with it; others wait in a queue. */
export function bookThreads(worker: URL, databaseUrl: string): BookWorkshop {
  const running = new Set<Worker>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const start = (work: BookThreadData['work']) =>
    new Promise<unknown>((resolve, reject) => {
      if (isClosed) return reject(new Error('The server is stopping.'));
      const workerData: BookThreadData = { databaseUrl, work };
      const thread = new Worker(worker, { workerData, resourceLimits: memory });
      const limit = setTimeout(() => void thread.terminate(), longestMs);
      running.add(thread);
      thread.on('message', resolve);
      thread.on('error', reject);
      thread.on('exit', () => {
        clearTimeout(limit);
        running.delete(thread);
        reject(new Error('The thread that worked on the book has ended.'));
      });
    });

  const inTurn = async (work: BookThreadData['work']): Promise<unknown> => {
    if (waiting >= mostWaiting) throw new TooMuchBookWork();
    waiting += 1;
    const before = last;
    const mine = before.then(() => start(work));
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting -= 1;
    }
  };

  return {
    run: async (work) => (await inTurn(work)) as GeneratedFile | undefined,
    // Not queued: a publisher holds the draft, and a queued import waiting for the draft would deadlock with it.
    checkDraft: async () => (await start({ kind: 'check-draft' })) as CheckedDraft,
    close: async () => {
      isClosed = true;
      await Promise.all([...running].map((thread) => thread.terminate()));
    },
  };
}
