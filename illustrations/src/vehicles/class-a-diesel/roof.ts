import { band, ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs, type Point } from '../../kit/points.ts';
import { fromPts, line, poly, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { View } from '../../kit/view.ts';
import { marker } from '../../parts/lamps.ts';
import { acPlan, pipePlan, solarPlan, ventPlan } from '../../parts/roof-plan.ts';
import { slidePlan } from '../../parts/slide-outs.ts';
import { plan, W } from './body.ts';

export function classADieselRoof(): Scene {
  const v = new View({
    id: 'cad38.roof',
    vehicle: 'class-a-diesel-38',
    side: 'roof',
    title: 'Class A diesel motorhome — roof plan (slides extended)',
    w: 466,
    h: 170,
    pad: [6, 12, 6, 12],
  });
  v.map = (x, y) => [10 + x, 82 - y];
  outside(v);
  caps(v);
  roofSkin(v);
  edges(v);
  equipment(v);
  vents(v);
  solar(v);
  antennas(v);
  lights(v);
  rearEnd(v);
  v.calloutMid = 82;
  v.coLane = 13;
  return v.scene();
}

function outside(v: View) {
  slidePlan(v, 'main', 'Living-room slide-out', { x0: 116, x1: 318, yw: -W, yo: -W - 32 });
  slidePlan(v, 'bed', 'Bedroom slide-out', { x0: 328, x1: 420, yw: -W, yo: -W - 24 });
  slidePlan(v, 'curb', 'Curb-side slide-out', { x0: 236, x1: 324, yw: W, yo: W + 22 });
  v.region('awning.cassette', 'Patio awning cassette', { part: 'awning-case', cat: 'awning' }, (r) => {
    const F = rect(73, W - 0.6, 335, W + 5.4, 1.6);
    r.cast(F, 0.6, 1, 3);
    r.p(F, 'plastic');
    r.p(F, 'lying-cylinder');
    r.p(F, 'part-line');
    for (const x of [78, 330]) r.p(line([x, W - 0.4], [x, W + 5.2]), 'edge-line');
    r.hit(F);
    r.at(150, W + 2.4);
  });
  v.region('awning.door', 'Entry-door awning', { part: 'awning-door', cat: 'awning' }, (r) => {
    const F = rect(31, W - 0.6, 66, W + 4.4, 1.4);
    r.p(F, 'plastic');
    r.p(F, 'lying-cylinder');
    r.p(F, 'part-line');
    r.hit(F);
  });
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, { part: 'mirror', cat: 'body' }, (r) => {
      const arm: Point[] = [
        [15, s * 46],
        [8, s * 52],
        [1, s * 57],
      ];
      r.tube(spline(arm), 1.9, 'gloss-2');
      const H = poly([
        [-4.6, s * 53, 2],
        [-4, s * 62.4, 3],
        [3.4, s * 62, 3],
        [4, s * 53.6, 2.4],
      ]);
      r.p(H, 'accent-2');
      r.p(H, 'diagonal-bevel');
      r.p(H, 'overlap-line');
      r.hit(H.add(band(arm, 3, 3, 3)));
      r.at(0, s * 58);
    });
  v.deco((r) => {
    r.cast(plan, 1, 2, 4, 'shade-1');
    r.p(plan, 'mid-wall');
  });
}

function caps(v: View) {
  v.region('body.front-bumper', 'Front bumper / lower mask (edge)', { part: 'bumper', cat: 'body' }, (r) => {
    const F = cut.fwd(plan, 12);
    r.p(F, 'accent-2');
    r.hit(F);
    r.at(3, -30);
  });
  v.region('glass.windshield', 'Windshield (from above)', { part: 'windshield', cat: 'glass' }, (r) => {
    const F = ribbon(
      pairs([14, -49, 7.6, -30, 6.4, 0, 7.6, 30, 14, 49]),
      pairs([24, -49, 16.4, -30, 14.8, 0, 16.4, 30, 24, 49]),
    );
    r.clip(plan, () => {
      r.p(F, 'glass');
      r.p(ribbon(pairs([15, -44, 9.6, -24, 8.6, -4]), pairs([19, -44, 12.6, -24, 11.4, -4])), 'light-1');
      r.p(F, 'part-line');
    });
    r.p(line([6.6, 0], [14.6, 0]), 'overlap-line');
    r.hit(F);
    r.at(10.8, 16);
  });
  v.region('body.front-cap', 'Front cap, upper', { part: 'front-cap', cat: 'body' }, (r) => {
    const F = fromPts([
      ...spline(pairs([24, -50.2, 16.4, -30, 14.8, 0, 16.4, 30, 24, 50.2])).pts(0.1),
      [46, W],
      [46, -W],
    ]);
    r.p(F, 'mid-wall');
    r.clip(F, () => {
      r.p(rect(14, -51, 34, 51), 'shade-from-left');
      r.p(rect(14, 38, 46, 51), 'shade-from-top');
      r.p(rect(14, -51, 46, -38), 'shade-from-bottom');
      r.p(ellipse(34, 0, 8, 34), 'glow');
    });
    r.p(F, 'edge-line');
    r.hit(F);
    r.at(30, -22);
  });
}

function roofSkin(v: View) {
  const deck = cut.box(plan, 46, -47, 430, 47);
  v.region('roof.panel', 'Roof skin (one-piece fiberglass)', { part: 'roof-panel' }, (r) => {
    r.p(deck, 'membrane');
    r.p(rect(46, 30, 430, 47), 'shade-from-top');
    r.p(rect(46, -47, 430, -32), 'shade-from-bottom');
    r.p(rect(46, -18, 430, 18), 'light-1');
    r.p(deck, 'edge-line');
    for (const y of [-40, 40]) {
      r.p(line([48, y], [428, y]), 'detail-line', 'faint-line');
      r.p(line([48, y - 0.8], [428, y - 0.8]), 'gleam-1');
    }
    r.hit(deck);
    r.at(330, -36);
  });
  for (const [s, k] of [
    [1, 'curb'],
    [-1, 'road'],
  ] as const)
    v.region(
      `body.gutter-${k}`,
      `Roof radius molding & gutter, ${k} side`,
      { part: 'gutter-rail', cat: 'body' },
      (r) => {
        const F = cut.box(plan, 46, s > 0 ? 46.6 : -51, 430, s > 0 ? 51 : -46.6);
        r.p(F, 'metal', 'edge-line');
        r.p(F, 'lying-cylinder');
        r.hit(F, true);
        r.at(s > 0 ? 100 : 98, s * 48.6);
      },
    );
}

function edges(v: View) {
  const tail = cut.aft(plan, 430);
  v.region('body.rear-cap', 'Rear cap, upper', { part: 'rear-cap', cat: 'body' }, (r) => {
    r.p(tail, 'mid-wall');
    r.clip(tail, () => {
      r.p(rect(436, -51, 451, 51), 'shade-from-right');
      r.p(rect(430, 38, 451, 51), 'shade-from-top');
      r.p(rect(430, -51, 451, -38), 'shade-from-bottom');
      r.p(spline(pairs([452, -44, 444, -20, 442.6, 0, 444, 20, 452, 44])), 'edge-line', 'half-line');
    });
    r.p(tail, 'edge-line');
    r.hit(tail);
    r.at(438, -20);
  });
  v.deco((r) => r.p(plan, 'silhouette-line'));
  v.region('roof.front-seal', 'Front roof seam & sealant', { part: 'termination-bar' }, (r) => {
    const F = rect(44.4, -47, 47.8, 47, 0.5);
    r.p(F, 'metal', 'edge-line');
    r.p(line([45.4, -46], [45.4, 46]), 'gleam-1');
    r.hit(F, true);
    r.at(46, 34);
  });
  v.region('roof.rear-seal', 'Rear roof seam & sealant', { part: 'termination-bar' }, (r) => {
    const F = rect(428.4, -47, 431.8, 47, 0.5);
    r.p(F, 'metal', 'edge-line');
    r.p(line([429.4, -46], [429.4, 46]), 'gleam-1');
    r.hit(F, true);
    r.at(430, 34);
  });
}

function equipment(v: View) {
  (
    [
      [93, 'front'],
      [227, 'mid'],
      [369, 'rear'],
    ] as const
  ).forEach(([x, k]) =>
    acPlan(v, `roof.ac-${k}`, `Air conditioner shroud, ${k === 'mid' ? 'center' : k}`, x, 0, {
      len: 42,
      w: 29,
    }),
  );
  v.region('roof.sat-dome', 'Satellite dome', (r) => {
    const x = 152,
      y = -26;
    r.p(ellipse(x + 1.2, y - 1.6, 10.4), 'shade-2');
    r.c(x, y, 10, 'plastic');
    r.c(x, y, 10, 'sphere');
    r.c(x, y, 10, 'part-line');
    r.c(x, y, 8.4, 'detail-line', 'half-line');
    r.hit(ellipse(x, y, 10.4));
  });
  v.region('roof.air-horn', 'Air horns', (r) => {
    for (const y of [-5, 0]) {
      const F = poly([
        [50, y - 1.4, 0.3],
        [50, y + 1.4, 0.3],
        [66, y + 0.7, 0.4],
        [66, y - 0.7, 0.4],
      ]);
      r.p(F, 'metal', 'edge-line');
      r.p(F, 'lying-cylinder');
    }
    r.hit(rect(49, -7.4, 67, 2.4));
  });
}

function vents(v: View) {
  ventPlan(v, 'roof.vent-galley', 'Roof vent cover, galley', 180, 18, { w: 20, h: 17, kind: 'cover' });
  ventPlan(v, 'roof.skylight', 'Shower skylight', 363, 33, {
    w: 16,
    h: 20,
    kind: 'dome',
    cls: 'lens',
    r: 4,
    part: 'skylight',
  });
  ventPlan(v, 'roof.vent-bath', 'Roof vent cover, bathroom', 340, 33, { w: 16, h: 16, kind: 'cover' });
  ventPlan(v, 'roof.fridge-vent', 'Refrigerator roof vent', 303, -36, {
    w: 20,
    h: 9,
    kind: 'cover',
    part: 'fridge-vent',
  });
  pipePlan(v, 'roof.pipe-1', 'Plumbing vent cap', 200, -34);
  pipePlan(v, 'roof.pipe-2', 'Plumbing vent cap', 262, -34);
}

function solar(v: View) {
  solarPlan(v, 'roof.solar-1', 'Solar panel 1', 122, 10, 160, 34);
  solarPlan(v, 'roof.solar-2', 'Solar panel 2', 398, -36, 424, -4);
  solarPlan(v, 'roof.solar-3', 'Solar panel 3', 398, 4, 424, 36);
}

function antennas(v: View) {
  v.region('roof.antenna', 'TV / Wi-Fi antenna', (r) => {
    r.p(ellipse(256.8, 29.2, 7), 'shade-2');
    r.c(256, 30, 7, 'plastic', 'part-line');
    r.c(256, 30, 7, 'sphere');
    r.c(256, 30, 4.4, 'detail-line', 'half-line');
    r.c(256, 30, 1, 'dark-metal', 'detail-line');
    r.hit(ellipse(256, 30, 7.4));
  });
}

function lights(v: View) {
  [-30, -15, 0, 15, 30].forEach((y, i) =>
    marker(
      v,
      Math.abs(y) === 30 ? `light.clearance-front@${y < 0 ? 'L' : 'R'}` : `light.id-front-${i}`,
      'Brow clearance / ID light',
      22.6 + Math.abs(y) * 0.08,
      y,
      { w: 1.4, h: 3.2, callout: i === 3 },
    ),
  );
}

function rearEnd(v: View) {
  v.region('rear.ladder', 'Roof ladder, upper rails', { part: 'ladder' }, (r) => {
    for (const y of [23, 34]) {
      r.p(rect(436, y - 1.7, 455, y - 0.6), 'shade-2');
      r.tube(line([437, y], [455, y]), 1.15);
      r.p(rect(435.6, y - 1.6, 438.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    r.tube(line([455, 23], [455, 34]), 1.1);
    r.hit(rect(435, 21.4, 456.4, 35.6, 1));
  });
  v.region('rear.camera', 'Rear-view camera', (r) => {
    const F = rect(449.6, -3, 453.4, 3, 0.8);
    r.p(F, 'gloss', 'edge-line');
    r.hit(rect(449, -3.6, 454, 3.6));
  });
}
