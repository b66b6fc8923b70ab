import { ellipse, spline } from '../kit/curves.ts';
import type { PaintName } from '../kit/paint-names.ts';
import type { Pen } from '../kit/pen.ts';
import { around, lerp, type Point } from '../kit/points.ts';
import { box, line, rect } from '../kit/polygon.ts';
import { Shape } from '../kit/shape.ts';
import type { View } from '../kit/view.ts';
import { grid, union } from './plan.ts';
import { bolt, bolts } from './under-steel.ts';

export interface JackBelowOptions {
  readonly part?: string | undefined;
  readonly R?: number | undefined;
  readonly w?: number | undefined;
  readonly arm?: number | undefined;
  readonly square?: boolean | undefined;
  readonly motor?: boolean | undefined;
}

/** hydraulic / electric leveling jack from below: mount, leg, foot pad */
export function jackBelow(
  v: View,
  id: string,
  title: string,
  x: number,
  y: number,
  o: JackBelowOptions = {},
) {
  v.region(id, title, { part: o.part || 'jack', cat: 'chassis' }, (r) => {
    const R = o.R || 4.8,
      w = o.w || 4.4,
      s = Math.sign(y) || 1,
      M = box(x - w, y - s * 1, x + w, y + s * (o.arm ?? 7), 0.6);
    r.cast(M, 0.6, 1, 2);
    r.p(M, 'dark-underbody');
    r.p(M, 'bevel', { opacity: 0.4 });
    r.p(M, 'edge-line');
    for (const [i, j] of [
      [-1, 0.8],
      [1, 0.8],
      [-1, 0.4],
      [1, 0.4],
    ] as const)
      bolt(r, x + i * (w - 1), y + s * (o.arm ?? 7) * j, 0.45);
    const P = o.square ? rect(x - R, y - R, x + R, y + R, 1.4) : ellipse(x, y, R);
    r.cast(P, 0.9, 1.4, 3, 'shade-2');
    r.p(P, 'underbody');
    r.p(P, 'sphere', { opacity: 0.5 });
    r.p(P, 'part-line');
    r.p(o.square ? P.inset(0.8) : ellipse(x, y, R - 0.8), 'dark-gleam-1');
    r.c(x, y, R * 0.46, 'dark-underbody', 'edge-line');
    r.c(x, y, R * 0.3, 'dark-metal', 'detail-line');
    r.c(x, y, R * 0.3, 'sphere');
    for (let i = 0; i < 4; i++) {
      const t = (i * Math.PI) / 2 + 0.78;
      r.p(
        line(
          [x + R * 0.48 * Math.cos(t), y + R * 0.48 * Math.sin(t)],
          [x + R * 0.84 * Math.cos(t), y + R * 0.84 * Math.sin(t)],
        ),
        'edge-line',
      );
    }
    if (o.motor) {
      const F = rect(x + R + 0.2, y - 2, x + R + 8, y + 2, 1.2);
      r.p(F, 'gloss');
      r.p(F, 'lying-cylinder', { opacity: 0.6 });
      r.p(F, 'edge-line');
      r.p(line([x + R + 6, y - 1.8], [x + R + 6, y + 1.8]), 'dark-gleam-1');
    }
    r.hit(union(M, P, o.motor ? rect(x + R - 0.6, y - 2.2, x + R + 8.2, y + 2.2, 1) : new Shape()));
    r.at(x - R * 0.6, y - R * 0.3);
  });
}

export interface BellyOptions {
  readonly part?: string | undefined;
  readonly cut?: Shape | undefined;
  readonly cls?: PaintName | undefined;
  readonly seams?: readonly number[] | undefined;
  readonly at?: Point | undefined;
}

/** corrugated belly sheet with fastener rows and an optional cut-away window */
export function belly(
  v: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: BellyOptions = {},
) {
  v.region(id, title, { part: o.part ?? 'underbelly', cat: 'chassis' }, (r) => {
    const F = box(x0, y0, x1, y1, 0.6),
      b = F.bbox(),
      hole = o.cut;
    const S = hole ? new Shape(F.segments.concat(hole.segments)) : F;
    r.p(S, o.cls ?? 'underbody', 'even-odd');
    r.clip(new Shape(S.segments), (q) => {
      q.p(F, 'diagonal-bevel', { opacity: 0.35 });
      q.p(grid(b.x0, b.y0, b.x1, b.y1, 0, 2.4), 'dark-gleam-1', { strokeOpacity: 0.13 });
      q.p(grid(b.x0, b.y0 - 0.35, b.x1, b.y1, 0, 2.4), 'detail-line', { strokeOpacity: 0.22 });
      (o.seams || []).forEach((x) => {
        q.p(line([x, b.y0], [x, b.y1]), 'edge-line');
        q.p(line([x + 0.5, b.y0], [x + 0.5, b.y1]), 'dark-gleam-1');
      });
    });
    const pt: Point[] = [];
    for (let x = b.x0 + 3; x < b.x1 - 1; x += 8) pt.push([x, b.y0 + 1.5], [x, b.y1 - 1.5]);
    bolts(r, pt, 0.55);
    r.p(F, 'edge-line');
    if (hole) {
      r.p(hole, { stroke: 'plastic-2', width: 0.9, strokeOpacity: 0.85 });
      r.p(hole, 'detail-line');
    }
    r.hit(S);
    if (hole) r.rings();
    if (o.at) r.at(...o.at);
  });
}

/** irregular cut-away window (manual convention), deterministic wobble */
export function cutaway(x0: number, y0: number, x1: number, y1: number) {
  const p: Point[] = [],
    w = (i: number) => around([0.9, -0.7, 1.2, -0.4, 0.6, -1.1, 0.3, 1], i);
  let i = 0;
  const step = 9;
  for (let x = x0; x < x1 - 4; x += step) p.push([x, y0 + w(i++)]);
  for (let y = y0; y < y1 - 4; y += step) p.push([x1 + w(i++), y]);
  for (let x = x1; x > x0 + 4; x -= step) p.push([x, y1 + w(i++)]);
  for (let y = y1; y > y0 + 4; y -= step) p.push([x0 + w(i++), y]);
  return spline(p, true);
}

/** bay seen through the cut-away: insulation and floor decking */
export function openBay(r: Pen, F: Shape) {
  r.clip(F, (q) => {
    const b = F.bbox();
    q.p(F, 'void');
    q.p(F, 'light-1', { opacity: 0.35 });
    let z = new Shape();
    for (let x = b.x0 - 2; x < b.x1; x += 5) z = z.add(line([x, b.y0], [x, b.y1]));
    q.p(z, 'dark-gleam-1', { strokeOpacity: 0.16 });
    q.p(rect(b.x0 - 2, b.y1 - 5, b.x1 + 2, b.y1 + 2), 'shade-from-top');
    q.p(rect(b.x0 - 2, b.y0, b.x0 + 4, b.y1), 'shade-from-left');
  });
}

export interface SlideBelowOptions {
  readonly x0: number;
  readonly x1: number;
  readonly yw: number;
  readonly yo: number;
  readonly at?: Point | undefined;
  readonly ft?: number | undefined;
}

/** extended slide room seen from below */
export function slideBelow(v: View, key: string, name: string, o: SlideBelowOptions) {
  // x0,x1,yw,yo
  const { x0, x1, yw, yo } = o,
    sg = Math.sign(yo - yw);
  v.region(`slide.${key}.floor`, `${name}: floor underside`, { part: 'slide-floor', cat: 'slide' }, (r) => {
    const F = box(x0, yw - sg * 2, x1, yo, 0.8),
      b = F.bbox();
    r.cast(F, 1.2, 2, 4, 'shade-1');
    r.p(F, 'accent-2');
    r.p(F, 'diagonal-bevel', { opacity: 0.8 });
    r.p(grid(b.x0, b.y0, b.x1, b.y1, (x1 - x0) / Math.round((x1 - x0) / 24), 0), 'detail-line', 'half-line');
    r.p(box(x0, yw, x1, yw + sg * 6), sg > 0 ? 'shade-from-bottom' : 'shade-from-top');
    const E = box(x0 + 1.6, yw, x1 - 1.6, yo - sg * 2);
    r.p(E, 'dark-gleam-1');
    for (const x of [x0 + 0.8, x1 - 0.8])
      r.p(box(x - 0.8, yw, x + 0.8, yo, 0.2), 'dark-metal', 'detail-line');
    r.p(F, 'overlap-line');
    r.hit(F);
    r.at(...(o.at || [lerp(x0, x1, 0.28), lerp(yw, yo, 0.5)]));
  });
  v.region(
    `slide.${key}.fascia`,
    `${name}: fascia, lower edge`,
    { part: 'slide-fascia', cat: 'slide' },
    (r) => {
      const F = box(x0 - 1.6, yo - sg * 1.2, x1 + 1.6, yo + sg * 2, 0.8);
      r.p(F, 'plastic');
      r.p(F, 'lying-cylinder');
      r.p(F, 'part-line');
      for (const x of [x0 - 0.2, x1 + 0.2])
        r.p(line([x, F.bbox().y0 + 0.2], [x, F.bbox().y1 - 0.2]), 'detail-line');
      r.hit(F, true);
      r.at(lerp(x0, x1, o.ft ?? 0.7), yo + sg * 0.4);
    },
  );
}

export interface StepsBelowOptions {
  readonly d?: number | undefined;
  readonly motor?: boolean | undefined;
}

/** fold-out entry step from below, treads stepping outward (sg = side sign) */
export function stepsBelow(
  v: View,
  id: string,
  title: string,
  x0: number,
  x1: number,
  yw: number,
  n: number,
  o: StepsBelowOptions = {},
) {
  v.region(id, title, { part: 'entry-step', cat: 'door' }, (r) => {
    const sg = Math.sign(yw),
      d = o.d || 8,
      ye = yw + sg * (n * d),
      w = 1.3;
    for (const x of [x0 + 0.9, x1 - 0.9]) {
      const S = box(x - w / 2, yw - sg * 4, x + w / 2, ye, 0.3);
      r.cast(S, 0.6, 1, 2);
      r.p(S, 'dark-metal');
      r.p(S, 'standing-cylinder');
      r.p(S, 'edge-line');
    }
    for (let i = 0; i < n; i++) {
      const a = yw + sg * (i * d + 1.6),
        b = yw + sg * (i * d + d - 0.6),
        T = box(x0 + 1.5, a, x1 - 1.5, b, 0.4),
        q = T.bbox();
      r.cast(T, 0.6, 1, 2);
      r.p(T, 'metal');
      r.p(T, 'bevel', { opacity: 0.8 });
      r.p(
        grid(q.x0 + 0.6, q.y0 + 0.7, q.x1 - 0.6, q.y1 - 0.7, (x1 - x0) / 12, 0),
        'detail-line',
        'faint-line',
      );
      r.p(T, 'edge-line');
      r.p(box(x0 + 1.5, b, x1 - 1.5, b - sg * 0.8), 'gloss');
      r.p(line([x0 + 2.4, q.y1 - 0.6], [x1 - 2.4, q.y1 - 0.6]), 'gleam-1');
    }
    if (o.motor) {
      const M = rect(x0 + 2, yw - sg * 1 - 2, x0 + 10, yw - sg * 1 + 2, 1);
      r.p(M, 'gloss', 'edge-line');
      r.p(M, 'lying-cylinder', { opacity: 0.6 });
    }
    r.hit(box(x0 - 0.2, yw - sg * 4, x1 + 0.2, ye + sg * 0.3, 0.4));
    r.at((x0 + x1) / 2, yw + sg * (d * 0.5 + 0.5));
  });
}
