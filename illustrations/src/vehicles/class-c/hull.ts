import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';
import { drawn, Shape } from '../../kit/geometry/shapes.ts';

/** Inches from bumper to bumper; the house is twice `halfWidth` wide. */
export const overall = 370;
export const halfWidth = 49.6;
export const axles = [35, 255] as const;
export const tireRadius = 14.8;
export const vehicle: Vehicle = { prefix: 'cc31', slug: 'class-c-31', name: 'Class C motorhome 31 ft' };

/** The house seen from the side, its nose over the cab. */
export const house = drawn(`
  M 92 126.6 C 74 126.6 59 122.6 49.6 114.4 C 42.4 108 38 101.4 37.6 96 C 37.4 91.6 40.4 88.6 46 87.2
  C 54 85.2 62 84.6 70 84.4 L 97 83.6 L 97 24 C 97 20.4 98.6 18.4 102 18.4 L 364 18.4
  C 367.6 18.4 369.4 20.4 369.6 24 L 369.6 118 C 369.6 123.6 366.6 126.6 361 126.6 Z
`);

/** The van cab seen from the side. */
export const cab = drawn(`
  M 98 84.2 L 71.6 84.2 C 67.8 84.2 65.8 83.2 64 81 L 45.8 59.2 C 44.4 57.6 43 57 40.8 56.7
  C 29 55.2 18.8 52.6 12 48.6 C 8.4 46.4 6.6 44 5.8 40.6 C 4.9 36.6 4.2 32.6 3.8 28 L 3.2 20
  C 3.2 17.4 5 16.4 8 16.4 L 98 17.4 Z
`);

/** House and cab from above. */
export const housePlan = new Shape()
  .M(80, halfWidth)
  .C(66, halfWidth, 55, 46.6, 47.6, 37)
  .C(41.4, 28, 37.6, 14, 37.6, 0)
  .C(37.6, -14, 41.4, -28, 47.6, -37)
  .C(55, -46.6, 66, -halfWidth, 80, -halfWidth)
  .L(365.6, -halfWidth)
  .C(368.4, -halfWidth, 369.6, -48, 369.6, -45.4)
  .L(369.6, 45.4)
  .C(369.6, 48, 368.4, halfWidth, 365.6, halfWidth)
  .Z();
export const cabPlan = drawn(`
  M 98 40.4 L 44 40.4 C 24 40.4 12 39.6 8 36.4 C 5 33 4 22 4 0 C 4 -22 5 -33 8 -36.4
  C 12 -39.6 24 -40.4 44 -40.4 L 98 -40.4 Z
`);

/** The shadow on the ground, below its line only. */
export function contactShadow(x: number, width: number, depth: number): Shape {
  const [kx, ky] = [0.5523 * width, 0.5523 * depth];
  return new Shape()
    .M(x + width, 0)
    .C(x + width, -ky, x + kx, -depth, x, -depth)
    .C(x - kx, -depth, x - width, -ky, x - width, 0)
    .Z();
}
