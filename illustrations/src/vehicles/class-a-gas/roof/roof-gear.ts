import { line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { acPlan, antennaDisc, pipePlan, solarPlan, ventPlan } from '../../../parts/roof/roof-plan.ts';
import { cameraPlan } from '../../../parts/walls/cameras.ts';
import { marker } from '../../../parts/walls/lamps.ts';

export function equipment(view: View) {
  (
    [
      [132, 'front'],
      [320, 'rear'],
    ] as const
  ).forEach(([x, k]) =>
    acPlan(view, `roof.ac-${k}`, `Air conditioner shroud, ${k}`, x, 0, { len: 40, w: 28 }),
  );
  solarPlan(view, 'roof.solar', 'Solar panel', 206, -32, 238, 0);
  antennaDisc(view, 'TV / Wi-Fi antenna', 80, -26);
  view.region('roof.solar-port', 'Roof cable entry box', (pen) => {
    const outline = rect(242, -19, 249, -13, 1);
    pen.shadow(outline, 0.5, 0.8, 2);
    pen.layers(outline, ['plastic', 'edge-line'], ['diagonal-bevel']);
    pen.path(line([238, -16], [242, -16]), 'edge-line');
    pen.hitArea(rect(239, -19.4, 249.4, -12.6)).calloutAt(246, -16);
  });
}

export function vents(view: View) {
  ventPlan(view, 'roof.vent-galley', 'Roof vent lid, galley', 186, 14, { w: 15, h: 15 });
  ventPlan(view, 'roof.skylight', 'Shower skylight', 258, 20, {
    w: 24,
    h: 20,
    kind: 'dome',
    paint: 'lens',
    r: 4,
  });
  ventPlan(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 284, -8, { w: 20, h: 17, kind: 'cover' });
  ventPlan(view, 'roof.fridge-vent', 'Refrigerator roof vent', 249, -36, { w: 20, h: 9, kind: 'cover' });
  pipePlan(view, 'roof.pipe-1', 'Plumbing vent cap', 232, 36);
  pipePlan(view, 'roof.pipe-2', 'Plumbing vent cap', 300, -36);
  pipePlan(view, 'roof.pipe-3', 'Plumbing vent cap', 352, 30);
}

export function fittings(view: View) {
  view.region('roof.walk-pad', 'Ladder walk pad', (pen) => {
    const outline = rect(366, 17, 386, 39, 1);
    pen.layers(outline, ['dark-plastic', 'detail-line'], ['shade-1']);
    let q = new Shape();
    for (let y = 19; y < 39; y += 2) q = q.add(line([367.4, y], [384.6, y]));
    pen.path(q, 'detail-line', 'faint-line');
    pen.hitArea(outline);
  });
}

export function lights(view: View) {
  [-30, -15, 0, 15, 30].forEach((y, i) =>
    marker(
      view,
      Math.abs(y) === 30 ? `light.clearance-front@${y < 0 ? 'L' : 'R'}` : `light.id-front-${i}`,
      Math.abs(y) === 30 ? 'Clearance light (amber)' : 'Identification light (amber)',
      [20.6 + Math.abs(y) * 0.08, y],
      [1.4, 3.2],
      { callout: i === 3 },
    ),
  );
}

export function rearEnd(view: View) {
  view.region('rear.ladder', 'Roof ladder, upper rails', (pen) => {
    for (const y of [22, 33]) {
      pen.path(rect(396, y - 1.7, 412, y - 0.6), 'shade-2');
      pen.tube(line([397, y], [412, y]), 1.15);
      pen.path(rect(388.6, y - 1.6, 391.6, y + 1.6, 0.6), 'metal', 'edge-line');
      pen.tube(line([391, y], [397, y]), 1.15);
    }
    pen.tube(line([412, 22], [412, 33]), 1.1);
    pen.hitArea(rect(388, 20.4, 413.4, 34.6, 1)).calloutAt(405, 22);
  });
  cameraPlan(view, 'Rear-view camera', [407.4, -3, 411, 3], [407, -3.6, 411.6, 3.6]);
}
