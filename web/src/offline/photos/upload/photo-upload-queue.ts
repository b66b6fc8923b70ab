import type { Problem } from '@dre/core/contract/problem';
import { uploadPhoto } from './upload-photo.ts';
import { isSafe, type PendingPhoto, type PhotoStorage } from '../storage/photo-storage.ts';
import type { PhotoTransport } from './photo-transport.ts';

export interface PhotoUploadDependencies {
  readonly shelf: PhotoStorage;
  readonly wire: PhotoTransport;
  readonly partBytes: number;
  /** The company requests are made for; photos of another one wait until it is active. */
  readonly company: () => string | undefined;
  /** Runs the work while no other tab does the same. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly onReceived: (id: string, share: number) => void;
  /** The storage changed. */
  readonly onChange: () => void;
}

const longestPause = 30_000;

/** Uploads one picture after the other; retries with growing pauses while the server is unreachable. */
export class PhotoUploadQueue {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #trouble: Problem | null = null;
  #failures = 0;
  #isRunning = false;
  #isWanted = false;
  readonly #duties: PhotoUploadDependencies;

  constructor(duties: PhotoUploadDependencies) {
    this.#duties = duties;
  }

  /** The problem of the last failed upload; null while uploading works. */
  trouble(): Problem | null {
    return this.#trouble;
  }

  /** Sends everything that waits, at once. Resolves when nothing more can be sent. */
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

  /** Removes photos that are safe already: the page that uploaded them closed before it removed them. */
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
    const delivery = await uploadPhoto(estimate, toSend, {
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

  /** A photo not yet on its estimate stays stored: without that edit its file belongs to nothing. */
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

/** Reading or writing the photo storage failed. */
const noShelf: Problem = { type: 'about:blank', title: 'This device does not give its photos.', status: 0 };

function isToBeSent({ toSend, refusal, isWithServer }: PendingPhoto): boolean {
  return toSend !== null && refusal === null && !isWithServer;
}
