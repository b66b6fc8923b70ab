import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { acPlan, antennaDisc, pipePlan, solarPlan, ventPlan } from '../../../parts/roof/roof-plan.ts';
import { cameraPlan } from '../../../parts/walls/cameras.ts';
import { identificationLights } from '../../../parts/walls/lamps.ts';
import { solarEntry } from '../../../parts/roof/roof-surfaces.ts';

export function roofGear(view: View) {
  acPlan(view, 'roof.ac-front', 'Air conditioner shroud, front', 120, 0);
  acPlan(view, 'roof.ac-mid', 'Air conditioner shroud, living area', 282, 0);
  acPlan(view, 'roof.ac-rear', 'Air conditioner shroud, garage', 422, 0);
  ventPlan(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 168, -26, { w: 22, h: 18, kind: 'cover' });
  ventPlan(view, 'roof.skylight', 'Shower skylight', 202, -20, {
    w: 26,
    h: 22,
    kind: 'dome',
    paint: 'lens',
    r: 4,
  });
  ventPlan(view, 'roof.vent-kitchen', 'Roof vent lid, kitchen', 330, 26, { w: 15, h: 15 });
  ventPlan(view, 'roof.vent-bed', 'Roof vent lid, bedroom', 88, 0, { w: 14, h: 14 });
  ventPlan(view, 'roof.vent-garage', 'Powered garage vent cover', 466, 26, { w: 22, h: 18, kind: 'cover' });
  ventPlan(view, 'roof.fridge-vent', 'Refrigerator roof vent', 282, -36, { w: 22, h: 10, kind: 'cover' });
  solarPlan(view, 'roof.solar-1', 'Solar panel, forward', 226, 4, 258, 30);
  solarPlan(view, 'roof.solar-2', 'Solar panel, center', 330, -34, 370, -10);
  solarPlan(view, 'roof.solar-3', 'Solar panel, garage', 448, -34, 484, -8);
  solarEntry(view, [370, -22, 377, -25, 381, -24], [380, -28], 7.2);
  antennaDisc(view, 'TV / Wi-Fi antenna', 380, 34);
  pipePlan(view, 'roof.pipe-1', 'Plumbing vent cap', 224, -38);
  pipePlan(view, 'roof.pipe-2', 'Plumbing vent cap', 150, -22);
  pipePlan(view, 'roof.pipe-3', 'Plumbing vent cap', 190, 38);
  identificationLights(view, 'front', pairs([62, -8, 62, 0, 62, 8]), [1.6, 3.4], {
    title: 'Identification light',
  });
  roofRearRampDoor(view);
  roofRearBumper(view);
  roofLightLoading(view);
  cameraPlan(view, 'Backup camera', [498, -3, 501.6, 3], [497.4, -3.6, 502.2, 3.6]);
}

function roofRearRampDoor(view: View) {
  view.region('rear.ramp-door', 'Ramp door (top edge)', (pen) => {
    const outline = rect(498, -42, 500.8, 42, 0.6);
    pen.layers(outline, ['plastic', 'edge-line'], ['shade-from-right']);
    pen.hitArea(outline).calloutAt(499.6, 12);
  });
}

function roofRearBumper(view: View) {
  view.region('rear.bumper', 'Rear bumper', (pen) => {
    const outline = rect(500.6, -46, 504.4, 46, 0.6);
    pen.layers(outline, ['underbody', 'part-line'], ['standing-cylinder']);
    pen.hitArea(outline).calloutAt(502.8, -36);
  });
}

function roofLightLoading(view: View) {
  for (const [s, k] of sidesFromAbove)
    view.region(`light.loading-${k}`, `Loading light, ${k} side`, (pen) => {
      const outline = rect(498, s * 26 - 4, 502.4, s * 26 + 4, 0.8);
      pen.path(outline, 'gloss', 'edge-line');
      pen.path(rect(500.8, s * 26 - 3.2, 501.8, s * 26 + 3.2), 'lens');
      pen.hitArea(outline);
    });
}
