import type { Point, Segment } from './points.ts';

export interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
}

type Cubic = Extract<Segment, readonly ['C', ...number[]]>;

/** The corners of a path whose curves are replaced by chords no farther than the tolerance from them. */
export function flatten(segments: readonly Segment[], tolerance = 0.06): Point[] {
  const points: Point[] = [];
  let here: Point = [0, 0];
  for (const segment of segments) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'C') {
      points.push(...chords(here, segment, tolerance));
      here = [segment[5], segment[6]];
    } else {
      here = [segment[1], segment[2]];
      points.push(here);
    }
  }
  return points;
}

function chords([x, y]: Point, [, a, b, c, d, ex, ey]: Cubic, tolerance: number): Point[] {
  const reach = Math.hypot(ex - x, ey - y);
  const excess = Math.hypot(a - x, b - y) + Math.hypot(c - a, d - b) + Math.hypot(ex - c, ey - d) - reach;
  const run = reach + excess;
  const sag = Math.sqrt(Math.max(0, (3 * run * excess) / 8));
  const wanted = Math.ceil(Math.max(Math.sqrt(sag / tolerance), (8 * sag) / (run + 1e-6) / 0.07));
  const count = Math.max(1, Math.min(40, wanted));
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    const u = 1 - t;
    return [
      u * u * u * x + 3 * u * u * t * a + 3 * u * t * t * c + t * t * t * ex,
      u * u * u * y + 3 * u * u * t * b + 3 * u * t * t * d + t * t * t * ey,
    ];
  });
}

export function boundsOf(points: readonly Point[]): Bounds {
  let [x0, y0, x1, y1] = [1e9, 1e9, -1e9, -1e9];
  for (const [x, y] of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x0, y0, x1, y1, w: x1 - x0, h: y1 - y0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}
