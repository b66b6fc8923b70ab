import { shopCallLimits, type ShopStreamEvent } from '@dre/core/contract/shop/shop';
import { type Db, inCompany } from '../../../database/connections/connection.ts';
import type { Log } from '../../../database/connections/log.ts';
import type { Notifications } from '../../../database/connections/notifications.ts';
import type { EventOutlet } from '../../../http/calls/event-stream.ts';
import { shopChannel, type ShopAnnouncement } from '../edits/shop-announcement.ts';
import { onClockFor, peopleOnClock } from '../clock/on-clock.ts';
import { appliedShopEdits } from '../edits/shop-edits-queries.ts';
import { entriesFor } from '../edits/shop-edits-service.ts';
import { cardFor, maySee, type ShopReader } from '../orders/order-views.ts';
import { cardsOf } from '../orders/orders-queries.ts';

export interface ShopStreamDependencies {
  readonly db: Db;
  readonly notifications: Notifications;
  readonly log: Log;
  readonly now: () => Date;
}

interface Subscriber {
  seen: number;
  readonly reader: ShopReader;
  readonly outlet: EventOutlet<ShopStreamEvent>;
}

interface ShopRoom {
  readonly companyId: string;
  readonly subscribers: Set<Subscriber>;
  /** Orders whose cards changed since the last round. */
  readonly changed: Set<string>;
  /** Somebody pressed the clock since the last round. */
  hasPunches: boolean;
  state: 'quiet' | 'reading' | 'read-again';
}

export interface ShopSubscription {
  readonly companyId: string;
  readonly since: number;
  readonly reader: ShopReader;
}

/** The open shop streams of this process: one room a company, which reads new edits once for all its subscribers. */
export function liveShops(deps: ShopStreamDependencies) {
  const rooms = new Map<string, ShopRoom>();
  let isListening = false;
  const listen = () => {
    if (isListening) return;
    isListening = true;
    deps.notifications.listen(shopChannel, {
      received: (payload) => hear(deps, rooms, JSON.parse(payload) as ShopAnnouncement),
      missed: () => {
        for (const room of rooms.values()) {
          room.hasPunches = true;
          void catchUp(deps, room);
        }
      },
    });
  };
  return {
    enter({ companyId, since, reader }: ShopSubscription, outlet: EventOutlet<ShopStreamEvent>): () => void {
      const room = rooms.get(companyId) ?? newRoom(companyId);
      rooms.set(companyId, room);
      const subscriber = { seen: since, reader, outlet };
      room.subscribers.add(subscriber);
      listen();
      // Edits and punches may have been written since the request that opened this.
      room.hasPunches = true;
      void catchUp(deps, room);
      return () => {
        room.subscribers.delete(subscriber);
        if (room.subscribers.size === 0) rooms.delete(companyId);
      };
    },
  };
}

function newRoom(companyId: string): ShopRoom {
  return { companyId, subscribers: new Set(), changed: new Set(), hasPunches: false, state: 'quiet' };
}

function hear(
  deps: ShopStreamDependencies,
  rooms: ReadonlyMap<string, ShopRoom>,
  { company, orders, isClock, isNotice }: ShopAnnouncement,
): void {
  const room = rooms.get(company);
  if (room === undefined) return;
  if (isClock === true) {
    room.hasPunches = true;
    void catchUp(deps, room);
    return;
  }
  if (orders.length === 0) {
    const kind = isNotice === true ? 'notices' : 'settings';
    for (const { outlet } of room.subscribers) outlet.send({ kind });
    return;
  }
  for (const order of orders) room.changed.add(order);
  void catchUp(deps, room);
}

/** Reads until every subscriber is current; announcements meanwhile cause another round. */
async function catchUp(deps: ShopStreamDependencies, room: ShopRoom): Promise<void> {
  if (room.state !== 'quiet') {
    room.state = 'read-again';
    return;
  }
  try {
    do {
      room.state = 'reading';
      await tellNew(deps, room);
      await tellClock(deps, room);
    } while ((room.state as ShopRoom['state']) === 'read-again');
  } catch (cause) {
    deps.log.warn({ err: cause }, 'shop edits could not be read for those who have the shop open');
    // Subscribers reconnect and send the place they have.
    for (const { outlet } of room.subscribers) outlet.end();
  } finally {
    room.state = 'quiet';
  }
}

async function tellNew({ db }: ShopStreamDependencies, room: ShopRoom): Promise<void> {
  for (;;) {
    if (room.subscribers.size === 0) return;
    const since = Math.min(...[...room.subscribers].map(({ seen }) => seen));
    const named = [...room.changed];
    room.changed.clear();
    const { rows, cards } = await inCompany(db, room.companyId, async (trx) => {
      const read = await appliedShopEdits(trx, since, shopCallLimits.edits);
      const ids = [...new Set([...named, ...read.map(({ order }) => order)])];
      return { rows: read, cards: ids.length === 0 ? [] : await cardsOf(trx, ids) };
    });
    const place = rows.at(-1)?.place ?? since;
    for (const subscriber of room.subscribers) {
      const { reader, seen, outlet } = subscriber;
      const entries = entriesFor(
        reader,
        rows.filter((row) => row.place > seen),
      );
      const shown = cards.filter(({ crew }) => maySee(reader, crew)).map((row) => cardFor(reader, row));
      subscriber.seen = Math.max(seen, place);
      if (entries.length > 0 || shown.length > 0) {
        outlet.send({ kind: 'edits', entries, cards: shown, place: subscriber.seen });
      }
    }
    if (rows.length === 0) return;
  }
}

async function tellClock({ db, now }: ShopStreamDependencies, room: ShopRoom): Promise<void> {
  if (!room.hasPunches) return;
  room.hasPunches = false;
  const people = await inCompany(db, room.companyId, (trx) => peopleOnClock(trx, room.companyId, now()));
  for (const { reader, outlet } of room.subscribers) {
    outlet.send({ kind: 'clock', onClock: onClockFor(reader, people) });
  }
}
