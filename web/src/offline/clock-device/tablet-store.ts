import type { Problem } from '@dre/core/contract/problem';
import type { SentClockEntry } from '@dre/core/contract/shop/clock';
import {
  type ClockWork,
  openAtClock,
  type PersonAtClock,
  readSharedClock,
  sendPunches,
  type SentPunch,
  type SharedClockReply,
} from '@dre/core/contract/shop/clock-keys';
import type { Result } from '@dre/core/domain/result';
import { pressedAt } from '@dre/core/domain/shop/clock/timeline';
import type { ClockTarget, Punch } from '@dre/core/domain/shop/model/clock-entry';
import type { EntryOutbox } from '../outbox/outbox.ts';
import { type SendQueue, startSendQueue } from '../sync/send-queue.ts';
import { sealPin } from './clock-crypto.ts';
import { PinGuard, type PinStorage } from './pin-guard.ts';
import type { SignedCalls } from './signed-calls.ts';

/** A press on its way. Its PIN is sealed before it is written: the device cannot read it any more. */
export interface TabletPress extends SentPunch {
  readonly id: string;
  readonly entry: Punch;
  /** The order and the place the grid shows until the server has it. */
  readonly shown: { readonly order: string; readonly place: string };
}

export interface TabletDependencies {
  readonly call: SignedCalls;
  readonly outbox: EntryOutbox<TabletPress>;
  readonly pins: PinStorage;
  readonly device: string;
  readonly newId: () => string;
  readonly now: () => number;
}

export interface TabletState {
  /** Null until the names were first read. */
  readonly clock: SharedClockReply | null;
  readonly people: readonly PersonAtClock[];
  readonly unsent: number;
  readonly isOffline: boolean;
  /** This device is no clock any more. */
  readonly ended: string | null;
  /** Presses the server could not store, with the reason. */
  readonly refused: readonly SentClockEntry[];
}

/** The answer to a typed PIN. */
export type PinReply =
  | { readonly kind: 'open'; readonly work: ClockWork | null }
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly waitMs: number }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** One press at the tablet, and the PIN it was made with. */
export interface NewPress {
  readonly person: string;
  readonly pin: string;
  readonly target: ClockTarget;
  readonly done: { readonly order: string; readonly task: string } | null;
  readonly shown: TabletPress['shown'];
}

type Replied = { readonly outcomes: readonly SentClockEntry[]; readonly now: number };

/** The shared clock of a shop on this device. A press is on the disk, then on the server. */
export class TabletStore {
  #clock: SharedClockReply | null = null;
  #pending: readonly TabletPress[];
  #refused: readonly SentClockEntry[] = [];
  #isUnread = false;
  #ended: string | null = null;
  #offset = 0;
  #state: TabletState;
  readonly #work = new Map<string, ClockWork>();
  readonly #guard: PinGuard;
  readonly #deps: TabletDependencies;
  readonly #subscribers = new Set<() => void>();
  readonly #sendQueue: SendQueue;

  constructor(pending: readonly TabletPress[], deps: TabletDependencies) {
    this.#deps = deps;
    this.#pending = pending;
    this.#guard = new PinGuard(deps.pins, deps.now);
    this.#sendQueue = startSendQueue<{ readonly edits: readonly TabletPress[] }, Replied>({
      next: (limit) => (this.#pending.length === 0 ? null : { edits: this.#pending.slice(0, limit) }),
      send: async ({ edits }) => this.#noteEnd(await deps.call(sendPunches, { punches: edits.map(sent) })),
      onReply: (reply, { edits }) => this.#acknowledge(reply, edits),
      onRefusal: ({ edits }) => this.#settle(edits),
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

  state(): TabletState {
    return this.#state;
  }

  /** Milliseconds the server's clock is ahead of this device's. */
  offset(): number {
    return this.#offset;
  }

  /** Reads names and who is on the clock. */
  async refresh(): Promise<void> {
    const reply = this.#noteEnd(await this.#deps.call(readSharedClock));
    this.#isUnread = !reply.ok;
    if (reply.ok) {
      this.#clock = reply.value;
      this.#offset = reply.value.now - this.#deps.now();
    }
    this.#publish();
  }

  reconnect(): void {
    this.#sendQueue.now();
    void this.refresh();
  }

  close(): void {
    this.#sendQueue.stop();
  }

  /** Milliseconds this name waits on this device before the next PIN. */
  waitMs(person: string): number {
    return this.#guard.waitMs(person);
  }

  /** Asks the server for the person's work. Without a network any PIN opens the clock, and is judged with the press. */
  async open(person: string, pin: string): Promise<PinReply> {
    const { newId, call } = this.#deps;
    const sealTo = this.#clock?.sealTo;
    if (sealTo === undefined) return { kind: 'problem', problem: notRead };
    const nonce = newId();
    const sealed = await sealPin(sealTo, pin, nonce);
    const reply = this.#noteEnd(await call(openAtClock, { crew: person, nonce, sealed }));
    if (!reply.ok && reply.refusal.status !== 0) return { kind: 'problem', problem: reply.refusal };
    this.#isUnread = !reply.ok;
    this.#publish();
    if (!reply.ok) {
      const waitMs = await this.#guard.attempt(person, pin);
      return waitMs > 0
        ? { kind: 'wrong', triesLeft: 0, waitMs }
        : { kind: 'open', work: this.#work.get(person) ?? null };
    }
    const { list: work, triesLeft, waitMs } = reply.value;
    if (work === null) return { kind: 'wrong', triesLeft, waitMs };
    this.#guard.forget(person);
    this.#work.set(person, work);
    return { kind: 'open', work };
  }

  /** Resolves once the press is on the disk. The minute it was made is the minute that counts. */
  async press({ person, pin, target, done, shown }: NewPress): Promise<void> {
    const { newId, device, now, outbox } = this.#deps;
    const id = newId();
    const at = now();
    const entry: Punch = {
      kind: 'punch',
      id,
      person,
      device,
      at,
      offset: Math.round(this.#offset),
      target,
    };
    const sealed = await sealPin(this.#clock?.sealTo ?? '', pin, id);
    const press = { id, entry, sealed, done: done && { edit: newId(), ...done }, shown };
    await outbox.add([press]);
    this.#pending = [...this.#pending, press];
    this.#publish();
    this.#sendQueue.now();
  }

  forgetRefused(): void {
    this.#refused = [];
    this.#publish();
  }

  async #acknowledge({ outcomes, now }: Replied, presses: readonly TabletPress[]): Promise<void> {
    this.#offset = now - this.#deps.now();
    this.#refused = [...this.#refused, ...outcomes.filter(({ outcome }) => outcome.kind === 'refused')];
    // The server judged these names, so the device counts anew.
    for (const { entry } of presses) this.#guard.forget(entry.person);
    await this.refresh();
    await this.#settle(presses);
  }

  async #settle(presses: readonly TabletPress[]): Promise<void> {
    const ids = new Set(presses.map(({ id }) => id));
    this.#pending = this.#pending.filter(({ id }) => !ids.has(id));
    this.#publish();
    // If the disk cannot erase them, they are sent again and count once.
    await this.#deps.outbox.remove([...ids]).catch(() => undefined);
  }

  #noteEnd<Value>(reply: Result<Value, Problem>): Result<Value, Problem> {
    const isEnded = !reply.ok && reply.refusal.status === 403;
    this.#ended = isEnded ? (reply.refusal.detail ?? reply.refusal.title) : reply.ok ? null : this.#ended;
    return reply;
  }

  #publish(): void {
    this.#state = this.#createState();
    for (const notify of this.#subscribers) notify();
  }

  #createState(): TabletState {
    return {
      clock: this.#clock,
      people: (this.#clock?.people ?? []).map((person) => withPending(person, this.#pending)),
      unsent: this.#pending.length,
      isOffline: this.#isUnread || this.#sendQueue.trouble() !== null,
      ended: this.#ended,
      refused: this.#refused,
    };
  }
}

const notRead: Problem = {
  type: 'about:blank',
  title: 'The names were not read yet. Check the connection and try again.',
  status: 0,
};

function sent({ entry, sealed, done }: TabletPress): SentPunch {
  return { entry, sealed, done };
}

/** The last press that waits here is newer than what the server told. */
function withPending(person: PersonAtClock, pending: readonly TabletPress[]): PersonAtClock {
  const last = pending.findLast(({ entry }) => entry.person === person.id);
  if (last === undefined) return person;
  const { entry, shown } = last;
  if (entry.target.on === 'off') return { ...person, on: null };
  return { ...person, on: { target: entry.target, ...shown, since: pressedAt(entry) } };
}
