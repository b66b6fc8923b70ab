import { minuteOf, type Minutes, minutes, type UtcMinute } from '../../units.ts';
import type { ClockEntry, ClockTarget, Punch, PunchCorrection } from '../model/clock-entry.ts';

/** Time of one person on one target. Neighbors share their boundary, so a day adds up exactly. */
export interface ClockStretch {
  /** The punch that began it. */
  readonly punch: string;
  readonly target: ClockTarget;
  readonly from: UtcMinute;
  /** Null: it runs. */
  readonly until: UtcMinute | null;
  /** The end was not pressed but taken from the shift. */
  readonly isAssumed: boolean;
  /** It began with a marked punch that nobody settled. */
  readonly isMarked?: boolean;
}

/**
 * The stretches that follow from one person's log. A punch ends whatever ran before it, so an overlap cannot be
 * written; the order of the entries does not matter, nor do entries that arrived twice.
 */
export function timeline(log: readonly ClockEntry[]): readonly ClockStretch[] {
  const presses = effectivePresses(log);
  return presses.flatMap(({ punch, at, target, isMarked }, index) => {
    const next = presses[index + 1];
    const from = minuteOf(at);
    const until = next === undefined ? null : minuteOf(next.at);
    // Of several presses in one minute, the last one counts.
    if (from === until) return [];
    return [
      {
        punch: punch.id,
        target,
        from,
        until,
        isAssumed: false,
        ...(isMarked && { isMarked }),
      },
    ];
  });
}

/** A punch with its corrections applied. `at` is by the server's clock. */
export interface EffectivePress {
  readonly punch: Punch;
  readonly at: number;
  readonly target: ClockTarget;
  /** The punch is marked, and nobody settled it. */
  readonly isMarked: boolean;
}

/** Sorted by time, then by id. */
export function effectivePresses(log: readonly ClockEntry[]): readonly EffectivePress[] {
  const corrections = sortedCorrections(log);
  return punchesOf(log)
    .flatMap((punch) => corrected(punch, ofPunch(corrections, punch)))
    .toSorted((one, other) => one.at - other.at || byId(one.punch.id, other.punch.id));
}

/** Every punch once, however often it arrived. */
export function punchesOf(log: readonly ClockEntry[]): readonly Punch[] {
  return once(log).filter((entry): entry is Punch => entry.kind === 'punch');
}

/** The corrections of a punch, oldest first. */
export function correctionsOf(log: readonly ClockEntry[], punch: Punch): readonly PunchCorrection[] {
  return ofPunch(sortedCorrections(log), punch);
}

function once(log: readonly ClockEntry[]): readonly ClockEntry[] {
  return [...new Map(log.map((entry) => [entry.id, entry])).values()];
}

function sortedCorrections(log: readonly ClockEntry[]): readonly PunchCorrection[] {
  return once(log)
    .filter((entry): entry is PunchCorrection => entry.kind === 'correction')
    .toSorted(byTimeAndId);
}

function ofPunch(corrections: readonly PunchCorrection[], punch: Punch): readonly PunchCorrection[] {
  return corrections.filter((entry) => entry.punch === punch.id && entry.person === punch.person);
}

/** The time of a press by the server's clock. */
export function pressedAt({ at, offset }: Punch): number {
  return at + offset;
}

/** True if the device's clock was more than two minutes off: both times are then displayed. */
export function hasWrongClock({ offset }: Punch): boolean {
  return Math.abs(offset) > 2 * 60_000;
}

/**
 * The latest correction of each field wins. A correction whose punch has not arrived waits for it. A struck punch stays
 * in the log and counts no more.
 */
function corrected(punch: Punch, own: readonly PunchCorrection[]): readonly EffectivePress[] {
  const settled = own.findLast(({ settles }) => settles !== undefined)?.settles;
  if (settled === 'struck') return [];
  return [
    {
      punch,
      at: own.findLast(({ newAt }) => newAt !== null)?.newAt ?? pressedAt(punch),
      target: own.findLast(({ newTarget }) => newTarget !== null)?.newTarget ?? punch.target,
      isMarked: punch.mark !== undefined && settled === undefined,
    },
  ];
}

function byTimeAndId(one: PunchCorrection, other: PunchCorrection): number {
  return one.at - other.at || byId(one.id, other.id);
}

function byId(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The length of a stretch; one that runs is counted until `now`. */
export function lengthOf({ from, until }: Pick<ClockStretch, 'from' | 'until'>, now: UtcMinute): Minutes {
  return minutes((until ?? (now > from ? now : from)) - from);
}
