import { ellipse, spline } from '../../kit/curves.ts';
import { pairs } from '../../kit/points.ts';
import { rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { identificationLights } from '../../parts/lamps.ts';
import { acPlan, pipePlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';

export function roofGear(view: View) {
  acPlan(view, 'roof.ac-front', 'Air conditioner shroud, front', 120, 0);
  acPlan(view, 'roof.ac-mid', 'Air conditioner shroud, living area', 282, 0);
  acPlan(view, 'roof.ac-rear', 'Air conditioner shroud, garage', 422, 0);
  ventPlan(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 168, -26, { w: 22, h: 18, kind: 'cover' });
  ventPlan(view, 'roof.skylight', 'Shower skylight', 202, -20, {
    w: 26,
    h: 22,
    kind: 'dome',
    cls: 'lens',
    r: 4,
  });
  ventPlan(view, 'roof.vent-kitchen', 'Roof vent lid, kitchen', 330, 26, { w: 15, h: 15 });
  ventPlan(view, 'roof.vent-bed', 'Roof vent lid, bedroom', 88, 0, { w: 14, h: 14 });
  ventPlan(view, 'roof.vent-garage', 'Powered garage vent cover', 466, 26, { w: 22, h: 18, kind: 'cover' });
  ventPlan(view, 'roof.fridge-vent', 'Refrigerator roof vent', 282, -36, {
    w: 22,
    h: 10,
    kind: 'cover',
  });
  solarPlan(view, 'roof.solar-1', 'Solar panel, forward', 226, 4, 258, 30);
  solarPlan(view, 'roof.solar-2', 'Solar panel, center', 330, -34, 370, -10);
  solarPlan(view, 'roof.solar-3', 'Solar panel, garage', 448, -34, 484, -8);
  roofSolarEntry(view);
  roofAntenna(view);
  pipePlan(view, 'roof.pipe-1', 'Plumbing vent cap', 224, -38);
  pipePlan(view, 'roof.pipe-2', 'Plumbing vent cap', 150, -22);
  pipePlan(view, 'roof.pipe-3', 'Plumbing vent cap', 190, 38);
  identificationLights(view, 'front', pairs([62, -8, 62, 0, 62, 8]), [1.6, 3.4], {
    title: 'Identification light',
  });
  roofRearRampDoor(view);
  roofRearBumper(view);
  roofLightLoading(view);
  roofRearCamera(view);
}

function roofSolarEntry(view: View) {
  view.region('roof.solar-entry', 'Solar cable entry gland', (pen) => {
    pen.path(spline(pairs([370, -22, 377, -25, 381, -24])), 'part-line');
    const outline = rect(380, -28, 387, -21, 1);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.circle(383.5, -24.5, 1.4, 'dark-metal', 'detail-line');
    pen.hitArea(rect(370, -28, 387.2, -20.8, 1)).calloutAt(383.5, -24.5);
  });
}

function roofAntenna(view: View) {
  view.region('roof.antenna', 'TV / Wi-Fi antenna', (pen) => {
    pen.path(ellipse(380.8, 33.2, 7), 'shade-2');
    pen.concentric(380, 34, [7, 'plastic', 'part-line'], [7, 'sphere'], [4.4, 'detail-line', 'half-line']);
    pen.circle(380, 34, 1, 'dark-metal', 'detail-line');
    pen.hitArea(ellipse(380, 34, 7.4));
  });
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
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    view.region(`light.loading-${k}`, `Loading light, ${k} side`, (pen) => {
      const outline = rect(498, s * 26 - 4, 502.4, s * 26 + 4, 0.8);
      pen.path(outline, 'gloss', 'edge-line');
      pen.path(rect(500.8, s * 26 - 3.2, 501.8, s * 26 + 3.2), 'lens');
      pen.hitArea(outline);
    });
}

function roofRearCamera(view: View) {
  view.region('rear.camera', 'Backup camera', (pen) => {
    const outline = rect(498, -3, 501.6, 3, 0.8);
    pen.path(outline, 'gloss', 'edge-line');
    pen.hitArea(rect(497.4, -3.6, 502.2, 3.6));
  });
}
