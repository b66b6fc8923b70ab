import { arc, crescent, ellipse, poly, Shape } from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';

export function tireArt(pen: Pen, x: number, y: number, R: number, rim: number) {
  pen.circle(x, y, R, 'tire', 'overlap-line');
  pen.circle(x, y, R - 0.55, {
    stroke: 'void',
    width: 1.1,
    dash: [0.55, 0.8],
    cap: 'butt',
    strokeOpacity: 0.85,
  });
  pen.concentric(x, y, [R, 'tire-sidewall'], [R - 1.25, 'detail-line'], [lerp(rim, R, 0.72), 'dark-gleam-1']);
  pen.concentric(x, y, [lerp(rim, R, 0.5), 'dark-gleam-1'], [lerp(rim, R, 0.3), 'detail-line']);
  const dir = pen.view.direction,
    rs = lerp(rim, R, 0.6),
    A = (a: number, b: number): Point => (dir > 0 ? [a, b] : [180 - b, 180 - a]);
  pen.path(crescent(x, y, rs, ...A(100, 178), (R - rim) * 0.36), 'light-2');
  pen.path(crescent(x, y, rs, ...A(285, 345), (R - rim) * 0.24), 'light-1');
  pen.concentric(x, y, [rim + 0.45, 'void'], [rim, 'metal', 'edge-line'], [rim, 'rim']);
  pen.circle(x, y, rim - 0.55, 'detail-line', 'half-line');
}

export const spaced = (n: number, ph: number, f: (angle: number) => void) => {
  for (let i = 0; i < n; i++) f(((i + ph) / n) * 2 * Math.PI);
};

/** Stainless wheel liner of a gas chassis: eight oval hand-holes; rear = deep dish with projecting hub. */
export function rimLiner(pen: Pen, x: number, y: number, rim: number, rear = false) {
  const fr = rim - 1.1;
  if (rear) {
    pen.concentric(x, y, [fr, 'dark-metal', 'edge-line'], [fr, 'tire-sidewall']);
    pen.concentric(x, y, [fr * 0.82, 'metal', 'edge-line'], [fr * 0.82, 'rim']);
  } else {
    pen.concentric(x, y, [fr, 'metal', 'edge-line'], [fr, 'rim']);
  }
  const q = rear ? 0.66 : 0.76,
    w = rear ? 0.085 : 0.1;
  let holes = new Shape();
  spaced(8, 0.5, (t) => {
    const c = Math.cos(t),
      s = Math.sin(t),
      e = ellipse(0, 0, fr * w * 0.86, fr * w * 1.45);
    holes = holes.add(e.map((a, b): Point => [x + c * (fr * q + a) - s * b, y + s * (fr * q + a) + c * b]));
  });
  pen.layers(holes, ['void', 'detail-line'], ['gleam-1', { shift: [0.14, 0.18] }]);
  const h = rear ? 0.5 : 0.56;
  pen.concentric(x, y, [fr * h, 'metal', 'edge-line'], [fr * h, 'rim']);
  pen.circle(x, y, fr * (h - 0.05), 'detail-line', 'faint-line');
  spaced(10, 0.5, (t) => {
    const a = x + fr * (h - 0.12) * Math.cos(t),
      b = y + fr * (h - 0.12) * Math.sin(t);
    pen.concentric(a, b, [fr * 0.056, 'metal', 'detail-line'], [fr * 0.026, 'dark-metal']);
  });
  pen.concentric(x, y, [fr * 0.29, 'metal', 'edge-line'], [fr * 0.29, 'sphere']);
  pen.circle(x, y, fr * 0.2, 'detail-line', 'half-line');
  if (rear) {
    spaced(8, 0, (t) =>
      pen.circle(x + fr * 0.235 * Math.cos(t), y + fr * 0.235 * Math.sin(t), fr * 0.022, 'dark-metal'),
    );
  }
  pen.circle(x, y, fr * 0.11, 'dark-metal', 'detail-line');
}

/** Cast alloy of a van: six twin spokes, dark pockets. */
export function rimAlloy(pen: Pen, x: number, y: number, rim: number) {
  const n = 6;
  const fr = rim - 0.8;
  pen.concentric(x, y, [fr, 'metal', 'edge-line'], [fr, 'rim']);
  const pol = (rr: number, a: number): Point => [x + rr * Math.cos(a), y + rr * Math.sin(a)];
  let H = new Shape(),
    S = new Shape();
  spaced(n, 0.5, (t) => {
    const k = Math.PI / n;
    H = H.add(
      poly([
        [...pol(fr * 0.46, t - k * 0.34), 0.5],
        [...pol(fr * 0.9, t - k * 0.62), 0.9],
        [...pol(fr * 0.975, t), 4],
        [...pol(fr * 0.9, t + k * 0.62), 0.9],
        [...pol(fr * 0.46, t + k * 0.34), 0.5],
      ]),
    );
  });
  spaced(n, 0, (t) => {
    S = S.add(
      poly([
        [...pol(fr * 0.52, t), 0.2],
        [...pol(fr * 0.93, t - 0.072), 0.35],
        [...pol(fr * 0.93, t + 0.072), 0.35],
      ]),
    );
  });
  pen.path(H, 'void', 'edge-line');
  pen.path(S, 'dark-underbody', 'detail-line');
  pen.path(H, 'gleam-1', { shift: [0.13, 0.17] });
  pen.concentric(x, y, [fr * 0.41, 'metal', 'edge-line'], [fr * 0.41, 'rim']);
  spaced(6, 0.5, (t) => {
    pen.circle(...pol(fr * 0.3, t), fr * 0.055, 'dark-metal', 'detail-line');
  });
  pen.concentric(x, y, [fr * 0.18, 'dark-metal', 'edge-line'], [fr * 0.18, 'sphere']);
  pen.circle(x, y, fr * 0.1, 'detail-line', 'half-line');
}

type RimArt = (pen: Pen, x: number, y: number, rim: number, rear?: boolean) => void;

export interface RimWheelOptions {
  readonly meta?: RegionMeta | undefined;
  readonly rim: number;
  readonly art?: RimArt | undefined;
  readonly rear?: boolean | undefined;
  readonly shadeTop?: number | undefined;
}

export function rimWheel(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  R: number,
  o: RimWheelOptions,
) {
  view.region(id, title, { ...o.meta }, (pen) => {
    tireArt(pen, x, y, R, o.rim);
    (o.art || rimLiner)(pen, x, y, o.rim, o.rear);
    if (o.shadeTop) pen.path(cut.above(ellipse(x, y, R), o.shadeTop), 'shade-from-top');
    pen.hitArea(ellipse(x, y, R));
  });
}

/** Round wheel opening: liner, wheel by caller, flare ring. */
export function roundWell(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  r0: number,
  bot: number,
) {
  const op = cut.above(ellipse(x, y, r0), bot);
  view.region(id, title, { callout: false }, (pen) => {
    pen.path(op, 'void');
    pen.path(arc(x, y, r0 - 1.5, 4, 176), 'dark-gleam-1');
    pen.path(arc(x, y, r0 - 2.6, 12, 168), 'dark-gleam-1');
    pen.hitArea(op).calloutAt(x, y + r0 - 2.7);
  });
}

export interface RoundFlareOptions {
  readonly meta?: RegionMeta | undefined;
  readonly paint?: PaintName | undefined;
  readonly over?: PaintName | undefined;
  readonly gleam?: PaintName | undefined;
  readonly lip?: readonly PaintName[] | undefined;
  readonly ang?: number | undefined;
}

export function roundFlare(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  r0: number,
  r1: number,
  bot: number,
  o: RoundFlareOptions = {},
) {
  const a0 = (Math.asin((bot - y) / r0) * 180) / Math.PI,
    a1 = (Math.asin((bot - y) / r1) * 180) / Math.PI;
  view.region(id, title, { ...o.meta }, (pen) => {
    const outline = joined(arc(x, y, r1, a1, 180 - a1), arc(x, y, r0, 180 - a0, a0));
    pen.shadow(outline, 0.3, 0.6, 2);
    pen.path(outline, o.paint ?? 'gloss');
    if (o.over) pen.path(outline, o.over);
    pen.path(arc(x, y, lerp(r0, r1, 0.62), 14, 166), o.gleam ?? 'dark-gleam-2');
    pen.path(arc(x, y, r0 + 0.5, 4, 176), ...(o.lip ?? (['dark-gleam-1'] as const)));
    pen.path(outline, 'part-line');
    pen.hitArea(outline, true);
    const t = ((o.ang ?? 46) * Math.PI) / 180,
      m = (r0 + r1) / 2;
    pen.calloutAt(x + m * Math.cos(t), y + m * Math.sin(t));
  });
}

/** A closed shape out of one open edge and another that leads back. */
function joined(out: Shape, back: Shape): Shape {
  const [start, ...rest] = back.segments;
  const shape = new Shape(out.segments);
  if (start?.[0] === 'M') shape.L(start[1], start[2]);
  shape.segments.push(...rest);
  return shape.Z();
}
