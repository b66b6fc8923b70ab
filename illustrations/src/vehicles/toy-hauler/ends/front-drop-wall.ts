import { box, cornered, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bay } from '../../../parts/walls/compartments.ts';
import { lamp } from '../../../parts/walls/lamps.ts';
import { levelControls } from '../../../parts/walls/level-controls.ts';
import { fromFront, halfWidth } from './end-shapes.ts';

const drop = cornered([
  -halfWidth,
  66,
  0,
  halfWidth,
  66,
  0,
  halfWidth,
  28,
  1,
  48,
  25,
  2,
  -48,
  25,
  2,
  -halfWidth,
  28,
  1,
]);

export function frontDropWall(view: View) {
  frontBodyFrontLower(view);
  bay(view, 'door.front-storage', 'Front storage door', rect(-31, 32.6, 31, 58, 3), {
    base: 'skirt',
    hinge: 'piano',
    inner: 2.6,
    at: [0.2, 0.8],
    meta: { at: [-18, 40] },
  });
  for (const [k, s] of fromFront)
    lamp(view, `light.docking-${k}`, `Docking light, ${k} side`, s * 37, 52, 5.4, 3, 'lens');
  levelControls(view, 34.4, 36.4, 44.6, [41, 43.6], 38.8);
  frontChassisCrossmember(view);
}

function frontBodyFrontLower(view: View) {
  view.region('body.front-lower', 'Front drop wall / lower front cap', (pen) => {
    pen.path(drop, 'skirt');
    pen.within(drop, () => {
      pen.path(rect(-halfWidth, 46, halfWidth, 66), 'shade-from-top');
      pen.path(rect(-halfWidth, 56, halfWidth, 66), 'shade-from-top');
      for (const s of [-1, 1])
        pen.path(box(s * halfWidth, 25, s * 39, 66), s < 0 ? 'shade-from-left' : 'shade-from-right');
    });
    pen.path(line([-halfWidth + 0.4, 37.8], [halfWidth - 0.4, 37.8]), 'edge-line', 'half-line');
    pen.path(line([-halfWidth + 0.4, 37], [halfWidth - 0.4, 37]), 'gleam-1');
    for (const s of [-1, 1])
      pen.path(spline([s * 44, 26, s * 43, 46, s * 41, 64]), 'detail-line', 'half-line');
    pen.path(drop, 'overlap-line');
    pen.hitArea(drop).calloutAt(-45.6, 48);
  });
}

function frontChassisCrossmember(view: View) {
  view.region('chassis.crossmember', 'Landing-gear cross tube', (pen) => {
    const outline = rect(-29.4, 15.4, 29.4, 18.2, 0.4);
    pen.layers(outline, ['underbody', 'part-line'], ['lying-cylinder']);
    pen.hitArea(outline, true).calloutAt(12, 16.8);
  });
}
