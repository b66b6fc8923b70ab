import { box, line, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { fromRear, halfWidth } from './end-shapes.ts';

const rearOutline = new Shape()
  .M(-48, 25)
  .C(-49.4, 25, -halfWidth, 26, -halfWidth, 27.4)
  .L(-halfWidth, 136)
  .C(-halfWidth, 142, -47.4, 145, -42, 145.8)
  .C(-21, 147.8, 21, 147.8, 42, 145.8)
  .C(47.4, 145, halfWidth, 142, halfWidth, 136)
  .L(halfWidth, 27.4)
  .C(halfWidth, 26, 49.4, 25, 48, 25)
  .Z();

const upperWall = cut.above(rearOutline, 38);

const lowerWall = cut.below(rearOutline, 38);

export function rearWall(view: View) {
  rearBodyRearWall(view);
  rearBodyRearSkirt(view);
  view.decoration((pen) => pen.path(rearOutline, 'silhouette-line'));
  rearRoofRearTrim(view);
  rearBodyRearMolding(view);
}

function rearBodyRearWall(view: View) {
  view.region('body.rear-wall', 'Rear wall panel', (pen) => {
    pen.bodyShell(upperWall, 'body');
    pen.within(rearOutline, () => {
      pen.path(rect(-halfWidth, 38, -40, 147), 'shade-from-left');
      pen.path(rect(40, 38, halfWidth, 147), 'shade-from-right');
      pen.path(rect(-halfWidth, 136, halfWidth, 143.4), 'shade-from-top');
    });
    pen.hitArea(upperWall).calloutAt(14, 136);
  });
}

function rearBodyRearSkirt(view: View) {
  view.region('body.rear-skirt', 'Lower rear skirt / ramp sill panel', (pen) => {
    pen.path(lowerWall, 'skirt');
    pen.path(rect(-halfWidth, 34, halfWidth, 38), 'shade-from-top');
    pen.hitArea(lowerWall).calloutAt(-43.6, 28.4);
  });
}

function rearRoofRearTrim(view: View) {
  view.region('roof.rear-trim', 'Rear roof termination trim', (pen) => {
    const outline = ribbon(
      [-52, 144.6, -23, 147, 0, 147.5, 23, 147, 52, 144.6],
      [-52, 141.8, -23, 144.5, 0, 145, 23, 144.5, 52, 141.8],
    );
    pen.within(rearOutline, () => pen.path(outline, 'metal', 'edge-line'));
    pen.path(spline([-44, 144.2, -23, 146, 0, 146.6, 23, 146, 44, 144.2]), 'gleam-1');
    pen.hitArea(outline, true).calloutAt(-23, 145.6);
  });
}

function rearBodyRearMolding(view: View) {
  for (const [k, s] of fromRear)
    view.region(`body.rear-moulding-${k}`, `Rear corner molding, ${k} side`, (pen) => {
      const outline = box(s * 47.8, 26, s * 50.2, 138, 0.8);
      pen.layers(outline, ['metal', 'part-line'], ['standing-cylinder']);
      pen.path(line([s * 49, 27], [s * 49, 137]), 'detail-line', 'half-line');
      pen.hitArea(outline).calloutAt(s * 49, s < 0 ? 104 : 100);
    });
}
