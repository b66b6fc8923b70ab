import { line, poly, rect, Shape, spline } from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, pairs, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { reflections } from '../walls/windows.ts';

/** Curtains just readable behind the glass. */
export function drapes(pen: Pen, b: Bounds, k = 0.26) {
  for (const [x, s] of pairs([b.x0, 1, b.x1, -1])) {
    const w = b.w * k * s,
      P = new Shape()
        .M(x, b.y0)
        .L(x, b.y1)
        .L(x + w, b.y1)
        .C(x + w * 0.95, lerp(b.y0, b.y1, 0.6), x + w * 0.7, lerp(b.y0, b.y1, 0.34), x + w * 0.62, b.y0)
        .Z();
    pen.path(P, 'light-1');
    for (const t of [0.3, 0.6])
      pen.path(
        spline([x + w * t, b.y1, x + w * t * 0.92, b.y0 + b.h * 0.5, x + w * t * 0.66, b.y0]),
        'dark-gleam-1',
      );
  }
}

export interface HouseWinOptions {
  readonly s0: number;
  readonly s1: number;
  readonly h0: number;
  readonly h1: number;
  readonly trim?: number | undefined;
  readonly kind?: 'hung' | 'slider' | 'fixed' | undefined;
  readonly coTrim?: boolean | undefined;
  readonly shared?: boolean | undefined;
  readonly atTrim?: Point | undefined;
  readonly grid?: Point | undefined;
  readonly meet?: number | undefined;
  readonly gridLow?: boolean | undefined;
  readonly at?: Point | undefined;
}

/** House window: casing (own region) + sash and glass (own region). kind: hung | slider | fixed. */
export function houseWin(view: View, key: string, name: string, o: HouseWinOptions) {
  const { s0, s1, h0, h1 } = o,
    W = rect(s0, h0, s1, h1, 0.3);
  houseTrim(view, key, name, o, W);
  view.region(`glass.window-${key}`, `Window, ${name}`, o.shared ? { shared: true } : {}, (pen) => {
    pen.path(W, 'plastic');
    sashes(pen, o);
    pen.path(W, 'part-line');
    pen.hitArea(W);
    if (o.at) pen.calloutAt(...o.at);
  });
}

function houseTrim(view: View, key: string, name: string, o: HouseWinOptions, W: Shape) {
  const { s0, s1, h0, h1 } = o;
  const t = o.trim ?? 3.4;
  const head = poly([
      [s0 - t - 1, h1 + t - 0.2, 0.2],
      [s0 - t - 1, h1 + t + 1, 0.3],
      [s1 + t + 1, h1 + t + 1, 0.3],
      [s1 + t + 1, h1 + t - 0.2, 0.2],
    ]),
    ledge = rect(s0 - t - 0.8, h0 - t * 0.45 - 1.1, s1 + t + 0.8, h0 - t * 0.45 + 0.6, 0.25);
  const out = rect(s0 - t, h0 - t * 0.45, s1 + t, h1 + t, 0.2),
    apron = rect(s0 - t, h0 - t * 0.45 - 3, s1 + t, h0 - t * 0.45 - 1, 0.2);
  view.region(
    `house.trim-${key}`,
    `Window trim & sill, ${name}`,
    { callout: o.coTrim ?? false, ...(o.shared ? { shared: true } : {}) },
    (pen) => {
      const all = poly([
        [s0 - t - 0.8, h0 - t * 0.45 - 1.1],
        [s0 - t, h0 - t * 0.45 - 1.1],
        [s0 - t, h0 - t * 0.45 - 3],
        [s1 + t, h0 - t * 0.45 - 3],
        [s1 + t, h0 - t * 0.45 - 1.1],
        [s1 + t + 0.8, h0 - t * 0.45 - 1.1],
        [s1 + t + 0.8, h0 - t * 0.45 + 0.6],
        [s1 + t, h0],
        [s1 + t, h1 + t - 0.2],
        [s1 + t + 1, h1 + t - 0.2],
        [s1 + t + 1, h1 + t + 1],
        [s0 - t - 1, h1 + t + 1],
        [s0 - t - 1, h1 + t - 0.2],
        [s0 - t, h1 + t - 0.2],
        [s0 - t, h0],
        [s0 - t - 0.8, h0 - t * 0.45 + 0.6],
      ]);
      pen.shadow(out, 0.7, 0.9, 3, 'shade-1');
      pen.shadow(ledge, 0.5, 1.4, 3, 'shade-1');
      pen.path(apron, 'plastic', 'edge-line');
      pen.layers(out, ['plastic', 'edge-line'], ['diagonal-bevel']);
      for (const [x, i] of pairs([s0, -1, s1, 1]))
        pen.path(line([x + i * t, h1], [x, h1]), 'detail-line', 'half-line');
      pen.path(line([s0 - t + 0.5, h0], [s0 - t + 0.5, h1 + t - 1]), 'gleam-1');
      pen.path(rect(s0 - t, h1 + t - 1.5, s1 + t, h1 + t - 0.2), 'shade-from-top');
      pen.path(head, 'plastic', 'edge-line');
      pen.layers(ledge, ['plastic', 'edge-line'], ['bevel']);
      pen.hitArea(new Shape(all.segments.concat(W.segments)));
      pen.withHoles();
      pen.calloutAt(...(o.atTrim || [s0 - t / 2, lerp(h0, h1, 0.5)]));
    },
  );
}

function sash(
  pen: Pen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  g: Point | null,
  back = false,
  dk?: number,
) {
  const S = rect(x0, y0, x1, y1, 0.2),
    G = rect(x0 + 1.5, y0 + 1.6, x1 - 1.5, y1 - 1.5, 0.15),
    b = G.bbox();
  pen.path(S, 'plastic', 'edge-line');
  if (back) pen.path(S, 'shade-1');
  pen.path(G, 'glass');
  pen.path(cut.above(G, b.y1 - Math.min(2, b.h * 0.14)), 'shade-from-top');
  pen.path(rect(b.x0, b.y0, b.x1, b.y1), 'light-1', { fillOpacity: 0.05 });
  drapes(pen, b, dk);
  reflections(pen, G);
  if (g) {
    const q: Shape[] = [];
    for (let i = 1; i < g[0]; i++) {
      const x = lerp(b.x0, b.x1, i / g[0]);
      q.push(rect(x - 0.34, b.y0, x + 0.34, b.y1));
    }
    for (let j = 1; j < g[1]; j++) {
      const y = lerp(b.y0, b.y1, j / g[1]);
      q.push(rect(b.x0, y - 0.34, b.x1, y + 0.34));
    }
    for (const m of q) pen.path(m, 'plastic', 'detail-line');
  }
  pen.path(G, 'edge-line');
}

function sashes(pen: Pen, o: HouseWinOptions) {
  const { s0, s1, h0, h1, kind = 'hung' } = o;
  const g = o.grid ?? null;
  if (kind === 'hung') {
    const m = lerp(h0, h1, o.meet ?? 0.5);
    sash(pen, s0 + 0.5, m - 0.9, s1 - 0.5, h1 - 0.5, g, true);
    pen.path(rect(s0 + 0.5, m - 2.4, s1 - 0.5, m - 0.6), 'shade-from-top');
    sash(pen, s0 + 0.3, h0 + 0.3, s1 - 0.3, m + 0.9, o.gridLow ? g : null, false, 0.17);
    pen.path(rect((s0 + s1) / 2 - 1.1, m - 0.1, (s0 + s1) / 2 + 1.1, m + 0.6, 0.2), 'metal', 'detail-line');
  } else if (kind === 'slider') {
    const m = (s0 + s1) / 2;
    const A: readonly [Point, Point] =
      pen.view.direction > 0
        ? [
            [s0 + 0.3, m + 0.9],
            [m - 0.9, s1 - 0.5],
          ]
        : [
            [m - 0.9, s1 - 0.3],
            [s0 + 0.5, m + 0.9],
          ];
    sash(pen, A[1][0], h0 + 0.5, A[1][1], h1 - 0.5, g, true);
    sash(pen, A[0][0], h0 + 0.3, A[0][1], h1 - 0.3, g);
    pen.path(rect(m - 0.45, (h0 + h1) / 2 - 1.4, m + 0.45, (h0 + h1) / 2 + 1.4, 0.2), 'metal', 'detail-line');
  } else sash(pen, s0 + 0.3, h0 + 0.3, s1 - 0.3, h1 - 0.3, g);
}
