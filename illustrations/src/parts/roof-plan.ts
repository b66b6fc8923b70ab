import { ellipse } from '../kit/curves.ts';
import { cut } from '../kit/cuts.ts';
import type { PaintName } from '../kit/paint-names.ts';
import type { Pen } from '../kit/pen.ts';
import { lerp, type Point } from '../kit/points.ts';
import { line, poly, rect } from '../kit/polygon.ts';
import { Shape } from '../kit/shape.ts';
import type { View } from '../kit/view.ts';
import { reflections } from './windows.ts';

/** lap-sealant bead round a roof penetration */
export const sealant = (r: Pen, F: Shape) => {
  r.p(F, { stroke: 'plastic-2', width: 2 });
  r.p(F, 'detail-line', 'faint-line', undefined);
};

export interface AcPlanOptions {
  readonly len?: number | undefined;
  readonly w?: number | undefined;
}

export function acPlan(v: View, id: string, title: string, x: number, y: number, o: AcPlanOptions = {}) {
  v.region(id, title, { part: 'air-conditioner', cat: 'roof' }, (r) => {
    const L = o.len || 40,
      W = o.w || 28,
      F = poly([
        [x - L / 2, y - W / 2 + 3, 5],
        [x - L / 2 + 6, y - W / 2, 6],
        [x + L / 2, y - W / 2 + 0.6, 4],
        [x + L / 2, y + W / 2 - 0.6, 4],
        [x - L / 2 + 6, y + W / 2, 6],
        [x - L / 2, y + W / 2 - 3, 5],
      ]);
    r.cast(F, 1.6, 2, 4, 'shade-1');
    r.p(F, 'plastic');
    r.p(F, 'diagonal-bevel');
    r.p(F, 'overlap-line');
    const I = F.inset(3);
    r.p(I, 'dark-plastic');
    r.p(I, 'top-light');
    r.p(I, 'edge-line', 'half-line');
    r.p(F.inset(1), 'gleam-1');
    // condenser grille
    const gx0 = x + L * 0.12,
      gx1 = x + L / 2 - 4.6;
    r.p(rect(gx0, y - W / 2 + 5, gx1, y + W / 2 - 5, 1), 'shade-2', 'detail-line');
    let q = new Shape();
    for (let yy = y - W / 2 + 6.4; yy < y + W / 2 - 5.4; yy += 1.5)
      q = q.add(line([gx0 + 0.8, yy], [gx1 - 0.8, yy]));
    r.p(q, 'detail-line');
    r.p(rect(x - L * 0.34, y - 4.5, x - L * 0.02, y + 4.5, 1.6), 'shade-1');
    r.p(rect(x - L * 0.34, y - 4.5, x - L * 0.02, y + 4.5, 1.6), 'detail-line', 'half-line');
    for (const [i, j] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      r.c(x + i * (L / 2 - 3.4) + (i < 0 ? 2 : 0), y + j * (W / 2 - 2.6), 0.5, 'dark-metal', 'detail-line');
    r.hit(F);
  });
}

export interface VentPlanOptions {
  readonly part?: string | undefined;
  readonly callout?: boolean | undefined;
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  readonly r?: number | undefined;
  readonly cls?: PaintName | undefined;
  readonly kind?: string | undefined;
}

export function ventPlan(v: View, id: string, title: string, x: number, y: number, o: VentPlanOptions = {}) {
  v.region(id, title, { part: o.part || 'roof-vent', cat: 'roof', callout: o.callout }, (r) => {
    const w = o.w || 18,
      h = o.h || 18,
      fl = rect(x - w / 2 - 1.8, y - h / 2 - 1.8, x + w / 2 + 1.8, y + h / 2 + 1.8, 1.6);
    sealant(r, fl);
    r.p(fl, 'dark-plastic', 'edge-line');
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
    r.p(screws, { stroke: 'metal-2', width: 0.5 });
    const F = rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, o.r ?? 2.4);
    r.cast(F, 0.9, 1.1, 3, 'shade-1');
    r.p(F, o.cls ?? 'plastic');
    r.p(F, 'diagonal-bevel');
    r.p(F, 'part-line');
    const I = F.inset(2.2);
    r.p(I, 'detail-line', 'half-line');
    if (o.kind === 'cover') {
      r.p(rect(x - w / 2 + 3, y - h / 2 + 2.6, x + w / 2 - 3, y + h / 2 - 2.6, 1.4), 'shade-1');
      for (const t of [-0.24, 0, 0.24])
        r.p(line([x - w * 0.32, y + h * t], [x + w * 0.32, y + h * t]), 'detail-line', 'half-line');
      r.p(line([x + w * 0.38, y - h * 0.34], [x + w * 0.38, y + h * 0.34]), 'edge-line');
    } else if (o.kind === 'dome') {
      r.p(I, 'light-2');
      r.p(cut.slab(I, 1, -0.6, x - 0.6 * y - w * 0.2, x - 0.6 * y - w * 0.02), 'light-3');
      r.p(F.inset(4.2), 'detail-line', 'faint-line');
    } else {
      r.p(line([I.bbox().x0, I.bbox().y0], [I.bbox().x1, I.bbox().y1]), 'detail-line', 'faint-line');
      r.p(line([I.bbox().x0, I.bbox().y1], [I.bbox().x1, I.bbox().y0]), 'detail-line', 'faint-line');
      r.p(rect(x + w / 2 - 0.4, y - h * 0.3, x + w / 2 + 0.9, y + h * 0.3, 0.3), 'dark-metal', 'detail-line');
    }
    r.hit(fl);
  });
}

export interface SolarPlanOptions {
  readonly nx?: number | undefined;
  readonly ny?: number | undefined;
}

export function solarPlan(
  v: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: SolarPlanOptions = {},
) {
  v.region(id, title, { part: 'solar-panel', cat: 'roof' }, (r) => {
    const F = rect(x0, y0, x1, y1, 0.6);
    r.cast(F, 1, 1.3, 3, 'shade-1');
    r.p(F, 'metal', 'part-line');
    const I = F.inset(1);
    r.p(I, 'glass');
    const b = I.bbox();
    let q = new Shape();
    const nx = o.nx || Math.round(b.w / 5.2),
      ny = o.ny || Math.round(b.h / 5.2);
    for (let i = 1; i < nx; i++)
      q = q.add(line([lerp(b.x0, b.x1, i / nx), b.y0], [lerp(b.x0, b.x1, i / nx), b.y1]));
    for (let j = 1; j < ny; j++)
      q = q.add(line([b.x0, lerp(b.y0, b.y1, j / ny)], [b.x1, lerp(b.y0, b.y1, j / ny)]));
    r.p(q, 'dark-gleam-1');
    reflections(r, I);
    r.p(I, 'detail-line');
    for (const [i, j] of [
      [x0, y0 + 3],
      [x0, y1 - 3],
      [x1, y0 + 3],
      [x1, y1 - 3],
    ] as const)
      r.p(rect(i - 1, j - 1, i + 1, j + 1, 0.3), 'metal', 'detail-line');
    r.hit(F);
  });
}

export function pipePlan(v: View, id: string, title: string, x: number, y: number) {
  v.region(id, title, { part: 'plumbing-vent', cat: 'roof', callout: false }, (r) => {
    r.c(x, y, 3, { fill: 'plastic-2' });
    r.c(x, y, 3, 'detail-line', 'half-line');
    r.p(ellipse(x + 0.5 * v.dir, y - 0.6, 2.1), 'shade-2');
    r.c(x, y, 2, 'plastic', 'edge-line');
    r.c(x, y, 2, 'sphere');
    r.c(x, y, 0.8, 'detail-line', 'half-line');
    r.hit(ellipse(x, y, 3.2));
  });
}

export function antennaPlan(v: View, x: number, y: number, title = 'TV / Wi-Fi antenna') {
  v.region('roof.antenna', title, (r) => {
    r.p(ellipse(x + 0.9, y - 1.1, 8), 'shade-2');
    r.c(x, y, 8, 'plastic', 'part-line');
    r.c(x, y, 8, 'sphere');
    r.c(x, y, 5.6, 'detail-line', 'half-line');
    r.c(x, y, 1, 'dark-metal', 'detail-line');
    r.hit(ellipse(x, y, 8.4));
  });
}
