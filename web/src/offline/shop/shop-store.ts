import type { ShopCard, ShopStreamEvent } from '@dre/core/contract/shop/shop';
import type { Problem } from '@dre/core/contract/problem';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import type { ShopAuthor } from '@dre/core/domain/shop/roles/shop-permissions';
import type { EntryOutbox } from '../outbox/outbox.ts';
import { type EventSubscription, reopenStream } from '../sync/reopening-stream.ts';
import { type SendQueue, startSendQueue } from '../sync/send-queue.ts';
import type { OrderChange, ShopWriteRefusal } from './apply-order-changes.ts';
import { advanceOrder, orderReplica, type OrderReplica } from './order-replica.ts';
import type { ShopRulesSource } from './shop-rules.ts';
import { shopState, type RefusedShopEdit, type ShopState } from './shop-state.ts';
import type {
  PendingShopEdit,
  SentShopEdits,
  ShopBatch,
  ShopReply,
  ShopTransport,
} from './shop-transport.ts';

export interface ShopStoreDependencies {
  readonly transport: ShopTransport;
  readonly outbox: EntryOutbox<PendingShopEdit>;
  readonly rules: ShopRulesSource;
  /** The signed-in person; the server signs edits itself. */
  readonly author: Omit<ShopAuthor, 'crewId'>;
  readonly newId: () => string;
  readonly now: () => number;
}

/** Takes back what was written, or says why it cannot be; null if this kind of change has no undo. */
export type ShopUndo = (() => Result<null, ShopWriteRefusal>) | null;

/** The shop of one company. A change is on the screen at once, then on the disk, then on the server. */
export class ShopStore {
  #shop: ShopReply;
  #cards: ReadonlyMap<string, ShopCard>;
  #cardPlaces = new Map<string, number>();
  #orders: ReadonlyMap<string, OrderReplica> = new Map();
  #reading = new Map<string, Promise<Result<RepairOrder, Problem>>>();
  #pending: readonly PendingShopEdit[];
  #refused: readonly RefusedShopEdit[] = [];
  #unwritten = 0;
  #isBlocked = false;
  #isLive = false;
  #noticeCount = 0;
  #asOf: number;
  #place: number;
  #state: ShopState;
  readonly #deps: ShopStoreDependencies;
  readonly #subscribers = new Set<() => void>();
  readonly #sendQueue: SendQueue;
  readonly #stream: EventSubscription;

  constructor(shop: ShopReply, pending: readonly PendingShopEdit[], deps: ShopStoreDependencies) {
    this.#deps = deps;
    this.#shop = shop;
    this.#cards = byId(shop.cards);
    this.#pending = pending;
    this.#place = shop.place;
    this.#asOf = deps.now();
    this.#sendQueue = startSendQueue<ShopBatch, SentShopEdits>({
      next: (limit) => (this.#pending.length === 0 ? null : { edits: this.#pending.slice(0, limit) }),
      send: (batch) => deps.transport.send(batch),
      onReply: (sent, batch) => this.#acknowledge(sent, batch),
      onRefusal: (batch, problem) => this.#drop(batch, problem.detail ?? problem.title),
      onConflict: async () => undefined,
      onChange: () => this.#publish(),
    });
    this.#state = this.#createState();
    // A shop that is off has no stream.
    this.#stream = shop.isOn ? this.#listen() : { now: () => undefined, stop: () => undefined };
    for (const order of new Set(pending.map((one) => one.order))) void this.openOrder(order);
    if (pending.length > 0) this.#sendQueue.now();
  }

  subscribe(onChange: () => void): () => void {
    this.#subscribers.add(onChange);
    return () => this.#subscribers.delete(onChange);
  }

  state(): ShopState {
    return this.#state;
  }

  /** The author of edits made here: their own steps are those of their crew id. */
  author(): ShopAuthor {
    return { ...this.#deps.author, crewId: this.#shop.me };
  }

  /** Opens an order to change it: reads it, and fetches the rules its changes follow. */
  async openOrder(id: string): Promise<Result<RepairOrder, Problem>> {
    const [read] = await Promise.all([this.readOrder(id), this.fetchRules()]);
    return read;
  }

  /** Reads an order once; changes of it arrive by themselves from then on. */
  readOrder(id: string): Promise<Result<RepairOrder, Problem>> {
    const open = this.#orders.get(id);
    if (open !== undefined) return Promise.resolve(accept(open.shown));
    const reading = this.#reading.get(id) ?? this.#fetchOrder(id);
    this.#reading.set(id, reading);
    return reading;
  }

  /** Applies all changes, or none. The undo takes back exactly these. */
  write(changes: readonly OrderChange[]): Result<ShopUndo, ShopWriteRefusal> {
    const { newId, now, rules } = this.#deps;
    const done = rules.at()?.applyOrderChanges(changes, {
      author: this.author(),
      at: new Date(now()).toISOString(),
      orderOf: (id) => this.#orders.get(id)?.shown,
      newId,
    });
    if (done === undefined) return refuse({ kind: 'order-not-read' });
    if (!done.ok) return done;
    const { edits, inverses } = done.value;
    this.#add(edits);
    if (inverses === null) return accept(null);
    return accept(() => {
      const undone = this.write(inverses);
      return undone.ok ? accept(null) : undone;
    });
  }

  /** Fetches the rules of orders; edits of earlier pages are on the screen from then on. */
  async fetchRules(): Promise<void> {
    const { rules } = this.#deps;
    if (rules.at() !== undefined) return;
    await rules.fetch();
    if (rules.at() === undefined || this.#pending.length === 0) return;
    for (const order of new Set(this.#pending.map((one) => one.order))) this.#show(order);
    this.#publish();
  }

  forgetRefused(edit: string): void {
    this.#refused = this.#refused.filter(({ id }) => id !== edit);
    this.#publish();
  }

  /** The connection is back: sending and the stream retry at once. */
  reconnect(): void {
    this.#sendQueue.now();
    this.#stream.now();
  }

  /** Reads settings, crew, locations and cards again. */
  async reload(): Promise<void> {
    const reply = await this.#deps.transport.readShop();
    if (!reply.ok) return;
    this.#shop = reply.value;
    this.#cards = byId(reply.value.cards);
    this.#cardPlaces.clear();
    this.#asOf = this.#deps.now();
    this.#publish();
  }

  close(): void {
    this.#sendQueue.stop();
    this.#stream.stop();
  }

  #listen(): EventSubscription {
    return reopenStream({
      listen: (onNews, signal) =>
        this.#deps.transport.listen(
          this.#place,
          (event) => {
            onNews();
            this.#receive(event);
          },
          () => this.#setLive(true),
          signal,
        ),
      onEnded: () => this.#setLive(false),
      onGone: () => void this.reload(),
    });
  }

  async #fetchOrder(id: string): Promise<Result<RepairOrder, Problem>> {
    const reply = await this.#deps.transport.readOrder(id);
    this.#reading.delete(id);
    if (!reply.ok) return reply;
    const { order: confirmed, revision, estimate } = reply.value;
    const known = this.#orders.get(id);
    // An edit may have arrived while the reply was on its way.
    if (known === undefined || known.revision <= revision) {
      this.#setOrder(id, this.#withPending({ confirmed, revision, estimate }, id));
      this.#publish();
    }
    return accept(this.#orders.get(id)?.shown ?? confirmed);
  }

  #add(written: readonly PendingShopEdit[]): void {
    this.#pending = [...this.#pending, ...written];
    for (const order of new Set(written.map((one) => one.order))) this.#show(order);
    this.#unwritten += written.length;
    this.#publish();
    const toDisk = async () => {
      try {
        await this.#deps.outbox.add(written);
        this.#isBlocked = false;
      } catch {
        this.#isBlocked = true;
      }
      this.#unwritten -= written.length;
      this.#publish();
    };
    void toDisk();
    this.#sendQueue.now();
  }

  async #acknowledge({ outcomes, cards, place }: SentShopEdits, { edits }: ShopBatch): Promise<void> {
    const sent = new Map(edits.map((one) => [one.id, one]));
    this.#pending = this.#pending.filter(({ id }) => !sent.has(id));
    this.#takeCards(cards, place);
    const refused: RefusedShopEdit[] = [];
    for (const { id, revision, outcome, edit } of outcomes) {
      const order = sent.get(id)?.order;
      if (order === undefined) continue;
      if (outcome.kind === 'refused') refused.push({ id, order, edit, refusal: outcome.refusal });
      if (revision !== null) this.#advance(order, revision, edit);
    }
    for (const order of new Set(edits.map((one) => one.order))) this.#show(order);
    this.#refused = [...this.#refused, ...refused];
    this.#asOf = this.#deps.now();
    this.#publish();
    await this.#erase(edits);
  }

  /** The server does not understand this edit: it is dropped, with the server's sentence. */
  async #drop({ edits }: ShopBatch, sentence: string): Promise<void> {
    const ids = new Set(edits.map(({ id }) => id));
    this.#pending = this.#pending.filter(({ id }) => !ids.has(id));
    for (const order of new Set(edits.map((one) => one.order))) this.#show(order);
    this.#refused = [
      ...this.#refused,
      ...edits.map(({ id, order, edit }) => ({
        id,
        order,
        edit,
        refusal: { kind: 'invalid' as const, sentence },
      })),
    ];
    this.#publish();
    await this.#erase(edits);
  }

  /** The server has these. If the disk cannot erase them, they are sent again and get the same reply. */
  async #erase(edits: readonly PendingShopEdit[]): Promise<void> {
    await this.#deps.outbox.remove(edits.map(({ id }) => id)).catch(() => undefined);
  }

  #receive(event: ShopStreamEvent): void {
    this.#asOf = this.#deps.now();
    if (event.kind === 'settings') return void this.reload();
    // The bell of the bar reads them itself.
    if (event.kind === 'notices') return this.#publishNotices();
    if (event.kind === 'clock') {
      this.#shop = { ...this.#shop, onClock: event.onClock };
      return this.#publish();
    }
    const arrived = new Set(event.entries.map(({ edit }) => edit.id));
    const own = this.#pending.filter(({ id }) => arrived.has(id));
    this.#pending = this.#pending.filter(({ id }) => !arrived.has(id));
    // The reply to them may never come: the connection was lost after the server stored them.
    if (own.length > 0) void this.#erase(own);
    for (const { order, revision, edit } of event.entries) this.#advance(order, revision, edit);
    for (const order of new Set(event.entries.map((entry) => entry.order))) this.#show(order);
    this.#place = Math.max(this.#place, event.place);
    this.#takeCards(event.cards, event.place);
    return this.#publish();
  }

  #publishNotices(): void {
    this.#noticeCount += 1;
    this.#publish();
  }

  #advance(order: string, revision: number, edit: ShopEdit): void {
    const replica = this.#orders.get(order);
    if (replica === undefined) return;
    const next = advanceOrder(replica, { revision, edit }, this.#pendingOf(order), this.#deps.rules.at());
    if (next === null) void this.#fetchOrder(order);
    else this.#setOrder(order, next);
  }

  /** An older event may arrive after a newer reply. */
  #takeCards(cards: readonly ShopCard[], place: number): void {
    const fresh = cards.filter(({ card }) => (this.#cardPlaces.get(card.id) ?? 0) <= place);
    if (fresh.length === 0) return;
    for (const { card } of fresh) this.#cardPlaces.set(card.id, place);
    const opened = new Set(fresh.map(({ card }) => card.estimateId));
    this.#cards = new Map([...this.#cards, ...byId(fresh)]);
    this.#shop = { ...this.#shop, waiting: this.#shop.waiting.filter(({ id }) => !opened.has(id)) };
  }

  #pendingOf(order: string): readonly ShopEdit[] {
    return this.#pending.filter((one) => one.order === order).map(({ edit }) => edit);
  }

  #show(order: string): void {
    const replica = this.#orders.get(order);
    if (replica !== undefined) this.#setOrder(order, this.#withPending(replica, order));
  }

  #withPending(replica: Omit<OrderReplica, 'shown'>, order: string): OrderReplica {
    return orderReplica(replica, this.#pendingOf(order), this.#deps.rules.at());
  }

  #setOrder(id: string, replica: OrderReplica): void {
    this.#orders = new Map(this.#orders).set(id, replica);
  }

  #setLive(isLive: boolean): void {
    if (isLive) this.#asOf = this.#deps.now();
    if (this.#isLive === isLive) return;
    this.#isLive = isLive;
    this.#publish();
  }

  #publish(): void {
    this.#state = this.#createState();
    for (const notify of this.#subscribers) notify();
  }

  #createState(): ShopState {
    return shopState({
      before: this.#state,
      shop: this.#shop,
      cards: this.#cards,
      orders: this.#orders,
      rules: this.#deps.rules.at(),
      pending: this.#pending,
      refused: this.#refused,
      unwritten: this.#unwritten,
      isBlocked: this.#isBlocked,
      trouble: this.#sendQueue.trouble(),
      isLive: this.#isLive,
      noticeCount: this.#noticeCount,
      asOf: this.#asOf,
    });
  }
}

function byId(cards: readonly ShopCard[]): ReadonlyMap<string, ShopCard> {
  return new Map(cards.map((one) => [one.card.id, one]));
}
