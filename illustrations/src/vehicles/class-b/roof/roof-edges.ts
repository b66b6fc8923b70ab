import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { cornered, drawn, line, poly, rect, Shape, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { planOutline } from './roof-shapes.ts';

export function roofEdges(view: View) {
  roofCabMirror(view);
  roofDoorStepsCurb(view);
  roofCabStepRoad(view);
  roofRearBumper(view);
  view.decoration((pen) => {
    pen.shadow(planOutline, 1, 1.8, 4, 'shade-1');
    pen.path(planOutline, 'mid-wall');
  });
}

export function roofCabMirror(view: View) {
  for (const [s, k] of sidesFromAbove)
    view.region(`cab.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      pen.tube(spline([60, s * 38.6, 57, s * 41, 54.6, s * 43]), 1.8, 'gloss-2');
      const H = cornered([49, s * 41.6, 2, 49.8, s * 50, 3, 56, s * 50.4, 2.4, 57.6, s * 42, 2]);
      pen.layers(H, ['gloss'], ['diagonal-bevel', { opacity: 0.5 }], ['overlap-line']);
      pen.path(H.inset(0.8), 'dark-gleam-1');
      pen.hitArea(H.add(poly([55, s * 38.8, 61, s * 38.8, 58, s * 43, 55, s * 43]))).calloutAt(53, s * 46.4);
    });
}

function roofDoorStepsCurb(view: View) {
  view.region('door.steps@R', 'Electric running board (edge)', (pen) => {
    const outline = rect(60, 39.4, 152, 44.4, 0.9);
    pen.layers(outline, ['metal', 'part-line'], ['shade-from-top']);
    let q = new Shape();
    for (let x = 64; x < 150; x += 3) q = q.add(line([x, 42], [x + 1.6, 42]));
    pen.path(q, 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(80, 42.6);
  });
}

function roofCabStepRoad(view: View) {
  view.region('cab.step@L', 'Driver-side running board (edge)', (pen) => {
    const outline = rect(60, -43, 97, -39.4, 0.9);
    pen.layers(outline, ['metal', 'part-line'], ['shade-from-bottom']);
    pen.hitArea(outline).calloutAt(80, -42);
  });
}

function roofRearBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper & step pad', (pen) => {
    const outline = drawn(`
      M 272 39.6 C 284 40.4 290.4 39 291.4 31 C 292.4 14 292.4 -14 291.4 -31
      C 290.4 -39 284 -40.4 272 -39.6 Z
    `);
    pen.shadow(outline, 1, 1.4, 3);
    pen.layers(outline, ['gloss'], ['shade-from-right', { opacity: 0.5 }], ['overlap-line']);
    pen.hitArea(outline).calloutAt(290.8, -12);
  });
}
