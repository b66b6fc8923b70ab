import { photoLimits, readPhotoAddresses } from '@dre/core/contract/estimates/photos';
import type { Api } from '../../../lib/api.ts';

export interface PictureAddress {
  readonly small: string;
  readonly medium: string;
  readonly full: string;
  /** The smaller pictures are made. */
  readonly isReady: boolean;
}

/** What is known of a picture at the server: `missing` is one it has nothing of. */
export type KnownAddress = PictureAddress | 'missing' | undefined;

const soon = 30;
/** Addresses are renewed so long before they end. */
const ahead = 60_000;
/** Asked again where the server has not got it, or not made it smaller, and where it was not reached. */
const again = { unfinished: 3_000, unreached: 8_000 } as const;

/** Addresses of the pictures of one estimate, asked for together, good for minutes and renewed in time. */
export class PhotoAddresses {
  readonly #known = new Map<string, PictureAddress | 'missing'>();
  readonly #wanted = new Map<string, number>();
  readonly #followers = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Infinity;
  readonly #api: Api;
  readonly #estimate: string;

  constructor(api: Api, estimate: string) {
    this.#api = api;
    this.#estimate = estimate;
  }

  of(file: string): KnownAddress {
    return this.#known.get(file);
  }

  subscribe = (onChange: () => void): (() => void) => {
    this.#followers.add(onChange);
    return () => this.#followers.delete(onChange);
  };

  /** Asks for it and keeps its address fresh until it is let go. */
  want(file: string): () => void {
    const count = this.#wanted.get(file) ?? 0;
    this.#wanted.set(file, count + 1);
    if (count === 0) this.#askIn(soon);
    return () => this.#letGo(file);
  }

  #letGo(file: string): void {
    const count = (this.#wanted.get(file) ?? 1) - 1;
    if (count > 0) this.#wanted.set(file, count);
    else this.#wanted.delete(file);
  }

  #askIn(milliseconds: number): void {
    const at = Date.now() + milliseconds;
    if (at >= this.#due) return;
    clearTimeout(this.#timer);
    this.#due = at;
    this.#timer = setTimeout(() => void this.#ask(), milliseconds);
  }

  async #ask(): Promise<void> {
    this.#due = Infinity;
    const files = [...this.#wanted.keys()];
    for (let from = 0; from < files.length; from += photoLimits.addresses) {
      await this.#askFor(files.slice(from, from + photoLimits.addresses));
    }
  }

  async #askFor(files: string[]): Promise<void> {
    const params = { id: this.#estimate };
    const answer = await this.#api.call(readPhotoAddresses, { params, body: { files } });
    if (!answer.ok) return this.#askIn(again.unreached);
    const { addresses, until } = answer.value;
    const found = new Map(addresses.map((address) => [address.file, address]));
    for (const file of files) {
      const address = found.get(file);
      const isThere = address !== undefined && address.state !== 'waiting';
      this.#known.set(file, isThere ? { ...address, isReady: address.state === 'ready' } : 'missing');
    }
    for (const follow of this.#followers) follow();
    this.#askIn(Math.max(ahead, Date.parse(until) - Date.now() - ahead));
    if (files.some((file) => !isReady(this.#known.get(file)))) this.#askIn(again.unfinished);
    return undefined;
  }
}

function isReady(address: KnownAddress): boolean {
  return typeof address === 'object' && address.isReady;
}
