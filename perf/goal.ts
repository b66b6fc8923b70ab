import type { Stage } from '../e2e/support/on-stage.ts';

/** One measured value and its limit. Counts, bytes and ratios; never bare times of a shared machine. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
}

export interface Goal {
  readonly id: string;
  /** Explains the comparison where the name does not. Printed before the figures. */
  readonly means?: string;
  /** Measured only when requested by name. */
  readonly isLong?: boolean;
  /** A median of several visits, so that a miss is not measured once more. */
  readonly isMedian?: boolean;
  /** The size when everything is measured, and when the goal is requested by name. */
  readonly size?: Size;
  measure(stage: Stage, size: number): Promise<Measurement[]>;
}

export interface Size {
  readonly of: string;
  readonly usual: number;
  readonly named: number;
}

/** The least of several tries: the one least disturbed by other work of the machine. */
export async function leastOf(tries: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let done = 0; done < tries; done += 1) least = Math.min(least, await measure());
  return least;
}
