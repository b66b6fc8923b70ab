import { around, length, minus, type Point, type Vert } from './points.ts';
import { Shape } from './shape.ts';

const quarter = 0.5522847498;

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Shape {
  const [kx, ky] = [quarter * rx, quarter * ry];
  return new Shape()
    .M(cx + rx, cy)
    .C(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)
    .C(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)
    .C(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)
    .C(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)
    .Z();
}

/** An open arc from one angle to another, in degrees counterclockwise from +x. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, ry = r): Shape {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 60));
  const step = (((to - from) / count) * Math.PI) / 180;
  const k = (4 / 3) * Math.tan(step / 4);
  let a = (from * Math.PI) / 180;
  const shape = new Shape().M(cx + r * Math.cos(a), cy + ry * Math.sin(a));
  for (let i = 0; i < count; i++) {
    const b = a + step;
    shape.C(
      cx + r * (Math.cos(a) - k * Math.sin(a)),
      cy + ry * (Math.sin(a) + k * Math.cos(a)),
      cx + r * (Math.cos(b) + k * Math.sin(b)),
      cy + ry * (Math.sin(b) - k * Math.cos(b)),
      cx + r * Math.cos(b),
      cy + ry * Math.sin(b),
    );
    a = b;
  }
  return shape;
}

/** A smooth curve through all the points (Catmull-Rom). */
export function spline(points: readonly Vert[], closed = false, tension = 1): Shape {
  const n = points.length;
  const at = (i: number): Vert =>
    closed ? around(points, i) : around(points, Math.max(0, Math.min(n - 1, i)));
  const shape = new Shape().M(at(0)[0], at(0)[1]);
  const k = tension / 6;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    shape.C(
      b[0] + (c[0] - a[0]) * k,
      b[1] + (c[1] - a[1]) * k,
      c[0] - (d[0] - b[0]) * k,
      c[1] - (d[1] - b[1]) * k,
      c[0],
      c[1],
    );
  }
  return closed ? shape.Z() : shape;
}

/** The surface between an upper and a lower curve, both given in the same direction. */
export function ribbon(top: readonly Vert[], bottom: readonly Vert[]): Shape {
  const back = spline(bottom.toReversed());
  const [start, ...rest] = back.segments;
  const shape = new Shape(spline(top).segments);
  if (start?.[0] === 'M') shape.L(start[1], start[2]);
  shape.segments.push(...rest);
  return shape.Z();
}

/** A strip along a curve, as wide as told at its start, its end and its middle: sheens taper to nothing at both ends. */
export function band(
  points: readonly Vert[],
  startWidth: number,
  endWidth = startWidth,
  middleWidth = Math.max(startWidth, endWidth),
): Shape {
  const last = points.length - 1;
  const halves = points.map((_, i): Point => {
    const along = minus(around(points, Math.min(last, i + 1)), around(points, Math.max(0, i - 1)));
    const run = length(along) || 1;
    const t = i / last;
    const width =
      t < 0.5
        ? startWidth + (middleWidth - startWidth) * t * 2
        : middleWidth + (endWidth - middleWidth) * (t - 0.5) * 2;
    return [((-along[1] / run) * width) / 2, ((along[0] / run) * width) / 2];
  });
  return ribbon(shifted(points, halves, 1), shifted(points, halves, -1));
}

/** A crescent that tapers along a circle: the sheen of a tire. */
export function crescent(cx: number, cy: number, r: number, from: number, to: number, width: number): Shape {
  const count = 9;
  const angles = Array.from(
    { length: count },
    (_, i) => ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180,
  );
  const points = angles.map((t): Point => [cx + r * Math.cos(t), cy + r * Math.sin(t)]);
  const halves = angles.map((t, i): Point => {
    const half = (Math.sin((Math.PI * i) / (count - 1)) * width) / 2;
    return [half * Math.cos(t), half * Math.sin(t)];
  });
  return ribbon(shifted(points, halves, 1), shifted(points, halves, -1));
}

function shifted(points: readonly Vert[], by: readonly Point[], sign: number): Point[] {
  return points.map(([x, y], i) => [x + sign * around(by, i)[0], y + sign * around(by, i)[1]]);
}
