import type { TimeZone } from '@dre/core/domain/companies/time-zone';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { timesAround } from './time-on-day.ts';

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

/** The first moment after the work began that the text may mean: nights end on the next day. */
export function readEnd(text: string, zone: TimeZone, { from, until }: Between): Result<number, string> {
  const end = timesAround(text, zone, from).find((at) => at > from);
  if (end === undefined) return refuse('Write a time, as 4:30 PM.');
  return end <= until ? accept(end) : refuse('This time is still to come.');
}
