/** Hours in tenths of an hour on a line, as a picture of dots that stand on each other. */
export interface DotPlot {
  readonly from: number;
  readonly until: number;
  /** Marks of the axis, in tenths. */
  readonly ticks: readonly number[];
  readonly dots: readonly { readonly at: number; readonly level: number }[];
  /** The height of the tallest pile. */
  readonly tallest: number;
}

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const mostTicks = 5;

/** Repairs of the same tenth of an hour are piled; `others` are marks that must lie within the picture. */
export function dotPlot(minutes: readonly number[], others: readonly number[]): DotPlot {
  const tenths = minutes.map((time) => Math.round(time / 6));
  const all = [...tenths, ...others];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const step = steps.find((size) => most - least <= size * (mostTicks - 1)) ?? 10_000;
  const from = Math.floor(least / step) * step;
  const until = Math.max(Math.ceil(most / step) * step, from + step);
  const ticks = Array.from(
    { length: Math.round((until - from) / step) + 1 },
    (_, index) => from + index * step,
  );
  // Dots closer than their own width share a pile.
  const width = (until - from) / 44;
  const piles = new Map<number, number>();
  const dots = tenths.map((time) => {
    const pile = Math.round((time - from) / width);
    const level = piles.get(pile) ?? 0;
    piles.set(pile, level + 1);
    return { at: from + pile * width, level };
  });
  return { from, until, ticks, dots, tallest: Math.max(...piles.values()) };
}
