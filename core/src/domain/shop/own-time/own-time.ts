import { type OwnTimeLevel, ownTimeLevels } from '../../estimates/model/measured-hours.ts';
import { inProportion } from '../../rounding.ts';
import type { Minutes, Thousandths } from '../../units.ts';
import { type ComparedWork, levelPath, type OwnTimeSample } from './own-time-sample.ts';
import { nearestRank } from './nearest-rank.ts';

export const ownTimeLimits = {
  /** Under so many samples clocked alone nothing is said. */
  least: 5,
  /** Under so many the figure says that they are few. */
  plenty: 20,
  /** The latest ones count, so that figures follow the shop and reading them costs the same for ever. */
  latest: 200,
  /** Figures of fewer people are shown to them alone. */
  people: 2,
} as const;

export type TalliedSample = Pick<
  OwnTimeSample,
  'quantity' | 'soldMinutes' | 'actualMinutes' | 'isShared' | 'month'
>;

/** All samples of one level, and how many people they are of; not which. */
export interface OwnTimeTally {
  readonly samples: readonly TalliedSample[];
  readonly people: number;
}

/** The work of a line, as the book sees it. */
export interface AskedWork extends ComparedWork {
  readonly quantity: Thousandths;
  readonly bookMinutes: Minutes;
}

export interface OwnTime {
  readonly level: OwnTimeLevel;
  /** Each repair brought to the line's work, shortest first. */
  readonly repairs: readonly Minutes[];
  readonly median: Minutes;
  /** The middle half. */
  readonly lower: Minutes;
  readonly upper: Minutes;
  /** Four of five repairs took no longer. */
  readonly fourOfFive: Minutes;
  readonly isFew: boolean;
  readonly since: string;
  readonly until: string;
  readonly people: number;
}

/** The shop's own time for a line, of the narrowest level with enough samples; null if none has. */
export function ownTime(
  asked: AskedWork,
  tallyOf: (path: string) => OwnTimeTally | undefined,
): OwnTime | null {
  for (const level of ownTimeLevels) {
    const path = levelPath(asked, level);
    const tally = path === null ? undefined : tallyOf(path);
    const found = tally === undefined ? null : figureOf(asked, level, tally);
    if (found !== null) return found;
  }
  return null;
}

/** At the two widest levels operations differ: the time counts against what was sold, not by itself. */
function isWide(level: OwnTimeLevel): boolean {
  return level === 'kind' || level === 'labor';
}

function figureOf(asked: AskedWork, level: OwnTimeLevel, { samples, people }: OwnTimeTally): OwnTime | null {
  const counted = samples.filter(({ isShared }) => isWide(level) || !isShared);
  const alone = counted.filter(({ isShared }) => !isShared).length;
  if (alone < ownTimeLimits.least || (isWide(level) && asked.bookMinutes <= 0)) return null;
  const repairs = counted
    .map((sample) => broughtTo(asked, level, sample))
    .toSorted((one, other) => one - other);
  const months = counted.map(({ month }) => month).toSorted();
  const at = (percent: number) => repairs[nearestRank(repairs.length, percent) - 1] as Minutes;
  return {
    level,
    repairs,
    median: at(50),
    lower: at(25),
    upper: at(75),
    fourOfFive: at(80),
    isFew: alone < ownTimeLimits.plenty,
    since: months[0] ?? '',
    until: months.at(-1) ?? '',
    people,
  };
}

/** The same operation takes its time for each piece; another one as much longer or shorter than sold as it took. */
function broughtTo(asked: AskedWork, level: OwnTimeLevel, sample: TalliedSample): Minutes {
  return isWide(level)
    ? inProportion(sample.actualMinutes, asked.bookMinutes, sample.soldMinutes)
    : inProportion(sample.actualMinutes, asked.quantity, sample.quantity);
}
