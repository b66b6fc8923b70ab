import { cornered, ellipse, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { pairs } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';

export interface PlateOptions {
  readonly callout?: boolean | undefined;
  readonly r?: number | undefined;
  readonly base?: PaintName | undefined;
  readonly draw?: ((pen: Pen, x: number, y: number) => void) | undefined;
}

export function plate(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  w: number,
  h: number,
  o: PlateOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, o.r ?? 0.8);
    pen.shadow(outline, 0.4, 0.5, 2, 'shade-1');
    pen.layers(outline, [o.base ?? 'plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(outline.inset(0.4), 'detail-line', 'faint-line');
    o.draw?.(pen, x, y);
    pen.hitArea(
      rect(
        x - Math.max(w, 4) / 2 - 0.3,
        y - Math.max(h, 4) / 2 - 0.3,
        x + Math.max(w, 4) / 2 + 0.3,
        y + Math.max(h, 4) / 2 + 0.3,
        0.8,
      ),
    );
  });
}

export interface RoundInletOptions {
  readonly base?: PaintName | undefined;
  readonly in?: PaintName | undefined;
  readonly pins?: number | undefined;
}

export function roundInlet(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  R: number,
  o: RoundInletOptions = {},
) {
  view.region(id, title, (pen) => {
    pen.path(ellipse(x + 0.5 * view.direction, y - 0.6, R), 'shade-2');
    pen.concentric(x, y, [R, o.base ?? 'plastic', 'edge-line'], [R * 0.78, 'detail-line']);
    pen.concentric(x, y, [R * 0.7, o.in ?? 'gloss', 'detail-line'], [R * 0.7, 'sphere', { opacity: 0.5 }]);
    if (o.pins)
      for (let i = 0; i < o.pins; i++) {
        const t = (i / o.pins) * 6.283 + 0.8;
        pen.circle(x + R * 0.38 * Math.cos(t), y + R * 0.38 * Math.sin(t), R * 0.1, 'metal');
      }
    for (const t of [0.8, 2.35, 3.93, 5.5])
      pen.circle(x + R * 0.87 * Math.cos(t), y + R * 0.87 * Math.sin(t), 0.18, 'dark-metal');
    pen.hitArea(ellipse(x, y, R + 0.6));
  });
}

export function dumpValve(view: View, id: string, title: string, x: number, top: number) {
  view.region(id, title, (pen) => {
    const outline = rect(x - 5, top - 5, x + 4, top - 0.6, 0.6);
    pen.layers(outline, ['void', 'edge-line'], ['lying-cylinder', { opacity: 0.5 }]);
    pen.path(rect(x + 4, top - 4.6, x + 7, top - 1, 0.4), 'rubber', 'edge-line');
    for (const q of [x - 3, x + 0.6]) {
      pen.path(rect(q - 0.5, top - 0.8, q + 0.5, top + 2.4, 0.2), 'dark-metal', 'detail-line');
      pen.path(rect(q - 1.1, top + 1.8, q + 1.1, top + 2.8, 0.4), 'red', 'detail-line');
    }
    pen.hitArea(rect(x - 6, top - 5.6, x + 7.8, top + 3, 0.8)).calloutAt(x - 1, top - 3);
  });
}

export interface TreadPlateOptions {
  readonly px?: number | undefined;
  readonly py?: number | undefined;
  readonly shade?: (pen: Pen) => void | undefined;
}

/** Diamond-plate texture cut to a shape. */
export function treadPlate(pen: Pen, outline: Shape, b: Bounds, o: TreadPlateOptions = {}) {
  pen.path(outline, 'metal');
  pen.within(outline, () => {
    let q = new Shape();
    const px = o.px || 1.9,
      py = o.py || 1.55;
    for (let j = 0, y = b.y0; y < b.y1; y += py, j++)
      for (let x = b.x0 + ((j % 2) * px) / 2; x < b.x1; x += px)
        q = q.add(j % 2 ? line([x, y], [x + 0.8, y + 0.55]) : line([x, y + 0.55], [x + 0.8, y]));
    pen.path(q, 'detail-line', 'half-line');
    o.shade?.(pen);
  });
}

export interface FuelFillOptions {
  readonly callout?: boolean | undefined;
  readonly cap?: PaintName | undefined;
}

/** Recessed fuel fill with cap. */
export function fuelFill(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  o: FuelFillOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const outline = rect(x - 3.4, y - 3.4, x + 3.4, y + 3.4, 1.4);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.layers(outline, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.circle(x, y, 2.6, 'void', 'detail-line');
    pen.concentric(x, y - 0.15, [2.1, o.cap ?? 'gloss', 'edge-line'], [2.1, 'sphere', { opacity: 0.4 }]);
    pen.path(rect(x - 1.7, y - 0.6, x + 1.7, y + 0.3, 0.4), 'light-gloss', 'dark-gleam-1');
    for (const [i, j] of pairs([-1, -1, 1, -1, -1, 1, 1, 1]))
      pen.circle(x + i * 2.75, y + j * 2.75, 0.22, 'dark-metal');
    pen.hitArea(rect(x - 3.7, y - 3.7, x + 3.7, y + 3.7, 1.4));
  });
}

/** Exposed 20-lb LP bottle. */
export function lpArt(pen: Pen, x: number, y: number, w = 12.2, h = 17.4) {
  const a = x - w / 2,
    b = x + w / 2;
  pen.path(rect(a + 1.6, y, b - 1.6, y + 1.8, 0.3), 'dark-underbody', 'edge-line');
  const C = cornered([
    x - 3.7,
    y + h - 5,
    0.3,
    x - 3.4,
    y + h,
    0.6,
    x + 3.4,
    y + h,
    0.6,
    x + 3.7,
    y + h - 5,
    0.3,
  ]);
  pen.layers(C, ['plastic'], ['standing-cylinder'], ['edge-line']);
  pen.path(rect(x - 1.9, y + h - 3.3, x + 1.9, y + h - 1.3, 0.9), 'underbody', 'detail-line');
  const T = poly([
    [a + 0.6, y + 1.2, 2.4],
    [a, y + 5, 3],
    [a, y + h - 8, 4],
    [a + 2.4, y + h - 4, 3.6],
    [b - 2.4, y + h - 4, 3.6],
    [b, y + h - 8, 4],
    [b, y + 5, 3],
    [b - 0.6, y + 1.2, 2.4],
  ]);
  pen.layers(T, ['plastic'], ['standing-cylinder'], ['part-line']);
  pen.path(line([a + 0.2, y + 7.4], [b - 0.2, y + 7.4]), 'detail-line', 'half-line');
  pen.path(line([a + 0.2, y + 7], [b - 0.2, y + 7]), 'gleam-1');
  return poly([
    [a, y],
    [b, y],
    [b, y + h - 4],
    [x + 3.9, y + h - 2.6],
    [x + 3.6, y + h + 0.2],
    [x - 3.6, y + h + 0.2],
    [x - 3.9, y + h - 2.6],
    [a, y + h - 4],
  ]);
}

export function batteryArt(pen: Pen, a: number, y: number, b: number, h: number) {
  const outline = cornered([a + 0.5, y, 0.5, b - 0.5, y, 0.5, b, y + h - 2.6, 0.3, a, y + h - 2.6, 0.3]),
    T = rect(a - 0.35, y + h - 2.6, b + 0.35, y + h, 0.8);
  pen.layers(outline, ['rubber', 'edge-line'], ['blade']);
  pen.layers(T, ['rubber', 'edge-line'], ['bevel', { opacity: 0.4 }]);
  let q = new Shape();
  for (let x = a + 1.4; x < b - 1; x += 1.5) q = q.add(line([x, y + 1], [x, y + h - 3.4]));
  pen.path(q, 'dark-gleam-1');
  const m = (a + b) / 2;
  pen.path(rect(m - 0.7, y - 0.2, m + 0.7, y + h + 0.25, 0.2), 'accent-4', 'detail-line');
  return rect(a - 0.4, y - 0.3, b + 0.4, y + h + 0.4, 0.6);
}
