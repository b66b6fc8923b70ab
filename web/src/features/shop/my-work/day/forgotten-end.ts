import { dayAfter, dayIn, instantIn, localTime, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { timeOnDay } from './time-on-day.ts';

/** Milliseconds between which the end lies. */
interface Between {
  readonly from: number;
  readonly until: number;
}

/** The last tick or finding the person left on the order while the clock ran; null if there is none. */
export function lastTrace(
  { tasks, findings }: RepairOrder,
  name: string,
  { from, until }: Between,
): { readonly of: 'tick' | 'finding'; readonly at: number } | null {
  const ticks = tasks.flatMap(({ progress }) => (progress.state === 'done' ? [progress] : []));
  const traces = [
    ...ticks.map((one) => ({ of: 'tick' as const, ...one })),
    ...findings.map((one) => ({ of: 'finding' as const, ...one })),
  ]
    .filter(({ by }) => by === name)
    .map(({ of, at }) => ({ of, at: Date.parse(at) }))
    .filter(({ at }) => at > from && at < until)
    .toSorted((one, other) => one.at - other.at);
  return traces.at(-1) ?? null;
}

/** A typed time on the day the work began, or on the next if it is earlier: nights end there. */
export function readEnd(text: string, zone: TimeZone, { from, until }: Between): Result<number, string> {
  const typed = timeOnDay(text, zone, from);
  if (typed === undefined) return refuse('Write a time, as 4:30 PM.');
  const { minute } = localTime(zone, typed);
  const end = typed > from ? typed : instantIn(zone, { day: dayAfter(dayIn(zone, from), 1), minute });
  return end <= until ? accept(end) : refuse('This time is still to come.');
}
