import { spline } from '../../kit/curves.ts';
import { pairs, type Vert } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { acPlan, pipePlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';

export function roofGear(v: View) {
  ventPlan(v, 'roof.vent-bunk', 'Roof vent lid / escape hatch, cab-over', 76, 20, { w: 22, h: 24 });
  solarPlan(v, 'roof.solar', 'Solar panel', 78, -34, 106, -4);
  solarPlan(v, 'roof.solar-2', 'Solar panel, curb side', 112, 22, 144, 42);
  acPlan(v, 'roof.ac', 'Air conditioner shroud', 131, 0, { len: 38 });
  ventPlan(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 190, -39.4, { w: 18, h: 11, kind: 'cover' });
  ventPlan(v, 'roof.skylight', 'Shower skylight', 193, -22.6, {
    w: 22,
    h: 14,
    kind: 'dome',
    cls: 'lens',
    r: 4,
    part: 'skylight',
  });
  ventPlan(v, 'roof.fridge-vent', 'Refrigerator roof vent', 160, 36, {
    w: 20,
    h: 9,
    kind: 'cover',
    part: 'fridge-vent',
  });
  roofSolarEntry(v);
  pipePlan(v, 'roof.pipe-1', 'Plumbing vent cap', 150, -38);
  roofRack(v);
  [-8, 0, 8].forEach((y, i) =>
    marker(v, `light.id-front-${i + 1}`, 'Identification light', 24.6, y, {
      w: 1.5,
      h: 3.2,
      callout: i === 1,
    }),
  );
  roofRearLadder(v);
  roofRearCamera(v);
}

function roofSolarEntry(v: View) {
  v.region('roof.solar-entry', 'Solar cable entry gland', { part: 'solar-entry' }, (r) => {
    r.p(spline(pairs([106, -30, 112, -33, 116, -32])), 'part-line');
    const F = rect(115, -36, 122, -29, 1);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    r.c(118.5, -32.5, 1.4, 'dark-metal', 'detail-line');
    r.hit(rect(106, -36, 122.2, -28.8, 1));
    r.at(118.5, -32.5);
  });
}

function roofRack(v: View) {
  v.region('roof.rack', 'Roof rack', (r) => {
    const P: Vert[] = pairs([158, -36, 176, -36, 176, 20, 158, 20]);
    for (const y of [-36, -17.4, 1.2, 20]) {
      r.p(rect(158, y - 1.4, 176, y - 0.4), 'shade-2');
      r.tube(line([158, y], [176, y]), 1);
    }
    for (const x of [158, 176]) r.tube(line([x, -36], [x, 20]), 1.1);
    for (const [x, y] of P) r.p(rect(x - 1.3, y - 1.3, x + 1.3, y + 1.3, 0.4), 'rubber', 'edge-line');
    r.hit(rect(156.4, -37.6, 177.6, 21.6, 0.6));
    r.at(158, -8);
  });
}

function roofRearLadder(v: View) {
  v.region('rear.ladder', 'Roof ladder, upper rails', { part: 'ladder' }, (r) => {
    for (const y of [25.4, 36]) {
      r.p(rect(206, y - 1.7, 218, y - 0.6), 'shade-2');
      r.tube(line([206, y], [218, y]), 1.15);
      r.p(rect(204.6, y - 1.6, 207.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    r.tube(line([218, 25.4], [218, 36]), 1.1);
    r.hit(rect(204, 23.4, 219.4, 38, 1));
    r.at(216, 36);
  });
}

function roofRearCamera(v: View) {
  v.region('rear.camera', 'Backup camera', (r) => {
    const F = rect(214, -3, 217.2, 3, 0.8);
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(213.4, -3.6, 217.8, 3.6));
  });
}
