import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import { line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cameraPlan } from '../../../parts/walls/cameras.ts';
import { identificationLights } from '../../../parts/walls/lamps.ts';
import { acPlan, pipePlan, solarPlan, ventPlan } from '../../../parts/roof/roof-plan.ts';
import { solarEntry } from '../../../parts/roof/roof-surfaces.ts';

export function roofGear(view: View) {
  ventPlan(view, 'roof.vent-bunk', 'Roof vent lid / escape hatch, cab-over', 76, 20, { w: 22, h: 24 });
  solarPlan(view, 'roof.solar', 'Solar panel', 78, -34, 106, -4);
  solarPlan(view, 'roof.solar-2', 'Solar panel, curb side', 112, 22, 144, 42);
  acPlan(view, 'roof.ac', 'Air conditioner shroud', 131, 0, { len: 38 });
  ventPlan(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 190, -39.4, { w: 18, h: 11, kind: 'cover' });
  ventPlan(view, 'roof.skylight', 'Shower skylight', 193, -22.6, {
    w: 22,
    h: 14,
    kind: 'dome',
    paint: 'lens',
    r: 4,
  });
  ventPlan(view, 'roof.fridge-vent', 'Refrigerator roof vent', 160, 36, { w: 20, h: 9, kind: 'cover' });
  solarEntry(view, [106, -30, 112, -33, 116, -32], [115, -36], 7.2);
  pipePlan(view, 'roof.pipe-1', 'Plumbing vent cap', 150, -38);
  roofRack(view);
  identificationLights(view, 'front', pairs([24.6, -8, 24.6, 0, 24.6, 8]), [1.5, 3.2], {
    title: 'Identification light',
  });
  roofRearLadder(view);
  cameraPlan(view, 'Backup camera', [214, -3, 217.2, 3], [213.4, -3.6, 217.8, 3.6]);
}

function roofRack(view: View) {
  view.region('roof.rack', 'Roof rack', (pen) => {
    const P: Vert[] = pairs([158, -36, 176, -36, 176, 20, 158, 20]);
    for (const y of [-36, -17.4, 1.2, 20]) {
      pen.path(rect(158, y - 1.4, 176, y - 0.4), 'shade-2');
      pen.tube(line([158, y], [176, y]), 1);
    }
    for (const x of [158, 176]) pen.tube(line([x, -36], [x, 20]), 1.1);
    for (const [x, y] of P) pen.path(rect(x - 1.3, y - 1.3, x + 1.3, y + 1.3, 0.4), 'rubber', 'edge-line');
    pen.hitArea(rect(156.4, -37.6, 177.6, 21.6, 0.6)).calloutAt(158, -8);
  });
}

function roofRearLadder(view: View) {
  view.region('rear.ladder', 'Roof ladder, upper rails', (pen) => {
    for (const y of [25.4, 36]) {
      pen.path(rect(206, y - 1.7, 218, y - 0.6), 'shade-2');
      pen.tube(line([206, y], [218, y]), 1.15);
      pen.path(rect(204.6, y - 1.6, 207.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    pen.tube(line([218, 25.4], [218, 36]), 1.1);
    pen.hitArea(rect(204, 23.4, 219.4, 38, 1)).calloutAt(216, 36);
  });
}
