import { cut } from '../../../kit/geometry/cuts.ts';
import { cornered, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { body, edge, rearEnd } from './side-shapes.ts';

export function sideTrim(view: View) {
  bodyBeltTrim(view);
  roofMembrane(view);
  bodyGutter(view);
  view.decoration((pen) => pen.path(body, 'silhouette-line'));
}

function bodyBeltTrim(view: View) {
  const road = view.side === 'road';
  view.region('body.belt-trim', 'Belt / floor-line trim molding', (pen) => {
    const outline = rect(102, 37.1, rearEnd, 38.7, 0.3);
    pen.path(rect(102, 35, rearEnd, 37.2), 'shade-from-top');
    pen.path(outline, 'metal', 'edge-line');
    pen.path(line([103, 38.1], [497, 38.1]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(road ? 250 : 232, 37.9);
  });
}

function roofMembrane(view: View) {
  view.region('roof.membrane', 'Roof membrane (TPO), visible edge', (pen) => {
    const outline = cut.box(edge, 74, 145.2, 495, 148);
    pen.path(outline, 'membrane', 'detail-line');
    pen.hitArea(outline).calloutAt(352, 146.4);
  });
}

function bodyGutter(view: View) {
  const road = view.side === 'road';
  view.region('body.gutter', 'Gutter / drip rail', (pen) => {
    const outline = cornered([
      67, 142.8, 0.9, 69, 145.3, 0.8, 493, 145.3, 1.8, 497.4, 141.6, 1, 497.4, 139.6, 0.2, 493, 142.8, 2,
    ]);
    pen.path(outline, 'metal', 'part-line');
    pen.path(line([70, 144.5], [493.4, 144.5]), 'gleam-2');
    pen.path(line([69, 143.7], [493.4, 143.7]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(road ? 318 : 122, 144);
  });
}
