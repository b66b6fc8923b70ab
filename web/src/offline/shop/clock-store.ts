import type { Problem } from '@dre/core/contract/problem';
import type { ClockOutcome, SentClockEntry } from '@dre/core/contract/shop/clock';
import type { Result } from '@dre/core/domain/result';
import type { TargetNotice } from '@dre/core/domain/shop/clock/target-notice';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { EntryOutbox } from '../outbox/outbox.ts';
import { type SendQueue, startSendQueue } from '../sync/send-queue.ts';

export interface ReadClock {
  readonly entries: readonly ClockEntry[];
  readonly closedUntil: string | null;
  readonly now: number;
}

export interface ClockTransport {
  read(): Promise<Result<ReadClock, Problem>>;
  send(
    entries: readonly ClockEntry[],
  ): Promise<Result<{ readonly outcomes: readonly SentClockEntry[]; readonly now: number }, Problem>>;
}

export interface ClockStoreDependencies {
  readonly transport: ClockTransport;
  readonly outbox: EntryOutbox<ClockEntry>;
  /** The crew member who presses. */
  readonly person: string;
  readonly device: string;
  readonly newId: () => string;
  readonly now: () => number;
}

/** An entry that is not on the server: refused, with its reason. It stays until it was read. */
export interface RefusedClockEntry {
  readonly entry: ClockEntry;
  readonly refusal: Extract<ClockOutcome, { kind: 'refused' }>['refusal'] | { readonly kind: 'invalid' };
}

export interface ClockState {
  /** The person's log: what the server has, and what waits here. */
  readonly log: readonly ClockEntry[];
  readonly unsent: number;
  readonly refused: readonly RefusedClockEntry[];
  /** Work that was withdrawn or changed while it was clocked, by entry. */
  readonly notices: ReadonlyMap<string, Exclude<TargetNotice, null>>;
  /**
   * `device`: the disk has everything, the server not yet. `writing`: the disk has not answered, so nothing may say
   * saved. `blocked`: this browser refuses to store.
   */
  readonly saved: 'server' | 'device' | 'writing' | 'blocked';
  /** The last answer of the disk or the server, by this device's clock. */
  readonly savedAt: number | null;
  readonly isOffline: boolean;
  readonly closedUntil: string | null;
  /** Milliseconds the server's clock is ahead of this device's. */
  readonly offset: number;
}

/** One person's clock on this device. A press is shown at once, then on the disk, then on the server. */
export class ClockStore {
  #log: readonly ClockEntry[];
  #pending: readonly ClockEntry[];
  #refused: readonly RefusedClockEntry[] = [];
  #notices: ReadonlyMap<string, Exclude<TargetNotice, null>> = new Map();
  #closedUntil: string | null;
  #offset: number;
  #unwritten = 0;
  #isBlocked = false;
  #savedAt: number | null = null;
  #state: ClockState;
  readonly #deps: ClockStoreDependencies;
  readonly #subscribers = new Set<() => void>();
  readonly #sendQueue: SendQueue;

  constructor(read: ReadClock, pending: readonly ClockEntry[], deps: ClockStoreDependencies) {
    this.#deps = deps;
    this.#log = read.entries;
    this.#pending = pending;
    this.#closedUntil = read.closedUntil;
    this.#offset = read.now - deps.now();
    this.#sendQueue = startSendQueue<{ readonly edits: readonly ClockEntry[] }, Replied>({
      next: (limit) => (this.#pending.length === 0 ? null : { edits: this.#pending.slice(0, limit) }),
      send: ({ edits }) => deps.transport.send(edits),
      onReply: (reply, { edits }) => this.#acknowledge(reply, edits),
      onRefusal: async ({ edits }) => {
        this.#refused = [
          ...this.#refused,
          ...edits.map((entry) => ({ entry, refusal: { kind: 'invalid' as const } })),
        ];
        await this.#settle(edits);
      },
      onConflict: async () => undefined,
      onChange: () => this.#publish(),
    });
    this.#state = this.#createState();
    if (pending.length > 0) this.#sendQueue.now();
  }

  subscribe(onChange: () => void): () => void {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  }

  /** The crew member who presses. */
  get person(): string {
    return this.#deps.person;
  }

  state(): ClockState {
    return this.#state;
  }

  /** The minute of the press is the minute that counts, whenever it arrives. */
  press(target: ClockTarget): void {
    const { newId, person, device, now } = this.#deps;
    const offset = Math.round(this.#offset);
    this.#add({ kind: 'punch', id: newId(), person, device, at: now(), offset, target });
  }

  /**
   * A press somebody forgot: pressed now and corrected to its true time, so that the log keeps both. It is a
   * millisecond older than the press that follows it, whose place after it must not depend on ids.
   */
  pressLate(target: ClockTarget, newAt: number, why: string): void {
    const { newId, person, device, now } = this.#deps;
    const [id, offset] = [newId(), Math.round(this.#offset)];
    this.#add({ kind: 'punch', id, person, device, at: now() - 1, offset, target });
    this.correct(id, { newAt, newTarget: null, why });
  }

  /** A new time or target for a punch. The server signs it again. */
  correct(
    punch: string,
    change: { readonly newAt: number | null; readonly newTarget: ClockTarget | null; readonly why: string },
  ): void {
    const { newId, person, now } = this.#deps;
    const at = now() + Math.round(this.#offset);
    this.#add({ kind: 'correction', id: newId(), person, by: '', at, punch, ...change });
  }

  forgetRefused(id: string): void {
    this.#refused = this.#refused.filter(({ entry }) => entry.id !== id);
    this.#publish();
  }

  reconnect(): void {
    this.#sendQueue.now();
  }

  close(): void {
    this.#sendQueue.stop();
  }

  #add(entry: ClockEntry): void {
    this.#pending = [...this.#pending, entry];
    this.#unwritten += 1;
    this.#publish();
    const toDisk = async () => {
      try {
        await this.#deps.outbox.add([entry]);
        this.#isBlocked = false;
        this.#savedAt = this.#deps.now();
      } catch {
        this.#isBlocked = true;
      }
      this.#unwritten -= 1;
      this.#publish();
      this.#sendQueue.now();
    };
    void toDisk();
  }

  async #acknowledge({ outcomes, now }: Replied, sent: readonly ClockEntry[]): Promise<void> {
    const byId = new Map(sent.map((entry) => [entry.id, entry]));
    const stored: ClockEntry[] = [];
    for (const { id, outcome, entry } of outcomes) {
      const own = byId.get(id);
      if (outcome.kind === 'refused' && own !== undefined) {
        this.#refused = [...this.#refused, { entry: own, refusal: outcome.refusal }];
      }
      if (entry !== null) stored.push(entry);
      if (outcome.kind === 'stored' && outcome.notice !== null) {
        this.#notices = new Map(this.#notices).set(id, outcome.notice);
      }
    }
    const known = new Set(this.#log.map(({ id }) => id));
    this.#log = [...this.#log, ...stored.filter(({ id }) => !known.has(id))];
    this.#offset = now - this.#deps.now();
    this.#savedAt = this.#deps.now();
    await this.#settle(sent);
  }

  async #settle(entries: readonly ClockEntry[]): Promise<void> {
    const ids = new Set(entries.map(({ id }) => id));
    this.#pending = this.#pending.filter(({ id }) => !ids.has(id));
    this.#publish();
    // If the disk cannot erase them, they are sent again and count once.
    await this.#deps.outbox.remove([...ids]).catch(() => undefined);
  }

  #publish(): void {
    this.#state = this.#createState();
    for (const notify of this.#subscribers) notify();
  }

  #createState(): ClockState {
    const known = new Set(this.#log.map(({ id }) => id));
    return {
      log: [...this.#log, ...this.#pending.filter(({ id }) => !known.has(id))],
      unsent: this.#pending.length,
      refused: this.#refused,
      notices: this.#notices,
      saved: this.#saved(),
      savedAt: this.#savedAt,
      isOffline: this.#sendQueue.trouble() !== null,
      closedUntil: this.#closedUntil,
      offset: this.#offset,
    };
  }

  #saved(): ClockState['saved'] {
    if (this.#pending.length === 0) return 'server';
    if (this.#unwritten > 0) return 'writing';
    return this.#isBlocked ? 'blocked' : 'device';
  }
}

interface Replied {
  readonly outcomes: readonly SentClockEntry[];
  readonly now: number;
}
