import type { ClockEntry, ClockTarget, PunchCorrection } from '../model/clock-entry.ts';
import { correctionsOf, pressedAt, punchesOf } from './timeline.ts';

/** A correction beside what it replaced. */
export interface CorrectionTrace {
  readonly id: string;
  readonly punch: string;
  readonly by: string;
  /** The time of the correction. */
  readonly at: number;
  readonly why: string;
  /** Null where the correction left the time. */
  readonly time: Replaced<number> | null;
  /** Null where the correction left the target. */
  readonly target: Replaced<ClockTarget> | null;
  readonly settles: PunchCorrection['settles'] | null;
}

interface Replaced<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** Every correction of a log with the value it replaced, by punch, then oldest first. */
export function correctionTraces(log: readonly ClockEntry[]): readonly CorrectionTrace[] {
  return punchesOf(log).flatMap((punch) => {
    let [at, target] = [pressedAt(punch), punch.target];
    return correctionsOf(log, punch).map((correction): CorrectionTrace => {
      const { id, by, why, newAt, newTarget, settles = null } = correction;
      const time = newAt === null ? null : { before: at, after: newAt };
      const replaced = newTarget === null ? null : { before: target, after: newTarget };
      [at, target] = [newAt ?? at, newTarget ?? target];
      return { id, punch: punch.id, by, at: correction.at, why, time, target: replaced, settles };
    });
  });
}
