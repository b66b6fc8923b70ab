import { availableParallelism } from 'node:os';
import { type DocumentFiles, DocumentThread } from './document-thread.ts';
import type { DocumentOrder, Pictures } from './estimate/order.ts';

/** More documents are waiting than anybody would wait for. */
export class TooManyDocuments extends Error {
  override readonly name = 'TooManyDocuments';
}

/** The right to draw one document; whoever has it draws once or leaves. */
export interface DocumentPermit {
  /** The file as it is drawn; it ends with its number of pages, and the turn with it. */
  draw(order: DocumentOrder, pictures: Pictures): AsyncGenerator<Uint8Array, number>;
  leave(): void;
}

export interface DocumentPool {
  /** A thread for the document that is about to be asked for. */
  warm(): void;
  /** Whether another document would be taken. */
  readonly hasRoom: boolean;
  /**
   * What a document says is collected once it is its turn, so that those who wait take neither memory nor the server's
   * time. Refused with TooManyDocuments where the line is too long.
   */
  turn(): Promise<DocumentPermit>;
  close(): void;
}

export interface PoolSize {
  readonly threads: number;
  readonly waiting: number;
}

/** One core is left to those who do not print. */
const usual: PoolSize = { threads: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 40 };

/** After this long without a document the threads' memory is given back. */
const idleMs = 120_000;

/** A few threads and a short line before them. */
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
