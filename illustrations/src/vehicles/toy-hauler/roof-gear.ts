import { ellipse, spline } from '../../kit/curves.ts';
import { pairs } from '../../kit/points.ts';
import { rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { acPlan, pipePlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';

export function roofGear(v: View) {
  acPlan(v, 'roof.ac-front', 'Air conditioner shroud, front', 120, 0);
  acPlan(v, 'roof.ac-mid', 'Air conditioner shroud, living area', 282, 0);
  acPlan(v, 'roof.ac-rear', 'Air conditioner shroud, garage', 422, 0);
  ventPlan(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 168, -26, { w: 22, h: 18, kind: 'cover' });
  ventPlan(v, 'roof.skylight', 'Shower skylight', 202, -20, {
    w: 26,
    h: 22,
    kind: 'dome',
    cls: 'lens',
    r: 4,
    part: 'skylight',
  });
  ventPlan(v, 'roof.vent-kitchen', 'Roof vent lid, kitchen', 330, 26, { w: 15, h: 15 });
  ventPlan(v, 'roof.vent-bed', 'Roof vent lid, bedroom', 88, 0, { w: 14, h: 14 });
  ventPlan(v, 'roof.vent-garage', 'Powered garage vent cover', 466, 26, { w: 22, h: 18, kind: 'cover' });
  ventPlan(v, 'roof.fridge-vent', 'Refrigerator roof vent', 282, -36, {
    w: 22,
    h: 10,
    kind: 'cover',
    part: 'fridge-vent',
  });
  solarPlan(v, 'roof.solar-1', 'Solar panel, forward', 226, 4, 258, 30);
  solarPlan(v, 'roof.solar-2', 'Solar panel, center', 330, -34, 370, -10);
  solarPlan(v, 'roof.solar-3', 'Solar panel, garage', 448, -34, 484, -8);
  roofSolarEntry(v);
  roofAntenna(v);
  pipePlan(v, 'roof.pipe-1', 'Plumbing vent cap', 224, -38);
  pipePlan(v, 'roof.pipe-2', 'Plumbing vent cap', 150, -22);
  pipePlan(v, 'roof.pipe-3', 'Plumbing vent cap', 190, 38);
  [-8, 0, 8].forEach((y, i) =>
    marker(v, `light.id-front-${i + 1}`, 'Identification light', 62, y, { w: 1.6, h: 3.4, callout: i === 1 }),
  );
  roofRearRampDoor(v);
  roofRearBumper(v);
  roofLightLoading(v);
  roofRearCamera(v);
}

function roofSolarEntry(v: View) {
  v.region('roof.solar-entry', 'Solar cable entry gland', { part: 'solar-entry' }, (r) => {
    r.p(spline(pairs([370, -22, 377, -25, 381, -24])), 'part-line');
    const F = rect(380, -28, 387, -21, 1);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    r.c(383.5, -24.5, 1.4, 'dark-metal', 'detail-line');
    r.hit(rect(370, -28, 387.2, -20.8, 1));
    r.at(383.5, -24.5);
  });
}

function roofAntenna(v: View) {
  v.region('roof.antenna', 'TV / Wi-Fi antenna', (r) => {
    r.p(ellipse(380.8, 33.2, 7), 'shade-2');
    r.c(380, 34, 7, 'plastic', 'part-line');
    r.c(380, 34, 7, 'sphere');
    r.c(380, 34, 4.4, 'detail-line', 'half-line');
    r.c(380, 34, 1, 'dark-metal', 'detail-line');
    r.hit(ellipse(380, 34, 7.4));
  });
}

function roofRearRampDoor(v: View) {
  v.region('rear.ramp-door', 'Ramp door (top edge)', { part: 'ramp-door' }, (r) => {
    const F = rect(498, -42, 500.8, 42, 0.6);
    r.p(F, 'plastic', 'edge-line');
    r.p(F, 'shade-from-right');
    r.hit(F);
    r.at(499.6, 12);
  });
}

function roofRearBumper(v: View) {
  v.region('rear.bumper', 'Rear bumper', (r) => {
    const F = rect(500.6, -46, 504.4, 46, 0.6);
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'standing-cylinder');
    r.hit(F);
    r.at(502.8, -36);
  });
}

function roofLightLoading(v: View) {
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(
      `light.loading-${k}`,
      `Loading light, ${k} side`,
      { part: 'loading-light', cat: 'light' },
      (r) => {
        const F = rect(498, s * 26 - 4, 502.4, s * 26 + 4, 0.8);
        r.p(F, 'gloss', 'edge-line');
        r.p(rect(500.8, s * 26 - 3.2, 501.8, s * 26 + 3.2), 'lens');
        r.hit(F);
      },
    );
}

function roofRearCamera(v: View) {
  v.region('rear.camera', 'Backup camera', (r) => {
    const F = rect(498, -3, 501.6, 3, 0.8);
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(497.4, -3.6, 502.2, 3.6));
  });
}
