import { around, lerp, type Point } from '../../kit/geometry/points.ts';
import { cornered, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';

export interface RailingOptions {
  readonly s0: number;
  readonly s1: number;
  readonly h0: number;
  readonly h1: number;
  readonly bays?: number | undefined;
  readonly ends?: boolean | undefined;
  readonly at: Point;
}

/** Aluminum patio railing seen square-on: posts, top rail, mid rail, pickets or mesh panels. */
export function railing(view: View, id: string, title: string, o: RailingOptions) {
  view.region(id, title, (pen) => {
    const { s0, s1, h0, h1 } = o,
      n = o.bays || 4,
      xs = Array.from({ length: n + 1 }, (_, i) => lerp(s0 + 0.9, s1 - 0.9, i / n));
    let q = new Shape();
    for (let i = 0; i < n; i++) {
      const a = lerp(s0 + 0.9, s1 - 0.9, i / n) + 1,
        b = lerp(s0 + 0.9, s1 - 0.9, (i + 1) / n) - 1,
        m = Math.max(2, Math.round((b - a) / 4));
      for (let k = 1; k < m; k++)
        q = q.add(line([lerp(a, b, k / m), h0 + 4.6], [lerp(a, b, k / m), h1 - 1.6]));
    }
    pen.layers(q, [{ stroke: 'line', width: 1.02 }], [{ stroke: 'metal', width: 0.6 }]);
    const rail = (y: number, t: number) => {
      const outline = rect(s0, y - t, s1, y + t, t * 0.7);
      pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder']);
    };
    rail(h0 + 4.6, 0.75);
    for (const x of xs) {
      const outline = rect(x - 0.95, h0 - 0.4, x + 0.95, h1, 0.2);
      pen.layers(outline, ['metal', 'edge-line'], ['standing-cylinder']);
      pen.path(rect(x - 1.5, h0 - 0.6, x + 1.5, h0 + 1.6, 0.3), 'dark-metal', 'edge-line');
      pen.circle(x, h0 + 0.5, 0.34, 'gloss');
    }
    if (o.ends)
      for (const x of [s0 + 0.5, s1 - 0.5]) {
        const outline = rect(x - 1.5, h0 - 0.4, x + 1.5, h1 + 0.6, 0.4);
        pen.layers(outline, ['metal', 'part-line'], ['standing-cylinder']);
        for (const y of [lerp(h0, h1, 0.3), lerp(h0, h1, 0.66)])
          pen.circle(x, y, 0.42, 'dark-metal', 'detail-line');
        pen.path(rect(x - 2.1, h0 - 0.6, x + 2.1, h0 + 2, 0.3), 'dark-metal', 'edge-line');
      }
    rail(h1, 1.15);
    if (o.ends)
      for (const x of [s0 + 0.5, s1 - 0.5])
        pen.path(rect(x - 2.2, h1 - 1.5, x + 2.2, h1 + 1.5, 0.8), 'rubber', 'edge-line');
    pen.hitArea(rect(s0 - 0.8, h0 - 0.8, s1 + 0.8, h1 + 1.5, 0.8));
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** Drop legs under the outer edge of a patio deck. */
export function deckLegs(view: View, id: string, title: string, xs: readonly number[], top: number) {
  view.region(id, title, (pen) => {
    let H = new Shape();
    for (const x of xs) {
      pen.layers(rect(x - 0.9, 1, x + 0.9, 20), ['metal', 'edge-line'], ['standing-cylinder']);
      const o = rect(x - 1.4, 16, x + 1.4, top, 0.3);
      pen.layers(o, ['dark-metal', 'edge-line'], ['standing-cylinder']);
      pen.path(
        cornered([x - 3.4, 0, 0.3, x + 3.4, 0, 0.3, x + 2.6, 1.4, 0.6, x - 2.6, 1.4, 0.6]),
        'rubber',
        'edge-line',
      );
      pen.circle(x, 18, 0.5, 'metal', 'detail-line');
      for (const y of [5, 8, 11]) pen.circle(x, y, 0.28, 'gloss');
      pen.path(
        cornered([x - 2.6, top, 0, x + 2.6, top, 0, x + 1.8, top - 2.2, 0.4, x - 1.8, top - 2.2, 0.4]),
        'underbody',
        'edge-line',
      );
      H = H.add(
        poly([
          [x - 3.6, 0],
          [x + 3.6, 0],
          [x + 3, 1.6],
          [x + 1.9, 2],
          [x + 1.9, top - 0.2],
          [x - 1.9, top - 0.2],
          [x - 1.9, 2],
          [x - 3, 1.6],
        ]),
      );
    }
    pen.hitArea(H, true).calloutAt(around(xs, 0), 9);
  });
}
