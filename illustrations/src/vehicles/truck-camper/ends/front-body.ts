import { box, cornered, ellipse, line, rect } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ghostTruckFront } from '../../../parts/running/ghost-truck.ts';
import { acEnd, ventSide } from '../../../parts/roof/roof-gear.ts';
import { win } from '../../../parts/walls/windows.ts';
import { proud } from './end-edges.ts';
import { fromFront, halfWidth } from './end-shapes.ts';

const tub = cornered([-31, 61, 0, 31, 61, 0, 31, 39, 2, 29, 37, 2, -29, 37, 2, -31, 39, 2]);

const frontWall = cornered([
  -halfWidth,
  86,
  0,
  halfWidth,
  86,
  0,
  halfWidth,
  61.4,
  1.4,
  -halfWidth,
  61.4,
  1.4,
]);

export function frontBody(view: View) {
  view.decoration((pen) => {
    pen.path(cut.below(ellipse(0, 0, 58, 4.4), 0), 'ground-shadow');
    pen.path(line([-82, 0], [82, 0]), 'ground-line');
  });
  acEnd(view, 'roof.ac', 'Air conditioner shroud', 0, 137.6, { grille: false, h: 11.6 });
  ventSide(view, 'roof.vent-bath', 'Roof vent cover, bathroom', -37, 136.6, { w: 16, h: 8 });
  proud(view, 1, false);
  frontBodyTubFront(view);
  frontBodyFrontWall(view);
  win(view, 'glass.pass-through', 'Pass-through window to cab', rect(-17, 66, 17, 78, 2), { kind: 'slider' });
  frontBodyWing(view);
  ghostTruckFront(view);
}

function frontBodyTubFront(view: View) {
  view.region('body.tub-front', 'Lower body (tub), front face', (pen) => {
    pen.layers(tub, ['skirt'], ['shade-2']);
    pen.within(tub, () => {
      pen.path(rect(-31, 48, 31, 61), 'shade-from-top');
      pen.path(rect(-31, 37, -24, 61), 'shade-from-left');
      pen.path(rect(24, 37, 31, 61), 'shade-from-right');
    });
    pen.path(line([-30.6, 41], [30.6, 41]), 'detail-line', 'half-line');
    pen.path(tub, 'part-line');
    pen.hitArea(tub).calloutAt(-10, 45);
  });
}

function frontBodyFrontWall(view: View) {
  view.region('body.front-wall', 'Front wall above bed', (pen) => {
    pen.layers(frontWall, ['body'], ['shade-2']);
    pen.path(rect(-halfWidth, 66, halfWidth, 86), 'shade-from-top');
    pen.path(rect(-halfWidth, 74, halfWidth, 86), 'shade-from-top');
    pen.path(rect(-halfWidth, 62, -40, 86), 'shade-from-left');
    pen.path(rect(40, 62, halfWidth, 86), 'shade-from-right');
    pen.path(frontWall, 'overlap-line');
    pen.hitArea(frontWall).calloutAt(-43.6, 72);
  });
}

function frontBodyWing(view: View) {
  for (const [k, s] of fromFront)
    view.region(`body.wing-${k}`, `Wing underside & trim, ${k} side`, (pen) => {
      const outline = box(s * 31, 59, s * (halfWidth + 0.4), 62.2, 0.5);
      pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder', { opacity: 0.6 }]);
      pen.hitArea(outline).calloutAt(s * 45, 60.6);
    });
}
