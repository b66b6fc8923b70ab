import { afterAttempt, noAttempts, type PinAttempts } from '@dre/core/domain/shop/clock/clock-pin';

/** Counts survive the page: reloading it gives nobody new tries. */
export type PinStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Limits PINs while nobody can judge them, as the server does when it can. A person who types the same PIN all day makes
 * one attempt: the page remembers a hash of the last one under a salt of its own.
 */
export class PinGuard {
  readonly #storage: PinStorage;
  readonly #now: () => number;
  readonly #last = new Map<string, string>();
  readonly #salt = crypto.getRandomValues(new Uint8Array(16)).join('-');

  constructor(storage: PinStorage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  waitMs(person: string): number {
    return Math.max(0, this.#read(person).waitUntil - this.#now());
  }

  /** The wait this PIN meets; 0 if it may be used. */
  async attempt(person: string, pin: string): Promise<number> {
    const wait = this.waitMs(person);
    if (wait > 0) return wait;
    const hash = await this.#hash(person, pin);
    if (this.#last.get(person) === hash) return 0;
    this.#last.set(person, hash);
    this.#write(person, afterAttempt(this.#read(person), this.#now()));
    return this.waitMs(person);
  }

  /** The server judged this name. */
  forget(person: string): void {
    this.#storage.removeItem(keyOf(person));
  }

  async #hash(person: string, pin: string): Promise<string> {
    const text = new TextEncoder().encode(`${this.#salt} ${person} ${pin}`);
    return new Uint8Array(await crypto.subtle.digest('SHA-256', text)).join('-');
  }

  #read(person: string): PinAttempts {
    try {
      return JSON.parse(this.#storage.getItem(keyOf(person)) ?? '') as PinAttempts;
    } catch {
      return noAttempts;
    }
  }

  #write(person: string, attempts: PinAttempts): void {
    try {
      this.#storage.setItem(keyOf(person), JSON.stringify(attempts));
    } catch {
      // No room: the server limits them when they arrive.
    }
  }
}

function keyOf(person: string): string {
  return `dre-clock-tries ${person}`;
}
