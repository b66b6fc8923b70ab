/** The middle of some whole numbers and their spread, by nearest rank, so that each is one of the numbers. */
export interface NumberSpread {
  readonly count: number;
  readonly median: number;
  /** The middle half. */
  readonly lower: number;
  readonly upper: number;
}

/** Null without numbers. */
export function spreadOf(values: readonly number[]): NumberSpread | null {
  const sorted = values.toSorted((one, other) => one - other);
  const [median, lower, upper] = [50, 25, 75].map((percent) => quantile(sorted, percent));
  if (median === undefined || lower === undefined || upper === undefined) return null;
  return { count: values.length, median, lower, upper };
}

/** The smallest of the sorted numbers that at least so many percent of them do not exceed. */
export function quantile(sorted: readonly number[], percent: number): number | undefined {
  return sorted[Math.max(1, Math.ceil((sorted.length * percent) / 100)) - 1];
}
