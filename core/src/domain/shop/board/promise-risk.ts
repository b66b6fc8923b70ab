import { daysBetween } from '../../days-between.ts';
import type { ActiveHold } from '../model/hold.ts';
import { waitPastPromise } from './wait-past-promise.ts';

/** The reason a promise ahead may not be kept. */
export type PromiseRisk =
  /** Something it waits for is expected on the promised day or later. */
  | { readonly kind: 'waits-until'; readonly day: string }
  /** The day something was expected is over, and it is still waited for. */
  | { readonly kind: 'overdue'; readonly since: string }
  /** The promise is near and a part has no expected day: it is not ordered, or its vendor gave none. */
  | { readonly kind: 'undated' };

/** A part that must come from its maker takes about three weeks, so an earlier promise cannot be relied on. */
const orderingDays = 21;

/** The gravest risk; null while everything waited for is expected in time. Answers and weather come with no date. */
export function promiseRisk(
  promised: string,
  today: string,
  holds: readonly Pick<ActiveHold, 'kind' | 'expectedEnd'>[],
): PromiseRisk | null {
  const day = waitPastPromise(promised, holds);
  if (day !== null) return { kind: 'waits-until', day };
  const since = holds
    .flatMap(({ expectedEnd }) => (expectedEnd !== null && expectedEnd < today ? [expectedEnd] : []))
    .toSorted()[0];
  if (since !== undefined) return { kind: 'overdue', since };
  const isUndated = holds.some(({ kind, expectedEnd }) => kind === 'parts' && expectedEnd === null);
  return isUndated && daysBetween(today, promised) <= orderingDays ? { kind: 'undated' } : null;
}
