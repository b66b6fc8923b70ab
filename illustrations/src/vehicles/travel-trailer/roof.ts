import { ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { sideBox } from '../../parts/mirrored.ts';
import { acPlan, antennaPlan, pipePlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';
import { slidePlan } from '../../parts/slide-outs.ts';
import { halfWidth, vehicle } from './hull.ts';
import { drawTongueLoadPlan, drawTonguePlan } from './roof-tongue.ts';

const plan = new Shape()
  .M(84, halfWidth)
  .C(70, halfWidth, 57, 46.8, 51.6, 40)
  .C(47.8, 34, 46.2, 18, 46.2, 0)
  .C(46.2, -18, 47.8, -34, 51.6, -40)
  .C(57, -46.8, 70, -halfWidth, 84, -halfWidth)
  .L(376, -halfWidth)
  .C(378.8, -halfWidth, 380, -46.4, 380, -44)
  .L(380, 44)
  .C(380, 46.4, 378.8, halfWidth, 376, halfWidth)
  .Z();
const membrane = cut.box(plan, 84, -46, 374, 46);
const cap = cut.fwd(plan.pts(0.12), 84);

/** Slide-out, steps and stowed awning, below the roof edge. */
function drawBeside(v: View): void {
  slidePlan(v, 'main', 'Living-room slide-out', { x0: 134, x1: 262, yw: -halfWidth, yo: -halfWidth - 34 });
  for (const [id, n, a, b] of [
    ['door.steps-2@R', 'Entry steps, second door', 120, 143],
    ['door.steps@R', 'Entry steps', 286, 311],
  ] as const)
    v.region(id, n, { part: 'entry-step', cat: 'door' }, (r) => {
      for (const y of [halfWidth + 7.4, halfWidth + 0.6]) {
        const F = rect(a + 1, y, b - 1, y + 6.8, 0.4);
        r.cast(F, 0.5, 0.8, 2);
        r.p(F, 'metal', 'edge-line');
        let q = new Shape();
        for (let k = 1; k < 5; k++) q = q.add(line([a + 2, y + 1.3 * k + 0.6], [b - 2, y + 1.3 * k + 0.6]));
        r.p(q, 'detail-line', 'half-line');
      }
      r.p(rect(a, halfWidth, a + 1.4, halfWidth + 14.6, 0.3), 'dark-metal', 'detail-line');
      r.p(rect(b - 1.4, halfWidth, b, halfWidth + 14.6, 0.3), 'dark-metal', 'detail-line');
      r.hit(rect(a, halfWidth, b, halfWidth + 14.8, 0.4));
      r.at(a + 6, halfWidth + 11);
    });
  v.region(
    'awning.fabric',
    'Awning fabric & roller tube (stowed)',
    { part: 'awning-fabric', cat: 'awning' },
    (r) => {
      const F = rect(151, halfWidth + 0.8, 327, halfWidth + 6.2, 1.6);
      r.cast(F, 0.6, 1, 3);
      r.p(F, 'fabric', 'part-line');
      r.p(F, 'lying-cylinder');
      r.hit(F);
      r.at(190, halfWidth + 3.6);
    },
  );
  for (const [k, a, b, n] of [
    ['fwd', 148, 152.6, 'forward'],
    ['aft', 325.4, 330, 'rear'],
  ] as const)
    v.region(`awning.head-${k}`, `Awning head, ${n}`, { part: 'awning-head', cat: 'awning' }, (r) => {
      const F = rect(a, halfWidth - 0.2, b, halfWidth + 6.8, 1.4);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'lying-cylinder');
      r.hit(F);
    });
}

function drawRoof(v: View): void {
  v.deco((r) => {
    r.cast(plan, 1, 2, 4, 'shade-1');
    r.p(plan, 'mid-wall');
  });
  v.region('roof.membrane', 'Roof membrane (TPO)', { part: 'membrane' }, (r) => {
    r.p(membrane, 'membrane');
    r.p(rect(84, 30, 374, 46), 'shade-from-top');
    r.p(rect(84, -46, 374, -32), 'shade-from-bottom');
    r.p(rect(84, -16, 374, 16), 'light-1');
    let q = new Shape();
    for (let s = 108; s < 370; s += 24) q = q.add(line([s, -45.6], [s, 45.6]));
    r.p(q, 'detail-line', { strokeOpacity: 0.1 });
    r.p(membrane, 'edge-line');
    r.hit(membrane);
    r.at(172, -36);
  });
  v.region('body.front-cap', 'Front cap, upper (roof transition)', { part: 'front-cap' }, (r) => {
    r.p(cap, 'mid-wall');
    r.clip(cap, () => {
      r.p(rect(46, 34, 84, 49), 'shade-from-top');
      r.p(rect(46, -49, 84, -34), 'shade-from-bottom');
      const m = ribbon(
        pairs([62, -49, 52.4, -36, 49.4, -18, 48.6, 0, 49.4, 18, 52.4, 36, 62, 49]),
        pairs([80, -49, 70, -40, 66.4, -20, 65.4, 0, 66.4, 20, 70, 40, 80, 49]),
      );
      r.p(m, 'gloss');
      r.p(m, 'edge-line');
      r.p(rect(46, -49, 58, 49), 'shade-from-left');
      r.p(ellipse(74, 2, 7, 30), 'glow');
    });
    r.p(cap, 'edge-line');
    r.hit(cap);
    r.at(75, -26);
  });
  v.region(
    'glass.window-front',
    'Windshield-style front window (from above)',
    { part: 'window', cat: 'glass' },
    (r) => {
      const F = ribbon(
        pairs([54, -36, 51.6, -18, 51, 0, 51.6, 18, 54, 36]),
        pairs([64.6, -33, 62.4, -17, 61.8, 0, 62.4, 17, 64.6, 33]),
      );
      r.p(F, 'glass');
      r.p(ribbon(pairs([55.6, -30, 53.6, -16, 53, -3]), pairs([59.6, -29, 57.6, -16, 57, -3])), 'light-1');
      r.p(F, 'part-line');
      r.p(line([51, 0], [61.8, 0]), 'part-line');
      r.hit(F);
      r.at(57, 16);
    },
  );
}

function drawEdges(v: View): void {
  v.region('roof.front-seal', 'Front termination bar & lap sealant', { part: 'termination-bar' }, (r) => {
    const F = rect(81.8, -46.2, 86.4, 46.2, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(line([83.2, -45.6], [83.2, 45.6]), 'gleam-1');
    for (let y = -44; y < 46; y += 4) r.c(84.2, y, 0.35, 'dark-metal');
    r.hit(F, true);
    r.at(84, 30);
  });
  v.region('roof.rear-seal', 'Rear termination bar & trim', { part: 'termination-bar' }, (r) => {
    const F = rect(371.8, -46.2, 376.2, 46.2, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(line([373.2, -45.6], [373.2, 45.6]), 'gleam-1');
    for (let y = -44; y < 46; y += 4) r.c(374.2, y, 0.35, 'dark-metal');
    r.hit(F, true);
    r.at(374, -28);
  });
  v.region('body.rear-wall', 'Rear wall, top edge', { part: 'rear-wall', cat: 'body' }, (r) => {
    const F = cut.aft(plan.pts(0.12), 376.2);
    r.p(F, 'mid-wall');
    r.p(F, 'shade-from-right');
    r.hit(F, true);
    r.at(378.2, 12);
  });
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(
      `body.gutter-${k}`,
      `Gutter / drip rail, ${k} side`,
      { part: 'gutter-rail', cat: 'body' },
      (r) => {
        const F = sideBox(1, 78, s > 0 ? 45.8 : -48.4, 378, s > 0 ? 48.4 : -45.8, 0.6);
        r.p(F, 'metal', 'edge-line');
        r.p(line([79, s * 46.7], [377, s * 46.7]), 'gleam-1');
        r.p(line([79, s * 47.5], [377, s * 47.5]), 'detail-line', 'half-line');
        r.hit(F, true);
        r.at(s > 0 ? 108 : 290, s * 47.1);
      },
    );
  v.deco((r) => r.p(plan, 'silhouette-line'));
}

function drawGear(v: View): void {
  acPlan(v, 'roof.ac', 'Air conditioner shroud', 206, 0);
  ventPlan(v, 'roof.vent-bed', 'Roof vent lid, bedroom', 104, 0, { w: 14, h: 14 });
  ventPlan(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 354, 30, { w: 22, h: 18, kind: 'cover' });
  ventPlan(v, 'roof.skylight', 'Shower skylight', 329, 31, {
    w: 20,
    h: 22,
    kind: 'dome',
    cls: 'lens',
    r: 4,
    part: 'skylight',
  });
  ventPlan(v, 'roof.vent-kitchen', 'Roof vent lid, kitchen', 240, 24, { w: 14, h: 14 });
  ventPlan(v, 'roof.fridge-vent', 'Refrigerator roof vent', 271, 35, {
    w: 20,
    h: 9,
    kind: 'cover',
    part: 'fridge-vent',
  });
  solarPlan(v, 'roof.solar', 'Solar panel', 136, -20, 164, 20);
  v.region('roof.solar-entry', 'Solar cable entry gland', { part: 'solar-entry' }, (r) => {
    r.p(spline(pairs([164, -12, 169, -15, 174, -14])), 'part-line');
    const F = rect(173, -17.6, 180, -10.6, 1);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    r.c(176.5, -14.1, 1.4, 'dark-metal', 'detail-line');
    r.hit(rect(164, -17.6, 180, -10.4, 1));
    r.at(176.5, -14.1);
  });
  antennaPlan(v, 258, -28, 'TV antenna');
  pipePlan(v, 'roof.pipe', 'Plumbing vent cap', 286, -24);
  pipePlan(v, 'roof.pipe-2', 'Plumbing vent cap', 332, -34);
  v.region('roof.solar-prep', 'Roof cable / satellite prep plate', { part: 'cable-entry' }, (r) => {
    const F = rect(300, -12, 308, -4, 1);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    r.p(F.inset(0.8), 'detail-line', 'faint-line');
    r.c(304, -8, 1.5, 'dark-plastic', 'detail-line');
    r.hit(F);
  });
}

function drawLightsAndTail(v: View): void {
  [-9, 0, 9].forEach((y, i) =>
    marker(v, `light.id-front-${i + 1}`, 'Identification light', 70.6, y, {
      w: 1.4,
      h: 3.4,
      callout: i === 2,
    }),
  );
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    marker(v, `light.clearance-front-${k}`, `Clearance light, front, ${k} side`, 75.6, s * 38, {
      w: 1.4,
      h: 3.4,
      callout: s > 0,
    });
  v.region('rear.bumper', 'Rear bumper tube', (r) => {
    const F = rect(380, -45, 384, 45, 0.6);
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'standing-cylinder');
    r.hit(F, true);
    r.at(382, -34);
  });
  v.region('rear.spare', 'Spare tire (from above)', { part: 'spare-tyre' }, (r) => {
    const F = rect(380.4, -17.2, 388.4, 9.2, 2.4);
    r.cast(F, 0.8, 1.2, 2);
    r.p(F, 'tire');
    r.p(F, 'standing-cylinder', { opacity: 0.45 });
    r.p(F, 'part-line');
    for (const x of [382.4, 384.4, 386.4]) r.p(line([x, -16.6], [x, 8.6]), 'dark-gleam-1');
    r.hit(F);
    r.at(386, -1);
  });
  v.region('rear.camera', 'Backup camera', (r) => {
    const F = rect(379.8, -11, 383.4, -5, 0.8);
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(379.4, -11.6, 384, -4.4));
    r.at(381.6, -8);
  });
  v.region('rear.ladder', 'Roof ladder, upper rails', { part: 'ladder' }, (r) => {
    for (const y of [24.4, 35]) {
      r.p(rect(370, y - 1.7, 384, y - 0.6), 'shade-2');
      r.tube(line([371, y], [384, y]), 1.15);
      r.p(rect(369.6, y - 1.6, 372.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    r.tube(line([384, 24.4], [384, 35]), 1.1);
    r.hit(rect(369, 22.6, 385.4, 36.8, 1));
    r.at(377, 29.6);
  });
}

/** Front at the left, curb side up, slide-out extended. */
export function travelTrailerRoof(): Scene {
  const v = new View({
    id: 'tt32.roof',
    vehicle,
    side: 'roof',
    title: 'Travel trailer 32 ft — roof plan (slide extended)',
    w: 394,
    h: 156,
    dir: 1,
    ox: 3,
    pad: [6, 14, 6, 14],
  });
  v.map = (x, y) => [3 + x, 67 - y];
  drawBeside(v);
  drawTonguePlan(v);
  drawTongueLoadPlan(v);
  drawRoof(v);
  drawEdges(v);
  drawGear(v);
  drawLightsAndTail(v);
  v.calloutMid = 67;
  v.coLane = 14;
  return v.scene();
}
