/** The line scales a plate may have: each is one class of the style sheet. */
export const lineScales = [0.5, 0.56, 0.62, 0.7, 0.72, 0.74, 0.78, 0.82, 0.86, 1, 1.12] as const;

export function nearestLineScale(wanted: number): number {
  return lineScales.reduce<number>(
    (best, scale) => (Math.abs(scale - wanted) < Math.abs(best - wanted) ? scale : best),
    1,
  );
}
