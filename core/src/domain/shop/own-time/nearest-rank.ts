/** The place, from 1, of the smallest of `count` sorted values that so many percent of them do not exceed. */
export function nearestRank(count: number, percent: number): number {
  return Math.max(1, Math.ceil((count * percent) / 100));
}
