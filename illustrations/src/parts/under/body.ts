import { box, ellipse, line, rect, Shape, spline } from '../../kit/geometry/shapes.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { around, lerp, pairs, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { grid, union } from '../layout/plan.ts';
import { bolt, bolts, ramArt } from './steel.ts';

export interface JackBelowOptions {
  readonly R?: number | undefined;
  readonly w?: number | undefined;
  readonly arm?: number | undefined;
  readonly square?: boolean | undefined;
  readonly motor?: boolean | undefined;
}

/** Hydraulic / electric leveling jack from below: mount, leg, foot pad. */
export function jackBelow(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  o: JackBelowOptions = {},
) {
  view.region(id, title, (pen) => {
    const R = o.R || 4.8,
      w = o.w || 4.4,
      s = Math.sign(y) || 1,
      M = box(x - w, y - s * 1, x + w, y + s * (o.arm ?? 7), 0.6);
    pen.shadow(M, 0.6, 1, 2);
    pen.layers(M, ['dark-underbody'], ['bevel', { opacity: 0.4 }], ['edge-line']);
    for (const [i, j] of pairs([-1, 0.8, 1, 0.8, -1, 0.4, 1, 0.4]))
      bolt(pen, x + i * (w - 1), y + s * (o.arm ?? 7) * j, 0.45);
    const P = o.square ? rect(x - R, y - R, x + R, y + R, 1.4) : ellipse(x, y, R);
    pen.shadow(P, 0.9, 1.4, 3, 'shade-2');
    pen.layers(P, ['underbody'], ['sphere', { opacity: 0.5 }], ['part-line']);
    pen.path(o.square ? P.inset(0.8) : ellipse(x, y, R - 0.8), 'dark-gleam-1');
    pen.concentric(x, y, [R * 0.46, 'dark-underbody', 'edge-line'], [R * 0.3, 'dark-metal', 'detail-line']);
    pen.circle(x, y, R * 0.3, 'sphere');
    for (let i = 0; i < 4; i++) {
      const t = (i * Math.PI) / 2 + 0.78;
      pen.path(
        line(
          [x + R * 0.48 * Math.cos(t), y + R * 0.48 * Math.sin(t)],
          [x + R * 0.84 * Math.cos(t), y + R * 0.84 * Math.sin(t)],
        ),
        'edge-line',
      );
    }
    if (o.motor) {
      const outline = rect(x + R + 0.2, y - 2, x + R + 8, y + 2, 1.2);
      pen.layers(outline, ['gloss'], ['lying-cylinder', { opacity: 0.6 }], ['edge-line']);
      pen.path(line([x + R + 6, y - 1.8], [x + R + 6, y + 1.8]), 'dark-gleam-1');
    }
    pen.hitArea(union(M, P, o.motor ? rect(x + R - 0.6, y - 2.2, x + R + 8.2, y + 2.2, 1) : new Shape()));
    pen.calloutAt(x - R * 0.6, y - R * 0.3);
  });
}

export interface BellyOptions {
  readonly cut?: Shape | undefined;
  readonly paint?: PaintName | undefined;
  readonly seams?: readonly number[] | undefined;
  readonly at?: Point | undefined;
}

/** Corrugated belly sheet with fastener rows and an optional cut-away window. */
export function belly(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: BellyOptions = {},
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, y0, x1, y1, 0.6),
      b = outline.bbox(),
      hole = o.cut;
    const S = hole ? new Shape(outline.segments.concat(hole.segments)) : outline;
    pen.path(S, o.paint ?? 'underbody', 'even-odd');
    pen.within(new Shape(S.segments), () => {
      pen.path(outline, 'diagonal-bevel', { opacity: 0.35 });
      pen.path(grid(b.x0, b.y0, b.x1, b.y1, 0, 2.4), 'dark-gleam-1', { strokeOpacity: 0.13 });
      pen.path(grid(b.x0, b.y0 - 0.35, b.x1, b.y1, 0, 2.4), 'detail-line', { strokeOpacity: 0.22 });
      (o.seams || []).forEach((x) => {
        pen.path(line([x, b.y0], [x, b.y1]), 'edge-line');
        pen.path(line([x + 0.5, b.y0], [x + 0.5, b.y1]), 'dark-gleam-1');
      });
    });
    const pt: Point[] = [];
    for (let x = b.x0 + 3; x < b.x1 - 1; x += 8) pt.push([x, b.y0 + 1.5], [x, b.y1 - 1.5]);
    bolts(pen, pt, 0.55);
    pen.path(outline, 'edge-line');
    if (hole) {
      pen.layers(hole, [{ stroke: 'plastic-2', width: 0.9, strokeOpacity: 0.85 }], ['detail-line']);
    }
    pen.hitArea(S);
    if (hole) pen.withHoles();
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** Irregular cut-away window (manual convention), deterministic wobble. */
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

/** Bay seen through the cut-away: insulation and floor decking. */
export function openBay(pen: Pen, outline: Shape) {
  pen.within(outline, () => {
    const b = outline.bbox();
    pen.layers(outline, ['void'], ['light-1', { opacity: 0.35 }]);
    let z = new Shape();
    for (let x = b.x0 - 2; x < b.x1; x += 5) z = z.add(line([x, b.y0], [x, b.y1]));
    pen.path(z, 'dark-gleam-1', { strokeOpacity: 0.16 });
    pen.path(rect(b.x0 - 2, b.y1 - 5, b.x1 + 2, b.y1 + 2), 'shade-from-top');
    pen.path(rect(b.x0 - 2, b.y0, b.x0 + 4, b.y1), 'shade-from-left');
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

/** Extended slide room seen from below. */
export function slideBelow(view: View, key: string, name: string, o: SlideBelowOptions) {
  // x0,x1,yw,yo
  const { x0, x1, yw, yo } = o,
    sg = Math.sign(yo - yw);
  view.region(`slide.${key}.floor`, `${name}: floor underside`, (pen) => {
    const outline = box(x0, yw - sg * 2, x1, yo, 0.8),
      b = outline.bbox();
    pen.shadow(outline, 1.2, 2, 4, 'shade-1');
    pen.layers(outline, ['accent-2'], ['diagonal-bevel', { opacity: 0.8 }]);
    pen.path(
      grid(b.x0, b.y0, b.x1, b.y1, (x1 - x0) / Math.round((x1 - x0) / 24), 0),
      'detail-line',
      'half-line',
    );
    pen.path(box(x0, yw, x1, yw + sg * 6), sg > 0 ? 'shade-from-bottom' : 'shade-from-top');
    const E = box(x0 + 1.6, yw, x1 - 1.6, yo - sg * 2);
    pen.path(E, 'dark-gleam-1');
    for (const x of [x0 + 0.8, x1 - 0.8])
      pen.path(box(x - 0.8, yw, x + 0.8, yo, 0.2), 'dark-metal', 'detail-line');
    pen.path(outline, 'overlap-line');
    pen.hitArea(outline).calloutAt(...(o.at || [lerp(x0, x1, 0.28), lerp(yw, yo, 0.5)]));
  });
  view.region(`slide.${key}.fascia`, `${name}: fascia, lower edge`, (pen) => {
    const outline = box(x0 - 1.6, yo - sg * 1.2, x1 + 1.6, yo + sg * 2, 0.8);
    pen.layers(outline, ['plastic'], ['lying-cylinder'], ['part-line']);
    for (const x of [x0 - 0.2, x1 + 0.2])
      pen.path(line([x, outline.bbox().y0 + 0.2], [x, outline.bbox().y1 - 0.2]), 'detail-line');
    pen.hitArea(outline, true).calloutAt(lerp(x0, x1, o.ft ?? 0.7), yo + sg * 0.4);
  });
}

export interface StepsBelowOptions {
  readonly d?: number | undefined;
  readonly motor?: boolean | undefined;
}

/** Fold-out entry step from below, treads stepping outward (sg = side sign). */
export function stepsBelow(
  view: View,
  id: string,
  title: string,
  x0: number,
  x1: number,
  yw: number,
  n: number,
  o: StepsBelowOptions = {},
) {
  view.region(id, title, (pen) => {
    const sg = Math.sign(yw),
      d = o.d || 8,
      ye = yw + sg * (n * d),
      w = 1.3;
    for (const x of [x0 + 0.9, x1 - 0.9]) {
      const S = box(x - w / 2, yw - sg * 4, x + w / 2, ye, 0.3);
      pen.shadow(S, 0.6, 1, 2);
      pen.layers(S, ['dark-metal'], ['standing-cylinder'], ['edge-line']);
    }
    for (let i = 0; i < n; i++) {
      const a = yw + sg * (i * d + 1.6),
        b = yw + sg * (i * d + d - 0.6),
        T = box(x0 + 1.5, a, x1 - 1.5, b, 0.4),
        q = T.bbox();
      pen.shadow(T, 0.6, 1, 2);
      pen.layers(T, ['metal'], ['bevel', { opacity: 0.8 }]);
      pen.path(
        grid(q.x0 + 0.6, q.y0 + 0.7, q.x1 - 0.6, q.y1 - 0.7, (x1 - x0) / 12, 0),
        'detail-line',
        'faint-line',
      );
      pen.path(T, 'edge-line');
      pen.path(box(x0 + 1.5, b, x1 - 1.5, b - sg * 0.8), 'gloss');
      pen.path(line([x0 + 2.4, q.y1 - 0.6], [x1 - 2.4, q.y1 - 0.6]), 'gleam-1');
    }
    if (o.motor) {
      const M = rect(x0 + 2, yw - sg * 1 - 2, x0 + 10, yw - sg * 1 + 2, 1);
      pen.layers(M, ['gloss', 'edge-line'], ['lying-cylinder', { opacity: 0.6 }]);
    }
    pen.hitArea(box(x0 - 0.2, yw - sg * 4, x1 + 0.2, ye + sg * 0.3, 0.4));
    pen.calloutAt((x0 + x1) / 2, yw + sg * (d * 0.5 + 0.5));
  });
}

/** A pair of rams that push a slide-out, at two stations: from the frame past the wall to the slide's end. */
export function slideRams(
  view: View,
  key: string,
  title: string,
  stations: Point,
  [inner, wall, outer]: readonly [number, number, number],
  width: number,
  at: Point,
): void {
  view.region(`slide.${key}.rams`, title, (pen) => {
    const rams = stations.map((x) => ramArt(pen, x, inner, wall, outer, width));
    pen.hitArea(union(...rams)).calloutAt(...at);
  });
}
