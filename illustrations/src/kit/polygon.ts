import { filleted } from './fillet.ts';
import type { Vert } from './points.ts';
import { Shape } from './shape.ts';

/** A polygon whose corners carry their own fillet radius; closed unless said otherwise. */
export function poly(verts: readonly Vert[], closed = true): Shape {
  return new Shape(filleted(verts, closed), verts);
}

type CornerRadii =
  | number
  | readonly [bottomLeft: number, bottomRight: number, topRight: number, topLeft: number];

export function rect(x0: number, y0: number, x1: number, y1: number, radius: CornerRadii = 0): Shape {
  const [bl, br, tr, tl] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  return poly([
    [x0, y0, bl],
    [x1, y0, br],
    [x1, y1, tr],
    [x0, y1, tl],
  ]);
}

/** A box by its lower left and upper right corner. */
export type Extents = readonly [x0: number, y0: number, x1: number, y1: number];

/** A rectangle given by two opposite corners in any order. */
export function box(x0: number, y0: number, x1: number, y1: number, radius: CornerRadii = 0): Shape {
  return rect(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1), radius);
}

export function line(...verts: readonly Vert[]): Shape {
  return poly(verts, false);
}

/** Straight edges through the points, without fillets. */
export function fromPts(points: readonly Vert[], closed = true): Shape {
  const shape = new Shape(points.map(([x, y], index) => [index ? 'L' : 'M', x, y]));
  return closed ? shape.Z() : shape;
}
