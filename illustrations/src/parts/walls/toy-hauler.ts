import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import { line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';

export interface ScreenWallOptions {
  readonly s0: number;
  readonly s1: number;
  readonly h0: number;
  readonly h1: number;
  readonly r?: number | undefined;
  readonly inside?: (pen: Pen) => void | undefined;
  readonly pitch?: number | undefined;
  readonly seams?: readonly number[] | undefined;
  readonly at: Point;
}

/** Insect screen: dark room behind, fine mesh, seams and a zipper, roller header. */
export function screenWall(view: View, id: string, title: string, o: ScreenWallOptions) {
  view.region(id, title, (pen) => {
    const { s0, s1, h0, h1 } = o,
      outline = rect(s0, h0, s1, h1, o.r ?? 0.6);
    pen.path(outline, 'void');
    pen.path(rect(s0, lerp(h0, h1, 0.42), s1, h1), 'shade-from-top');
    pen.path(rect(s0, h0, s1, lerp(h0, h1, 0.5)), 'light-1');
    // faint interior: back wall with window light, floor
    if (o.inside) o.inside(pen);
    let q = new Shape();
    const p = o.pitch || 1.9;
    for (let x = s0 + p; x < s1; x += p) q = q.add(line([x, h0 + 0.4], [x, h1 - 0.4]));
    for (let y = h0 + p; y < h1; y += p) q = q.add(line([s0 + 0.4, y], [s1 - 0.4, y]));
    pen.path(q, 'dark-gleam-1', { strokeOpacity: 0.13 });
    for (const t of o.seams || [1 / 3, 2 / 3]) {
      const x = lerp(s0, s1, t);
      pen.path(rect(x - 0.8, h0, x + 0.8, h1 - 3.4), 'gloss');
      pen.path(line([x - 0.5, h0 + 0.4], [x - 0.5, h1 - 4]), 'dark-gleam-1');
      pen.path(line([x, h0 + 0.6], [x, h1 - 4]), {
        stroke: 'metal',
        width: 0.32,
        dash: [0.5, 0.5],
        cap: 'butt',
        strokeOpacity: 0.75,
      });
      pen.path(rect(x - 0.55, h0 + 1.6, x + 0.55, h0 + 3.6, 0.3), 'metal', 'detail-line');
    }
    const Hd = rect(s0, h1 - 3.6, s1, h1, 0.5);
    pen.layers(Hd, ['fabric', 'edge-line'], ['lying-cylinder']);
    pen.path(rect(s0, h1 - 5.4, s1, h1 - 3.6), 'shade-from-top');
    pen.path(rect(s0, h0, s1, h0 + 1.7), 'rubber', 'detail-line');
    pen.path(outline, 'edge-line');
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

export interface CableOptions extends CableArtOptions {
  readonly callout?: boolean | undefined;
  readonly twin?: readonly [number, number, number, number] | undefined;
  readonly at?: Point | undefined;
}

/** Steel cable between two points with thimble ends. */
export function cable(view: View, id: string, title: string, a: Point, b: Point, o: CableOptions = {}) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    let H = new Shape();
    H = H.add(cableArt(pen, a, b, o));
    if (o.twin) H = H.add(cableArt(pen, [o.twin[0], o.twin[1]], [o.twin[2], o.twin[3]], o));
    pen.hitArea(H);
    if (o.at) pen.calloutAt(...o.at);
  });
}

export interface CableArtOptions {
  readonly sleeve?: boolean | undefined;
}

export function cableArt(pen: Pen, a: Point, b: Point, o: CableArtOptions) {
  {
    const P = line(a, b);
    if (o.sleeve) {
      const outline = rect(a[0] - 0.55, Math.min(a[1], b[1]), a[0] + 0.55, Math.max(a[1], b[1]));
      pen.path(outline, 'shade-1');
    }
    pen.path(P, { stroke: 'line', width: 0.95 });
    pen.path(P, { stroke: 'metal', width: 0.55, dash: [0.7, 0.22], cap: 'butt' });
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const) {
      const t = Math.hypot(q[0] - p[0], q[1] - p[1]),
        u: Point = [(q[0] - p[0]) / t, (q[1] - p[1]) / t];
      pen.path(line([p[0] + u[0] * 1.6, p[1] + u[1] * 1.6], [p[0] + u[0] * 4, p[1] + u[1] * 4]), {
        stroke: 'line',
        width: 1.7,
        cap: 'butt',
      });
      pen.path(line([p[0] + u[0] * 1.8, p[1] + u[1] * 1.8], [p[0] + u[0] * 3.8, p[1] + u[1] * 3.8]), {
        stroke: 'metal-2',
        width: 1.25,
        cap: 'butt',
      });
      pen.concentric(p[0], p[1], [1.15, 'metal', 'edge-line'], [0.45, 'gloss']);
    }
    const w = 1.5,
      t = Math.hypot(b[0] - a[0], b[1] - a[1]),
      nx = (-(b[1] - a[1]) / t) * w,
      ny = ((b[0] - a[0]) / t) * w,
      e: Point = [((b[0] - a[0]) / t) * 1.2, ((b[1] - a[1]) / t) * 1.2];
    return poly([
      [a[0] - e[0] + nx, a[1] - e[1] + ny],
      [b[0] + e[0] + nx, b[1] + e[1] + ny],
      [b[0] + e[0] - nx, b[1] + e[1] - ny],
      [a[0] - e[0] - nx, a[1] - e[1] - ny],
    ]);
  }
}

export interface TorsionOptions {
  readonly callout?: boolean | undefined;
  readonly R?: number | undefined;
  readonly at?: Point | undefined;
}

/** Torsion spring on a shaft, seen square-on. */
export function torsion(
  view: View,
  id: string,
  title: string,
  x0: number,
  x1: number,
  y: number,
  o: TorsionOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const R = o.R || 1.7,
      outline = rect(x0 + 3, y - R, x1 - 3, y + R, 0.5);
    pen.layers(rect(x0, y - 0.7, x1, y + 0.7), ['dark-metal', 'edge-line'], ['lying-cylinder']);
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    let q = new Shape();
    for (let x = x0 + 3.8; x < x1 - 3; x += 0.95)
      q = q.add(line([x - 0.22, y - R + 0.1], [x + 0.22, y + R - 0.1]));
    pen.path(q, 'edge-line');
    for (const x of [x0 + 2.2, x1 - 2.2]) {
      const c = rect(x - 1.1, y - R - 0.5, x + 1.1, y + R + 0.5, 0.4);
      pen.layers(c, ['metal', 'edge-line'], ['lying-cylinder']);
    }
    pen.hitArea(rect(x0 - 0.4, y - R - 0.8, x1 + 0.4, y + R + 0.8, 0.6));
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** Ramp-door cam latch: strike plate, bar, handle with padlock eye. sg = side the handle points to. */
export function camLatch(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  sg = 1,
  o: RegionMeta = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const B = rect(
      Math.min(x - sg * 3.2, x + sg * 5.4),
      y - 2.6,
      Math.max(x - sg * 3.2, x + sg * 5.4),
      y + 2.6,
      0.6,
    );
    pen.shadow(B, 0.4, 0.6, 2);
    pen.layers(B, ['metal', 'edge-line'], ['diagonal-bevel']);
    for (const dx of [-2.3, 4.5])
      for (const dy of [-1.8, 1.8]) pen.circle(x + sg * dx, y + dy, 0.32, 'dark-metal', 'detail-line');
    const H = poly([
      [x + sg * 3.4, y + 1.2, 0.5],
      [x + sg * 3.4, y - 1.2, 0.5],
      [x + sg * 0.8, y - 1.5, 0.6],
      [x - sg * 0.6, y - 9.4, 0.9],
      [x - sg * 2.8, y - 9.4, 0.9],
      [x - sg * 2.2, y + 1.2, 1],
    ]);
    pen.shadow(H, 0.4, 0.6, 2);
    pen.path(H, 'gloss', 'edge-line');
    pen.path(line([x - sg * 1.6, y - 8.2], [x - sg * 0.7, y - 1]), 'dark-gleam-2');
    pen.concentric(x + sg * 0.9, y, [1.05, 'metal', 'edge-line'], [0.45, 'dark-metal']);
    pen.circle(x - sg * 1.7, y - 8.4, 0.42, 'void');
    pen.hitArea(
      poly([
        [B.bbox().x0 - 0.4, y + 3],
        [B.bbox().x1 + 0.4, y + 3],
        [B.bbox().x1 + 0.4, y - 3],
        [x + 0.8 + (sg > 0 ? 0 : 2.6), y - 3],
        [x + 1 + (sg > 0 ? 0 : 2.6), y - 10],
        [x - 1 - (sg > 0 ? 2.6 : 0), y - 10],
        [x - 0.8 - (sg > 0 ? 2.6 : 0), y - 3],
        [B.bbox().x0 - 0.4, y - 3],
      ]),
    );
    pen.calloutAt(x + sg * 0.9, y);
  });
}
