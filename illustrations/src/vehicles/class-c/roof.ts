import { ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { sideBox } from '../../parts/mirrored.ts';
import { acPlan, antennaPlan, pipePlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';
import { slidePlan } from '../../parts/slide-outs.ts';
import { halfWidth, housePlan, vehicle } from './hull.ts';
import { drawFendersAndGrille, drawHoodPlan, drawLampsPlan, drawMirrorsAndBumper } from './roof-cab.ts';

const membrane = cut.box(housePlan, 92, -47.4, 364, 47.4);
const cap = new Shape()
  .M(92, halfWidth)
  .L(80, halfWidth)
  .C(66, halfWidth, 55, 46.6, 47.6, 37)
  .C(41.4, 28, 37.6, 14, 37.6, 0)
  .C(37.6, -14, 41.4, -28, 47.6, -37)
  .C(55, -46.6, 66, -halfWidth, 80, -halfWidth)
  .L(92, -halfWidth)
  .Z();

/** Slide-outs, step and stowed awning, below the roof edge. */
function drawBeside(v: View): void {
  slidePlan(v, 'main', 'Living-room slide-out', { x0: 113, x1: 227, yw: -halfWidth, yo: -halfWidth - 34 });
  slidePlan(v, 'bed', 'Bedroom slide-out', { x0: 290, x1: 352, yw: halfWidth, yo: halfWidth + 22 });
  v.region('door.steps@R', 'Electric entry step', { part: 'entry-step', cat: 'door' }, (r) => {
    const F = rect(151, halfWidth, 174, halfWidth + 10, 0.6);
    r.cast(F, 0.5, 0.8, 2);
    r.p(F, 'metal', 'part-line');
    let q = new Shape();
    for (let y = halfWidth + 7; y < halfWidth + 9.6; y += 0.9) q = q.add(line([152, y], [173, y]));
    r.p(q, 'detail-line');
    r.hit(F);
    r.at(157, halfWidth + 8.4);
  });
  v.region(
    'awning.fabric',
    'Awning fabric & roller tube (stowed)',
    { part: 'awning-fabric', cat: 'awning' },
    (r) => {
      const F = rect(141, halfWidth + 0.6, 283, halfWidth + 6, 1.6);
      r.cast(F, 0.6, 1, 3);
      r.p(F, 'fabric', 'part-line');
      r.p(F, 'lying-cylinder');
      r.hit(F);
      r.at(176, halfWidth + 3.4);
    },
  );
  for (const [k, a, b, n] of [
    ['fwd', 138, 142.6, 'forward'],
    ['aft', 281.4, 286, 'rear'],
  ] as const)
    v.region(`awning.head-${k}`, `Awning head, ${n}`, { part: 'awning-head', cat: 'awning' }, (r) => {
      const F = rect(a, halfWidth - 0.4, b, halfWidth + 6.6, 1.4);
      r.p(F, 'plastic', 'part-line');
      r.p(F, 'lying-cylinder');
      r.hit(F);
    });
}

function drawRoof(v: View): void {
  v.deco((r) => {
    r.cast(housePlan, 1, 2, 4, 'shade-1');
    r.p(housePlan, 'mid-wall');
  });
  v.region('roof.membrane', 'Roof membrane (TPO)', { part: 'membrane' }, (r) => {
    r.p(membrane, 'membrane');
    r.p(rect(92, 31, 364, 47.4), 'shade-from-top');
    r.p(rect(92, -47.4, 364, -33), 'shade-from-bottom');
    r.p(rect(92, -16, 364, 16), 'light-1');
    let q = new Shape();
    for (let s = 116; s < 360; s += 24) q = q.add(line([s, -47], [s, 47]));
    r.p(q, 'detail-line', { strokeOpacity: 0.1 });
    r.p(membrane, 'edge-line');
    r.hit(membrane);
    r.at(160, -36);
  });
  v.region(
    'body.cabover-cap',
    'Cab-over cap, upper (roof transition)',
    { part: 'front-cap', cat: 'body' },
    (r) => {
      r.p(cap, 'mid-wall');
      r.clip(cap, () => {
        r.p(rect(36, -51, 66, 51), 'shade-from-left');
        r.p(rect(36, 36, 92, 51), 'shade-from-top');
        r.p(rect(36, -51, 92, -36), 'shade-from-bottom');
        const m = ribbon(
          pairs([62, -50.4, 50, -36, 44, -18, 42.2, 0, 44, 18, 50, 36, 62, 50.4]),
          pairs([82, -51, 66, -40, 56, -20, 53, 0, 56, 20, 66, 40, 82, 51]),
        );
        r.p(m, 'gloss');
        r.p(ribbon(pairs([58, -44, 48.6, -24, 46.6, -4]), pairs([63, -43, 52.6, -23, 50, -4])), 'light-1');
        r.p(m, 'edge-line');
        r.p(ellipse(74, 2, 10, 30), 'glow');
      });
      r.p(cap, 'edge-line');
      r.hit(cap);
      r.at(74, 18);
    },
  );
  v.region(
    'glass.window-cabover',
    'Window, cab-over front (from above)',
    { part: 'window', cat: 'glass' },
    (r) => {
      const F = ribbon(
        pairs([46.6, -20, 43.6, -10, 42.8, 0, 43.6, 10, 46.6, 20]),
        pairs([51.6, -19, 48.6, -9, 47.8, 0, 48.6, 9, 51.6, 19]),
      );
      r.p(F, 'glass');
      r.p(F, 'part-line');
      r.p(ribbon(pairs([47.6, -16, 45.2, -8, 44.4, 0]), pairs([49.8, -15, 47, -8, 46, 0])), 'light-1');
      r.hit(F, true);
      r.at(45.6, 6);
    },
  );
}

function drawEdges(v: View): void {
  v.region('roof.front-seal', 'Front termination bar & lap sealant', { part: 'termination-bar' }, (r) => {
    const F = rect(89.6, -47.6, 94.2, 47.6, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(line([91, -47], [91, 47]), 'gleam-1');
    for (let y = -45; y < 47; y += 4.5) r.c(92, y, 0.35, 'dark-metal');
    r.hit(F, true);
    r.at(92, -27);
  });
  v.region('roof.rear-seal', 'Rear termination bar & trim', { part: 'termination-bar' }, (r) => {
    const F = rect(361.6, -47.6, 366, 47.6, 0.6);
    r.p(F, 'metal', 'edge-line');
    r.p(line([363, -47], [363, 47]), 'gleam-1');
    for (let y = -45; y < 47; y += 4.5) r.c(364, y, 0.35, 'dark-metal');
    r.hit(F, true);
    r.at(363.6, -32);
  });
  v.region('body.rear-wall', 'Rear wall, top edge', { part: 'rear-wall', cat: 'body' }, (r) => {
    const F = rect(366, -halfWidth, 369.6, halfWidth, [0, 4, 4, 0]);
    r.p(F, 'mid-wall');
    r.p(F, 'shade-from-right');
    r.hit(F, true);
    r.at(368, -16);
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
        const F = sideBox(1, 84, s > 0 ? 47.2 : -49.8, 368, s > 0 ? 49.8 : -47.2, 0.6);
        r.p(F, 'metal', 'edge-line');
        r.p(line([85, s * 48.1], [367, s * 48.1]), 'gleam-1');
        r.p(line([85, s * 48.9], [367, s * 48.9]), 'detail-line', 'half-line');
        r.hit(F, true);
        r.at(s > 0 ? 120 : 250, s * 48.5);
      },
    );
  v.deco((r) => r.p(housePlan, 'silhouette-line'));
}

function drawGear(v: View): void {
  acPlan(v, 'roof.ac', 'Air conditioner shroud', 198, 0);
  ventPlan(v, 'roof.vent-front', 'Roof vent lid, cab-over', 112, 0, { w: 14, h: 14 });
  ventPlan(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 268, 20, { w: 22, h: 18, kind: 'cover' });
  ventPlan(v, 'roof.skylight', 'Shower skylight', 300, -14, {
    w: 24,
    h: 22,
    kind: 'dome',
    cls: 'lens',
    r: 4,
    part: 'skylight',
  });
  ventPlan(v, 'roof.fridge-vent', 'Refrigerator roof vent', 238, 36, {
    w: 20,
    h: 9,
    kind: 'cover',
    part: 'fridge-vent',
  });
  solarPlan(v, 'roof.solar', 'Solar panel', 226, -22, 250, 18);
  v.region('roof.solar-entry', 'Solar cable entry gland', { part: 'solar-entry' }, (r) => {
    r.p(spline(pairs([250, -12, 256, -15, 261, -14])), 'part-line');
    const F = rect(260, -17.6, 267, -10.6, 1);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'plastic', 'edge-line');
    r.c(263.5, -14.1, 1.4, 'dark-metal', 'detail-line');
    r.hit(rect(250, -17.6, 267, -10.4, 1));
    r.at(263.5, -14.1);
  });
  antennaPlan(v, 148, -30);
  pipePlan(v, 'roof.pipe', 'Plumbing vent cap', 286, 34);
  pipePlan(v, 'roof.pipe-2', 'Plumbing vent cap', 254, -38);
  v.region('roof.rack', 'Roof rack', (r) => {
    const F = rect(318, -42, 358, 10, 2);
    r.p(F.move(0.8, -1.2), 'shade-1');
    r.p(F.move(0.8, -1.2), { stroke: 'sh', strokeOpacity: 0.16, width: 1.2 });
    for (const y of [-29, -16, -3]) r.tube(line([318, y], [358, y]), 0.9);
    for (const x of [331, 345]) r.tube(line([x, -42], [x, 10]), 0.9);
    r.tube(poly(corners([318, -42, 2, 358, -42, 2, 358, 10, 2, 318, 10, 2])), 1.1);
    for (const [a, b] of [
      [322, -42],
      [338, -42],
      [354, -42],
      [322, 10],
      [338, 10],
      [354, 10],
    ] as const)
      r.p(rect(a - 1.4, b - 1.4, a + 1.4, b + 1.4, 0.5), 'metal', 'detail-line');
    r.hit(rect(316.6, -43.4, 359.4, 11.4, 2));
    r.at(338, -3);
  });
}

function drawLightsAndTail(v: View): void {
  [-9, 0, 9].forEach((y, i) =>
    marker(v, `light.id-front-${i + 1}`, 'Identification light', 59, y, { w: 1.5, h: 3.4, callout: i === 0 }),
  );
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    marker(v, `light.clearance-front-${k}`, `Clearance light, cab-over, ${k} side`, 72.6, s * 35, {
      w: 1.5,
      h: 3.4,
      callout: s > 0,
    });
  v.region('rear.bumper', 'Rear bumper', (r) => {
    const F = rect(369.8, -46, 373.6, 46, 0.6);
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'standing-cylinder');
    r.hit(F, true);
    r.at(371.8, -38);
  });
  v.region('rear.spare', 'Spare tire & cover (from above)', { part: 'spare-tyre' }, (r) => {
    const F = rect(371, -9, 379.4, 19, 2.6);
    r.cast(F, 0.8, 1.2, 2);
    r.p(F, 'tire');
    r.p(F, 'part-line');
    const G = rect(375, -8.6, 379.6, 18.6, 2);
    r.p(G, 'accent-2');
    r.p(G, 'standing-cylinder', { opacity: 0.6 });
    r.p(G, 'part-line');
    r.p(line([373, -8], [373, 18]), 'dark-gleam-1');
    r.hit(rect(370.8, -9.2, 379.8, 19.2, 2));
    r.at(377.2, 0);
  });
  v.region('rear.camera', 'Backup camera', (r) => {
    const F = rect(369.4, -9, 373, -3, 0.8);
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(369, -9.6, 373.6, -2.4));
    r.at(371.4, -6);
  });
  v.region('rear.ladder', 'Roof ladder, upper rails', { part: 'ladder' }, (r) => {
    for (const y of [24.6, 35.6]) {
      r.p(rect(360, y - 1.7, 374, y - 0.6), 'shade-2');
      r.tube(line([361, y], [374.4, y]), 1.15);
      r.p(rect(359.6, y - 1.6, 362.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    r.tube(line([374.4, 24.6], [374.4, 35.6]), 1.1);
    r.hit(rect(359, 22.8, 375.8, 37.4, 1));
    r.at(366.6, 30);
  });
}

/** Front at the left, curb side up, slide-outs extended. */
export function classCRoof(): Scene {
  const v = new View({
    id: 'cc31.roof',
    vehicle,
    side: 'roof',
    title: 'Class C motorhome 31 ft — roof plan (slides extended)',
    w: 386,
    h: 168,
    dir: 1,
    ox: 4,
    pad: [6, 14, 6, 14],
  });
  v.map = (x, y) => [4 + x, 78 - y];
  drawBeside(v);
  drawMirrorsAndBumper(v);
  drawFendersAndGrille(v);
  drawLampsPlan(v);
  drawHoodPlan(v);
  drawRoof(v);
  drawEdges(v);
  drawGear(v);
  drawLightsAndTail(v);
  v.calloutMid = 78;
  v.coLane = 14;
  return v.scene();
}
