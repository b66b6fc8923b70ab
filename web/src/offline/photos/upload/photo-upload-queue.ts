import type { Problem } from '@dre/core/contract/problem';
import { uploadPhoto } from './upload-photo.ts';
import { isSafe, type PendingPhoto, type PhotoStorage } from '../storage/photo-storage.ts';
import type { PhotoTransport } from './photo-transport.ts';

export interface PhotoUploadDependencies {
  readonly storage: PhotoStorage;
  readonly transport: PhotoTransport;
  readonly partBytes: number;
  /** The company requests are made for; photos of another one wait until it is active. */
  readonly company: () => string | undefined;
  /** Runs the work while no other tab does the same. */
  readonly runExclusive: (work: () => Promise<void>) => Promise<void>;
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
  #isRequested = false;
  readonly #deps: PhotoUploadDependencies;

  constructor(deps: PhotoUploadDependencies) {
    this.#deps = deps;
  }

  /** The problem of the last failed upload; null while uploading works. */
  trouble(): Problem | null {
    return this.#trouble;
  }

  /** Sends everything that waits, at once. Resolves when nothing more can be sent. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isRequested = true;
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#isRequested) {
      this.#isRequested = false;
      try {
        await this.#deps.runExclusive(() => this.#sendAll());
      } catch {
        this.#pause(storageFailed);
      }
    }
    this.#isRunning = false;
    this.#deps.onChange();
  }

  async #sendAll(): Promise<void> {
    await this.#removeSafe();
    for (let photo = await this.#next(); photo !== undefined; photo = await this.#next()) {
      if (!(await this.#send(photo))) return;
    }
  }

  /** Removes photos that are safe already: the page that uploaded them closed before it removed them. */
  async #removeSafe(): Promise<void> {
    const { storage } = this.#deps;
    for (const photo of await storage.all()) if (isSafe(photo)) await storage.remove(photo.id);
  }

  async #next(): Promise<PendingPhoto | undefined> {
    const company = this.#deps.company();
    const stored = await this.#deps.storage.all();
    return stored.find((photo) => photo.company === company && isToBeSent(photo));
  }

  async #send({ id, toSend, ...home }: PendingPhoto): Promise<boolean> {
    const { storage, onReceived, onChange } = this.#deps;
    if (toSend === null) return true;
    const delivery = await uploadPhoto(home, toSend, {
      ...this.#deps,
      onReceived: (received) => onReceived(id, received / toSend.bytes.size),
    });
    if (delivery.kind === 'later') return this.#pause(delivery.problem);
    this.#trouble = null;
    this.#failures = 0;
    if (delivery.kind === 'refused') {
      await storage.change(id, { refusal: delivery.problem.detail ?? delivery.problem.title });
    } else await this.#markUploaded(id);
    onChange();
    return true;
  }

  /** A photo not yet on its estimate stays stored: without that edit its file belongs to nothing. */
  async #markUploaded(id: string): Promise<void> {
    const { storage } = this.#deps;
    const marked = await storage.change(id, { isWithServer: true });
    if (marked !== undefined && isSafe(marked)) await storage.remove(id);
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
const storageFailed: Problem = {
  type: 'about:blank',
  title: 'This device does not give its photos.',
  status: 0,
};

function isToBeSent({ toSend, refusal, isWithServer }: PendingPhoto): boolean {
  return toSend !== null && refusal === null && !isWithServer;
}
