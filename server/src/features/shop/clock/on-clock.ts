import type { OnClock } from '@dre/core/contract/shop/shop';
import { minuteOf } from '@dre/core/domain/units';
import { stretchesWithAssumedEnd } from '@dre/core/domain/shop/clock/shifts';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { Db } from '../../../database/connections/connection.ts';
import type { ShopReader } from '../orders/order-views.ts';
import { entriesSince } from './clock-queries.ts';
import { type CrewShifts, crewShifts } from './crew-shifts.ts';

/** Nobody works longer; a punch before that is a forgotten clock-out. */
const longestShiftMs = 18 * 3_600_000;

/** Everybody whose last press was no clock-out and whose clock-out is not forgotten, in the order they began. */
export async function peopleOnClock(trx: Db, companyId: string, now: Date): Promise<readonly OnClock[]> {
  const since = new Date(now.getTime() - longestShiftMs);
  const logs = new Map<string, ClockEntry[]>();
  for (const entry of await entriesSince(trx, since, undefined)) {
    logs.set(entry.person, [...(logs.get(entry.person) ?? []), entry]);
  }
  const shifts = logs.size === 0 ? undefined : await crewShifts(trx, companyId);
  return [...logs]
    .flatMap(([crew, log]) => onClock(crew, log, { shifts, now }))
    .toSorted((one, other) => one.since - other.since);
}

function onClock(
  crew: string,
  log: readonly ClockEntry[],
  { shifts, now }: { readonly shifts: CrewShifts | undefined; readonly now: Date },
): readonly OnClock[] {
  const running = timeline(log).slice(-1);
  const last = (
    shifts === undefined
      ? running
      : stretchesWithAssumedEnd(running, shifts.shiftsOf(crew), minuteOf(now.getTime()))
  ).at(-1);
  if (last === undefined || last.until !== null || last.target.on === 'off') return [];
  return [{ crew, target: last.target, since: last.from * 60_000 }];
}

/** A technician reads only themselves: the work of colleagues is the foreman's business. */
export function onClockFor(reader: ShopReader, people: readonly OnClock[]): OnClock[] {
  return people.filter(({ crew }) => reader.sees === 'all' || crew === reader.crewId);
}
