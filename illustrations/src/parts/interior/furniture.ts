import { box, rect, Shape, spline } from '../../kit/geometry/shapes.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { type PlanFace, union } from '../layout/plan.ts';

export interface CushionOptions {
  readonly paint?: PaintName | undefined;
  readonly line?: PaintName | undefined;
  readonly g?: number | undefined;
}

export const cushion = (pen: Pen, outline: Shape, o: CushionOptions = {}) => {
  pen.layers(outline, [o.paint ?? 'fabric'], ['diagonal-bevel', { opacity: o.g ?? 0.9 }]);
  if (outline.verts) pen.path(outline.inset(0.75), 'gleam-1', { strokeOpacity: 0.4 });
  pen.path(outline, o.line ?? 'edge-line');
};

export interface SofaOptions extends SofaArtOptions {
  readonly callout?: boolean | undefined;
  readonly at?: Point | undefined;
}

/** Sofa: back toward side b ('n','s','e','w'). */
export function sofa(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  back: PlanFace,
  o: SofaOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = sofaArt(pen, x0, y0, x1, y1, back, o),
      b = outline.bbox();
    pen.hitArea(outline).calloutAt(...(o.at || [b.cx, b.cy]));
  });
}

export interface SofaArtOptions {
  readonly arm?: number | undefined;
  readonly back?: number | undefined;
  readonly n?: number | undefined;
}

export function sofaArt(
  pen: Pen,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  back: PlanFace,
  o: SofaArtOptions = {},
) {
  const outline = box(x0, y0, x1, y1, 2.6),
    b = outline.bbox();
  pen.shadow(outline, 1.1, 1.6, 4);
  pen.layers(outline, ['fabric', 'part-line'], ['shade-2']);
  const a = o.arm ?? 4.6,
    k = o.back ?? 7,
    hz = back === 'n' || back === 's',
    n = o.n || 3;
  const bk =
    back === 'n'
      ? rect(b.x0 + a, b.y1 - k, b.x1 - a, b.y1 - 0.6, 1.6)
      : back === 's'
        ? rect(b.x0 + a, b.y0 + 0.6, b.x1 - a, b.y0 + k, 1.6)
        : back === 'e'
          ? rect(b.x1 - k, b.y0 + a, b.x1 - 0.6, b.y1 - a, 1.6)
          : rect(b.x0 + 0.6, b.y0 + a, b.x0 + k, b.y1 - a, 1.6);
  const seat: readonly [number, number, number, number] =
    back === 'n'
      ? [b.x0 + a, b.y0 + 0.5, b.x1 - a, b.y1 - k + 0.6]
      : back === 's'
        ? [b.x0 + a, b.y0 + k - 0.6, b.x1 - a, b.y1 - 0.5]
        : back === 'e'
          ? [b.x0 + 0.5, b.y0 + a, b.x1 - k + 0.6, b.y1 - a]
          : [b.x0 + k - 0.6, b.y0 + a, b.x1 - 0.5, b.y1 - a];
  for (let i = 0; i < n; i++) {
    const [p, q] = [i / n, (i + 1) / n];
    cushion(
      pen,
      hz
        ? rect(lerp(seat[0], seat[2], p), seat[1], lerp(seat[0], seat[2], q), seat[3], 1.8)
        : rect(seat[0], lerp(seat[1], seat[3], p), seat[2], lerp(seat[1], seat[3], q), 1.8),
    );
  }
  const kb = bk.bbox();
  for (let i = 0; i < n; i++) {
    const [p, q] = [i / n, (i + 1) / n];
    cushion(
      pen,
      hz
        ? rect(lerp(kb.x0, kb.x1, p), kb.y0, lerp(kb.x0, kb.x1, q), kb.y1, 1.6)
        : rect(kb.x0, lerp(kb.y0, kb.y1, p), kb.x1, lerp(kb.y0, kb.y1, q), 1.6),
      { g: 0.6 },
    );
  }
  if (a > 0) sofaArms(pen, b, a, hz);
  pen.path(outline, 'part-line');
  return outline;
}

function sofaArms(pen: Pen, b: Bounds, a: number, hz: boolean) {
  for (const e of [0, 1]) {
    const A = hz
      ? rect(e ? b.x1 - a : b.x0 + 0.3, b.y0 + 0.3, e ? b.x1 - 0.3 : b.x0 + a, b.y1 - 0.3, 2)
      : rect(b.x0 + 0.3, e ? b.y1 - a : b.y0 + 0.3, b.x1 - 0.3, e ? b.y1 - 0.3 : b.y0 + a, 2);
    pen.layers(A, ['fabric'], [hz ? 'standing-cylinder' : 'lying-cylinder', { opacity: 0.5 }], ['edge-line']);
  }
}

export interface ChairOptions {
  readonly callout?: boolean | undefined;
  readonly paint?: PaintName | undefined;
  readonly head?: boolean | undefined;
}

/** One recliner / captain seat facing dir (unit vector toward the front of the seat). */
export function chair(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  w: number,
  d: number,
  face: PlanFace,
  o: ChairOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const T = (p: number, q: number): Point =>
      face === 'w'
        ? [x - p, y + q]
        : face === 'e'
          ? [x + p, y - q]
          : face === 's'
            ? [x - q, y - p]
            : [x + q, y + p]; // p toward face, q sideways
    const R = (p0: number, q0: number, p1: number, q1: number, rad: number) => {
      const a = T(p0, q0),
        b = T(p1, q1);
      return box(a[0], a[1], b[0], b[1], rad);
    };
    const H = R(-d / 2, -w / 2, d / 2, w / 2, 2.6);
    pen.shadow(H, 1, 1.5, 3);
    pen.path(R(-d / 2 + 3, -w / 2, d / 2 - 3, -w / 2 + 3.4, 1.5), o.paint ?? 'fabric', 'edge-line');
    pen.path(R(-d / 2 + 3, w / 2 - 3.4, d / 2 - 3, w / 2, 1.5), o.paint ?? 'fabric', 'edge-line');
    cushion(pen, R(-d / 2 + 4, -w / 2 + 2.6, d / 2, w / 2 - 2.6, 3), { paint: o.paint, line: 'part-line' });
    pen.path(R(-d / 2 + 7, -w / 2 + 5.4, d / 2 - 2.6, w / 2 - 5.4, 2), 'detail-line', 'half-line');
    const Bk = R(-d / 2, -w / 2 + 1.6, -d / 2 + 6, w / 2 - 1.6, 2.6);
    cushion(pen, Bk, { paint: o.paint, line: 'part-line', g: 0.6 });
    if (o.head)
      cushion(pen, R(-d / 2 - 0.4, -w * 0.2, -d / 2 + 4.4, w * 0.2, 1.6), {
        paint: o.paint,
        line: 'edge-line',
      });
    pen.hitArea(H).calloutAt(x, y);
  });
}

export interface BoothOptions {
  readonly bench?: number | undefined;
}

/** Booth dinette: two benches (one region) and a table; along x. */
export function booth(
  view: View,
  key: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  wallSide: PlanFace,
  o: BoothOptions = {},
) {
  const t = o.bench || 20;
  view.region(`${key}.benches`, 'Dinette benches & cushions', (pen) => {
    const H = (
      [
        [x0, x0 + t, 'w'],
        [x1 - t, x1, 'e'],
      ] as const
    ).map(([a, b, bk]) => sofaArt(pen, a, y0, b, y1, bk, { arm: 0, n: 1, back: 5.4 }));
    pen.hitArea(union(...H)).calloutAt(x0 + t * 0.6, lerp(y0, y1, 0.5));
  });
  table(
    view,
    `${key}.table`,
    'Dinette table',
    x0 + t - 2,
    wallSide === 's' ? y0 + 0.4 : y0 + 2,
    x1 - t + 2,
    wallSide === 's' ? y1 - 2 : y1 - 0.4,
  );
}

export interface TableOptions {
  readonly r?: number | undefined;
}

export function table(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: TableOptions = {},
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, y0, x1, y1, o.r ?? 2.2),
      b = outline.bbox();
    pen.shadow(outline, 1, 1.5, 4);
    pen.layers(outline, ['wood'], ['diagonal-bevel', { opacity: 0.8 }]);
    pen.within(outline, () => {
      let z = new Shape();
      for (let i = 1; i < 7; i++) {
        const y = lerp(b.y0, b.y1, i / 7);
        z = z.add(
          spline([
            [b.x0, y],
            [lerp(b.x0, b.x1, 0.3), y + 0.5 * (i % 2 ? 1 : -1)],
            [lerp(b.x0, b.x1, 0.7), y - 0.4 * (i % 3 ? 1 : -1)],
            [b.x1, y],
          ]),
        );
      }
      pen.path(z, 'detail-line', { strokeOpacity: 0.2 });
    });
    pen.path(outline, 'part-line');
    pen.path(outline.inset(0.7), 'gleam-1');
    pen.hitArea(outline);
  });
}
