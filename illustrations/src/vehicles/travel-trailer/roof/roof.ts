import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { ellipse, line, rect, ribbon, Shape } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { identificationLights, marker } from '../../../parts/walls/lamps.ts';
import { acPlan, antennaPlan, pipePlan, solarPlan, ventPlan } from '../../../parts/roof/roof-plan.ts';
import {
  awningHeadsPlan,
  awningPlan,
  guttersPlan,
  membraneSurface,
  solarEntry,
  terminationBar,
} from '../../../parts/roof/roof-surfaces.ts';
import { slidePlan } from '../../../parts/walls/slide-outs.ts';
import { halfWidth, vehicle } from '../hull.ts';
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
function drawBeside(view: View): void {
  slidePlan(view, 'main', 'Living-room slide-out', { x0: 134, x1: 262, yw: -halfWidth, yo: -halfWidth - 34 });
  for (const [id, n, a, b] of [
    ['door.steps-2@R', 'Entry steps, second door', 120, 143],
    ['door.steps@R', 'Entry steps', 286, 311],
  ] as const)
    view.region(id, n, (pen) => {
      for (const y of [halfWidth + 7.4, halfWidth + 0.6]) {
        const outline = rect(a + 1, y, b - 1, y + 6.8, 0.4);
        pen.shadow(outline, 0.5, 0.8, 2);
        pen.path(outline, 'metal', 'edge-line');
        let q = new Shape();
        for (let k = 1; k < 5; k++) q = q.add(line([a + 2, y + 1.3 * k + 0.6], [b - 2, y + 1.3 * k + 0.6]));
        pen.path(q, 'detail-line', 'half-line');
      }
      pen.path(rect(a, halfWidth, a + 1.4, halfWidth + 14.6, 0.3), 'dark-metal', 'detail-line');
      pen.path(rect(b - 1.4, halfWidth, b, halfWidth + 14.6, 0.3), 'dark-metal', 'detail-line');
      pen.hitArea(rect(a, halfWidth, b, halfWidth + 14.8, 0.4)).calloutAt(a + 6, halfWidth + 11);
    });
  awningPlan(
    view,
    'Awning fabric & roller tube (stowed)',
    [151, halfWidth + 0.8, 327, halfWidth + 6.2],
    [190, halfWidth + 3.6],
  );
  awningHeadsPlan(view, [148, 152.6], [325.4, 330], [halfWidth - 0.2, halfWidth + 6.8]);
}

function drawRoof(view: View): void {
  view.decoration((pen) => {
    pen.shadow(plan, 1, 2, 4, 'shade-1');
    pen.path(plan, 'mid-wall');
  });
  membraneSurface(view, membrane, [84, 374, 46], {
    edges: [30, -32],
    seams: [108, 370, 45.6],
    at: [172, -36],
  });
  view.region('body.front-cap', 'Front cap, upper (roof transition)', (pen) => {
    pen.path(cap, 'mid-wall');
    pen.within(cap, () => {
      pen.path(rect(46, 34, 84, 49), 'shade-from-top');
      pen.path(rect(46, -49, 84, -34), 'shade-from-bottom');
      const m = ribbon(
        [62, -49, 52.4, -36, 49.4, -18, 48.6, 0, 49.4, 18, 52.4, 36, 62, 49],
        [80, -49, 70, -40, 66.4, -20, 65.4, 0, 66.4, 20, 70, 40, 80, 49],
      );
      pen.layers(m, ['gloss'], ['edge-line']);
      pen.path(rect(46, -49, 58, 49), 'shade-from-left');
      pen.path(ellipse(74, 2, 7, 30), 'glow');
    });
    pen.path(cap, 'edge-line');
    pen.hitArea(cap).calloutAt(75, -26);
  });
  view.region('glass.window-front', 'Windshield-style front window (from above)', (pen) => {
    const outline = ribbon(
      [54, -36, 51.6, -18, 51, 0, 51.6, 18, 54, 36],
      [64.6, -33, 62.4, -17, 61.8, 0, 62.4, 17, 64.6, 33],
    );
    pen.path(outline, 'glass');
    pen.path(ribbon([55.6, -30, 53.6, -16, 53, -3], [59.6, -29, 57.6, -16, 57, -3]), 'light-1');
    pen.path(outline, 'part-line');
    pen.path(line([51, 0], [61.8, 0]), 'part-line');
    pen.hitArea(outline).calloutAt(57, 16);
  });
}

function drawEdges(view: View): void {
  terminationBar(view, 'front', [81.8, 86.4], 46.2, [-44, 46, 4], [84, 30]);
  terminationBar(view, 'rear', [371.8, 376.2], 46.2, [-44, 46, 4], [374, -28]);
  view.region('body.rear-wall', 'Rear wall, top edge', (pen) => {
    const outline = cut.aft(plan.pts(0.12), 376.2);
    pen.layers(outline, ['mid-wall'], ['shade-from-right']);
    pen.hitArea(outline, true).calloutAt(378.2, 12);
  });
  guttersPlan(view, [78, 378], [45.8, 48.4], [108, 290]);
  view.decoration((pen) => pen.path(plan, 'silhouette-line'));
}

function drawGear(view: View): void {
  acPlan(view, 'roof.ac', 'Air conditioner shroud', 206, 0);
  ventPlan(view, 'roof.vent-bed', 'Roof vent lid, bedroom', 104, 0, { w: 14, h: 14 });
  ventPlan(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 354, 30, { w: 22, h: 18, kind: 'cover' });
  ventPlan(view, 'roof.skylight', 'Shower skylight', 329, 31, {
    w: 20,
    h: 22,
    kind: 'dome',
    paint: 'lens',
    r: 4,
  });
  ventPlan(view, 'roof.vent-kitchen', 'Roof vent lid, kitchen', 240, 24, { w: 14, h: 14 });
  ventPlan(view, 'roof.fridge-vent', 'Refrigerator roof vent', 271, 35, { w: 20, h: 9, kind: 'cover' });
  solarPlan(view, 'roof.solar', 'Solar panel', 136, -20, 164, 20);
  solarEntry(view, [164, -12, 169, -15, 174, -14], [173, -17.6]);
  antennaPlan(view, 258, -28, 'TV antenna');
  pipePlan(view, 'roof.pipe', 'Plumbing vent cap', 286, -24);
  pipePlan(view, 'roof.pipe-2', 'Plumbing vent cap', 332, -34);
  view.region('roof.solar-prep', 'Roof cable / satellite prep plate', (pen) => {
    const outline = rect(300, -12, 308, -4, 1);
    pen.shadow(outline, 0.4, 0.6, 2);
    pen.path(outline, 'plastic', 'edge-line');
    pen.path(outline.inset(0.8), 'detail-line', 'faint-line');
    pen.circle(304, -8, 1.5, 'dark-plastic', 'detail-line');
    pen.hitArea(outline);
  });
}

function drawLightsAndTail(view: View): void {
  identificationLights(view, 'front', pairs([70.6, -9, 70.6, 0, 70.6, 9]), [1.4, 3.4], {
    title: 'Identification light',
    callout: 2,
  });
  for (const [s, k] of sidesFromAbove)
    marker(
      view,
      `light.clearance-front-${k}`,
      `Clearance light, front, ${k} side`,
      [75.6, s * 38],
      [1.4, 3.4],
      { callout: s > 0 },
    );
  view.region('rear.bumper', 'Rear bumper tube', (pen) => {
    const outline = rect(380, -45, 384, 45, 0.6);
    pen.layers(outline, ['underbody', 'part-line'], ['standing-cylinder']);
    pen.hitArea(outline, true).calloutAt(382, -34);
  });
  view.region('rear.spare', 'Spare tire (from above)', (pen) => {
    const outline = rect(380.4, -17.2, 388.4, 9.2, 2.4);
    pen.shadow(outline, 0.8, 1.2, 2);
    pen.layers(outline, ['tire'], ['standing-cylinder', { opacity: 0.45 }], ['part-line']);
    for (const x of [382.4, 384.4, 386.4]) pen.path(line([x, -16.6], [x, 8.6]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(386, -1);
  });
  view.region('rear.camera', 'Backup camera', (pen) => {
    const outline = rect(379.8, -11, 383.4, -5, 0.8);
    pen.path(outline, 'gloss', 'edge-line');
    pen.hitArea(rect(379.4, -11.6, 384, -4.4)).calloutAt(381.6, -8);
  });
  view.region('rear.ladder', 'Roof ladder, upper rails', (pen) => {
    for (const y of [24.4, 35]) {
      pen.path(rect(370, y - 1.7, 384, y - 0.6), 'shade-2');
      pen.tube(line([371, y], [384, y]), 1.15);
      pen.path(rect(369.6, y - 1.6, 372.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    pen.tube(line([384, 24.4], [384, 35]), 1.1);
    pen.hitArea(rect(369, 22.6, 385.4, 36.8, 1)).calloutAt(377, 29.6);
  });
}

/** Front at the left, curb side up, slide-out extended. */
export function travelTrailerRoof(): Scene {
  const view = planView(vehicle, 'roof', 394, 156, { state: 'slide extended', originX: 3, cy: 67 });
  drawBeside(view);
  drawTonguePlan(view);
  drawTongueLoadPlan(view);
  drawRoof(view);
  drawEdges(view);
  drawGear(view);
  drawLightsAndTail(view);
  return view.scene();
}
