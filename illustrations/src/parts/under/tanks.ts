import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { around, lerp, type Point, type Vert } from '../../kit/geometry/points.ts';
import { box, line, poly, rect, type Shape } from '../../kit/geometry/shapes.ts';
import type { Ink } from '../../kit/paint/tokens.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { grid, pipeHit, union } from '../layout/plan.ts';
import { bolt } from './steel.ts';

export interface TankOptions {
  readonly r?: number | undefined;
  readonly dark?: boolean | undefined;
  readonly straps?: boolean | undefined;
  readonly fit?: readonly Point[] | undefined;
  readonly pads?: Point | undefined;
  readonly at?: Point | undefined;
}

/** A molded tank between two straps; gives the area it covers. */
export function tankArt(pen: Pen, outline: Shape, o: TankOptions): Shape {
  const b = outline.bbox(),
    dk = o.dark;
  pen.shadow(outline, 1, 1.5, 3, 'shade-2');
  pen.path(outline, dk ? 'rubber' : 'dark-plastic');
  pen.layers(outline, ['diagonal-bevel', dk ? { opacity: 0.55 } : undefined], ['part-line']);
  pen.path(outline.inset(0.8), dk ? 'dark-gleam-1' : 'gleam-1');
  const I = outline.inset(2.2);
  pen.path(I, 'detail-line', 'half-line');
  if (dk) pen.path(I, 'dark-gleam-1', { strokeOpacity: 0.16 });
  const n = Math.max(2, Math.round(b.w / 11));
  for (let i = 1; i < n; i++) {
    const x = lerp(b.x0, b.x1, i / n),
      R = rect(x - 0.9, b.y0 + 3.4, x + 0.9, b.y1 - 3.4, 0.9);
    pen.path(R, dk ? 'shade-3' : 'shade-1');
    pen.path(line([x - 0.9, b.y0 + 4], [x - 0.9, b.y1 - 4]), 'detail-line', 'half-line');
    pen.path(line([x + 0.9, b.y0 + 4], [x + 0.9, b.y1 - 4]), dk ? 'dark-gleam-1' : 'gleam-1');
  }
  if (o.straps !== false)
    for (const t of [0.2, 0.8]) {
      const y = lerp(b.y0, b.y1, t),
        S = rect(b.x0 - 1.2, y - 0.9, b.x1 + 1.2, y + 0.9, 0.2);
      pen.layers(S, ['dark-metal'], ['bevel', { opacity: 0.6 }], ['detail-line']);
      bolt(pen, b.x0 - 0.4, y, 0.4);
      bolt(pen, b.x1 + 0.4, y, 0.4);
    }
  (o.fit ?? []).forEach(([x, y]) => {
    pen.concentric(x, y, [1.9, 'gloss', 'edge-line'], [1.1, 'void', 'dark-gleam-1']);
  });
  if (o.pads) {
    const [px, py] = o.pads;
    pen.path(rect(px - 4, py - 2.4, px + 4, py + 2.4, 0.4), 'amber', 'detail-line', { fillOpacity: 0.5 });
    pen.path(grid(px - 4, py - 2, px + 4, py + 2, 0, 1), 'detail-line', 'half-line');
  }
  return box(b.x0 - 1.4, b.y0, b.x1 + 1.4, b.y1, 2);
}

/** Holding tank in its bay. */
export function tank(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: TankOptions = {},
) {
  view.region(id, title, (pen) => {
    pen.hitArea(tankArt(pen, box(x0, y0, x1, y1, o.r ?? 3), o));
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** Black / gray drain pipe. */
export function drain(pen: Pen, pts: readonly Vert[], w = 3, met: Ink = 'rubber') {
  const P = poly(
    pts.map((p, i) => [p[0], p[1], i && i < pts.length - 1 ? (p[2] ?? w * 0.9) : 0]),
    false,
  );
  pen.tube(P, w, met, 0.5);
  return P;
}

/** 3-in gate valve with pull rod; ang: pull direction [dx,dy] unit */
export function gateValve(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  d: Point,
  rod = 9,
  o: RegionMeta = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const [dx, dy] = d,
      outline = dx ? rect(x - 3, y - 2, x + 3, y + 2, 0.5) : rect(x - 2, y - 3, x + 2, y + 3, 0.5);
    pen.shadow(outline, 0.5, 0.8, 2);
    const e: Point = [x + dx * rod, y + dy * rod];
    pen.layers(line([x, y], e), ['overlap-line'], [{ stroke: 'metal', width: 0.5 }]);
    pen.layers(outline, ['rubber'], ['bevel', { opacity: 0.5 }], ['part-line']);
    const n = dx
      ? rect(x - 0.6, y - 2.6, x + 0.6, y + 2.6, 0.2)
      : rect(x - 2.6, y - 0.6, x + 2.6, y + 0.6, 0.2);
    pen.path(n, 'dark-metal', 'detail-line');
    const T = dx
      ? rect(e[0] - 0.7, e[1] - 2, e[0] + 0.7, e[1] + 2, 0.6)
      : rect(e[0] - 2, e[1] - 0.7, e[0] + 2, e[1] + 0.7, 0.6);
    pen.path(T, 'red', 'edge-line');
    pen.hitArea(
      union(
        dx ? rect(x - 3.2, y - 2.8, x + 3.2, y + 2.8) : rect(x - 2.8, y - 3.2, x + 2.8, y + 3.2),
        pipeHit([[x, y], e], 2.2),
        T,
      ),
    );
    pen.calloutAt(x, y);
  });
}

export interface LineRunOptions {
  readonly w?: number | undefined;
  readonly c?: Ink | undefined;
  readonly clips?: readonly Point[] | undefined;
  readonly ends?: readonly (readonly [number, number, ...PaintName[]])[] | undefined;
  readonly at?: Point | undefined;
}

/** Brace of thin lines: brake, air, LP, wiring. */
export function lineRun(view: View, id: string, title: string, pts: readonly Vert[], o: LineRunOptions = {}) {
  view.region(id, title, (pen) => {
    const P = poly(
      pts.map((p, i) => [p[0], p[1], i && i < pts.length - 1 ? 1.6 : 0]),
      false,
    );
    pen.path(P, { stroke: 'line', width: (o.w || 0.9) + 0.5 });
    pen.path(P, { stroke: o.c ?? 'amber-2', width: o.w || 0.9 });
    (o.clips || []).forEach(([x, y]) =>
      pen.path(rect(x - 0.6, y - 1, x + 0.6, y + 1, 0.2), 'dark-metal', 'detail-line'),
    );
    (o.ends || []).forEach(([x, y, ...paints]) => {
      const look: readonly PaintName[] = paints.length > 0 ? paints : ['dark-metal', 'edge-line'];
      pen.path(rect(x - 1.3, y - 1.3, x + 1.3, y + 1.3, 0.4), ...look);
    });
    const H = pipeHit(pts, 2.6);
    pen.hitArea(H).calloutAt(...(o.at ?? [around(pts, 1)[0], around(pts, 1)[1]]));
  });
}
