import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { band, cornered, ellipse, fromPts, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs, type Point } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { acPlan, antennaDisc, pipePlan, solarPlan, ventPlan } from '../../../parts/roof/roof-plan.ts';
import { cameraPlan } from '../../../parts/walls/cameras.ts';
import { rearCapFromAbove, windshieldFromAbove, roofEdgeMoldings } from '../../../parts/walls/coach.ts';
import { marker } from '../../../parts/walls/lamps.ts';
import { slidePlan } from '../../../parts/walls/slide-outs.ts';
import { metalStrip } from '../../../parts/walls/trim.ts';
import { plan, W } from '../body.ts';
import { vehicle } from '../hull.ts';

export function classADieselRoof(): Scene {
  const view = planView(vehicle, 'roof', 466, 170, {
    state: 'slides extended',
    originX: 10,
    cy: 82,
    lane: 13,
    pad: [6, 12, 6, 12],
  });
  outside(view);
  caps(view);
  roofSkin(view);
  edges(view);
  equipment(view);
  vents(view);
  solar(view);
  antennaDisc(view, 'TV / Wi-Fi antenna', 256, 30);
  lights(view);
  rearEnd(view);
  return view.scene();
}

function outside(view: View) {
  slidePlan(view, 'main', 'Living-room slide-out', { x0: 116, x1: 318, yw: -W, yo: -W - 32 });
  slidePlan(view, 'bed', 'Bedroom slide-out', { x0: 328, x1: 420, yw: -W, yo: -W - 24 });
  slidePlan(view, 'curb', 'Curb-side slide-out', { x0: 236, x1: 324, yw: W, yo: W + 22 });
  view.region('awning.cassette', 'Patio awning cassette', (pen) => {
    const outline = rect(73, W - 0.6, 335, W + 5.4, 1.6);
    pen.shadow(outline, 0.6, 1, 3);
    pen.layers(outline, ['plastic'], ['lying-cylinder'], ['part-line']);
    for (const x of [78, 330]) pen.path(line([x, W - 0.4], [x, W + 5.2]), 'edge-line');
    pen.hitArea(outline).calloutAt(150, W + 2.4);
  });
  view.region('awning.door', 'Entry-door awning', (pen) => {
    const outline = rect(31, W - 0.6, 66, W + 4.4, 1.4);
    pen.layers(outline, ['plastic'], ['lying-cylinder'], ['part-line']);
    pen.hitArea(outline);
  });
  for (const [s, k] of sidesFromAbove)
    view.region(`body.mirror-${k}`, `Exterior mirror, ${k} side`, (pen) => {
      const arm: Point[] = pairs([15, s * 46, 8, s * 52, 1, s * 57]);
      pen.tube(spline(arm), 1.9, 'gloss-2');
      const H = cornered([-4.6, s * 53, 2, -4, s * 62.4, 3, 3.4, s * 62, 3, 4, s * 53.6, 2.4]);
      pen.layers(H, ['accent-2'], ['diagonal-bevel'], ['overlap-line']);
      pen.hitArea(H.add(band(arm, 3, 3, 3))).calloutAt(0, s * 58);
    });
  view.decoration((pen) => {
    pen.shadow(plan, 1, 2, 4, 'shade-1');
    pen.path(plan, 'mid-wall');
  });
}

function caps(view: View) {
  view.region('body.front-bumper', 'Front bumper / lower mask (edge)', (pen) => {
    const outline = cut.fwd(plan, 12);
    pen.path(outline, 'accent-2');
    pen.hitArea(outline).calloutAt(3, -30);
  });
  windshieldFromAbove(
    view,
    plan,
    [14, -49, 7.6, -30, 6.4, 0, 7.6, 30, 14, 49],
    [24, -49, 16.4, -30, 14.8, 0, 16.4, 30, 24, 49],
    {
      sheen: [
        [15, -44, 9.6, -24, 8.6, -4],
        [19, -44, 12.6, -24, 11.4, -4],
      ],
      bar: [6.6, 14.6],
      at: [10.8, 16],
    },
  );
  view.region('body.front-cap', 'Front cap, upper', (pen) => {
    const outline = fromPts([
      ...spline([24, -50.2, 16.4, -30, 14.8, 0, 16.4, 30, 24, 50.2]).pts(0.1),
      [46, W],
      [46, -W],
    ]);
    pen.path(outline, 'mid-wall');
    pen.within(outline, () => {
      pen.path(rect(14, -51, 34, 51), 'shade-from-left');
      pen.path(rect(14, 38, 46, 51), 'shade-from-top');
      pen.path(rect(14, -51, 46, -38), 'shade-from-bottom');
      pen.path(ellipse(34, 0, 8, 34), 'glow');
    });
    pen.path(outline, 'edge-line');
    pen.hitArea(outline).calloutAt(30, -22);
  });
}

function roofSkin(view: View) {
  const deck = cut.box(plan, 46, -47, 430, 47);
  view.region('roof.panel', 'Roof skin (one-piece fiberglass)', (pen) => {
    pen.path(deck, 'membrane');
    pen.path(rect(46, 30, 430, 47), 'shade-from-top');
    pen.path(rect(46, -47, 430, -32), 'shade-from-bottom');
    pen.path(rect(46, -18, 430, 18), 'light-1');
    pen.path(deck, 'edge-line');
    for (const y of [-40, 40]) {
      pen.path(line([48, y], [428, y]), 'detail-line', 'faint-line');
      pen.path(line([48, y - 0.8], [428, y - 0.8]), 'gleam-1');
    }
    pen.hitArea(deck).calloutAt(330, -36);
  });
  roofEdgeMoldings(view, 'Roof radius molding & gutter', plan, 430, [100, 98]);
}

function edges(view: View) {
  const tail = cut.aft(plan, 430);
  rearCapFromAbove(view, tail, [430, 436, 451], [452, -44, 444, -20, 442.6, 0, 444, 20, 452, 44], [438, -20]);
  view.decoration((pen) => pen.path(plan, 'silhouette-line'));
  metalStrip(
    view,
    'roof.front-seal',
    'Front roof seam & sealant',
    [44.4, -47, 47.8, 47],
    [45.4, -46, 45.4, 46],
    [46, 34],
    0.5,
  );
  metalStrip(
    view,
    'roof.rear-seal',
    'Rear roof seam & sealant',
    [428.4, -47, 431.8, 47],
    [429.4, -46, 429.4, 46],
    [430, 34],
    0.5,
  );
}

function equipment(view: View) {
  (
    [
      [93, 'front'],
      [227, 'mid'],
      [369, 'rear'],
    ] as const
  ).forEach(([x, k]) =>
    acPlan(view, `roof.ac-${k}`, `Air conditioner shroud, ${k === 'mid' ? 'center' : k}`, x, 0, {
      len: 42,
      w: 29,
    }),
  );
  view.region('roof.sat-dome', 'Satellite dome', (pen) => {
    const x = 152,
      y = -26;
    pen.path(ellipse(x + 1.2, y - 1.6, 10.4), 'shade-2');
    pen.concentric(x, y, [10, 'plastic'], [10, 'sphere'], [10, 'part-line']);
    pen.circle(x, y, 8.4, 'detail-line', 'half-line');
    pen.hitArea(ellipse(x, y, 10.4));
  });
  view.region('roof.air-horn', 'Air horns', (pen) => {
    for (const y of [-5, 0]) {
      const outline = cornered([50, y - 1.4, 0.3, 50, y + 1.4, 0.3, 66, y + 0.7, 0.4, 66, y - 0.7, 0.4]);
      pen.layers(outline, ['metal', 'edge-line'], ['lying-cylinder']);
    }
    pen.hitArea(rect(49, -7.4, 67, 2.4));
  });
}

function vents(view: View) {
  ventPlan(view, 'roof.vent-galley', 'Roof vent cover, galley', 180, 18, { w: 20, h: 17, kind: 'cover' });
  ventPlan(view, 'roof.skylight', 'Shower skylight', 363, 33, {
    w: 16,
    h: 20,
    kind: 'dome',
    paint: 'lens',
    r: 4,
  });
  ventPlan(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 340, 33, { w: 16, h: 16, kind: 'cover' });
  ventPlan(view, 'roof.fridge-vent', 'Refrigerator roof vent', 303, -36, { w: 20, h: 9, kind: 'cover' });
  pipePlan(view, 'roof.pipe-1', 'Plumbing vent cap', 200, -34);
  pipePlan(view, 'roof.pipe-2', 'Plumbing vent cap', 262, -34);
}

function solar(view: View) {
  solarPlan(view, 'roof.solar-1', 'Solar panel 1', 122, 10, 160, 34);
  solarPlan(view, 'roof.solar-2', 'Solar panel 2', 398, -36, 424, -4);
  solarPlan(view, 'roof.solar-3', 'Solar panel 3', 398, 4, 424, 36);
}

function lights(view: View) {
  [-30, -15, 0, 15, 30].forEach((y, i) =>
    marker(
      view,
      Math.abs(y) === 30 ? `light.clearance-front@${y < 0 ? 'L' : 'R'}` : `light.id-front-${i}`,
      'Brow clearance / ID light',
      [22.6 + Math.abs(y) * 0.08, y],
      [1.4, 3.2],
      { callout: i === 3 },
    ),
  );
}

function rearEnd(view: View) {
  view.region('rear.ladder', 'Roof ladder, upper rails', (pen) => {
    for (const y of [23, 34]) {
      pen.path(rect(436, y - 1.7, 455, y - 0.6), 'shade-2');
      pen.tube(line([437, y], [455, y]), 1.15);
      pen.path(rect(435.6, y - 1.6, 438.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    pen.tube(line([455, 23], [455, 34]), 1.1);
    pen.hitArea(rect(435, 21.4, 456.4, 35.6, 1));
  });
  cameraPlan(view, 'Rear-view camera', [449.6, -3, 453.4, 3], [449, -3.6, 454, 3.6]);
}
