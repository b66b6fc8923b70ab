import { cornered, poly, rect, spline } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { identificationLights, marker } from '../../../parts/walls/lamps.ts';
import { bellyPanel } from '../../../parts/walls/trim.ts';
import { fromFront } from './end-shapes.ts';

export function frontHitch(view: View) {
  identificationLights(view, 'front', pairs([-8, 141.4, 0, 141.4, 8, 141.4]), [3.4, 1.4]);
  for (const [k, s] of fromFront)
    marker(
      view,
      `light.clearance-front-${k}`,
      `Clearance light, ${k} side (amber)`,
      [s * 38, 139.8],
      [3.4, 1.4],
    );
  frontBodyFrontBelly(view);
  frontChassisPinBox(view);
  frontChassisKingPin(view);
  frontChassisSevenWay(view);
}

function frontBodyFrontBelly(view: View) {
  bellyPanel(
    view,
    'body.front-belly',
    'Front overhang underside panel',
    cornered([-43, 66.2, 0, 43, 66.2, 0, 42, 64.2, 0.8, -42, 64.2, 0.8]),
    [-32, 65.2],
  );
}

function frontChassisPinBox(view: View) {
  view.region('chassis.pin-box', 'Pin box', (pen) => {
    const outline = cornered([
      -14, 65, 0, 14, 65, 0, 14, 62, 0.5, 9.6, 60.4, 1, 8.4, 50, 0.6, -8.4, 50, 0.6, -9.6, 60.4, 1, -14, 62,
      0.5,
    ]);
    pen.layers(outline, ['dark-underbody', 'overlap-line'], ['blade']);
    pen.path(cornered([-6, 60, 1, 6, 60, 1, 5, 52.4, 1, -5, 52.4, 1]), 'rubber', 'edge-line');
    for (const y of [54, 56, 58]) pen.path(spline([-5.2, y, 0, y - 0.7, 5.2, y]), 'dark-gleam-2');
    for (const x of [-12, -10, 10, 12]) pen.circle(x, 63.4, 0.6, 'metal', 'detail-line');
    pen.path(rect(-12, 48, 12, 50, 0.4), 'underbody', 'part-line');
    pen.hitArea(
      poly([-14, 65, 14, 65, 14, 62, 9.6, 60, 12, 50, 12, 48, -12, 48, -12, 50, -9.6, 60, -14, 62]),
    );
    pen.calloutAt(-3, 57);
  });
}

function frontChassisKingPin(view: View) {
  view.region('chassis.king-pin', 'King pin', (pen) => {
    pen.path(rect(-1.6, 43.6, 1.6, 48, 0.2), 'metal', 'part-line');
    pen.path(rect(-1.6, 43.6, 1.6, 48), 'standing-cylinder');
    pen.path(rect(-2.4, 42.4, 2.4, 44, 0.4), 'metal', 'part-line');
    pen.hitArea(rect(-3, 42, 3, 48));
  });
}

function frontChassisSevenWay(view: View) {
  view.region('chassis.seven-way', '7-way cord & breakaway switch', (pen) => {
    const P = spline([12, 62, 16, 56, 15, 50, 19, 47]);
    pen.layers(P, [{ stroke: 'line', width: 1.3 }], [{ stroke: 'rubber', width: 0.8 }]);
    pen.path(rect(17.6, 43.4, 21.2, 47.4, 0.6), 'gloss', 'edge-line');
    pen.hitArea(poly([11, 63, 17.6, 57, 17, 51, 22, 48, 22, 43, 17, 43, 13.4, 50, 14, 56, 10.6, 61]));
    pen.calloutAt(19.4, 45.4);
  });
}
