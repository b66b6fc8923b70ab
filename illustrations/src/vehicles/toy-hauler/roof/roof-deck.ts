import { band, drawn, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { guttersPlan, membraneSurface } from '../../../parts/roof/roof-surfaces.ts';
import { halfWidth } from '../ends/end-shapes.ts';
import { bar } from './roof-shapes.ts';

export const halfPlan = halfWidth + 0.4;

export const planOutline = new Shape()
  .M(32, halfPlan)
  .C(15, 49.6, 4, 41.6, 1.4, 27)
  .C(0, 18.6, 0, 9, 0, 0)
  .C(0, -9, 0, -18.6, 1.4, -27)
  .C(4, -41.6, 15, -49.6, 32, -halfPlan)
  .L(494, -halfPlan)
  .C(496.8, -halfPlan, 498, -48.6, 498, -46)
  .L(498, 46)
  .C(498, 48.6, 496.8, halfPlan, 494, halfPlan)
  .Z();

const membrane = rect(74, -48.4, 492, 48.4);

const capPlan = new Shape()
  .M(74, halfPlan)
  .L(32, halfPlan)
  .C(15, 49.6, 4, 41.6, 1.4, 27)
  .C(0, 18.6, 0, 9, 0, 0)
  .C(0, -9, 0, -18.6, 1.4, -27)
  .C(4, -41.6, 15, -49.6, 32, -halfPlan)
  .L(74, -halfPlan)
  .Z();

export function roofDeck(view: View) {
  view.decoration((pen) => {
    pen.shadow(planOutline, 1, 2, 4, 'shade-1');
    pen.path(planOutline, 'mid-wall');
  });
  roofMembrane(view);
  roofBodyFrontCap(view);
  bar(view, 'roof.front-seal', 'Front termination bar & lap sealant', 74);
  bar(view, 'roof.rear-seal', 'Rear termination bar & trim', 491.8);
  roofBodyRearCap(view);
  guttersPlan(view, [67, 496], [48.2, 50.6], [112, 132]);
  view.decoration((pen) => pen.path(planOutline, 'silhouette-line'));
}

function roofMembrane(view: View) {
  membraneSurface(view, membrane, [74, 492, 48.4], {
    edges: [32, -34],
    light: 17,
    seams: [98, 488, 48],
    at: [176, -38],
  });
}

function roofBodyFrontCap(view: View) {
  view.region('body.front-cap', 'Front cap, upper (roof transition)', (pen) => {
    pen.path(capPlan, 'mid-wall');
    pen.within(capPlan, () => {
      pen.path(rect(0, -52, 36, 52), 'shade-from-left');
      pen.path(rect(0, 36, 74, 52), 'shade-from-top');
      pen.path(rect(0, -52, 74, -36), 'shade-from-bottom');
      const mask = drawn(`
        M 13 -52 C 5.6 -34 6 -16 9 0 C 6 16 5.6 34 13 52 L 40 52 C 33 40 29 26 24 14 C 21 7 19 3 18.4 0
        C 19 -3 21 -7 24 -14 C 29 -26 33 -40 40 -52 Z
      `);
      pen.path(mask, 'gloss');
      for (const s of [-1, 1])
        pen.path(
          ribbon([26, s * 50, 16.6, s * 30, 12.6, s * 8], [34, s * 50, 21.6, s * 30, 13, s * 8]),
          'light-1',
        );
      pen.path(mask, 'edge-line');
      pen.path(spline([46, -52, 38, -28, 34, 0, 38, 28, 46, 52]), 'edge-line', 'half-line');
      pen.path(spline([47, -52, 39, -28, 35, 0, 39, 28, 47, 52]), 'gleam-2');
      pen.path(band([54, -32, 51, 0, 54, 32], 0, 0, 5), 'light-3');
    });
    pen.path(capPlan, 'edge-line');
    pen.hitArea(capPlan).calloutAt(29, 0);
  });
}

function roofBodyRearCap(view: View) {
  view.region('body.rear-cap', 'Rear wall top / cap', (pen) => {
    const outline = new Shape()
      .M(494, -halfPlan)
      .C(496.8, -halfPlan, 498, -48.6, 498, -46)
      .L(498, 46)
      .C(498, 48.6, 496.8, halfPlan, 494, halfPlan)
      .Z();
    pen.layers(outline, ['mid-wall'], ['shade-from-right']);
    pen.hitArea(outline).calloutAt(495.4, 14);
  });
}
