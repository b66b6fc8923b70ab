import { availableParallelism } from 'node:os';
import { type DocumentFiles, DocumentThread } from './document-thread.ts';
import type { Pictures } from './estimate/order.ts';
import type { PrintableOrder } from './write-document.ts';

/** Thrown when the queue is longer than anyone would wait for. */
export class TooManyDocuments extends Error {
  override readonly name = 'TooManyDocuments';
}

/** Permission to draw one document; its holder draws once or leaves. */
export interface DocumentPermit {
  /** Yields the file as it is drawn and returns its number of pages, which ends the permit. */
  draw(order: PrintableOrder, pictures: Pictures): AsyncGenerator<Uint8Array, number>;
  leave(): void;
}

export interface DocumentPool {
  /** Starts a thread for a document that will be requested soon. */
  warm(): void;
  /** True if another document would be accepted. */
  readonly hasRoom: boolean;
  /**
   * Content is collected only after a permit is granted, so that waiting requests take neither memory nor server time.
   * Rejects with TooManyDocuments if the queue is full.
   */
  turn(): Promise<DocumentPermit>;
  close(): void;
}

export interface PoolSize {
  readonly threads: number;
  readonly waiting: number;
}

/** Leaves one core to requests without documents. */
const usual: PoolSize = { threads: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 40 };

/** Idle threads end after this time, to free their memory. */
const idleMs = 120_000;

/** A few threads with a short queue. */
export function documentPool(files: DocumentFiles, { threads, waiting: mostWaiting } = usual): DocumentPool {
  const idle: DocumentThread[] = [];
  const line: ((thread: DocumentThread) => void)[] = [];
  let working = 0;
  let isClosed = false;
  let resting: NodeJS.Timeout | undefined;

  const hasRoom = () => !isClosed && (working < threads || line.length < mostWaiting);
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      for (const thread of idle.splice(0)) thread.end();
    }, idleMs);
    resting.unref();
  };
  const take = async (): Promise<DocumentThread> => {
    if (!hasRoom()) throw new TooManyDocuments();
    if (working < threads) {
      working += 1;
      return idle.pop() ?? new DocumentThread(files);
    }
    return new Promise((resolve) => line.push(resolve));
  };
  const giveBack = (thread: DocumentThread) => {
    const fit = thread.isGone && !isClosed && line.length > 0 ? new DocumentThread(files) : thread;
    const next = line.shift();
    if (next !== undefined) return next(fit);
    working -= 1;
    if (isClosed) fit.end();
    else if (!fit.isGone) idle.push(fit);
    rest();
  };

  return {
    warm: () => {
      if (isClosed || idle.length + working > 0) return;
      idle.push(new DocumentThread(files));
      rest();
    },
    get hasRoom() {
      return hasRoom();
    },
    turn: async () => turnWith(await take(), giveBack),
    close: () => {
      isClosed = true;
      clearTimeout(resting);
      for (const thread of idle.splice(0)) thread.end();
    },
  };
}

function turnWith(thread: DocumentThread, giveBack: (thread: DocumentThread) => void): DocumentPermit {
  let isOver = false;
  const leave = () => {
    if (isOver) return;
    isOver = true;
    giveBack(thread);
  };
  return {
    leave,
    draw: async function* (order, pictures) {
      try {
        return yield* thread.draw(order, pictures);
      } finally {
        leave();
      }
    },
  };
}
