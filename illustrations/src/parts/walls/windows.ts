import { cut } from '../../kit/geometry/cuts.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import { line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';

/** Diagonal reflection bands that lean "/" on screen, cut exactly to the glass outline. */
export function reflections(pen: Pen, G: Shape, lean = 0.5) {
  const view = pen.view,
    b = G.bbox(),
    a = view.direction,
    c0 = a * b.cx - lean * b.cy,
    w = Math.max(b.w, b.h * 0.7);
  pen.path(cut.slab(G, a, -lean, c0 - w * 0.36, c0 - w * 0.08), 'light-1');
  pen.path(cut.slab(G, a, -lean, c0 - w * 0.02, c0 + w * 0.05), 'light-1');
  return pen;
}

export type WinOptions = WinArtOptions & { readonly meta?: RegionMeta | undefined };

/** A framed window: fixed, sliding, with a hopper below (crank), or frameless. */
export function win(view: View, id: string, title: string, outline: Shape, o: WinOptions = {}) {
  view.region(id, title, { ...o.meta }, (pen) => {
    winArt(pen, outline, o);
    pen.hitArea(outline);
  });
}

export interface WinArtOptions {
  readonly kind?: 'fixed' | 'slider' | 'crank' | 'frameless' | undefined;
  readonly fw?: number | undefined;
  readonly blind?: number | undefined;
  readonly split?: number | undefined;
}

export function winArt(pen: Pen, outline: Shape, o: WinArtOptions = {}) {
  const view = pen.view,
    kind = o.kind || 'fixed',
    fw = kind === 'frameless' ? 0.7 : o.fw || 1.35;
  const b = outline.bbox();
  pen.shadow(outline, 0.9, 1.3, 3, 'shade-1');
  pen.path(outline, 'frame', 'part-line');
  pen.path(outline.inset(0.38), 'dark-gleam-1');
  const G = outline.inset(fw),
    g = G.bbox();
  pen.path(G, 'glass');
  // recess shadow along top and light-side edge
  pen.path(cut.above(G, g.y1 - Math.min(2.6, g.h * 0.16)), 'shade-from-top');
  if (o.blind) {
    const yb = g.y1 - g.h * o.blind,
      Bl = cut.above(G, yb);
    pen.path(Bl, 'light-1');
    let q = new Shape();
    for (let y = yb + 0.1, i = 0; y < g.y1 - 1; y += 1.5, i++)
      q = q.add(line([g.x0 + (g.y1 - y < 2 ? 1.2 : 0.2), y], [g.x1 - (g.y1 - y < 2 ? 1.2 : 0.2), y]));
    pen.path(q, 'detail-line', 'faint-line');
  }
  reflections(pen, G);
  const bar = (s: Shape) => {
    pen.path(s, 'frame');
  };
  if (kind === 'slider') {
    const m = o.split ? o.split : g.cx;
    bar(rect(m - 0.55, g.y0, m + 0.55, g.y1));
    pen.path(
      line([m - 0.2 * view.direction, g.y0 + 0.3], [m - 0.2 * view.direction, g.y1 - 0.3]),
      'dark-gleam-1',
    );
    const far: Point = view.direction > 0 ? [m + 0.55, g.x1] : [g.x0, m - 0.55];
    pen.path(rect(far[0] + 0.35, g.y0 + 0.4, far[1] - 0.35, g.y1 - 0.4, 1.2), 'dark-gleam-1');
    pen.path(rect(m - 1.5, g.cy - 0.9, m - 0.8, g.cy + 0.9, 0.25), 'dark-metal', 'detail-line');
  } else if (kind === 'crank') {
    const m = o.split || lerp(g.y0, g.y1, 0.34);
    bar(rect(g.x0, m - 0.5, g.x1, m + 0.5));
    pen.path(line([g.x0 + 0.3, m + 0.22], [g.x1 - 0.3, m + 0.22]), 'dark-gleam-1');
    pen.path(rect(g.x0 + 0.45, g.y0 + 0.45, g.x1 - 0.45, m - 0.8, [2, 2, 0.5, 0.5]), 'dark-gleam-1');
    pen.path(line([g.cx - 1.2, g.y0 + 0.95], [g.cx + 1.2, g.y0 + 0.95]), 'dark-gleam-2');
  } else if (kind === 'frameless') {
    if (o.split) {
      pen.path(line([g.x0, o.split], [g.x1, o.split]), 'dark-gleam-2');
      pen.path(rect(g.cx - 1.4, o.split - 1.7, g.cx + 1.4, o.split - 0.9, 0.3), 'frame', 'dark-gleam-1');
    }
  }
  pen.path(G, 'detail-line');
  // weep holes in the sill
  if (kind !== 'frameless' && g.w > 14)
    for (const t of [0.2, 0.8])
      pen.path(
        line([lerp(g.x0, g.x1, t) - 0.7, b.y0 + fw * 0.42], [lerp(g.x0, g.x1, t) + 0.7, b.y0 + fw * 0.42]),
        'dark-gleam-1',
      );
}
