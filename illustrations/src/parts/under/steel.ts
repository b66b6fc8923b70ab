import { box, ellipse, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { hundredths, lerp, pairs, type Vert } from '../../kit/geometry/points.ts';
import { pipeHit } from '../layout/plan.ts';

export interface SteelXOptions {
  readonly r?: number | undefined;
  readonly paint?: PaintName | undefined;
  readonly line?: PaintName | undefined;
  readonly flange?: boolean | undefined;
}

/** Rolled steel section lying along x (dark, rounded light). */
export function steelX(pen: Pen, x0: number, y0: number, x1: number, y1: number, o: SteelXOptions = {}) {
  const outline = box(x0, y0, x1, y1, o.r ?? 0.3),
    b = outline.bbox();
  pen.layers(outline, [o.paint ?? 'underbody'], ['bevel', { opacity: 0.55 }], [o.line ?? 'part-line']);
  pen.path(line([b.x0 + 0.6, lerp(b.y0, b.y1, 0.72)], [b.x1 - 0.6, lerp(b.y0, b.y1, 0.72)]), 'dark-gleam-1');
  if (o.flange !== false)
    pen.path(line([b.x0 + 0.6, lerp(b.y0, b.y1, 0.3)], [b.x1 - 0.6, lerp(b.y0, b.y1, 0.3)]), 'detail-line');
  return outline;
}

export interface SteelYOptions {
  readonly r?: number | undefined;
  readonly paint?: PaintName | undefined;
  readonly op?: number | undefined;
  readonly line?: PaintName | undefined;
  readonly mid?: boolean | undefined;
}

/** Section lying across (along y). */
export function steelY(pen: Pen, x0: number, y0: number, x1: number, y1: number, o: SteelYOptions = {}) {
  const outline = box(x0, y0, x1, y1, o.r ?? 0.3),
    b = outline.bbox();
  pen.layers(outline, [o.paint ?? 'underbody'], ['standing-cylinder', { opacity: o.op ?? 0.5 }]);
  pen.path(outline, o.line ?? 'edge-line');
  if (o.mid !== false)
    pen.path(line([lerp(b.x0, b.x1, 0.3), b.y0 + 0.4], [lerp(b.x0, b.x1, 0.3), b.y1 - 0.4]), 'dark-gleam-1');
  return outline;
}

/** Round bar / shaft / pipe across (axis along y) and along x. */
export function rodY(
  pen: Pen,
  x: number,
  y0: number,
  y1: number,
  w: number,
  paint: PaintName = 'dark-metal',
  edge: PaintName = 'edge-line',
) {
  const outline = box(x - w / 2, y0, x + w / 2, y1, Math.min(0.5, w / 4));
  pen.layers(outline, [paint], ['standing-cylinder'], [edge]);
  return outline;
}

export function rodX(
  pen: Pen,
  y: number,
  x0: number,
  x1: number,
  w: number,
  paint: PaintName = 'dark-metal',
  edge: PaintName = 'edge-line',
) {
  const outline = box(x0, y - w / 2, x1, y + w / 2, Math.min(0.5, w / 4));
  pen.layers(outline, [paint], ['lying-cylinder'], [edge]);
  return outline;
}

export function bolt(pen: Pen, x: number, y: number, R = 0.45) {
  pen.circle(x, y, R, 'dark-metal', 'detail-line');
}

/** Many bolt heads at once: round caps of points, a tenth of the size of as many circles. */
export function bolts(pen: Pen, pts: readonly Vert[], R = 0.4) {
  let q = new Shape();
  for (const [x, y] of pts) q = q.add(line([x, y], [x + 0.01, y]));
  pen.path(q, { stroke: 'line', width: hundredths(2 * R + 0.14) });
  pen.path(q, { stroke: 'metal-2', width: hundredths(2 * R - 0.14) });
}

export interface LeafSpringOptions {
  readonly c?: number | undefined;
  readonly n?: number | undefined;
}

/** Multi-leaf spring lying along x, seen from below. */
export function leafSpring(pen: Pen, x0: number, x1: number, y: number, w = 2.6, o: LeafSpringOptions = {}) {
  const c = o.c ?? (x0 + x1) / 2,
    n = o.n || 4;
  for (let i = 0; i < n; i++) {
    const k = 1 - i * 0.22,
      outline = rect(lerp(c, x0, k), y - w / 2 + i * 0.12, lerp(c, x1, k), y + w / 2 - i * 0.12, 0.5);
    pen.layers(outline, [i % 2 ? 'underbody' : 'dark-metal', 'edge-line'], ['bevel', { opacity: 0.7 }]);
  }
  for (const x of [x0, x1]) {
    pen.path(rect(x - 1.3, y - w / 2 - 0.7, x + 1.3, y + w / 2 + 0.7, 0.6), 'dark-underbody', 'edge-line');
    pen.path(rect(x - 0.5, y - w / 2 - 1.2, x + 0.5, y + w / 2 + 1.2, 0.3), 'dark-metal', 'detail-line');
  }
  const P = rect(c - 2.7, y - w / 2 - 1, c + 2.7, y + w / 2 + 1, 0.5);
  pen.layers(P, ['underbody', 'edge-line'], ['bevel', { opacity: 0.6 }]);
  bolts(
    pen,
    [
      [c - 1.8, y - w / 2 - 0.2],
      [c + 1.8, y - w / 2 - 0.2],
      [c - 1.8, y + w / 2 + 0.2],
      [c + 1.8, y + w / 2 + 0.2],
    ],
    0.55,
  );
}

/** Slide-out ram: inner housing from yi to yw, chromed arm to yo. */
export function ramArt(pen: Pen, x: number, yi: number, yw: number, yo: number, w = 3.4) {
  const A = box(x - w * 0.32, yw - Math.sign(yo - yw) * 3, x + w * 0.32, yo, 0.2);
  pen.layers(A, ['metal'], ['standing-cylinder'], ['edge-line']);
  pen.path(
    box(x - w * 0.75, yo, x + w * 0.75, yo - Math.sign(yo - yw) * 2.2, 0.4),
    'dark-metal',
    'edge-line',
  );
  const H = box(x - w / 2, yi, x + w / 2, yw, 0.4);
  pen.layers(H, ['underbody'], ['standing-cylinder', { opacity: 0.75 }], ['part-line']);
  pen.path(
    box(x - w / 2 - 1, yi, x + w / 2 + 1, yi + Math.sign(yo - yw) * 3, 0.4),
    'dark-underbody',
    'edge-line',
  );
  pen.path(
    box(x - w / 2 - 0.7, yw - Math.sign(yo - yw) * 2.4, x + w / 2 + 0.7, yw, 0.3),
    'dark-underbody',
    'edge-line',
  );
  return box(x - w / 2 - 1.1, yi, x + w / 2 + 1.1, yo, 0.4);
}

export function motorX(pen: Pen, x0: number, x1: number, y: number, w = 4.6) {
  const M = rect(x0, y - w / 2, x1, y + w / 2, 1.4);
  pen.shadow(M, 0.6, 0.9, 2);
  pen.layers(M, ['gloss'], ['lying-cylinder', { opacity: 0.7 }], ['part-line']);
  pen.path(line([lerp(x0, x1, 0.7), y - w / 2 + 0.2], [lerp(x0, x1, 0.7), y + w / 2 - 0.2]), 'dark-gleam-2');
  pen.path(line([lerp(x0, x1, 0.12), y - w / 2 + 0.2], [lerp(x0, x1, 0.12), y + w / 2 - 0.2]), 'edge-line');
  return M;
}

/** Air spring from below. */
export function airbag(pen: Pen, x: number, y: number, R = 5.4) {
  pen.path(ellipse(x + 0.7, y - 1, R), 'shade-3');
  pen.concentric(x, y, [R, 'rubber', 'part-line'], [R, 'sphere', { opacity: 0.35 }]);
  pen.concentric(x, y, [R * 0.78, 'dark-gleam-1'], [R * 0.55, 'dark-metal', 'edge-line'], [R * 0.55, 'rim']);
  pen.circle(x, y, R * 0.16, 'void');
  bolts(pen, pairs([x - R * 0.34, y, x + R * 0.34, y]), 0.4);
}

export function shock(pen: Pen, x0: number, y0: number, x1: number, y1: number, w = 2.4) {
  const mx = lerp(x0, x1, 0.55),
    my = lerp(y0, y1, 0.55);
  pen.tube(line([mx, my], [x1, y1]), w * 0.5, 'metal');
  pen.tube(line([x0, y0], [mx, my]), w, 'gloss-2');
  for (const [x, y] of pairs([x0, y0, x1, y1])) {
    pen.concentric(x, y, [w * 0.5, 'dark-underbody', 'edge-line'], [w * 0.2, 'dark-metal']);
  }
}

export const shockHit = (x0: number, y0: number, x1: number, y1: number, w = 3.4) =>
  pipeHit(pairs([x0, y0, x1, y1]), w);

/** Canister: muffler, DPF, air tank, filter (axis along x). */
export function canX(
  pen: Pen,
  x0: number,
  x1: number,
  y: number,
  w: number,
  paint: PaintName = 'dark-metal',
) {
  const outline = rect(x0, y - w / 2, x1, y + w / 2, Math.min(2.2, w * 0.4));
  pen.shadow(outline, 0.7, 1.1, 2);
  pen.layers(outline, [paint], ['lying-cylinder'], ['part-line']);
  for (const t of [0.14, 0.86]) {
    const x = lerp(x0, x1, t);
    pen.path(rect(x - 0.5, y - w / 2 - 0.2, x + 0.5, y + w / 2 + 0.2, 0.2), 'metal', 'detail-line');
  }
  return outline;
}

export function canY(
  pen: Pen,
  x: number,
  y0: number,
  y1: number,
  w: number,
  paint: PaintName = 'dark-metal',
) {
  const outline = box(x - w / 2, y0, x + w / 2, y1, Math.min(2.2, w * 0.4)),
    b = outline.bbox();
  pen.shadow(outline, 0.7, 1.1, 2);
  pen.layers(outline, [paint], ['standing-cylinder'], ['part-line']);
  for (const t of [0.14, 0.86]) {
    const y = lerp(b.y0, b.y1, t);
    pen.path(rect(x - w / 2 - 0.2, y - 0.5, x + w / 2 + 0.2, y + 0.5, 0.2), 'metal', 'detail-line');
  }
  return outline;
}
