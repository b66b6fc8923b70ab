import type { Problem } from '@dre/core/contract/problem';
import { deliverPhoto } from './upload-photo.ts';
import { isSafe, type PendingPhoto, type PhotoStorage } from '../storage/photo-storage.ts';
import type { PhotoTransport } from './photo-transport.ts';

export interface PhotoSendingDuties {
  readonly shelf: PhotoStorage;
  readonly wire: PhotoTransport;
  readonly partBytes: number;
  /** Whom calls are made for at the moment: another company's photos wait until it is their turn. */
  readonly company: () => string | undefined;
  /** Runs it when no other tab does the same. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly onReceived: (id: string, share: number) => void;
  /** Something on the shelf is different now. */
  readonly onChange: () => void;
}

const longestPause = 30_000;

/** Sends one picture after the other; tries again, ever more slowly, while the server is out of reach. */
export class PhotoSending {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #trouble: Problem | null = null;
  #failures = 0;
  #isRunning = false;
  #isWanted = false;
  readonly #duties: PhotoSendingDuties;

  constructor(duties: PhotoSendingDuties) {
    this.#duties = duties;
  }

  /** Why the last try failed; null while all is well. */
  trouble(): Problem | null {
    return this.#trouble;
  }

  /** Whatever waits, at once. Ends when there is nothing left to send, or no way to. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isWanted = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#isWanted) {
      this.#isWanted = false;
      try {
        await this.#duties.alone(() => this.#sendAll());
      } catch {
        this.#pause(noShelf);
      }
    }
    this.#isRunning = false;
    this.#duties.onChange();
  }

  async #sendAll(): Promise<void> {
    await this.#clearAway();
    for (let photo = await this.#next(); photo !== undefined; photo = await this.#next()) {
      if (!(await this.#send(photo))) return;
    }
  }

  /** What is safe and lies there still: a page was gone before it could put it down. */
  async #clearAway(): Promise<void> {
    const { shelf } = this.#duties;
    for (const photo of await shelf.all()) if (isSafe(photo)) await shelf.remove(photo.id);
  }

  async #next(): Promise<PendingPhoto | undefined> {
    const company = this.#duties.company();
    const kept = await this.#duties.shelf.all();
    return kept.find((photo) => photo.company === company && isToBeSent(photo));
  }

  async #send({ estimate, id, toSend }: PendingPhoto): Promise<boolean> {
    const { shelf, onReceived, onChange } = this.#duties;
    if (toSend === null) return true;
    const delivery = await deliverPhoto(estimate, toSend, {
      ...this.#duties,
      onReceived: (received) => onReceived(id, received / toSend.bytes.size),
    });
    if (delivery.kind === 'later') return this.#pause(delivery.problem);
    this.#trouble = null;
    this.#failures = 0;
    if (delivery.kind === 'refused') {
      await shelf.change(id, { refusal: delivery.problem.detail ?? delivery.problem.title });
    } else await this.#putDown(id);
    onChange();
    return true;
  }

  /** What is not on its estimate yet stays until it is: else nobody would know whose the picture is. */
  async #putDown(id: string): Promise<void> {
    const { shelf } = this.#duties;
    const marked = await shelf.change(id, { isWithServer: true });
    if (marked !== undefined && isSafe(marked)) await shelf.remove(id);
  }

  #pause(problem: Problem): false {
    this.#trouble = problem;
    this.#failures += 1;
    const pause = Math.min(1_000 * 2 ** this.#failures, longestPause);
    this.#timer = setTimeout(() => void this.now(), pause);
    return false;
  }
}

/** The device does not give its photos, or does not take what is said of them: its disk may have failed it. */
const noShelf: Problem = { type: 'about:blank', title: 'This device does not give its photos.', status: 0 };

function isToBeSent({ toSend, refusal, isWithServer }: PendingPhoto): boolean {
  return toSend !== null && refusal === null && !isWithServer;
}
