import { band, cornered, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { guttersPlan, membraneSurface } from '../../../parts/roof/roof-surfaces.ts';
import { reflections } from '../../../parts/walls/windows.ts';
import { halfWidth } from '../ends/end-shapes.ts';
import { bar } from './roof-shapes.ts';

export const halfPlan = halfWidth + 0.4;

export const planOutline = new Shape()
  .M(30, halfPlan)
  .C(14, 47.8, 4, 40, 1.4, 26)
  .C(0, 18, 0, 9, 0, 0)
  .C(0, -9, 0, -18, 1.4, -26)
  .C(4, -40, 14, -47.8, 30, -halfPlan)
  .L(210.6, -halfPlan)
  .C(213, -halfPlan, 214, -46.8, 214, -44.6)
  .L(214, 44.6)
  .C(214, 46.8, 213, halfPlan, 210.6, halfPlan)
  .Z();

const membrane = cut.box(planOutline, 58, -46.4, 209, 46.4);

const capPlan = cut.fwd(planOutline, 58);

export function roofDeck(view: View) {
  view.decoration((pen) => {
    pen.shadow(planOutline, 1, 2, 4, 'shade-1');
    pen.path(planOutline, 'mid-wall');
  });
  roofMembrane(view);
  roofBodyCaboverCap(view);
  roofGlassNose(view);
  bar(view, 'roof.front-seal', 'Front termination bar & lap sealant', 58, 32);
  bar(view, 'roof.rear-seal', 'Rear termination bar & trim', 208, -42);
  roofBodyRearCap(view);
  guttersPlan(view, [53, 212], [46.2, 48.6], [72, 76]);
  view.decoration((pen) => pen.path(planOutline, 'silhouette-line'));
}

function roofMembrane(view: View) {
  membraneSurface(view, membrane, [58, 209, 46.4], {
    edges: [32, -33],
    seams: [82, 206, 46],
    at: [100, -40],
  });
}

function roofBodyCaboverCap(view: View) {
  view.region('body.cabover-cap', 'Cab-over cap, upper (roof transition)', (pen) => {
    pen.path(capPlan, 'mid-wall');
    pen.within(capPlan, () => {
      pen.path(rect(0, -50, 30, 50), 'shade-from-left');
      pen.path(rect(0, 34, 58, 50), 'shade-from-top');
      pen.path(rect(0, -50, 58, -34), 'shade-from-bottom');
      const mask = ribbon(
        [11, -50, 5, -30, 3.4, 0, 5, 30, 11, 50],
        [30, -50, 21, -30, 18.6, 0, 21, 30, 30, 50],
      );
      pen.layers(mask, ['gloss'], ['edge-line']);
      for (const s of [-1, 1])
        pen.path(
          ribbon([17, s * 48, 11.4, s * 36, 9.4, s * 23], [24, s * 48, 15.4, s * 36, 9.7, s * 23]),
          'light-1',
        );
      pen.path(spline([38, -50, 31, -28, 29, 0, 31, 28, 38, 50]), 'edge-line', 'half-line');
      pen.path(spline([39, -50, 32, -28, 30, 0, 32, 28, 39, 50]), 'gleam-2');
      pen.path(band([46, -30, 43.6, 0, 46, 30], 0, 0, 4), 'light-3');
    });
    pen.path(capPlan, 'edge-line');
    pen.hitArea(capPlan).calloutAt(37, 24);
  });
}

function roofGlassNose(view: View) {
  view.region('glass.nose', 'Window, cab-over nose', (pen) => {
    const outline = cornered([7, -20, 3, 6.2, 0, 60, 7, 20, 3, 16, 20, 3, 15.2, 0, 60, 16, -20, 3]);
    pen.path(outline, 'frame', 'edge-line');
    const G = outline.inset(0.8);
    pen.path(G, 'glass');
    reflections(pen, G);
    pen.path(G, 'dark-gleam-1');
    pen.hitArea(outline);
  });
}

function roofBodyRearCap(view: View) {
  view.region('body.rear-cap', 'Rear wall top', (pen) => {
    const outline = cut.aft(planOutline, 210);
    pen.layers(outline, ['mid-wall'], ['shade-from-right']);
    pen.hitArea(outline).calloutAt(212.2, -8);
  });
}
