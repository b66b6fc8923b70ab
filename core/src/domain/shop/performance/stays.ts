import { dayIn, type TimeZone } from '../../companies/time-zone.ts';
import { minuteOf, type Minutes, minutes, sum } from '../../units.ts';
import { milestonesOf } from '../board/milestones.ts';
import type { HoldKind } from '../model/hold.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { taskState } from '../model/repair-task.ts';

/** A time in which at least one hold of a kind was in force. */
export interface Wait {
  readonly kind: HoldKind;
  readonly from: string;
  /** Null while it lasts. */
  readonly until: string | null;
}

/** The waits of an order once these kinds of hold are in force. */
export function waitsAfter(
  waits: readonly Wait[],
  inForce: readonly HoldKind[],
  at: string,
): readonly Wait[] {
  const lasting = new Set(waits.filter(({ until }) => until === null).map(({ kind }) => kind));
  const begun = [...new Set(inForce)].filter((kind) => !lasting.has(kind));
  return [
    ...waits.map((wait) =>
      wait.until === null && !inForce.includes(wait.kind) ? { ...wait, until: at } : wait,
    ),
    ...begun.map((kind): Wait => ({ kind, from: at, until: null })),
  ];
}

/** One visit of a unit, keys to keys, in days of the shop. */
export interface Stay {
  readonly visit: string;
  readonly in: string;
  /** The day work began, ended, and the unit left; without work, and for unfinished units, the day they left. */
  readonly started: string | null;
  readonly finished: string | null;
  readonly out: string | null;
  readonly firstPromise: string | null;
  readonly lastPromise: string | null;
  /** Of the tasks ticked during the visit. */
  readonly soldMinutes: Minutes;
  /** From check-in to delivery; 0 while the unit is here. */
  readonly openMinutes: Minutes;
  readonly waits: Readonly<Partial<Record<HoldKind, Minutes>>>;
  /** The unit came back after its delivery. */
  readonly isReturn: boolean;
}

/** Nothing of a void order counts. `workedFrom` is the time of the first clock entry on it. */
export function staysOf(
  order: RepairOrder,
  { waits, workedFrom, zone }: { waits: readonly Wait[]; workedFrom: string | null; zone: TimeZone },
): readonly Stay[] {
  if (order.state === 'void') return [];
  const day = (at: string | null) => (at === null ? null : dayIn(zone, Date.parse(at)));
  return milestonesOf(order, workedFrom).flatMap((milestones, index): Stay[] => {
    const visit = order.visits[index];
    if (visit === undefined) return [];
    const [from, until] = [milestones.in, milestones.out];
    const before = order.visits[index - 1]?.out?.at ?? '';
    const promises = order.promises.filter(({ at }) => at > before && (until === null || at <= until));
    const started = milestones.started ?? until;
    return [
      {
        visit: visit.id,
        in: day(from) ?? '',
        started: day(started),
        finished: day(later(milestones.finished ?? until, started)),
        out: day(until),
        firstPromise: promises[0]?.day ?? null,
        lastPromise: promises.at(-1)?.day ?? null,
        soldMinutes: soldBetween(order, index),
        openMinutes: until === null ? minutes(0) : between(from, until),
        waits: until === null ? {} : waitsWithin(waits, from, until),
        isReturn: index > 0,
      },
    ];
  });
}

function later(one: string | null, other: string | null): string | null {
  return one !== null && other !== null && one < other ? other : one;
}

function soldBetween({ tasks, visits }: RepairOrder, index: number): Minutes {
  const from = index === 0 ? '' : (visits[index]?.in.at ?? '');
  const next = visits[index + 1]?.in.at;
  const done = tasks.filter((task) => {
    const { progress } = task;
    if (taskState(task) !== 'done' || progress.state !== 'done') return false;
    return progress.at >= from && (next === undefined || progress.at < next);
  });
  return sum(done.map(({ work }) => work.soldMinutes));
}

function waitsWithin(waits: readonly Wait[], from: string, until: string): Stay['waits'] {
  const byKind: Partial<Record<HoldKind, Minutes>> = {};
  for (const wait of waits) {
    const begin = wait.from < from ? from : wait.from;
    const end = wait.until === null || wait.until > until ? until : wait.until;
    if (end <= begin) continue;
    byKind[wait.kind] = minutes((byKind[wait.kind] ?? 0) + between(begin, end));
  }
  return byKind;
}

function between(from: string, until: string): Minutes {
  return minutes(Math.max(0, minuteOf(Date.parse(until)) - minuteOf(Date.parse(from))));
}
