import { ellipse, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, pairs, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { reflections } from '../walls/windows.ts';

/** Lap-sealant bead round a roof penetration. */
export const sealant = (pen: Pen, outline: Shape) => {
  pen.layers(outline, [{ stroke: 'plastic-2', width: 2 }], ['detail-line', 'faint-line', undefined]);
};

export interface AcPlanOptions {
  readonly len?: number | undefined;
  readonly w?: number | undefined;
}

export function acPlan(view: View, id: string, title: string, x: number, y: number, o: AcPlanOptions = {}) {
  view.region(id, title, (pen) => {
    const L = o.len || 40,
      W = o.w || 28,
      outline = poly([
        [x - L / 2, y - W / 2 + 3, 5],
        [x - L / 2 + 6, y - W / 2, 6],
        [x + L / 2, y - W / 2 + 0.6, 4],
        [x + L / 2, y + W / 2 - 0.6, 4],
        [x - L / 2 + 6, y + W / 2, 6],
        [x - L / 2, y + W / 2 - 3, 5],
      ]);
    pen.shadow(outline, 1.6, 2, 4, 'shade-1');
    pen.layers(outline, ['plastic'], ['diagonal-bevel'], ['overlap-line']);
    const I = outline.inset(3);
    pen.layers(I, ['dark-plastic'], ['top-light'], ['edge-line', 'half-line']);
    pen.path(outline.inset(1), 'gleam-1');
    // condenser grille
    const gx0 = x + L * 0.12,
      gx1 = x + L / 2 - 4.6;
    pen.path(rect(gx0, y - W / 2 + 5, gx1, y + W / 2 - 5, 1), 'shade-2', 'detail-line');
    let q = new Shape();
    for (let yy = y - W / 2 + 6.4; yy < y + W / 2 - 5.4; yy += 1.5)
      q = q.add(line([gx0 + 0.8, yy], [gx1 - 0.8, yy]));
    pen.path(q, 'detail-line');
    pen.path(rect(x - L * 0.34, y - 4.5, x - L * 0.02, y + 4.5, 1.6), 'shade-1');
    pen.path(rect(x - L * 0.34, y - 4.5, x - L * 0.02, y + 4.5, 1.6), 'detail-line', 'half-line');
    for (const [i, j] of pairs([-1, -1, 1, -1, -1, 1, 1, 1]))
      pen.circle(
        x + i * (L / 2 - 3.4) + (i < 0 ? 2 : 0),
        y + j * (W / 2 - 2.6),
        0.5,
        'dark-metal',
        'detail-line',
      );
    pen.hitArea(outline);
  });
}

export interface VentPlanOptions {
  readonly callout?: boolean | undefined;
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  readonly r?: number | undefined;
  readonly paint?: PaintName | undefined;
  readonly kind?: string | undefined;
}

export function ventPlan(
  view: View,
  id: string,
  title: string,
  x: number,
  y: number,
  o: VentPlanOptions = {},
) {
  view.region(id, title, { callout: o.callout }, (pen) => {
    const w = o.w || 18,
      h = o.h || 18,
      fl = rect(x - w / 2 - 1.8, y - h / 2 - 1.8, x + w / 2 + 1.8, y + h / 2 + 1.8, 1.6);
    sealant(pen, fl);
    pen.path(fl, 'dark-plastic', 'edge-line');
    // The screws are the round ends of one stroke: a dozen circles would weigh three times as much.
    let screws = new Shape();
    for (let i = 0; i < 4; i++)
      for (const t of [-0.32, 0, 0.32]) {
        const a: Point =
          i % 2
            ? [x + w * t, y + (i < 2 ? 1 : -1) * (h / 2 + 0.9)]
            : [x + (i < 2 ? 1 : -1) * (w / 2 + 0.9), y + h * t];
        screws = screws.add(line(a, [a[0] + 0.01, a[1]]));
      }
    pen.path(screws, { stroke: 'metal-2', width: 0.5 });
    const outline = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, o.r ?? 2.4);
    pen.shadow(outline, 0.9, 1.1, 3, 'shade-1');
    pen.layers(outline, [o.paint ?? 'plastic'], ['diagonal-bevel'], ['part-line']);
    const I = outline.inset(2.2);
    pen.path(I, 'detail-line', 'half-line');
    if (o.kind === 'cover') {
      pen.path(rect(x - w / 2 + 3, y - h / 2 + 2.6, x + w / 2 - 3, y + h / 2 - 2.6, 1.4), 'shade-1');
      for (const t of [-0.24, 0, 0.24])
        pen.path(line([x - w * 0.32, y + h * t], [x + w * 0.32, y + h * t]), 'detail-line', 'half-line');
      pen.path(line([x + w * 0.38, y - h * 0.34], [x + w * 0.38, y + h * 0.34]), 'edge-line');
    } else if (o.kind === 'dome') {
      pen.path(I, 'light-2');
      pen.path(cut.slab(I, 1, -0.6, x - 0.6 * y - w * 0.2, x - 0.6 * y - w * 0.02), 'light-3');
      pen.path(outline.inset(4.2), 'detail-line', 'faint-line');
    } else {
      pen.path(line([I.bbox().x0, I.bbox().y0], [I.bbox().x1, I.bbox().y1]), 'detail-line', 'faint-line');
      pen.path(line([I.bbox().x0, I.bbox().y1], [I.bbox().x1, I.bbox().y0]), 'detail-line', 'faint-line');
      pen.path(
        rect(x + w / 2 - 0.4, y - h * 0.3, x + w / 2 + 0.9, y + h * 0.3, 0.3),
        'dark-metal',
        'detail-line',
      );
    }
    pen.hitArea(fl);
  });
}

export interface SolarPlanOptions {
  readonly nx?: number | undefined;
  readonly ny?: number | undefined;
}

export function solarPlan(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: SolarPlanOptions = {},
) {
  view.region(id, title, (pen) => {
    const outline = rect(x0, y0, x1, y1, 0.6);
    pen.shadow(outline, 1, 1.3, 3, 'shade-1');
    pen.path(outline, 'metal', 'part-line');
    const I = outline.inset(1);
    pen.path(I, 'glass');
    const b = I.bbox();
    let q = new Shape();
    const nx = o.nx || Math.round(b.w / 5.2),
      ny = o.ny || Math.round(b.h / 5.2);
    for (let i = 1; i < nx; i++)
      q = q.add(line([lerp(b.x0, b.x1, i / nx), b.y0], [lerp(b.x0, b.x1, i / nx), b.y1]));
    for (let j = 1; j < ny; j++)
      q = q.add(line([b.x0, lerp(b.y0, b.y1, j / ny)], [b.x1, lerp(b.y0, b.y1, j / ny)]));
    pen.path(q, 'dark-gleam-1');
    reflections(pen, I);
    pen.path(I, 'detail-line');
    for (const [i, j] of pairs([x0, y0 + 3, x0, y1 - 3, x1, y0 + 3, x1, y1 - 3]))
      pen.path(rect(i - 1, j - 1, i + 1, j + 1, 0.3), 'metal', 'detail-line');
    pen.hitArea(outline);
  });
}

export function pipePlan(view: View, id: string, title: string, x: number, y: number) {
  view.region(id, title, { callout: false }, (pen) => {
    pen.concentric(x, y, [3, { fill: 'plastic-2' }], [3, 'detail-line', 'half-line']);
    pen.path(ellipse(x + 0.5 * view.direction, y - 0.6, 2.1), 'shade-2');
    pen.concentric(x, y, [2, 'plastic', 'edge-line'], [2, 'sphere'], [0.8, 'detail-line', 'half-line']);
    pen.hitArea(ellipse(x, y, 3.2));
  });
}

export function antennaPlan(view: View, x: number, y: number, title = 'TV / Wi-Fi antenna') {
  view.region('roof.antenna', title, (pen) => {
    pen.path(ellipse(x + 0.9, y - 1.1, 8), 'shade-2');
    pen.concentric(x, y, [8, 'plastic', 'part-line'], [8, 'sphere'], [5.6, 'detail-line', 'half-line']);
    pen.circle(x, y, 1, 'dark-metal', 'detail-line');
    pen.hitArea(ellipse(x, y, 8.4));
  });
}

export interface AntennaDiscOptions {
  readonly shade?: readonly [offset: number, radius: number] | undefined;
  readonly rings?: readonly [number, number] | undefined;
  readonly reach?: number | undefined;
}

/** A round antenna from above. */
export function antennaDisc(
  view: View,
  title: string,
  x: number,
  y: number,
  radius = 7,
  o: AntennaDiscOptions = {},
): void {
  const { shade = [0.8, radius], rings = [4.4, 1], reach = radius + 0.4 } = o;
  view.region('roof.antenna', title, (pen) => {
    pen.path(ellipse(x + shade[0], y - 0.8, shade[1]), 'shade-2');
    pen.concentric(x, y, [radius, 'plastic', 'part-line'], [radius, 'sphere']);
    pen.concentric(x, y, [rings[0], 'detail-line', 'half-line'], [rings[1], 'dark-metal', 'detail-line']);
    pen.hitArea(ellipse(x, y, reach));
  });
}
