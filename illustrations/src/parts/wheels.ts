import { crescent, ellipse } from '../kit/curves.ts';
import { cut } from '../kit/cuts.ts';
import type { PaintName } from '../kit/paint-names.ts';
import type { Pen } from '../kit/pen.ts';
import { lerp, type Point } from '../kit/points.ts';
import { line, poly, rect } from '../kit/polygon.ts';
import { Shape } from '../kit/shape.ts';
import type { RegionMeta, View } from '../kit/view.ts';
import { tireArt } from './rims.ts';

export interface WheelArtOptions {
  readonly rim?: number | undefined;
  readonly style?: 'trailer' | 'alcoa' | 'dual' | 'cap' | undefined;
}

/** style: trailer (8 windows), alcoa (10 round holes), dual (deep dish), cap (steel simulators) */
export function wheelArt(r: Pen, x: number, y: number, R: number, o: WheelArtOptions = {}) {
  const rim = o.rim ?? R * 0.56,
    style = o.style || 'trailer';
  tireArt(r, x, y, R, rim);
  r.c(x, y, rim - 1.15, 'dark-metal', 'edge-line');
  r.c(x, y, rim - 1.15, 'rim');
  const fr = rim - 1.5;
  const rims = { trailer: trailerRim, alcoa: alcoaRim, dual: dualRim, cap: steelRim };
  rims[style](r, x, y, fr);
}

function trailerRim(r: Pen, x: number, y: number, fr: number) {
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
  r.p(holes, 'void', 'edge-line');
  r.p(holes, 'gleam-1', { shift: [0.12, 0.16] });
  r.c(x, y, fr * 0.47, 'metal', 'edge-line');
  r.c(x, y, fr * 0.47, 'rim');
  r.c(x, y, fr * 0.27, 'metal', 'edge-line');
  r.c(x, y, fr * 0.27, 'sphere');
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) * 2 * Math.PI;
    r.c(x + fr * 0.37 * Math.cos(t), y + fr * 0.37 * Math.sin(t), fr * 0.055, 'dark-metal', 'detail-line');
  }
}

function alcoaRim(r: Pen, x: number, y: number, fr: number) {
  let holes = new Shape();
  for (let i = 0; i < 10; i++) {
    const t = (i / 10) * 2 * Math.PI;
    holes = holes.add(ellipse(x + fr * 0.74 * Math.cos(t), y + fr * 0.74 * Math.sin(t), fr * 0.105));
  }
  r.p(holes, 'void', 'edge-line');
  r.c(x, y, fr * 0.56, 'detail-line');
  r.c(x, y, fr * 0.54, 'metal');
  r.c(x, y, fr * 0.54, 'rim');
  for (let i = 0; i < 10; i++) {
    const t = ((i + 0.5) / 10) * 2 * Math.PI;
    r.c(x + fr * 0.46 * Math.cos(t), y + fr * 0.46 * Math.sin(t), fr * 0.062, 'metal', 'detail-line');
    r.c(x + fr * 0.46 * Math.cos(t), y + fr * 0.46 * Math.sin(t), fr * 0.03, 'dark-metal');
  }
  r.c(x, y, fr * 0.33, 'metal', 'edge-line');
  r.c(x, y, fr * 0.33, 'sphere');
  r.c(x, y, fr * 0.2, 'detail-line');
  r.c(x, y, fr * 0.12, 'dark-metal', 'detail-line');
}

function dualRim(r: Pen, x: number, y: number, fr: number) {
  r.c(x, y, fr * 0.9, 'underbody', 'edge-line');
  r.c(x, y, fr * 0.9, 'tire-sidewall');
  r.c(x, y, fr * 0.72, 'dark-metal', 'edge-line');
  r.c(x, y, fr * 0.72, 'rim');
  let holes = new Shape();
  for (let i = 0; i < 10; i++) {
    const t = (i / 10) * 2 * Math.PI;
    holes = holes.add(ellipse(x + fr * 0.6 * Math.cos(t), y + fr * 0.6 * Math.sin(t), fr * 0.075));
  }
  r.p(holes, 'void', 'detail-line');
  for (let i = 0; i < 10; i++) {
    const t = ((i + 0.5) / 10) * 2 * Math.PI;
    r.c(x + fr * 0.47 * Math.cos(t), y + fr * 0.47 * Math.sin(t), fr * 0.055, 'metal', 'detail-line');
  }
  r.c(x, y, fr * 0.37, 'metal', 'edge-line');
  r.c(x, y, fr * 0.37, 'sphere');
  r.c(x, y, fr * 0.28, 'detail-line');
  r.c(x, y, fr * 0.17, 'dark-metal', 'detail-line');
}

function steelRim(r: Pen, x: number, y: number, fr: number) {
  let holes = new Shape();
  for (let i = 0; i < 8; i++) {
    const t = ((i + 0.5) / 8) * 2 * Math.PI;
    holes = holes.add(ellipse(x + fr * 0.72 * Math.cos(t), y + fr * 0.72 * Math.sin(t), fr * 0.12));
  }
  r.p(holes, 'void', 'edge-line');
  r.c(x, y, fr * 0.5, 'metal', 'edge-line');
  r.c(x, y, fr * 0.5, 'rim');
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) * 2 * Math.PI;
    r.c(x + fr * 0.4 * Math.cos(t), y + fr * 0.4 * Math.sin(t), fr * 0.06, 'metal', 'detail-line');
  }
  r.c(x, y, fr * 0.26, 'dark-metal', 'edge-line');
  r.c(x, y, fr * 0.26, 'sphere');
  r.c(x, y, fr * 0.12, 'detail-line');
}

export interface WheelOptions extends WheelArtOptions {
  readonly meta?: RegionMeta | undefined;
  readonly shadeTop?: number | undefined;
}

export function wheel(
  v: View,
  id: string,
  title: string,
  x: number,
  y: number,
  R: number,
  o: WheelOptions = {},
) {
  v.region(id, title, { part: 'wheel', cat: 'run', ...o.meta }, (r) => {
    wheelArt(r, x, y, R, o);
    if (o.shadeTop) r.p(cut.above(ellipse(x, y, R, R), o.shadeTop), 'shade-from-top');
    r.hit(ellipse(x, y, R, R));
  });
}

export interface WheelWellOptions {
  readonly suffix?: string | undefined;
}

/** round-arch or flat-top wheel opening with molded flare */
export function wheelWell(v: View, id: string, inner: Shape, o: WheelWellOptions = {}) {
  v.region(
    id + '-liner',
    'Wheel-well liner' + (o.suffix || ''),
    { part: 'wheel-well', cat: 'run', callout: false },
    (r) => {
      r.p(inner, 'void');
      r.p(inner, 'shade-from-top');
      r.hit(inner);
    },
  );
}

export interface SkirtFlareOptions {
  readonly cls?: PaintName | undefined;
  readonly mid?: Shape | undefined;
  readonly at?: Point | undefined;
}

export function skirtFlare(
  v: View,
  id: string,
  title: string,
  outer: Shape,
  inner: Shape,
  o: SkirtFlareOptions = {},
) {
  v.region(id, title, { part: 'fender-skirt', cat: 'body' }, (r) => {
    const ring = new Shape(outer.segments.concat(inner.segments));
    r.cast(ring, 0.5, 0.8, 2, 'shade-1', 'even-odd');
    r.p(ring, o.cls ?? 'gloss', 'even-odd', 'part-line');
    r.p(o.mid || new Shape(), 'dark-gleam-2');
    r.hit(ring);
    r.rings();
    if (o.at) r.at(...o.at);
  });
}

/** tire seen from front/rear: outer edge at x0..x1 */
export function tireEnd(r: Pen, x0: number, x1: number, R: number, top = 2 * R) {
  const F = rect(x0, 0, x1, top, [1.6, 1.6, top < 2 * R ? 0 : 1.6, top < 2 * R ? 0 : 1.6]);
  r.p(F, 'tire');
  r.p(F, 'blade');
  r.p(F, 'part-line');
  const n = 4;
  let q = new Shape();
  for (let i = 1; i < n; i++) {
    const x = lerp(x0, x1, i / n);
    q = q.add(line([x, 0.6], [x, top - 0.4]));
  }
  r.p(q, 'edge-line');
  let t = new Shape();
  for (let y = 2; y < top - 1; y += 2.1) {
    t = t.add(line([x0 + 0.2, y], [lerp(x0, x1, 0.22), y + 0.7]));
    t = t.add(line([x1 - 0.2, y], [lerp(x0, x1, 0.78), y + 0.7]));
  }
  r.p(t, 'dark-gleam-1');
}

/** spare under a fitted hard/vinyl cover, facing the viewer */
export function spareCover(r: Pen, x: number, y: number, R: number) {
  r.p(ellipse(x + 1, y - 1.4, R), 'shade-3');
  r.c(x, y, R, 'tire', 'overlap-line');
  r.c(x, y, R - 0.5, { stroke: 'void', width: 1, dash: [0.55, 0.8], cap: 'butt', strokeOpacity: 0.85 });
  r.c(x, y, R - 1.3, 'accent-2', 'part-line');
  r.c(x, y, R - 1.3, 'rim', { opacity: 0.75 });
  r.c(x, y, R - 2.3, 'dark-gleam-1');
  r.c(x, y, R - 2.7, 'dark-gleam-1');
  const D = ellipse(x, y, R - 4.6);
  r.p(D, 'accent-1', 'edge-line');
  r.p(D, 'diagonal-bevel');
  r.p(cut.slab(D, 0.35, 1, 0.35 * x + y - 2.8, 0.35 * x + y - 0.2), 'accent-2');
  r.p(cut.slab(D, 0.35, 1, 0.35 * x + y + 0.5, 0.35 * x + y + 1.3), 'accent-3');
  r.p(D, 'edge-line');
  r.p(crescent(x, y, R - 3.4, 105, 172, 1.3), 'light-3');
}

/** tire end-on behind other parts: no tread detail */
export function tireDark(r: Pen, x0: number, x1: number, top: number) {
  const F = rect(x0, 0, x1, top, [1.6, 1.6, 0, 0]);
  r.p(F, 'tire');
  r.p(F, 'blade');
  r.p(F, 'part-line');
  let q = new Shape();
  for (const t of [0.25, 0.5, 0.75]) q = q.add(line([lerp(x0, x1, t), 0.6], [lerp(x0, x1, t), top]));
  r.p(q, 'edge-line');
}
