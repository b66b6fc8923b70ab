import type { EditEntry, StreamEvent } from '@dre/core/contract/estimates/estimates';
import type { Log } from '../../../database/connections/log.ts';
import { type Db, inCompany } from '../../../database/connections/connection.ts';
import type { Notifications } from '../../../database/connections/notifications.ts';
import type { EventOutlet } from '../../../http/calls/event-stream.ts';
import { type Announcement, estimateChannel, type PresenceReport } from './announce.ts';

export interface StreamDependencies {
  readonly db: Db;
  readonly notifications: Notifications;
  readonly log: Log;
  readonly now: () => Date;
}

export interface StreamSubscription {
  readonly companyId: string;
  readonly estimateId: string;
  readonly since: number;
}

/** The open estimate streams of this process. */
export interface LiveEstimates {
  enter(visit: StreamSubscription, outlet: EventOutlet<StreamEvent>): () => void;
}

interface Visitor {
  seen: number;
  readonly outlet: EventOutlet<StreamEvent>;
}

interface Room {
  readonly companyId: string;
  readonly estimateId: string;
  readonly visitors: Set<Visitor>;
  /** The last presence report by device, sent to each new subscriber. */
  readonly present: Map<string, PresenceReport>;
  state: 'quiet' | 'reading' | 'read-again';
}

/** The lifetime of a report, and the most a room stores. */
const presenceMs = 60_000;
const mostPresent = 50;

/**
 * One room per open estimate. The database announces every change, of this process or another; the room then reads the
 * new edits once for all its subscribers. No connection is held in between.
 */
export function liveEstimates(deps: StreamDependencies, read: ReadEntries): LiveEstimates {
  const rooms = new Map<string, Room>();
  let isListening = false;
  const listen = () => {
    if (isListening) return;
    isListening = true;
    deps.notifications.listen(estimateChannel, {
      received: (payload) => hear(deps, rooms, read, JSON.parse(payload) as Announcement),
      missed: () => {
        for (const room of rooms.values()) void catchUp(deps, room, read);
      },
    });
  };
  return {
    enter({ companyId, estimateId, since }, outlet) {
      const key = `${companyId} ${estimateId}`;
      const room = rooms.get(key) ?? newRoom(companyId, estimateId);
      rooms.set(key, room);
      const visitor = { seen: since, outlet };
      room.visitors.add(visitor);
      for (const report of stillPresent(room, deps.now())) outlet.send({ kind: 'presence', ...report });
      listen();
      // Edits may have been written since the request that opened this.
      void catchUp(deps, room, read);
      return () => {
        room.visitors.delete(visitor);
        if (room.visitors.size === 0) rooms.delete(key);
      };
    },
  };
}

function newRoom(companyId: string, estimateId: string): Room {
  return { companyId, estimateId, visitors: new Set(), present: new Map(), state: 'quiet' };
}

/** A page of edits applied after a revision. */
export type ReadEntries = (trx: Db, estimateId: string, since: number) => Promise<EditEntry[]>;

function hear(
  deps: StreamDependencies,
  rooms: ReadonlyMap<string, Room>,
  read: ReadEntries,
  { company, estimate, presence, comments, removed }: Announcement,
): void {
  const room = rooms.get(`${company} ${estimate}`);
  if (room === undefined) return;
  // Subscribers reconnect and are told that there is no such estimate.
  if (removed === true) return endAll(room);
  if (presence !== undefined) tellPresence(room, presence);
  else if (comments === undefined) void catchUp(deps, room, read);
  else for (const { outlet } of room.visitors) outlet.send({ kind: 'comments' });
}

function tellPresence(room: Room, report: PresenceReport): void {
  room.present.delete(report.device);
  if (report.where !== null) room.present.set(report.device, report);
  const [oldest] = room.present.keys();
  if (oldest !== undefined && room.present.size > mostPresent) room.present.delete(oldest);
  for (const { outlet } of room.visitors) outlet.send({ kind: 'presence', ...report });
}

function stillPresent({ present }: Room, now: Date): PresenceReport[] {
  return [...present.values()].filter(({ at }) => now.getTime() - Date.parse(at) < presenceMs);
}

/** Reads until every subscriber is current; announcements meanwhile cause another round. */
async function catchUp(deps: StreamDependencies, room: Room, read: ReadEntries): Promise<void> {
  if (room.state !== 'quiet') {
    room.state = 'read-again';
    return;
  }
  try {
    do {
      room.state = 'reading';
      await tellNew(deps, room, read);
    } while ((room.state as Room['state']) === 'read-again');
  } catch (cause) {
    deps.log.warn({ err: cause }, 'edits could not be read for those who have the estimate open');
    // Subscribers reconnect and send the revision they have.
    endAll(room);
  } finally {
    room.state = 'quiet';
  }
}

function endAll({ visitors }: Room): void {
  for (const { outlet } of visitors) outlet.end();
}

async function tellNew({ db }: StreamDependencies, room: Room, read: ReadEntries): Promise<void> {
  for (;;) {
    if (room.visitors.size === 0) return;
    const since = Math.min(...[...room.visitors].map(({ seen }) => seen));
    const entries = await inCompany(db, room.companyId, (trx) => read(trx, room.estimateId, since));
    const last = entries.at(-1);
    if (last === undefined) return;
    for (const visitor of room.visitors) {
      const unseen = entries.filter(({ revision }) => revision > visitor.seen);
      if (unseen.length === 0) continue;
      visitor.seen = last.revision;
      visitor.outlet.send({ kind: 'edits', entries: unseen });
    }
  }
}
