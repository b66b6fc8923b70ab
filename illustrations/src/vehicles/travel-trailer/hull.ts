import type { Vehicle } from '../../kit/drawing/vehicle-views.ts';
import { drawn, ellipse, line, Shape, spline } from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import type { Vert } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';

/** Inches from the coupler to the rear bumper; the box is twice `halfWidth` wide. */
export const overall = 384;
export const halfWidth = 48;
export const axles = [226, 260] as const;
export const tireRadius = 14.2;
/** The place of the living-room slide-out in the road side. */
export const mainSlide = { from: 134, to: 262 } as const;
export const vehicle: Vehicle = { prefix: 'tt32', slug: 'travel-trailer-32', name: 'Travel trailer 32 ft' };

/** The box seen from the side: a swept front cap, a square tail. */
export const silhouette = drawn(`
  M 86 120 C 76 120 68.6 117.6 63.6 111.6 C 56.6 103 49.6 80 47 60 C 45.6 50 46 42 47.6 34 L 50 23
  C 50.6 20.4 52 19.4 55 19.4 L 374 19.4 C 377 19.4 378.6 21 378.8 24 L 380 110
  C 380 116.6 377 120 370.6 120 Z
`);

/** The box seen from the front or the rear. */
export const endOutline = drawn(`
  M -45.4 19.4 C -47.2 19.4 -48 20.4 -48 22 L -48.1 106 C -48.1 113.6 -45 117.6 -38 118.5
  C -18 120.4 18 120.4 38 118.5 C 45 117.6 48.1 113.6 48.1 106 L 48 22 C 48 20.4 47.2 19.4 45.4 19.4 Z
`);

/** The box cut at floor height. */
export const floorOutline = new Shape()
  .M(66, halfWidth)
  .C(56.6, halfWidth, 51.6, 44.6, 50.4, 34)
  .C(49.4, 22, 49, 10, 49, 0)
  .C(49, -10, 49.4, -22, 50.4, -34)
  .C(51.6, -44.6, 56.6, -halfWidth, 66, -halfWidth)
  .L(376, -halfWidth)
  .C(378.8, -halfWidth, 380, -46.6, 380, -44)
  .L(380, 44)
  .C(380, 46.6, 378.8, halfWidth, 376, halfWidth)
  .Z();

/** A safety chain in two dashed strokes. */
export function chain(pen: Pen, points: readonly Vert[]): void {
  const links = { dash: [1.3, 0.7], cap: 'butt' } as const;
  pen.path(spline(points), { stroke: 'line', width: 1.5, ...links });
  pen.path(spline(points), { stroke: 'metal', width: 0.8, ...links });
}

export function groundUnder(view: View): void {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 56, 5), 0), 'ground-shadow');
    pen.path(line([-80, 0], [80, 0]), 'ground-line');
  });
}
