import { crescent, ellipse, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';
import { tireArt } from './rims.ts';

export interface WheelArtOptions {
  readonly rim?: number | undefined;
  readonly style?: 'trailer' | 'alcoa' | 'dual' | 'cap' | undefined;
}

/** Wheel styles: trailer (8 windows), alcoa (10 round holes), dual (deep dish), cap (steel simulators). */
export function wheelArt(pen: Pen, x: number, y: number, R: number, o: WheelArtOptions = {}) {
  const rim = o.rim ?? R * 0.56,
    style = o.style || 'trailer';
  tireArt(pen, x, y, R, rim);
  pen.concentric(x, y, [rim - 1.15, 'dark-metal', 'edge-line'], [rim - 1.15, 'rim']);
  const fr = rim - 1.5;
  const rims = { trailer: trailerRim, alcoa: alcoaRim, dual: dualRim, cap: steelRim };
  rims[style](pen, x, y, fr);
}

function trailerRim(pen: Pen, x: number, y: number, fr: number) {
  let holes = new Shape();
  const n = 8;
  for (let i = 0; i < n; i++) {
    const t = ((i + 0.5) / n) * 2 * Math.PI,
      q = (rr: number, da: number): Point => [x + rr * Math.cos(t + da), y + rr * Math.sin(t + da)];
    holes = holes.add(
      poly([
        [...q(fr * 0.56, -0.14), 0.35],
        [...q(fr * 0.92, -0.25), 0.6],
        [...q(fr * 0.97, 0), 3],
        [...q(fr * 0.92, 0.25), 0.6],
        [...q(fr * 0.56, 0.14), 0.35],
      ]),
    );
  }
  pen.layers(holes, ['void', 'edge-line'], ['gleam-1', { shift: [0.12, 0.16] }]);
  pen.concentric(x, y, [fr * 0.47, 'metal', 'edge-line'], [fr * 0.47, 'rim']);
  pen.concentric(x, y, [fr * 0.27, 'metal', 'edge-line'], [fr * 0.27, 'sphere']);
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) * 2 * Math.PI;
    pen.circle(
      x + fr * 0.37 * Math.cos(t),
      y + fr * 0.37 * Math.sin(t),
      fr * 0.055,
      'dark-metal',
      'detail-line',
    );
  }
}

function alcoaRim(pen: Pen, x: number, y: number, fr: number) {
  let holes = new Shape();
  for (let i = 0; i < 10; i++) {
    const t = (i / 10) * 2 * Math.PI;
    holes = holes.add(ellipse(x + fr * 0.74 * Math.cos(t), y + fr * 0.74 * Math.sin(t), fr * 0.105));
  }
  pen.path(holes, 'void', 'edge-line');
  pen.concentric(x, y, [fr * 0.56, 'detail-line'], [fr * 0.54, 'metal'], [fr * 0.54, 'rim']);
  for (let i = 0; i < 10; i++) {
    const t = ((i + 0.5) / 10) * 2 * Math.PI;
    pen.circle(x + fr * 0.46 * Math.cos(t), y + fr * 0.46 * Math.sin(t), fr * 0.062, 'metal', 'detail-line');
    pen.circle(x + fr * 0.46 * Math.cos(t), y + fr * 0.46 * Math.sin(t), fr * 0.03, 'dark-metal');
  }
  pen.concentric(x, y, [fr * 0.33, 'metal', 'edge-line'], [fr * 0.33, 'sphere'], [fr * 0.2, 'detail-line']);
  pen.circle(x, y, fr * 0.12, 'dark-metal', 'detail-line');
}

function dualRim(pen: Pen, x: number, y: number, fr: number) {
  pen.concentric(x, y, [fr * 0.9, 'underbody', 'edge-line'], [fr * 0.9, 'tire-sidewall']);
  pen.concentric(x, y, [fr * 0.72, 'dark-metal', 'edge-line'], [fr * 0.72, 'rim']);
  let holes = new Shape();
  for (let i = 0; i < 10; i++) {
    const t = (i / 10) * 2 * Math.PI;
    holes = holes.add(ellipse(x + fr * 0.6 * Math.cos(t), y + fr * 0.6 * Math.sin(t), fr * 0.075));
  }
  pen.path(holes, 'void', 'detail-line');
  for (let i = 0; i < 10; i++) {
    const t = ((i + 0.5) / 10) * 2 * Math.PI;
    pen.circle(x + fr * 0.47 * Math.cos(t), y + fr * 0.47 * Math.sin(t), fr * 0.055, 'metal', 'detail-line');
  }
  pen.concentric(x, y, [fr * 0.37, 'metal', 'edge-line'], [fr * 0.37, 'sphere'], [fr * 0.28, 'detail-line']);
  pen.circle(x, y, fr * 0.17, 'dark-metal', 'detail-line');
}

function steelRim(pen: Pen, x: number, y: number, fr: number) {
  let holes = new Shape();
  for (let i = 0; i < 8; i++) {
    const t = ((i + 0.5) / 8) * 2 * Math.PI;
    holes = holes.add(ellipse(x + fr * 0.72 * Math.cos(t), y + fr * 0.72 * Math.sin(t), fr * 0.12));
  }
  pen.path(holes, 'void', 'edge-line');
  pen.concentric(x, y, [fr * 0.5, 'metal', 'edge-line'], [fr * 0.5, 'rim']);
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) * 2 * Math.PI;
    pen.circle(x + fr * 0.4 * Math.cos(t), y + fr * 0.4 * Math.sin(t), fr * 0.06, 'metal', 'detail-line');
  }
  pen.concentric(x, y, [fr * 0.26, 'dark-metal', 'edge-line'], [fr * 0.26, 'sphere']);
  pen.circle(x, y, fr * 0.12, 'detail-line');
}

export interface WheelOptions extends WheelArtOptions {
  readonly meta?: RegionMeta | undefined;
  readonly shadeTop?: number | undefined;
}

export function wheel(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  R: number,
  o: WheelOptions = {},
) {
  view.region(id, title, { ...o.meta }, (pen) => {
    wheelArt(pen, x, y, R, o);
    if (o.shadeTop) pen.path(cut.above(ellipse(x, y, R, R), o.shadeTop), 'shade-from-top');
    pen.hitArea(ellipse(x, y, R, R));
  });
}

export interface WheelWellOptions {
  readonly suffix?: string | undefined;
}

/** Round-arch or flat-top wheel opening with molded flare. */
export function wheelWell(view: View, id: string, inner: Shape, o: WheelWellOptions = {}) {
  view.region(id + '-liner', 'Wheel-well liner' + (o.suffix || ''), { callout: false }, (pen) => {
    pen.layers(inner, ['void'], ['shade-from-top']);
    pen.hitArea(inner);
  });
}

export interface SkirtFlareOptions {
  readonly paint?: PaintName | undefined;
  readonly mid?: Shape | undefined;
  readonly at?: Point | undefined;
}

export function skirtFlare(
  view: View,
  id: string,
  title: string,
  outer: Shape,
  inner: Shape,
  o: SkirtFlareOptions = {},
) {
  view.region(id, title, (pen) => {
    const ring = new Shape(outer.segments.concat(inner.segments));
    pen.shadow(ring, 0.5, 0.8, 2, 'shade-1', 'even-odd');
    pen.path(ring, o.paint ?? 'gloss', 'even-odd', 'part-line');
    pen.path(o.mid || new Shape(), 'dark-gleam-2');
    pen.hitArea(ring).withHoles();
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** Tire seen from front/rear: outer edge at x0..x1. */
export function tireEnd(pen: Pen, x0: number, x1: number, R: number, top = 2 * R) {
  const outline = rect(x0, 0, x1, top, [1.6, 1.6, top < 2 * R ? 0 : 1.6, top < 2 * R ? 0 : 1.6]);
  pen.layers(outline, ['tire'], ['blade'], ['part-line']);
  const n = 4;
  let q = new Shape();
  for (let i = 1; i < n; i++) {
    const x = lerp(x0, x1, i / n);
    q = q.add(line([x, 0.6], [x, top - 0.4]));
  }
  pen.path(q, 'edge-line');
  let t = new Shape();
  for (let y = 2; y < top - 1; y += 2.1) {
    t = t.add(line([x0 + 0.2, y], [lerp(x0, x1, 0.22), y + 0.7]));
    t = t.add(line([x1 - 0.2, y], [lerp(x0, x1, 0.78), y + 0.7]));
  }
  pen.path(t, 'dark-gleam-1');
}

/** Spare under a fitted hard/vinyl cover, facing the viewer. */
export function spareCover(pen: Pen, x: number, y: number, R: number) {
  pen.path(ellipse(x + 1, y - 1.4, R), 'shade-3');
  pen.circle(x, y, R, 'tire', 'overlap-line');
  pen.circle(x, y, R - 0.5, {
    stroke: 'void',
    width: 1,
    dash: [0.55, 0.8],
    cap: 'butt',
    strokeOpacity: 0.85,
  });
  pen.concentric(x, y, [R - 1.3, 'accent-2', 'part-line'], [R - 1.3, 'rim', { opacity: 0.75 }]);
  pen.concentric(x, y, [R - 2.3, 'dark-gleam-1'], [R - 2.7, 'dark-gleam-1']);
  const D = ellipse(x, y, R - 4.6);
  pen.layers(D, ['accent-1', 'edge-line'], ['diagonal-bevel']);
  pen.path(cut.slab(D, 0.35, 1, 0.35 * x + y - 2.8, 0.35 * x + y - 0.2), 'accent-2');
  pen.path(cut.slab(D, 0.35, 1, 0.35 * x + y + 0.5, 0.35 * x + y + 1.3), 'accent-3');
  pen.path(D, 'edge-line');
  pen.path(crescent(x, y, R - 3.4, 105, 172, 1.3), 'light-3');
}

/** Tire end-on behind other parts: no tread detail. */
export function tireDark(pen: Pen, x0: number, x1: number, top: number) {
  const outline = rect(x0, 0, x1, top, [1.6, 1.6, 0, 0]);
  pen.layers(outline, ['tire'], ['blade'], ['part-line']);
  let q = new Shape();
  for (const t of [0.25, 0.5, 0.75]) q = q.add(line([lerp(x0, x1, t), 0.6], [lerp(x0, x1, t), top]));
  pen.path(q, 'edge-line');
}
