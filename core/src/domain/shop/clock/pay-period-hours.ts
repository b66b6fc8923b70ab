import type { Minutes, UtcMinute } from '../../units.ts';
import type { ClockEntry } from '../model/clock-entry.ts';
import { type DayBounds, mealMinutes, withinDay, workedMinutes } from './day-time.ts';
import { type ShiftSource, stretchesWithAssumedEnd } from './shifts.ts';
import { type ClockStretch, lengthOf, timeline } from './timeline.ts';

/** The hours of one person in a pay period, and what should be looked at before they are fixed. */
export interface PersonHours {
  readonly person: string;
  readonly worked: Minutes;
  readonly meal: Minutes;
  readonly doubts: readonly DoubtfulStretch[];
}

/**
 * `open`: it runs past the end of the period, so that its later part stays open. `assumed`: nobody clocked out. `marked`:
 * its PIN was wrong and nobody settled it. `long`: more hours in one go than a day of work has.
 */
export type Doubt = 'open' | 'assumed' | 'marked' | 'long';

export interface DoubtfulStretch {
  readonly doubt: Doubt;
  readonly stretch: ClockStretch;
}

/** The bounds of the period, and the hours of work by which a forgotten clock-out is reckoned. */
export interface PeriodFacts extends DayBounds {
  readonly now: UtcMinute;
  readonly shiftsOf: (person: string) => ShiftSource;
}

const longStretch = 12 * 60;

/** Everybody who was on the clock in the period. */
export function payPeriodHours(log: readonly ClockEntry[], facts: PeriodFacts): readonly PersonHours[] {
  return [...new Set(log.map(({ person }) => person))].flatMap((person) => {
    const entries = log.filter((entry) => entry.person === person);
    const all = stretchesWithAssumedEnd(timeline(entries), facts.shiftsOf(person), facts.now);
    const within = withinDay(all, facts, facts.now);
    if (!within.some(({ target }) => target.on !== 'off')) return [];
    return [
      {
        person,
        worked: workedMinutes(within, facts.now),
        meal: mealMinutes(within, facts.now),
        doubts: all
          .filter(({ from, until }) => from < facts.until && (until ?? facts.now) > facts.from)
          .flatMap((stretch) => doubtsAbout(stretch, facts)),
      },
    ];
  });
}

function doubtsAbout(stretch: ClockStretch, { until: end, now }: PeriodFacts): readonly DoubtfulStretch[] {
  const { isMarked, isAssumed, until, target } = stretch;
  const marked: readonly Doubt[] = isMarked === true ? ['marked'] : [];
  if (target.on === 'off') return marked.map((doubt) => ({ doubt, stretch }));
  const runsOn = until === null || until > end;
  const other: Doubt | null = isAssumed
    ? 'assumed'
    : runsOn
      ? 'open'
      : lengthOf(stretch, now) > longStretch
        ? 'long'
        : null;
  return [...marked, ...(other === null ? [] : [other])].map((doubt) => ({ doubt, stretch }));
}
