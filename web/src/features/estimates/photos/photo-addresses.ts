import type { Problem } from '@dre/core/contract/problem';
import { photoLimits, type readPhotoAddresses } from '@dre/core/contract/estimates/photos';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import type { Result } from '@dre/core/domain/result';

export interface PictureAddress {
  readonly small: string;
  readonly medium: string;
  readonly full: string;
  /** True once the smaller pictures are generated. */
  readonly isReady: boolean;
}

/** The server's state of a picture: `missing` if it has no such file. */
export type CachedAddress = PictureAddress | 'missing' | undefined;

const soon = 30;
/** Addresses are renewed this long before they expire. */
const ahead = 60_000;
/** Delays until the next request: for files the server has not received or resized yet, and after a failed request. */
const again = { unfinished: 3_000, unreached: 8_000 } as const;

/** Reads addresses of some pictures of one estimate or repair order. */
export type AddressReader = (files: string[]) => Promise<Result<ReplyOf<typeof readPhotoAddresses>, Problem>>;

/** Addresses of the pictures of one estimate or repair order, requested together, valid for minutes and renewed in time. */
export class PhotoAddresses {
  readonly #addresses = new Map<string, PictureAddress | 'missing'>();
  readonly #subscriptions = new Map<string, number>();
  readonly #followers = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Infinity;
  readonly #read: AddressReader;

  constructor(read: AddressReader) {
    this.#read = read;
  }

  of(file: string): CachedAddress {
    return this.#addresses.get(file);
  }

  subscribe = (onChange: () => void): (() => void) => {
    this.#followers.add(onChange);
    return () => this.#followers.delete(onChange);
  };

  /** Requests an address and keeps it fresh until released. */
  want(file: string): () => void {
    const count = this.#subscriptions.get(file) ?? 0;
    this.#subscriptions.set(file, count + 1);
    if (count === 0) this.#requestIn(soon);
    return () => this.#letGo(file);
  }

  #letGo(file: string): void {
    const count = (this.#subscriptions.get(file) ?? 1) - 1;
    if (count > 0) this.#subscriptions.set(file, count);
    else this.#subscriptions.delete(file);
  }

  #requestIn(milliseconds: number): void {
    const at = Date.now() + milliseconds;
    if (at >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = at;
    this.#timer = setTimeout(() => void this.#request(), milliseconds);
  }

  async #request(): Promise<void> {
    this.#due = Infinity;
    const files = [...this.#subscriptions.keys()];
    for (let from = 0; from < files.length; from += photoLimits.addresses) {
      await this.#requestBatch(files.slice(from, from + photoLimits.addresses));
    }
  }

  async #requestBatch(files: string[]): Promise<void> {
    const reply = await this.#read(files);
    if (!reply.ok) return this.#requestIn(again.unreached);
    const { addresses, until } = reply.value;
    const found = new Map(addresses.map((address) => [address.file, address]));
    for (const file of files) {
      const address = found.get(file);
      const isKnown = address !== undefined && address.state !== 'waiting';
      this.#addresses.set(file, isKnown ? { ...address, isReady: address.state === 'ready' } : 'missing');
    }
    for (const follow of this.#followers) follow();
    this.#requestIn(Math.max(ahead, Date.parse(until) - Date.now() - ahead));
    if (files.some((file) => !isReady(this.#addresses.get(file)))) this.#requestIn(again.unfinished);
    return undefined;
  }
}

function isReady(address: CachedAddress): boolean {
  return typeof address === 'object' && address.isReady;
}
