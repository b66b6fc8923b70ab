import { daysBetween } from '../../reports/day-period.ts';

export const agingBands = ['to-30', 'to-60', 'to-90', 'over-90'] as const;
export type AgingBand = (typeof agingBands)[number];

/** The days since the unit came in: 30, 60 and 90 belong to the lower band. */
export function agingBand(days: number): AgingBand {
  if (days <= 30) return 'to-30';
  if (days <= 60) return 'to-60';
  return days <= 90 ? 'to-90' : 'over-90';
}

/** Open orders by the days since their unit came in, the oldest first within each band. */
export function agingOf<Unit extends { readonly in: string }>(
  open: readonly Unit[],
  today: string,
): readonly { readonly band: AgingBand; readonly units: readonly Unit[] }[] {
  const sorted = open.toSorted((one, other) => (one.in < other.in ? -1 : one.in > other.in ? 1 : 0));
  return agingBands.map((band) => ({
    band,
    units: sorted.filter((unit) => agingBand(daysBetween(unit.in, today)) === band),
  }));
}
