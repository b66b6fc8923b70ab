import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp } from '../../kit/geometry/points.ts';
import { type Extents, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { RegionMeta, View } from '../../kit/drawing/view.ts';

/** Louvered panel (fridge vent, furnace, generator, radiator). */
export function louvers(pen: Pen, x0: number, y0: number, x1: number, y1: number, pitch = 1.5) {
  const n = Math.max(2, Math.round((y1 - y0) / pitch)),
    p = (y1 - y0) / n;
  let s = new Shape(),
    q = new Shape(),
    w = new Shape();
  for (let i = 0; i < n; i++) {
    const y = y0 + i * p;
    s = s.add(rect(x0, y, x1, y + p * 0.42));
    q = q.add(line([x0, y + p * 0.42], [x1, y + p * 0.42]));
    w = w.add(line([x0, y + p * 0.95], [x1, y + p * 0.95]));
  }
  pen.path(s, 'shade-4');
  pen.path(q, 'detail-line');
  pen.path(w, 'gleam-1');
}

/** Small dark vent plate for LP / battery / generator doors. */
export function ventPlate(pen: Pen, x0: number, y0: number, x1: number, y1: number, pitch = 1.1) {
  const outline = rect(x0, y0, x1, y1, 0.6);
  pen.path(outline, 'gloss', 'edge-line');
  let q = new Shape();
  for (let y = y0 + pitch * 0.8; y < y1 - 0.3; y += pitch) q = q.add(line([x0 + 0.9, y], [x1 - 0.9, y]));
  pen.path(q, 'dark-gleam-2');
}

export interface VentPanelOptions {
  readonly meta?: RegionMeta | undefined;
  readonly s0: number;
  readonly h0: number;
  readonly s1: number;
  readonly h1: number;
  readonly r?: number | undefined;
  readonly base?: PaintName | undefined;
  readonly m?: number | undefined;
  readonly pitch?: number | undefined;
  readonly latches?: boolean | undefined;
}

export function ventPanel(view: View, id: string, title: string, o: VentPanelOptions) {
  view.region(id, title, { ...o.meta }, (pen) => {
    const outline = rect(o.s0, o.h0, o.s1, o.h1, o.r ?? 1.2);
    pen.shadow(outline, 0.5, 0.7, 2, 'shade-1');
    pen.path(outline, o.base ?? 'plastic', 'edge-line');
    pen.path(outline.inset(0.6), 'detail-line', 'half-line');
    const m = o.m ?? 1.5;
    louvers(pen, o.s0 + m, o.h0 + m, o.s1 - m, o.h1 - m, o.pitch || 1.5);
    if (o.latches !== false)
      for (const t of [0.25, 0.75])
        pen.circle(lerp(o.s0, o.s1, t), o.h0 + m * 0.5, 0.32, 'dark-metal', 'detail-line');
    pen.hitArea(outline);
  });
}

export function furnaceVent(view: View, id: string, title: string, x0: number, y0: number) {
  view.region(id, title, (pen) => {
    const outline = rect(x0, y0, x0 + 11, y0 + 8, 0.8);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(outline.inset(0.5), 'detail-line', 'faint-line');
    for (const x of [x0 + 3.4, x0 + 7.7]) {
      pen.concentric(x, y0 + 4, [1.8, 'metal', 'edge-line'], [1.15, 'void']);
    }
    pen.hitArea(outline);
  });
}

/** The flap of a range hood in the outer wall, six inches high. */
export function rangeVent(view: View, x0: number, y0: number, width = 14): void {
  const [x1, y1] = [x0 + width, y0 + 6];
  view.region('util.range-vent', 'Range-hood exhaust vent', (pen) => {
    const outline = rect(x0, y0, x1, y1, 0.8);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(rect(x0 + 1.2, y0 + 1, x1 - 1.2, y1 - 1, 0.4), 'dark-plastic', 'detail-line');
    pen.path(line([x0 + 1.6, y1 - 1.8], [x1 - 1.6, y1 - 1.8]), 'edge-line');
    pen.hitArea(outline);
  });
}

/** The plate of a furnace with its intake and exhaust side by side. */
export function furnacePlate(
  view: View,
  [x0, y0, x1, y1]: Extents,
  pipes: readonly [number, number],
  [radius, bore]: readonly [number, number],
  corner = 0.8,
): void {
  view.region('util.furnace-vent', 'Furnace exhaust vent', (pen) => {
    const outline = rect(x0, y0, x1, y1, corner);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'plastic', 'edge-line');
    for (const x of pipes) pen.concentric(x, (y0 + y1) / 2, [radius, 'metal', 'edge-line'], [bore, 'void']);
    pen.hitArea(outline);
  });
}
