import { cut } from '../../kit/geometry/cuts.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp } from '../../kit/geometry/points.ts';
import { cornered, line, rect } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { sideBox } from '../layout/mirrored.ts';
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

/** Entry door: frame, slab, glass, latch, hinges. hingeFwd → hinges on the forward edge. */
export function entryDoor(view: View, id: string, title: string, o: EntryDoorOptions) {
  view.region(id, title, (pen) => {
    const { s0, s1, h0, h1 } = o,
      R = o.r ?? 4.2;
    const outline = rect(s0, h0, s1, h1, [1.6, 1.6, R, R]);
    pen.shadow(outline, 0.8, 0.9, 2, 'shade-1');
    pen.layers(outline, ['metal', 'part-line'], ['diagonal-bevel']);
    const D = rect(s0 + 1.5, h0 + 1.2, s1 - 1.5, h1 - 1.5, [0.8, 0.8, R - 1.2, R - 1.2]);
    pen.bodyPanel(D, 'body');
    pen.path(D, 'part-line');
    pen.path(D.inset(0.7), 'detail-line', 'faint-line');
    pen.path(cut.below(D, h0 + 9), 'shade-from-bottom');
    // glass
    const gx0 = s0 + 6.2,
      gx1 = s1 - 6.2,
      gy0 = o.glass?.[0] ?? h0 + 32,
      gy1 = h1 - 6.5;
    const W = rect(gx0, gy0, gx1, gy1, 2.6);
    winArt(pen, W, { kind: 'fixed', fw: 1.05 });
    // latch on aft side, hinges fwd
    const hingeX = o.hingeFwd !== false ? s0 + 1.5 : s1 - 1.5,
      latX = o.hingeFwd !== false ? s1 - 4 : s0 + 4,
      ly = h0 + 33 - (o.low || 2);
    for (const y of [h0 + 9, h0 + (h1 - h0) * 0.5, h1 - 10]) {
      pen.path(rect(hingeX - 1, y - 2.2, hingeX + 1, y + 2.2, 0.35), 'metal', 'edge-line');
      pen.path(line([hingeX, y - 2.1], [hingeX, y + 2.1]), 'detail-line');
    }
    pen.path(rect(latX - 1.7, ly - 3.6, latX + 1.7, ly + 3.6, 0.8), 'gloss', 'edge-line');
    pen.path(rect(latX - 1.1, ly - 2.6, latX + 1.1, ly - 0.2, 0.5), 'dark-metal', 'detail-line');
    pen.circle(latX, ly + 1.1, 0.55, 'metal', 'detail-line');
    pen.circle(latX, ly + 2.5, 0.42, 'metal', 'detail-line');
    pen.path(line([latX - 0.8, ly - 0.7], [latX + 0.8, ly - 0.7]), 'gleam-1');
    // kick plate
    pen.layers(rect(s0 + 3.6, h0 + 3, s1 - 3.6, h0 + 8.4, 0.8), ['shade-1'], ['detail-line', 'faint-line']);
    pen.hitArea(outline).calloutAt((s0 + s1) / 2, h0 + 20);
  });
}

export function assistHandle(view: View, id: string, title: string, x: number, y0: number, y1: number) {
  view.region(id, title, (pen) => {
    for (const y of [y0, y1]) {
      pen.path(rect(x - 1.5, y - 1.9, x + 1.5, y + 1.9, 0.8), 'metal', 'edge-line');
      pen.circle(x, y, 0.35, 'dark-metal', 'detail-line');
    }
    pen.path(rect(x - 0.2 + 0.9 * view.direction, y0, x + 0.2 + 0.9 * view.direction, y1), 'shade-2');
    pen.tube(line([x, y0], [x, y1]), 1.35, 'plastic');
    for (let i = 1; i < 9; i++) {
      const y = lerp(y0 + 4, y1 - 4, i / 9);
      pen.path(line([x - 0.55, y], [x + 0.55, y]), 'detail-line', 'half-line');
    }
    pen.hitArea(rect(x - 2, y0 - 2.4, x + 2, y1 + 2.4, 1));
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

/** Folding entry steps seen from the side of the coach, deployed. */
export function steps(view: View, id: string, title: string, o: StepsOptions) {
  view.region(id, title, (pen) => {
    const { s0, s1, top, n = 3 } = o,
      dy = o.rise || 7.2;
    const cx = (s0 + s1) / 2;
    // side stringers
    for (const x of [s0 + 0.9, s1 - 0.9]) {
      pen.path(rect(x - 0.75, top - dy * n, x + 0.75, top + 0.6, 0.3), 'dark-metal', 'edge-line');
      pen.path(rect(x - 0.75, top - dy * n, x + 0.75, top + 0.6, 0.3), 'standing-cylinder');
    }
    for (let i = 1; i <= n; i++) {
      const y = top - dy * i;
      pen.path(rect(s0 + 1.6, y - 0.2, s1 - 1.6, y + 1.9, 0.25), 'metal', 'edge-line');
      pen.path(rect(s0 + 1.6, y + 1.2, s1 - 1.6, y + 1.9, 0.2), 'gloss');
      pen.path(line([s0 + 2.2, y + 0.8], [s1 - 2.2, y + 0.8]), 'gleam-2');
      pen.path(rect(s0 + 1.6, y - 1.1, s1 - 1.6, y - 0.2), 'dark-underbody');
    }
    if (o.feet)
      for (const x of [s0 + 0.9, s1 - 0.9]) {
        pen.path(rect(x - 0.45, o.feet, x + 0.45, top - dy * n, 0), 'metal', 'edge-line');
        pen.path(rect(x - 1.3, o.feet, x + 1.3, o.feet + 0.8, 0.3), 'rubber', 'edge-line');
      }
    pen.hitArea(rect(s0 - 0.5, (o.feet || top - dy * n) - 0.4, s1 + 0.5, top + 0.8, 0.5));
    pen.calloutAt(cx, top - dy * 1.6);
  });
}

/** Pull-out automotive handle. */
export function pullHandle(pen: Pen, x0: number, x1: number, y: number, fwdLock: number) {
  pen.path(rect(x0 - 0.5, y - 1.5, x1 + 0.5, y + 1.5, 1.4), 'shade-2');
  pen.path(rect(x0, y - 0.95, x1, y + 0.95, 0.9), 'gloss', 'edge-line');
  pen.path(line([x0 + 1, y + 0.4], [x1 - 1, y + 0.4]), 'dark-gleam-2');
  if (fwdLock) pen.circle(fwdLock, y, 0.42, 'metal', 'detail-line');
}

export function handleEdge(
  view: View,
  id: string,
  title: string,
  s: number,
  xw: number,
  y0: number,
  y1: number,
  at: number,
) {
  view.region(id, title, (pen) => {
    const x = s * (xw + 3);
    pen.tube(cornered([s * xw, y1, 0, x, y1, 1.5, x, y0, 1.5, s * xw, y0, 0], false), 1.1, 'plastic');
    pen.hitArea(sideBox(s, xw, y0 - 1, xw + 4, y1 + 1)).calloutAt(x, at ?? y0 + 3);
  });
}
