import { cut } from '../kit/cuts.ts';
import type { Pen } from '../kit/pen.ts';
import { lerp } from '../kit/points.ts';
import { line, poly, rect } from '../kit/polygon.ts';
import type { View } from '../kit/view.ts';
import { sideBox } from './mirrored.ts';
import { winArt } from './windows.ts';

export interface EntryDoorOptions {
  readonly s0: number;
  readonly s1: number;
  readonly h0: number;
  readonly h1: number;
  readonly r?: number | undefined;
  readonly glass?: readonly [number] | undefined;
  readonly hingeFwd?: boolean | undefined;
  readonly low?: number | undefined;
}

/** entry door: frame, slab, glass, latch, hinges. hingeFwd → hinges on the forward edge */
export function entryDoor(v: View, id: string, title: string, o: EntryDoorOptions) {
  v.region(id, title, { part: 'entry-door', cat: 'door' }, (r) => {
    const { s0, s1, h0, h1 } = o,
      R = o.r ?? 4.2;
    const F = rect(s0, h0, s1, h1, [1.6, 1.6, R, R]);
    r.cast(F, 0.8, 0.9, 2, 'shade-1');
    r.p(F, 'metal', 'part-line');
    r.p(F, 'diagonal-bevel');
    const D = rect(s0 + 1.5, h0 + 1.2, s1 - 1.5, h1 - 1.5, [0.8, 0.8, R - 1.2, R - 1.2]);
    r.skin(D, 'body');
    r.p(D, 'part-line');
    r.p(D.inset(0.7), 'detail-line', 'faint-line');
    r.p(cut.below(D, h0 + 9), 'shade-from-bottom');
    // glass
    const gx0 = s0 + 6.2,
      gx1 = s1 - 6.2,
      gy0 = o.glass?.[0] ?? h0 + 32,
      gy1 = h1 - 6.5;
    const W = rect(gx0, gy0, gx1, gy1, 2.6);
    winArt(r, W, { kind: 'fixed', fw: 1.05 });
    // latch on aft side, hinges fwd
    const hingeX = o.hingeFwd !== false ? s0 + 1.5 : s1 - 1.5,
      latX = o.hingeFwd !== false ? s1 - 4 : s0 + 4,
      ly = h0 + 33 - (o.low || 2);
    for (const y of [h0 + 9, h0 + (h1 - h0) * 0.5, h1 - 10]) {
      r.p(rect(hingeX - 1, y - 2.2, hingeX + 1, y + 2.2, 0.35), 'metal', 'edge-line');
      r.p(line([hingeX, y - 2.1], [hingeX, y + 2.1]), 'detail-line');
    }
    r.p(rect(latX - 1.7, ly - 3.6, latX + 1.7, ly + 3.6, 0.8), 'gloss', 'edge-line');
    r.p(rect(latX - 1.1, ly - 2.6, latX + 1.1, ly - 0.2, 0.5), 'dark-metal', 'detail-line');
    r.c(latX, ly + 1.1, 0.55, 'metal', 'detail-line');
    r.c(latX, ly + 2.5, 0.42, 'metal', 'detail-line');
    r.p(line([latX - 0.8, ly - 0.7], [latX + 0.8, ly - 0.7]), 'gleam-1');
    // kick plate
    r.p(rect(s0 + 3.6, h0 + 3, s1 - 3.6, h0 + 8.4, 0.8), 'shade-1');
    r.p(rect(s0 + 3.6, h0 + 3, s1 - 3.6, h0 + 8.4, 0.8), 'detail-line', 'faint-line');
    r.hit(F);
    r.at((s0 + s1) / 2, h0 + 20);
  });
}

export function assistHandle(v: View, id: string, title: string, x: number, y0: number, y1: number) {
  v.region(id, title, { part: 'assist-handle', cat: 'door' }, (r) => {
    for (const y of [y0, y1]) {
      r.p(rect(x - 1.5, y - 1.9, x + 1.5, y + 1.9, 0.8), 'metal', 'edge-line');
      r.c(x, y, 0.35, 'dark-metal', 'detail-line');
    }
    r.p(rect(x - 0.2 + 0.9 * v.dir, y0, x + 0.2 + 0.9 * v.dir, y1), 'shade-2');
    r.tube(line([x, y0], [x, y1]), 1.35, 'plastic');
    for (let i = 1; i < 9; i++) {
      const y = lerp(y0 + 4, y1 - 4, i / 9);
      r.p(line([x - 0.55, y], [x + 0.55, y]), 'detail-line', 'half-line');
    }
    r.hit(rect(x - 2, y0 - 2.4, x + 2, y1 + 2.4, 1));
  });
}

export interface StepsOptions {
  readonly s0: number;
  readonly s1: number;
  readonly top: number;
  readonly n?: number | undefined;
  readonly rise?: number | undefined;
  readonly feet?: number | undefined;
}

/** folding entry steps seen from the side of the coach, deployed */
export function steps(v: View, id: string, title: string, o: StepsOptions) {
  v.region(id, title, { part: 'entry-step', cat: 'door' }, (r) => {
    const { s0, s1, top, n = 3 } = o,
      dy = o.rise || 7.2;
    const cx = (s0 + s1) / 2;
    // side stringers
    for (const x of [s0 + 0.9, s1 - 0.9]) {
      r.p(rect(x - 0.75, top - dy * n, x + 0.75, top + 0.6, 0.3), 'dark-metal', 'edge-line');
      r.p(rect(x - 0.75, top - dy * n, x + 0.75, top + 0.6, 0.3), 'standing-cylinder');
    }
    for (let i = 1; i <= n; i++) {
      const y = top - dy * i;
      r.p(rect(s0 + 1.6, y - 0.2, s1 - 1.6, y + 1.9, 0.25), 'metal', 'edge-line');
      r.p(rect(s0 + 1.6, y + 1.2, s1 - 1.6, y + 1.9, 0.2), 'gloss');
      r.p(line([s0 + 2.2, y + 0.8], [s1 - 2.2, y + 0.8]), 'gleam-2');
      r.p(rect(s0 + 1.6, y - 1.1, s1 - 1.6, y - 0.2), 'dark-underbody');
    }
    if (o.feet)
      for (const x of [s0 + 0.9, s1 - 0.9]) {
        r.p(rect(x - 0.45, o.feet, x + 0.45, top - dy * n, 0), 'metal', 'edge-line');
        r.p(rect(x - 1.3, o.feet, x + 1.3, o.feet + 0.8, 0.3), 'rubber', 'edge-line');
      }
    r.hit(rect(s0 - 0.5, (o.feet || top - dy * n) - 0.4, s1 + 0.5, top + 0.8, 0.5));
    r.at(cx, top - dy * 1.6);
  });
}

/** pull-out automotive handle */
export function pullHandle(r: Pen, x0: number, x1: number, y: number, fwdLock: number) {
  r.p(rect(x0 - 0.5, y - 1.5, x1 + 0.5, y + 1.5, 1.4), 'shade-2');
  r.p(rect(x0, y - 0.95, x1, y + 0.95, 0.9), 'gloss', 'edge-line');
  r.p(line([x0 + 1, y + 0.4], [x1 - 1, y + 0.4]), 'dark-gleam-2');
  if (fwdLock) r.c(fwdLock, y, 0.42, 'metal', 'detail-line');
}

export function handleEdge(
  v: View,
  id: string,
  title: string,
  s: number,
  xw: number,
  y0: number,
  y1: number,
  at: number,
) {
  v.region(id, title, { part: 'assist-handle', cat: 'door' }, (r) => {
    const x = s * (xw + 3);
    r.tube(
      poly(
        [
          [s * xw, y1],
          [x, y1, 1.5],
          [x, y0, 1.5],
          [s * xw, y0],
        ],
        false,
      ),
      1.1,
      'plastic',
    );
    r.hit(sideBox(s, xw, y0 - 1, xw + 4, y1 + 1));
    r.at(x, at ?? y0 + 3);
  });
}
