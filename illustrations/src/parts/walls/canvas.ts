import { band, line, poly, rect, Shape, spline } from '../../kit/geometry/shapes.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point, type Vert } from '../../kit/geometry/points.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';

/** Woven cloth: pale base, warm tint. */
export function cloth(pen: Pen, outline: Shape, a = 0.27, tone: PaintName = 'accent-3') {
  pen.layers(outline, ['membrane'], [tone, { fillOpacity: a }]);
  return pen;
}

/** Slate trim / sleeve cloth. */
export function webbing(pen: Pen, outline: Shape) {
  pen.path(outline, 'fabric');
  return pen;
}

export const stitch = (pen: Pen, S: Shape, light: boolean) =>
  pen.path(S, {
    stroke: light ? 'hi' : 'line',
    strokeOpacity: light ? 0.45 : 0.4,
    width: 0.15,
    dash: [0.75, 0.55],
    cap: 'butt',
  });

/** One quiet fold: tapered shade with a tapered light beside it. */
export function fold(pen: Pen, p: readonly Vert[], w = 1.6, lit = 1) {
  const dx = 0.55 * w * pen.view.direction;
  pen.path(band(p, 0, 0, w), 'shade-2');
  if (lit)
    pen.path(
      band(
        p.map(([x, y]): Point => [x - dx, y + 0.1]),
        0,
        0,
        w * 0.6,
      ),
      'light-2',
    );
}

export interface ClothWinArtOptions {
  readonly kind?: string | undefined;
  readonly hem?: number | undefined;
  readonly roll?: boolean | number | undefined;
}

/** Window in cloth. kind: vinyl | screen. */
export function clothWinArt(pen: Pen, outline: Shape, o: ClothWinArtOptions = {}) {
  const kind = o.kind || 'vinyl',
    G = outline.inset(o.hem ?? 1.7),
    g = G.bbox();
  pen.layers(outline, ['fabric'], ['bevel', { opacity: 0.45 }]);
  stitch(pen, outline.inset(0.45), true);
  stitch(pen, outline.inset((o.hem ?? 1.7) - 0.4), true);
  pen.path(G, kind === 'screen' ? 'accent-4' : 'flat-glass');
  if (kind === 'screen') pen.path(G, 'diagonal-bevel');
  pen.within(G, () => {
    if (kind === 'screen') mesh(pen, g);
    else vinyl(pen, G, g);
    pen.path(rect(g.x0, g.y1 - Math.min(2.4, g.h * 0.14), g.x1, g.y1), 'shade-from-top');
  });
  pen.path(G, 'edge-line');
  pen.path(G.inset(0.3), 'dark-gleam-1');
  if (o.roll) rolledFlap(pen, g, o.roll === true ? g.y1 - 1.3 : o.roll);
  pen.path(outline, 'edge-line');
}

function mesh(pen: Pen, g: Bounds) {
  let q = new Shape();
  for (let x = g.x0; x < g.x1; x += 0.9) q = q.add(line([x, g.y0], [x, g.y1]));
  for (let y = g.y0; y < g.y1; y += 0.9) q = q.add(line([g.x0, y], [g.x1, y]));
  pen.path(q, { stroke: 'hi', strokeOpacity: 0.13, width: 0.14 });
}

function vinyl(pen: Pen, G: Shape, g: Bounds) {
  pen.path(G, 'light-1');
  const X = (t: number) => (pen.view.direction > 0 ? lerp(g.x0, g.x1, t) : lerp(g.x1, g.x0, t)),
    Y = (t: number) => lerp(g.y0, g.y1, t),
    w = Math.min(g.w, g.h * 1.2);
  pen.path(
    band([X(0.1), Y(-0.05), X(0.2), Y(0.34), X(0.34), Y(0.66), X(0.4), Y(1.05)], w * 0.1, w * 0.22, w * 0.17),
    'light-1',
  );
  pen.path(
    band(
      [X(0.38), Y(-0.05), X(0.46), Y(0.36), X(0.56), Y(0.68), X(0.6), Y(1.05)],
      w * 0.02,
      w * 0.06,
      w * 0.05,
    ),
    'light-1',
  );
  pen.path(band([X(0.8), Y(0.08), X(0.86), Y(0.4), X(0.83), Y(0.8)], 0, 0, w * 0.04), 'shade-1');
}

/** A rolled privacy flap with two ties along the head. */
function rolledFlap(pen: Pen, g: Bounds, y: number) {
  const A = rect(g.x0 - 0.2, y - 1.3, g.x1 + 0.2, y + 1.3, 1.1);
  pen.path(rect(g.x0, y - 3.2, g.x1, y - 1.1), 'shade-from-top');
  cloth(pen, A, 0.34);
  pen.layers(A, ['lying-cylinder'], ['edge-line']);
  pen.path(spline([g.x0 + 1, y + 0.2, g.cx, y + 0.45, g.x1 - 1, y + 0.15]), 'detail-line', 'faint-line');
  for (const t of [0.22, 0.78]) {
    const x = lerp(g.x0, g.x1, t);
    pen.path(rect(x - 0.45, y - 1.6, x + 0.45, y + 1.45, 0.2), 'accent-4', 'detail-line');
    pen.path(rect(x - 0.35, y - 2.7, x + 0.35, y - 1.5, 0.2), 'accent-4', 'detail-line');
  }
}

export interface ClothWinOptions extends ClothWinArtOptions {
  readonly callout?: boolean | undefined;
  readonly meta?: RegionMeta | undefined;
  readonly at?: Point | undefined;
}

export function clothWin(view: View, id: string, title: string, outline: Shape, o: ClothWinOptions = {}) {
  view.region(id, title, { callout: o.callout, ...o.meta }, (pen) => {
    pen.shadow(outline, 0.35, 0.5, 2, 'shade-1');
    clothWinArt(pen, outline, o);
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

/** Zipper line. */
export const zip = (pen: Pen, S: Shape) => {
  pen.path(S, { stroke: 'line', strokeOpacity: 0.75, width: 0.62, dash: [0.34, 0.22], cap: 'butt' });
  pen.path(S, { stroke: 'metal', width: 0.2 });
};

export interface LiftPostOptions {
  readonly t?: number | undefined;
}

/** Two-stage lift post, standing from the box rail to the roof. */
export function liftPost(
  view: View,
  id: string,
  title: string,
  x: number,
  y0: number,
  y1: number,
  o: LiftPostOptions = {},
) {
  view.region(id, title, (pen) => {
    const m = lerp(y0, y1, 0.52),
      st = (a: number, b: number, w: number) => {
        const outline = rect(x - w, a, x + w, b, 0.15);
        pen.layers(outline, ['metal'], ['standing-cylinder'], ['edge-line']);
      };
    pen.path(rect(x + 1.1 * view.direction, y0, x + 1.9 * view.direction, y1), 'shade-1');
    st(m - 0.4, y1, 0.72);
    st(y0, m, 1.05);
    pen.path(rect(x - 1.35, m - 1, x + 1.35, m + 0.4, 0.25), 'underbody', 'edge-line');
    pen.path(rect(x - 1.7, y0 - 0.3, x + 1.7, y0 + 2.1, 0.35), 'underbody', 'edge-line');
    pen.path(rect(x - 1.7, y1 - 1.9, x + 1.7, y1 + 0.2, 0.35), 'underbody', 'edge-line');
    pen.circle(x, y0 + 0.9, 0.34, 'metal');
    pen.circle(x, y1 - 0.9, 0.34, 'metal');
    pen.hitArea(rect(x - 1.9, y0 - 0.4, x + 1.9, y1 + 0.3, 0.4)).calloutAt(x, lerp(y0, y1, o.t ?? 0.3));
  });
}

/** Straight aluminum pole with end fittings. */
export function poleArt(pen: Pen, a: Point, b: Point, w = 1.15) {
  pen.tube(line(a, b), w, 'metal', 0.4);
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = Math.hypot(dx, dy),
    at = (t: number): Point => [a[0] + dx * t, a[1] + dy * t];
  const s0 = at(0.42),
    s1 = at(0.45);
  pen.tube(line(s0, s1), w * 1.25, 'metal-2', 0.35);
  for (const p of [a, b]) {
    pen.concentric(p[0], p[1], [w * 0.8, 'underbody', 'edge-line'], [w * 0.3, 'metal']);
  }
  const nx = (-dy / l) * (w + 0.35),
    ny = (dx / l) * (w + 0.35);
  return poly([
    [a[0] + nx - dx / l, a[1] + ny - dy / l],
    [b[0] + nx + dx / l, b[1] + ny + dy / l],
    [b[0] - nx + dx / l, b[1] - ny + dy / l],
    [a[0] - nx - dx / l, a[1] - ny - dy / l],
  ]);
}
