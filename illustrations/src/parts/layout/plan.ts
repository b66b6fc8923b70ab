import type { Bounds } from '../../kit/geometry/flatten.ts';
import { around, doubleArea, type Vert } from '../../kit/geometry/points.ts';
import { fromPts, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';

export const sides = (fn: (sign: 1 | -1, side: 'road' | 'curb') => void) => {
  fn(1, 'road');
  fn(-1, 'curb');
};

/** The side of something on a plan that has its doors, its back or its treads: up on the sheet is n. */
export type PlanFace = 'n' | 's' | 'e' | 'w';

/** Union of closed shapes: all wound the same way, so overlaps never cancel in the hit path. */
export const wound = (s: Shape): Shape => {
  if (s.segments.filter((k) => k[0] === 'M').length !== 1) return s;
  const p = s.pts(0.05),
    a = doubleArea(p);
  return a < 0 && s.segments.some((k) => k[0] === 'Z') ? fromPts(p.toReversed()) : s;
};

export const union = (...s: readonly Shape[]) => s.reduce((a, b) => a.add(wound(b)), new Shape());

export const grid = (x0: number, y0: number, x1: number, y1: number, dx: number, dy: number) => {
  let q = new Shape();
  if (dx) for (let x = x0 + dx; x < x1 - 0.1; x += dx) q = q.add(line([x, y0], [x, y1]));
  if (dy) for (let y = y0 + dy; y < y1 - 0.1; y += dy) q = q.add(line([x0, y], [x1, y]));
  return q;
};

export function pipeHit(pts: readonly Vert[], w: number) {
  // hit outline of a bent pipe: union of boxes
  let s = new Shape();
  for (let i = 0; i < pts.length - 1; i++) {
    const a = around(pts, i),
      b = around(pts, i + 1),
      dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1,
      nx = ((-dy / l) * w) / 2,
      ny = ((dx / l) * w) / 2,
      ex = ((dx / l) * w) / 2,
      ey = ((dy / l) * w) / 2;
    s = s.add(
      wound(
        poly([
          [a[0] + nx - ex, a[1] + ny - ey],
          [b[0] + nx + ex, b[1] + ny + ey],
          [b[0] - nx + ex, b[1] - ny + ey],
          [a[0] - nx - ex, a[1] - ny - ey],
        ]),
      ),
    );
  }
  return s;
}

/** Heavy outer line only where there is wall: list of open polylines / shapes. */
export function planOutlines(view: View, parts: readonly (Shape | readonly Vert[])[]) {
  view.decoration((pen) => {
    for (const q of parts) pen.path(q instanceof Shape ? q : line(...q), 'silhouette-line', 'butt');
  });
}

/** The strip along one side of a box: its depth inward, its reach outward, and its shortening at both ends. */
export function edgeStrip(b: Bounds, face: PlanFace, depth: number, out = 0, ends = 0, radius = 0): Shape {
  if (face === 's') return rect(b.x0 + ends, b.y0 - out, b.x1 - ends, b.y0 + depth, radius);
  if (face === 'n') return rect(b.x0 + ends, b.y1 - depth, b.x1 - ends, b.y1 + out, radius);
  if (face === 'w') return rect(b.x0 - out, b.y0 + ends, b.x0 + depth, b.y1 - ends, radius);
  return rect(b.x1 - depth, b.y0 + ends, b.x1 + out, b.y1 - ends, radius);
}

/** The box with one side moved outward, or inward when negative. */
export function sideMoved(b: Bounds, face: PlanFace, by: number, radius = 0): Shape {
  return rect(
    b.x0 - (face === 'w' ? by : 0),
    b.y0 - (face === 's' ? by : 0),
    b.x1 + (face === 'e' ? by : 0),
    b.y1 + (face === 'n' ? by : 0),
    radius,
  );
}
