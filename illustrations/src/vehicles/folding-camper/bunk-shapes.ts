import { pairs, type Point } from '../../kit/geometry/points.ts';
import { cornered, Shape } from '../../kit/geometry/shapes.ts';
import { overall } from './hull.ts';

export type BunkEnd = 'front' | 'rear';

/** Both bunks are alike: stations of the rear one count from the other end. */
export const fromEnd = (bunk: BunkEnd) => (x: number) => (bunk === 'front' ? x : overall - x);

/** Points of either bunk, written as one row of numbers. */
export const stations = (along: (x: number) => number, numbers: readonly number[]) =>
  pairs(numbers).map(([x, y]): Point => [along(x), y]);

/** The tent of a bunk seen from the side. */
export function bunkTent(bunk: BunkEnd) {
  const x = fromEnd(bunk);
  return new Shape()
    .M(x(54), 91)
    .C(x(42), 88.2, x(27), 85.4, x(14), 84)
    .C(x(9), 83.4, x(6.9), 81.4, x(6.3), 77)
    .L(x(3.1), 45)
    .L(x(54), 45)
    .Z();
}

export function bunkWindow(bunk: BunkEnd) {
  const x = fromEnd(bunk);
  return cornered([x(14.4), 52.6, 3.4, x(45), 52.6, 3.4, x(45), 81.2, 3.4, x(14.4), 77.6, 4.4]);
}
