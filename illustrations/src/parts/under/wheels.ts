import { box, ellipse, line, rect, Shape, spline } from '../../kit/geometry/shapes.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { around, hundredths, lerp, type Point } from '../../kit/geometry/points.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { grid, union } from '../layout/plan.ts';

/** Tire seen from below. */
export function tireBelow(pen: Pen, x: number, y0: number, y1: number, R: number) {
  const a = Math.min(y0, y1),
    b = Math.max(y0, y1),
    outline = rect(x - R, a, x + R, b, 2.8),
    w = b - a,
    n = 5,
    g = w * 0.045,
    m = w * 0.09,
    rw = (w - 2 * m - (n - 1) * g) / n;
  pen.shadow(outline, 0.8, 1.2, 2, 'shade-2');
  pen.path(outline, 'tire');
  pen.path(rect(x - R + 0.5, a + 0.5, x + R - 0.5, b - 0.5, 2.4), 'light-tire', { fillOpacity: 0.5 });
  let q = new Shape(),
    z = new Shape();
  for (let i = 0; i < n; i++) {
    const y = a + m + i * (rw + g);
    q = q.add(rect(x - R + 0.5, y, x + R - 0.5, y + rw));
    z = z.add(line([x - R + 1 + (i % 2) * 0.8, y + rw / 2], [x + R - 0.8, y + rw / 2]));
  }
  pen.path(q, 'light-tire');
  pen.path(z, 'butt', { stroke: 'void', width: hundredths(rw), dash: [0.45, 1.5], strokeOpacity: 0.75 });
  pen.path(q, 'detail-line');
  pen.path(rect(x - R, a, x - R * 0.2, b, [2.8, 0, 0, 2.8]), 'shade-from-left');
  pen.path(rect(x - R, a, x - R * 0.6, b, [2.8, 0, 0, 2.8]), 'shade-from-left');
  pen.path(rect(x + R * 0.1, a, x + R, b, [0, 2.8, 2.8, 0]), 'shade-from-right');
  pen.path(rect(x + R * 0.45, a, x + R, b, [0, 2.8, 2.8, 0]), 'shade-from-right');
  pen.path(ellipse(x - R * 0.16, (a + b) / 2, R * 0.5, w * 0.46), 'glow', { opacity: 0.26 });
  pen.path(outline.inset(0.5), 'dark-gleam-1');
  pen.path(outline, 'overlap-line');
  return outline;
}

export interface WheelBelowOptions {
  readonly callout?: boolean | undefined;
  readonly at?: Point | undefined;
}

export function wheelBelow(
  view: View,
  id: string,
  title: string,
  x: number,
  y0: number,
  y1: number,
  R: number,
  o: WheelBelowOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = tireBelow(pen, x, y0, y1, R);
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

export function duals(
  view: View,
  id: string,
  title: string,
  x: number,
  s: number,
  a: Point,
  b: Point,
  R: number,
) {
  view.region(id, title, (pen) => {
    const outline = tireBelow(pen, x, s * a[0], s * a[1], R),
      G = tireBelow(pen, x, s * b[0], s * b[1], R);
    pen.hitArea(union(outline, G)).calloutAt(x, (s * (b[0] + b[1])) / 2);
  });
}

/** Brake drums / rotors with backing plates on one side; y0 = inboard, y1 = outboard. */
export function brakes(
  view: View,
  id: string,
  title: string,
  xs: readonly number[],
  s: number,
  y0: number,
  y1: number,
  R = 6.2,
  o: RegionMeta = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const H = xs.map((x) => {
      const P = box(x - R - 0.5, s * y0, x + R + 0.5, s * (y0 + 0.8), 0.3),
        D = box(x - R, s * (y0 + 0.8), x + R, s * y1, 0.8),
        b = D.bbox();
      pen.layers(D, ['dark-metal'], ['standing-cylinder']);
      pen.path(grid(b.x0, b.y0 + 0.2, b.x1, b.y1 - 0.2, R / 3, 0), 'detail-line', 'half-line');
      pen.path(D, 'part-line');
      pen.path(P, 'underbody', 'edge-line');
      pen.path(spline([x + 2, s * y0, x + 5, s * (y0 - 1.3), x + 8.6, s * (y0 - 1)]), 'part-line');
      pen.circle(x + 2, s * (y0 - 0.3), 0.6, 'dark-metal', 'detail-line');
      return box(x - R - 0.6, s * (y0 - 1.4), x + R + 2.6, s * y1, 0.4);
    });
    pen.hitArea(union(...H)).calloutAt(around(xs, 0) - R * 0.5, s * lerp(y0, y1, 0.55));
  });
}
