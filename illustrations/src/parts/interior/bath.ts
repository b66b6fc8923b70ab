import { box, ellipse, line, rect, type Shape } from '../../kit/geometry/shapes.ts';
import { around, pairs, type Point } from '../../kit/geometry/points.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { type PlanFace, grid, union } from '../layout/plan.ts';

export function toilet(view: View, id: string, title: string, x: number, y: number, back: PlanFace) {
  view.region(id, title, (pen) => {
    const T = (p: number, q: number): Point =>
        back === 'n'
          ? [x + p, y + q]
          : back === 's'
            ? [x - p, y - q]
            : back === 'w'
              ? [x - q, y + p]
              : [x + q, y - p],
      m = (s: Shape) => s.map((p, q) => T(p, q));
    const tk = m(rect(-8, 4.6, 8, 10.4, 1.4)),
      bowl = m(ellipse(0, -2, 6.6, 8.6)),
      sh = m(rect(-5.4, 0, 5.4, 6, 1.4));
    pen.shadow(union(tk, bowl), 0.8, 1.2, 3);
    pen.path(sh, 'plastic', 'edge-line');
    pen.layers(tk, ['plastic'], ['diagonal-bevel'], ['edge-line']);
    pen.layers(bowl, ['plastic'], ['sphere', { opacity: 0.4 }], ['edge-line']);
    pen.layers(m(ellipse(0, -2.4, 4.7, 6.4)), ['shade-1'], ['detail-line']);
    pen.path(m(ellipse(0, -3, 2.8, 3.8)), 'shade-2');
    pen.path(m(rect(-2, 7, 2, 8.2, 0.5)), 'metal', 'detail-line');
    pen.hitArea(union(tk, bowl, sh));
    const c = T(0, -2);
    pen.calloutAt(...c);
  });
}

export interface ShowerOptions {
  readonly head?: Point | undefined;
  readonly hd?: Point | undefined;
  readonly at?: Point | undefined;
}

/** Shower pan with curb, drain and glass door line on face. */
export function shower(
  view: View,
  id: string,
  title: string,
  outline: Shape,
  drainAt: Point,
  o: ShowerOptions = {},
) {
  view.region(id, title, (pen) => {
    const b = outline.bbox();
    pen.shadow(outline, 0.6, 0.9, 2);
    pen.layers(outline, ['plastic'], ['part-line']);
    const I = outline.inset(1.8);
    pen.layers(I, ['shade-1'], ['diagonal-bevel'], ['edge-line']);
    pen.within(I, () => {
      pen.path(grid(b.x0, b.y0, b.x1, b.y1, 3, 3), 'detail-line', { strokeOpacity: 0.14 });
      for (const p of pairs([b.x0, b.y0, b.x1, b.y0, b.x1, b.y1, b.x0, b.y1]))
        pen.path(line(drainAt, p), 'detail-line', 'faint-line');
      pen.path(rect(b.x0, b.y1 - 5, b.x1, b.y1), 'shade-from-top');
    });
    pen.circle(...drainAt, 1.5, 'metal', 'edge-line');
    pen.circle(...drainAt, 0.8, 'dark-metal', 'detail-line');
    if (o.head) {
      pen.tube(line(o.head, [o.head[0] + (o.hd || [0, -4])[0], o.head[1] + (o.hd || [0, -4])[1]]), 0.8);
      pen.circle(
        o.head[0] + (o.hd || [0, -4])[0],
        o.head[1] + (o.hd || [0, -4])[1],
        1.7,
        'metal',
        'edge-line',
      );
    }
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

export function glassDoor(
  view: View,
  id: string,
  title: string,
  S: readonly (readonly [number, number, number, number])[],
  o: RegionMeta = {},
) {
  view.region(id, title, (pen) => {
    const F = S.map((q) => box(...q, 0.3));
    for (const f of F) {
      pen.layers(f, ['glass'], ['light-2'], ['edge-line']);
    }
    pen.hitArea(union(...F), true).calloutAt(...(o.at || [around(F, 0).bbox().cx, around(F, 0).bbox().cy]));
  });
}
