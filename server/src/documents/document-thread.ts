import { Worker } from 'node:worker_threads';
import type { Pictures } from './estimate/order.ts';
import type { PrintableOrder } from './write-document.ts';
import { fileStart } from './paper/file-start.ts';
import type { FromThread, ThreadData, ToThread } from './worker-messages.ts';

/** The built worker and the typefaces. */
export interface DocumentFiles {
  readonly worker: URL;
  readonly fonts: URL;
}

/** A document that takes longer is aborted, with its thread. */
const longestMs = 60_000;
/** The time a thread has to notice an abort. */
const noticeMs = 2_000;
const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 96, stackSizeMb: 4 };

/** A thread that draws one document at a time. */
export class DocumentThread {
  readonly #worker: Worker;
  #hear: ((message: FromThread) => void) | undefined;
  #isGone = false;

  constructor({ worker, fonts }: DocumentFiles) {
    const workerData: ThreadData = { fonts: fonts.href };
    this.#worker = new Worker(worker, { workerData, resourceLimits: memory });
    this.#worker.on('message', (message: FromThread) => this.#hear?.(message));
    const gone = (words: string) => {
      this.#isGone = true;
      this.#hear?.({ kind: 'failed', message: words });
    };
    this.#worker.on('error', (cause) => gone(cause.message));
    this.#worker.on('exit', () => gone('The thread that drew the document has ended.'));
    // An idle thread must not keep the process alive.
    this.#worker.unref();
  }

  /** True once the thread can draw nothing more. */
  get isGone(): boolean {
    return this.#isGone;
  }

  end(): void {
    this.#isGone = true;
    void this.#worker.terminate();
  }

  /** Yields the bytes as they are drawn and returns the number of pages. A reader who stops aborts the drawing. */
  async *draw(order: PrintableOrder, pictures: Pictures): AsyncGenerator<Uint8Array, number> {
    const heard: FromThread[] = [];
    let wake: (() => void) | undefined;
    this.#hear = (message) => {
      if (message.kind === 'ask-picture') void this.#answer(message, pictures);
      else heard.push(message);
      wake?.();
    };
    const limit = setTimeout(() => this.end(), longestMs);
    this.#worker.ref();
    let [isTold, isDone] = [false, false];
    try {
      // Sent before the order is even copied: readers see at once that the file is coming.
      yield fileStart;
      this.#tell({ kind: 'draw', order });
      isTold = true;
      while (true) {
        const message = heard.shift();
        if (message === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        } else if (message.kind === 'bytes') {
          yield message.bytes;
          this.#tell({ kind: 'taken', bytes: message.bytes.length });
        } else if (message.kind === 'done') {
          isDone = true;
          return message.pages;
        } else if (message.kind === 'failed') {
          isDone = !this.#isGone;
          throw new Error(message.message);
        }
      }
    } finally {
      clearTimeout(limit);
      if (isTold && !isDone && !this.#isGone) await this.#stopped(heard);
      this.#hear = undefined;
      this.#worker.unref();
    }
  }

  /** Waits until the thread has stopped drawing, or terminates it. */
  async #stopped(heard: FromThread[]): Promise<void> {
    const isOver = ({ kind }: FromThread) => kind === 'done' || kind === 'failed';
    if (heard.some(isOver)) return;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(() => {
        this.end();
        resolve();
      }, noticeMs);
      this.#hear = (message) => {
        if (!isOver(message)) return;
        clearTimeout(patience);
        resolve();
      };
      this.#tell({ kind: 'stop' });
    });
  }

  async #answer(
    { ask, file, edge }: Extract<FromThread, { kind: 'ask-picture' }>,
    pictures: Pictures,
  ): Promise<void> {
    const bytes = await pictures(file, edge).catch(() => undefined);
    this.#tell({ kind: 'picture', ask, bytes });
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message, []);
  }
}
