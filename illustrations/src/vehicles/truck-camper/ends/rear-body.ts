import { box, ellipse, line, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ghostTruckRear } from '../../../parts/running/ghost-truck.ts';
import { acEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { proud } from './end-edges.ts';
import { fromRear, halfWidth } from './end-shapes.ts';

const rearOutline = new Shape()
  .M(-46, 34)
  .C(-47.4, 34, -halfWidth, 35, -halfWidth, 36.4)
  .L(-halfWidth, 127)
  .C(-halfWidth, 132.4, -45.4, 135, -40, 135.8)
  .C(-20, 137.4, 20, 137.4, 40, 135.8)
  .C(45.4, 135, halfWidth, 132.4, halfWidth, 127)
  .L(halfWidth, 36.4)
  .C(halfWidth, 35, 47.4, 34, 46, 34)
  .Z();

export function rearBody(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 58, 4.4), 0), 'ground-shadow');
    pen.path(line([-82, 0], [82, 0]), 'ground-line');
  });
  ghostTruckRear(view);
  acEnd(view, 'roof.ac', 'Air conditioner shroud', 0, 137.6, { h: 11.6 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', -37, 136.4, { w: 16, h: 8 });
  proud(view, -1, true);
  rearBodyRearWall(view);
  view.decoration((pen) => pen.path(rearOutline, 'silhouette-line'));
  rearRoofRearTrim(view);
  rearBodyRearMolding(view);
}

function rearBodyRearWall(view: View) {
  view.region('body.rear-wall', 'Rear wall panel', (pen) => {
    pen.bodyShell(rearOutline, 'body');
    pen.within(rearOutline, () => {
      pen.path(rect(-halfWidth, 34, -38, 137), 'shade-from-left');
      pen.path(rect(38, 34, halfWidth, 137), 'shade-from-right');
      pen.path(rect(-halfWidth, 127, halfWidth, 134), 'shade-from-top');
      pen.path(rect(-halfWidth, 34, halfWidth, 44), 'shade-from-bottom');
    });
    pen.hitArea(rearOutline).calloutAt(-30, 112);
  });
}

function rearRoofRearTrim(view: View) {
  view.region('roof.rear-trim', 'Rear roof termination trim', (pen) => {
    const outline = ribbon(
      [-50, 134.6, -22, 136.7, 0, 137.1, 22, 136.7, 50, 134.6],
      [-50, 131.8, -22, 134.2, 0, 134.6, 22, 134.2, 50, 131.8],
    );
    pen.within(rearOutline, () => pen.path(outline, 'metal', 'edge-line'));
    pen.path(spline([-42, 134.2, -22, 135.7, 0, 136.2, 22, 135.7, 42, 134.2]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(-22, 135.4);
  });
}

function rearBodyRearMolding(view: View) {
  for (const [k, s] of fromRear)
    view.region(`body.rear-moulding-${k}`, `Rear corner molding, ${k} side`, (pen) => {
      const outline = box(s * 45.4, 35, s * 48.2, 128, 0.8);
      pen.layers(outline, ['metal', 'part-line'], ['standing-cylinder']);
      pen.path(line([s * 46.8, 36], [s * 46.8, 127]), 'detail-line', 'half-line');
      pen.hitArea(outline).calloutAt(s * 46.8, s < 0 ? 102 : 98);
    });
}
