import { ellipse } from '../../kit/curves.ts';
import { line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { acPlan, pipePlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';

export function equipment(v: View) {
  (
    [
      [132, 'front'],
      [320, 'rear'],
    ] as const
  ).forEach(([x, k]) => acPlan(v, `roof.ac-${k}`, `Air conditioner shroud, ${k}`, x, 0, { len: 40, w: 28 }));
  solarPlan(v, 'roof.solar', 'Solar panel', 206, -32, 238, 0);
  v.region('roof.antenna', 'TV / Wi-Fi antenna', (r) => {
    r.p(ellipse(80.8, -26.8, 7), 'shade-2');
    r.c(80, -26, 7, 'plastic', 'part-line');
    r.c(80, -26, 7, 'sphere');
    r.c(80, -26, 4.4, 'detail-line', 'half-line');
    r.c(80, -26, 1, 'dark-metal', 'detail-line');
    r.hit(ellipse(80, -26, 7.4));
  });
  v.region('roof.solar-port', 'Roof cable entry box', { part: 'cable-entry' }, (r) => {
    const F = rect(242, -19, 249, -13, 1);
    r.cast(F, 0.5, 0.8, 2);
    r.p(F, 'plastic', 'edge-line');
    r.p(F, 'diagonal-bevel');
    r.p(line([238, -16], [242, -16]), 'edge-line');
    r.hit(rect(239, -19.4, 249.4, -12.6));
    r.at(246, -16);
  });
}

export function vents(v: View) {
  ventPlan(v, 'roof.vent-galley', 'Roof vent lid, galley', 186, 14, { w: 15, h: 15 });
  ventPlan(v, 'roof.skylight', 'Shower skylight', 258, 20, {
    w: 24,
    h: 20,
    kind: 'dome',
    cls: 'lens',
    r: 4,
    part: 'skylight',
  });
  ventPlan(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 284, -8, { w: 20, h: 17, kind: 'cover' });
  ventPlan(v, 'roof.fridge-vent', 'Refrigerator roof vent', 249, -36, {
    w: 20,
    h: 9,
    kind: 'cover',
    part: 'fridge-vent',
  });
  pipePlan(v, 'roof.pipe-1', 'Plumbing vent cap', 232, 36);
  pipePlan(v, 'roof.pipe-2', 'Plumbing vent cap', 300, -36);
  pipePlan(v, 'roof.pipe-3', 'Plumbing vent cap', 352, 30);
}

export function fittings(v: View) {
  v.region('roof.walk-pad', 'Ladder walk pad', { part: 'walk-pad' }, (r) => {
    const F = rect(366, 17, 386, 39, 1);
    r.p(F, 'dark-plastic', 'detail-line');
    r.p(F, 'shade-1');
    let q = new Shape();
    for (let y = 19; y < 39; y += 2) q = q.add(line([367.4, y], [384.6, y]));
    r.p(q, 'detail-line', 'faint-line');
    r.hit(F);
  });
}

export function lights(v: View) {
  [-30, -15, 0, 15, 30].forEach((y, i) =>
    marker(
      v,
      Math.abs(y) === 30 ? `light.clearance-front@${y < 0 ? 'L' : 'R'}` : `light.id-front-${i}`,
      Math.abs(y) === 30 ? 'Clearance light (amber)' : 'Identification light (amber)',
      20.6 + Math.abs(y) * 0.08,
      y,
      { w: 1.4, h: 3.2, callout: i === 3 },
    ),
  );
}

export function rearEnd(v: View) {
  v.region('rear.ladder', 'Roof ladder, upper rails', { part: 'ladder' }, (r) => {
    for (const y of [22, 33]) {
      r.p(rect(396, y - 1.7, 412, y - 0.6), 'shade-2');
      r.tube(line([397, y], [412, y]), 1.15);
      r.p(rect(388.6, y - 1.6, 391.6, y + 1.6, 0.6), 'metal', 'edge-line');
      r.tube(line([391, y], [397, y]), 1.15);
    }
    r.tube(line([412, 22], [412, 33]), 1.1);
    r.hit(rect(388, 20.4, 413.4, 34.6, 1));
    r.at(405, 22);
  });
  v.region('rear.camera', 'Rear-view camera', (r) => {
    const F = rect(407.4, -3, 411, 3, 0.8);
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(407, -3.6, 411.6, 3.6));
  });
}
