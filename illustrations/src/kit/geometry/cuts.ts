import { around, doubleArea, type Point } from './points.ts';
import { fromPts, Shape } from './shapes.ts';

type Outline = Shape | readonly Point[];

function outline(shape: Outline): readonly Point[] {
  return shape instanceof Shape ? shape.pts() : shape;
}

/** The part of an outline where a·x + b·y ≤ c. */
function half(points: readonly Point[], a: number, b: number, c: number): Point[] {
  const beyond = (p: Point) => a * p[0] + b * p[1] - c;
  const kept: Point[] = [];
  points.forEach((p, i) => {
    const q = around(points, i + 1);
    const [fp, fq] = [beyond(p), beyond(q)];
    if (fp <= 1e-9) kept.push(p);
    if ((fp < -1e-9 && fq > 1e-9) || (fp > 1e-9 && fq < -1e-9)) {
      const t = fp / (fp - fq);
      kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  });
  return kept;
}

/** Panels are cut from a silhouette: the part above, below, forward or aft of a line. */
export const cut = {
  above: (shape: Outline, y: number) => fromPts(half(outline(shape), 0, -1, -y)),
  below: (shape: Outline, y: number) => fromPts(half(outline(shape), 0, 1, y)),
  fwd: (shape: Outline, x: number) => fromPts(half(outline(shape), 1, 0, x)),
  aft: (shape: Outline, x: number) => fromPts(half(outline(shape), -1, 0, -x)),
  box: (shape: Outline, x0: number, y0: number, x1: number, y1: number) =>
    fromPts(half(half(half(half(outline(shape), -1, 0, -x0), 1, 0, x1), 0, -1, -y0), 0, 1, y1)),
  /** The part between two parallel lines a·x + b·y = c0 and c1. */
  slab: (shape: Outline, a: number, b: number, c0: number, c1: number) =>
    fromPts(half(half(outline(shape), a, b, c1), -a, -b, -c0)),
};

/** Any outline cut by a convex one (Sutherland–Hodgman). */
export function clipConvex(subject: Outline, clip: Outline): Shape {
  const edges = outline(clip);
  const sign = doubleArea(edges) > 0 ? 1 : -1;
  let kept = [...outline(subject)];
  edges.forEach((a, i) => {
    const b = around(edges, i + 1);
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    if (kept.length === 0 || Math.hypot(dx, dy) < 1e-6) return;
    kept = half(kept, sign * dy, -sign * dx, sign * (dy * a[0] - dx * a[1]));
  });
  const distinct: Point[] = [];
  for (const p of kept) {
    const last = distinct.at(-1);
    if (!last || Math.hypot(p[0] - last[0], p[1] - last[1]) > 0.02) distinct.push(p);
  }
  return fromPts(distinct);
}
