import { cut } from '../../../kit/geometry/cuts.ts';
import { cornered, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cornerMolding } from '../../../parts/walls/trim.ts';
import { win } from '../../../parts/walls/windows.ts';
import { body, edge } from './side-shapes.ts';

export function sideTrim(view: View) {
  bodyWing(view);
  roofMembrane(view);
  bodyGutter(view);
  view.decoration((pen) => pen.path(body, 'silhouette-line'));
  cornerMolding(view, 'Rear corner molding', [211.2, 35.4, 214.3, 129.6], 212.7, [212.6, 110]);
  win(view, 'glass.window-bunk', 'Window, cab-over bunk', rect(42, 103, 72, 121, 2.8), { kind: 'slider' });
}

function bodyWing(view: View) {
  const road = view.side === 'road';
  view.region('body.wing', 'Wing / fender overhang & trim', (pen) => {
    const outline = rect(84, 58.6, 188, 61.8, 0.6);
    pen.path(rect(88, 54.6, 187.6, 58.8), 'shade-from-top');
    pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder', { opacity: 0.6 }]);
    pen.path(line([85, 61], [187, 61]), 'gleam-1');
    let q = new Shape();
    for (let x = 92; x < 186; x += 9) q = q.add(line([x, 60.2], [x + 0.01, 60.2]));
    pen.path(q, 'edge-line');
    pen.hitArea(outline, true).calloutAt(road ? 126 : 132, 60.2);
  });
}

function roofMembrane(view: View) {
  const road = view.side === 'road';
  view.region('roof.membrane', 'Roof membrane (TPO), visible edge', (pen) => {
    const outline = cut.box(edge, 56, 134.8, 212, 138);
    pen.path(outline, 'membrane', 'detail-line');
    pen.hitArea(outline).calloutAt(road ? 92 : 104, 136);
  });
}

function bodyGutter(view: View) {
  const road = view.side === 'road';
  view.region('body.gutter', 'Gutter / drip rail', (pen) => {
    const outline = cornered([
      52, 132.6, 0.8, 54.6, 134.8, 0.8, 209, 134.8, 1.4, 213.4, 131, 1, 213.4, 129.2, 0.2, 209, 132.6, 2,
    ]);
    pen.path(outline, 'metal', 'part-line');
    pen.path(line([55, 134.1], [209, 134.1]), 'gleam-2');
    pen.path(line([55, 133.3], [209, 133.3]), 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(road ? 156 : 66, 133.7);
  });
}
