import { ellipse } from '../kit/curves.ts';
import { around, type Point } from '../kit/points.ts';
import { box, line, rect } from '../kit/polygon.ts';
import type { Shape } from '../kit/shape.ts';
import type { View } from '../kit/view.ts';
import { type Face, grid, union } from './plan.ts';

export function toilet(v: View, id: string, title: string, x: number, y: number, back: Face) {
  v.region(id, title, { part: 'toilet', cat: 'int' }, (r) => {
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
    r.cast(union(tk, bowl), 0.8, 1.2, 3);
    r.p(sh, 'plastic', 'edge-line');
    r.p(tk, 'plastic');
    r.p(tk, 'diagonal-bevel');
    r.p(tk, 'edge-line');
    r.p(bowl, 'plastic');
    r.p(bowl, 'sphere', { opacity: 0.4 });
    r.p(bowl, 'edge-line');
    r.p(m(ellipse(0, -2.4, 4.7, 6.4)), 'shade-1');
    r.p(m(ellipse(0, -2.4, 4.7, 6.4)), 'detail-line');
    r.p(m(ellipse(0, -3, 2.8, 3.8)), 'shade-2');
    r.p(m(rect(-2, 7, 2, 8.2, 0.5)), 'metal', 'detail-line');
    r.hit(union(tk, bowl, sh));
    const c = T(0, -2);
    r.at(...c);
  });
}

export interface ShowerOptions {
  readonly head?: Point | undefined;
  readonly hd?: Point | undefined;
  readonly at?: Point | undefined;
}

/** shower pan with curb, drain and glass door line on face */
export function shower(v: View, id: string, title: string, F: Shape, drainAt: Point, o: ShowerOptions = {}) {
  v.region(id, title, { part: 'shower', cat: 'int' }, (r) => {
    const b = F.bbox();
    r.cast(F, 0.6, 0.9, 2);
    r.p(F, 'plastic');
    r.p(F, 'part-line');
    const I = F.inset(1.8);
    r.p(I, 'shade-1');
    r.p(I, 'diagonal-bevel');
    r.p(I, 'edge-line');
    r.clip(I, (q) => {
      q.p(grid(b.x0, b.y0, b.x1, b.y1, 3, 3), 'detail-line', { strokeOpacity: 0.14 });
      for (const p of [
        [b.x0, b.y0],
        [b.x1, b.y0],
        [b.x1, b.y1],
        [b.x0, b.y1],
      ] as const)
        q.p(line(drainAt, p), 'detail-line', 'faint-line');
      q.p(rect(b.x0, b.y1 - 5, b.x1, b.y1), 'shade-from-top');
    });
    r.c(...drainAt, 1.5, 'metal', 'edge-line');
    r.c(...drainAt, 0.8, 'dark-metal', 'detail-line');
    if (o.head) {
      r.tube(line(o.head, [o.head[0] + (o.hd || [0, -4])[0], o.head[1] + (o.hd || [0, -4])[1]]), 0.8);
      r.c(o.head[0] + (o.hd || [0, -4])[0], o.head[1] + (o.hd || [0, -4])[1], 1.7, 'metal', 'edge-line');
    }
    r.hit(F);
    if (o.at) r.at(...o.at);
  });
}

export interface GlassDoorOptions {
  readonly at?: Point | undefined;
}

export function glassDoor(
  v: View,
  id: string,
  title: string,
  S: readonly (readonly [number, number, number, number])[],
  o: GlassDoorOptions = {},
) {
  v.region(id, title, { part: 'shower-door', cat: 'int' }, (r) => {
    const F = S.map((q) => box(...q, 0.3));
    for (const f of F) {
      r.p(f, 'glass');
      r.p(f, 'light-2');
      r.p(f, 'edge-line');
    }
    r.hit(union(...F), true);
    r.at(...(o.at || [around(F, 0).bbox().cx, around(F, 0).bbox().cy]));
  });
}
