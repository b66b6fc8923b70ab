import { dayIn, instantIn } from '@dre/core/domain/companies/time-zone';
import type { Activity, ClockTarget, Punch } from '@dre/core/domain/shop/model/clock-entry';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { demoId, demoNumber, demoPick } from '../demo-random.ts';
import { demoZone } from './demo-crew.table.ts';
import type { WorkSpan } from './demo-floor-plan.ts';
import { shiftsOn } from './demo-times.ts';

const minuteMs = 60_000;
/** A longer pause is not filled: the person did other work and clocked out. */
const longestFilled = 150 * minuteMs;

interface Press {
  readonly at: number;
  readonly target: ClockTarget;
}

/** Minutes of the day at which a stretch of work is left for a paid break, and its length. */
const breaks = [600, 870] as const;
const breakMs = 12 * minuteMs;

/** A person's presses: each day from the first work to the end of the shift, meals, breaks and short pauses filled. */
export function demoPunches(
  { id, calendar }: CrewMember,
  work: readonly WorkSpan[],
  device: string,
): readonly Punch[] {
  const own = work.filter(({ person }) => person === id).toSorted((one, other) => one.from - other.from);
  const days = [...new Set(own.map(({ from }) => dayIn(demoZone, from)))];
  const presses = days.flatMap((day) => {
    const spans = own.filter(({ from }) => dayIn(demoZone, from) === day);
    const shifts = shiftsOn(calendar, day);
    const rested = spans.flatMap((span) => withBreaks(span, day));
    return pressesOfDay(rested, shifts.at(-1)?.until ?? 0, `${id} ${day}`);
  });
  return presses.map(({ at, target }) => ({
    kind: 'punch',
    id: demoId(id, `punch ${String(at)}`),
    person: id,
    device,
    at,
    offset: 0,
    target,
  }));
}

/** A break cuts the work around it. */
function withBreaks(span: WorkSpan, day: string): readonly WorkSpan[] {
  return breaks.reduce<readonly WorkSpan[]>(
    (spans, minute) => {
      const at = instantIn(demoZone, { day, minute });
      return spans.flatMap((one) => {
        const isCut = one.until !== null && one.from < at - 30 * minuteMs && at + 2 * breakMs < one.until;
        return isCut
          ? [
              { ...one, until: at },
              { ...one, from: at + breakMs },
            ]
          : [one];
      });
    },
    [span],
  );
}

function pressesOfDay(spans: readonly WorkSpan[], shiftEnd: number, name: string): readonly Press[] {
  return spans.flatMap(({ from, until, target }, index) => {
    const begun = { at: from, target };
    if (until === null) return [begun];
    const next = spans[index + 1];
    if (next !== undefined) return [begun, ...pause(until, next.from, name)];
    const swept = until + (10 + demoNumber(name, 16)) * minuteMs;
    if (swept >= shiftEnd) return [begun, { at: until, target: { on: 'off' } }];
    return [begun, { at: until, target: activity('cleaning') }, { at: swept, target: { on: 'off' } }];
  });
}

const pastimes: readonly Activity[] = [
  'moving-units',
  'waiting-for-parts',
  'waiting-for-instructions',
  'cleaning',
  'training',
];

/** Half an hour at noon is the meal, twelve minutes are a paid break. */
function pause(from: number, until: number, name: string): readonly Press[] {
  const length = until - from;
  if (length === 0) return [];
  if (length === breakMs) return [{ at: from, target: activity('paid-break') }];
  if (length === 30 * minuteMs) return [{ at: from, target: activity('meal') }];
  const target: ClockTarget =
    length > longestFilled ? { on: 'off' } : activity(demoPick(`${name} ${String(from)}`, pastimes));
  return [{ at: from, target }];
}

function activity(kind: Activity): ClockTarget {
  return { on: 'activity', activity: kind, order: null };
}
