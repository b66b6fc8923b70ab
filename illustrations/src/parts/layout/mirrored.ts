import type { Point, Vert } from '../../kit/geometry/points.ts';
import { rect } from '../../kit/geometry/shapes.ts';

/** The smaller and the greater of s·a and s·b. */
export const extent = (s: number, a: number, b: number): Point => [
  Math.min(s * a, s * b),
  Math.max(s * a, s * b),
];

export const sideBox = (s: number, a: number, y0: number, b: number, y1: number, r = 0) => {
  const [p, q] = extent(s, a, b);
  return rect(p, y0, q, y1, r);
};

/** Mirrors corners across x = 0; their winding stays right for insets. */
export const mirrored = (s: number, verts: readonly Vert[]) =>
  verts.map((p): Vert => [s * p[0], p[1], p[2] ?? 0]);
