import { accept, refuse, type Result } from '../../result.ts';
import { minuteOf, type Minutes, minutes, type UtcMinute } from '../../units.ts';
import type { ClockEntry, ClockTarget } from '../model/clock-entry.ts';
import { addClockEntry, type ClockLimits, type ClockRefusal } from './add-clock-entry.ts';
import { type ShiftSource, stretchesWithAssumedEnd } from './shifts.ts';
import { lengthOf, timeline } from './timeline.ts';

/** Work that runs longer is pointed out: hardly anybody works longer in one go. */
const longWork: Minutes = minutes(12 * 60);

/** Work nobody clocked out of. */
export interface MissingEnd {
  /** The punch that began it. */
  readonly punch: string;
  readonly target: ClockTarget;
  readonly from: UtcMinute;
  /** The next press; null: it runs. */
  readonly until: UtcMinute | null;
  /** The end of the shift, which counts until somebody says more; null where none is assumed. */
  readonly shiftEnd: UtcMinute | null;
}

/** Work of one person whose end is assumed, and work that runs for more than twelve hours. */
export function missingEnds(
  log: readonly ClockEntry[],
  source: ShiftSource,
  now: UtcMinute,
): readonly MissingEnd[] {
  const pressed = timeline(log);
  const reckoned = stretchesWithAssumedEnd(pressed, source, now).filter(({ isAssumed }) => isAssumed);
  return pressed
    .filter(({ target }) => target.on !== 'off')
    .flatMap((stretch) => {
      const { punch, target, from, until } = stretch;
      const assumed = reckoned.filter((one) => one.punch === punch);
      if (assumed.length === 0 && (until !== null || lengthOf(stretch, now) <= longWork)) return [];
      const shiftEnd = assumed.find((one) => one.target.on !== 'off')?.until ?? null;
      return [{ punch, target, from, until, shiftEnd }];
    });
}

export interface LateClockOut {
  readonly punchId: string;
  readonly correctionId: string;
  readonly person: string;
  /** The author, who is not the person. */
  readonly by: string;
  readonly device: string;
  /** The punch that began the work, and the true end in milliseconds. */
  readonly begunBy: string;
  readonly at: number;
  readonly why: string;
  /** Milliseconds by the server's clock. */
  readonly now: number;
}

export type LateClockOutRefusal = ClockRefusal | { readonly kind: 'end-outside-of-work' };

/**
 * The clock-out a person forgot, entered by somebody else: pressed now and corrected to its true time with a reason, so
 * that the log keeps both. Both entries are added or neither; entered twice, they count once.
 */
export function lateClockOut(
  log: readonly ClockEntry[],
  given: LateClockOut,
  limits: ClockLimits,
): Result<readonly ClockEntry[], LateClockOutRefusal> {
  const { punchId, correctionId, person, device, by, begunBy, at, why, now } = given;
  if (log.some(({ id }) => id === punchId)) return accept([]);
  const work = timeline(log).find(({ punch }) => punch === begunBy);
  const minute = minuteOf(at);
  const isWithin =
    work !== undefined &&
    work.target.on !== 'off' &&
    minute > work.from &&
    (work.until === null || minute <= work.until);
  if (!isWithin) return refuse({ kind: 'end-outside-of-work' });
  const entries: readonly ClockEntry[] = [
    { kind: 'punch', id: punchId, person, device, at: now, offset: 0, target: { on: 'off' } },
    {
      kind: 'correction',
      id: correctionId,
      person,
      by,
      at: now,
      punch: punchId,
      newAt: at,
      newTarget: null,
      why,
    },
  ];
  let added = log;
  for (const entry of entries) {
    const outcome = addClockEntry(added, entry, limits);
    if (!outcome.ok) return outcome;
    added = outcome.value;
  }
  return accept(entries);
}
