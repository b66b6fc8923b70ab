import type { ActiveHold } from '../model/hold.ts';

/**
 * The last day something the order waits for is expected, if that is the promised day or a later one; null while every
 * known wait ends before the promise. A wait without an expected end says nothing about the promise.
 */
export function waitPastPromise(
  promised: string,
  holds: readonly Pick<ActiveHold, 'expectedEnd'>[],
): string | null {
  const last = holds
    .flatMap(({ expectedEnd }) => expectedEnd ?? [])
    .toSorted()
    .at(-1);
  return last !== undefined && last >= promised ? last : null;
}
