/** The marks of an axis from zero that includes the greatest value: 0, 50, 100, 150. */
export function axisMarks(greatest: number): readonly number[] {
  const step = niceStep(Math.max(1, greatest) / 3);
  const count = Math.ceil(Math.max(1, greatest) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** The next of 1, 2, 5, 10, 20, 50 …, since these are counts. */
function niceStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? 10 * power;
}
