import type { Stage } from '../e2e/support/on-stage.ts';

/** One measured value and the most it may be. Counts, bytes and ratios; never bare times of a shared machine. */
export interface Measurement {
  readonly name: string;
  readonly value: number;
  readonly limit: number;
}

export interface Goal {
  readonly id: string;
  /** What is compared with what, where the name does not say it. Printed before the figures. */
  readonly means?: string;
  /** Measured only when it is asked for by name. */
  readonly isLong?: boolean;
  /** How many of them there are when everything is measured, and when the goal is asked for by name. */
  readonly size?: Size;
  measure(stage: Stage, size: number): Promise<Measurement[]>;
}

export interface Size {
  readonly of: string;
  readonly usual: number;
  readonly named: number;
}

/** The least of several tries: the one the machine's other work disturbed least. */
export async function leastOf(tries: number, measure: () => Promise<number>): Promise<number> {
  let least = Infinity;
  for (let done = 0; done < tries; done += 1) least = Math.min(least, await measure());
  return least;
}
