import { effectivePresses } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, PunchCorrection } from '@dre/core/domain/shop/model/clock-entry';

const toldMs = 7 * 86_400_000;

/** Clock-outs others entered for the person in the last week, the newest first. */
export function enteredEnds(
  log: readonly ClockEntry[],
  ownNames: readonly string[],
  now: number,
): readonly (PunchCorrection & { readonly end: number })[] {
  const ends = new Map(
    effectivePresses(log).flatMap(({ punch, at, target }) =>
      target.on === 'off' ? [[punch.id, at] as const] : [],
    ),
  );
  return log
    .flatMap((entry) => {
      if (entry.kind !== 'correction' || entry.by === '' || ownNames.includes(entry.by)) return [];
      const end = ends.get(entry.punch);
      return end === undefined || entry.newAt === null || entry.at < now - toldMs ? [] : [{ ...entry, end }];
    })
    .toSorted((one, other) => other.at - one.at);
}
