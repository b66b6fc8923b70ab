import { sidesFromAbove } from '../../../parts/layout/both-sides.ts';
import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cornered, ellipse, line, rect, ribbon, Shape } from '../../../kit/geometry/shapes.ts';
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
import { halfWidth, housePlan, vehicle } from '../hull.ts';
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
function drawBeside(view: View): void {
  slidePlan(view, 'main', 'Living-room slide-out', { x0: 113, x1: 227, yw: -halfWidth, yo: -halfWidth - 34 });
  slidePlan(view, 'bed', 'Bedroom slide-out', { x0: 290, x1: 352, yw: halfWidth, yo: halfWidth + 22 });
  view.region('door.steps@R', 'Electric entry step', (pen) => {
    const outline = rect(151, halfWidth, 174, halfWidth + 10, 0.6);
    pen.shadow(outline, 0.5, 0.8, 2);
    pen.path(outline, 'metal', 'part-line');
    let q = new Shape();
    for (let y = halfWidth + 7; y < halfWidth + 9.6; y += 0.9) q = q.add(line([152, y], [173, y]));
    pen.path(q, 'detail-line');
    pen.hitArea(outline).calloutAt(157, halfWidth + 8.4);
  });
  awningPlan(
    view,
    'Awning fabric & roller tube (stowed)',
    [141, halfWidth + 0.6, 283, halfWidth + 6],
    [176, halfWidth + 3.4],
  );
  awningHeadsPlan(view, [138, 142.6], [281.4, 286], [halfWidth - 0.4, halfWidth + 6.6]);
}

function drawRoof(view: View): void {
  view.decoration((pen) => {
    pen.shadow(housePlan, 1, 2, 4, 'shade-1');
    pen.path(housePlan, 'mid-wall');
  });
  membraneSurface(view, membrane, [92, 364, 47.4], {
    edges: [31, -33],
    seams: [116, 360, 47],
    at: [160, -36],
  });
  view.region('body.cabover-cap', 'Cab-over cap, upper (roof transition)', (pen) => {
    pen.path(cap, 'mid-wall');
    pen.within(cap, () => {
      pen.path(rect(36, -51, 66, 51), 'shade-from-left');
      pen.path(rect(36, 36, 92, 51), 'shade-from-top');
      pen.path(rect(36, -51, 92, -36), 'shade-from-bottom');
      const m = ribbon(
        [62, -50.4, 50, -36, 44, -18, 42.2, 0, 44, 18, 50, 36, 62, 50.4],
        [82, -51, 66, -40, 56, -20, 53, 0, 56, 20, 66, 40, 82, 51],
      );
      pen.path(m, 'gloss');
      pen.path(ribbon([58, -44, 48.6, -24, 46.6, -4], [63, -43, 52.6, -23, 50, -4]), 'light-1');
      pen.path(m, 'edge-line');
      pen.path(ellipse(74, 2, 10, 30), 'glow');
    });
    pen.path(cap, 'edge-line');
    pen.hitArea(cap).calloutAt(74, 18);
  });
  view.region('glass.window-cabover', 'Window, cab-over front (from above)', (pen) => {
    const outline = ribbon(
      [46.6, -20, 43.6, -10, 42.8, 0, 43.6, 10, 46.6, 20],
      [51.6, -19, 48.6, -9, 47.8, 0, 48.6, 9, 51.6, 19],
    );
    pen.layers(outline, ['glass'], ['part-line']);
    pen.path(ribbon([47.6, -16, 45.2, -8, 44.4, 0], [49.8, -15, 47, -8, 46, 0]), 'light-1');
    pen.hitArea(outline, true).calloutAt(45.6, 6);
  });
}

function drawEdges(view: View): void {
  terminationBar(view, 'front', [89.6, 94.2], 47.6, [-45, 47, 4.5], [92, -27]);
  terminationBar(view, 'rear', [361.6, 366], 47.6, [-45, 47, 4.5], [363.6, -32]);
  view.region('body.rear-wall', 'Rear wall, top edge', (pen) => {
    const outline = rect(366, -halfWidth, 369.6, halfWidth, [0, 4, 4, 0]);
    pen.layers(outline, ['mid-wall'], ['shade-from-right']);
    pen.hitArea(outline, true).calloutAt(368, -16);
  });
  guttersPlan(view, [84, 368], [47.2, 49.8], [120, 250]);
  view.decoration((pen) => pen.path(housePlan, 'silhouette-line'));
}

function drawGear(view: View): void {
  acPlan(view, 'roof.ac', 'Air conditioner shroud', 198, 0);
  ventPlan(view, 'roof.vent-front', 'Roof vent lid, cab-over', 112, 0, { w: 14, h: 14 });
  ventPlan(view, 'roof.vent-bath', 'Roof vent cover, bathroom', 268, 20, { w: 22, h: 18, kind: 'cover' });
  ventPlan(view, 'roof.skylight', 'Shower skylight', 300, -14, {
    w: 24,
    h: 22,
    kind: 'dome',
    paint: 'lens',
    r: 4,
  });
  ventPlan(view, 'roof.fridge-vent', 'Refrigerator roof vent', 238, 36, { w: 20, h: 9, kind: 'cover' });
  solarPlan(view, 'roof.solar', 'Solar panel', 226, -22, 250, 18);
  solarEntry(view, [250, -12, 256, -15, 261, -14], [260, -17.6]);
  antennaPlan(view, 148, -30);
  pipePlan(view, 'roof.pipe', 'Plumbing vent cap', 286, 34);
  pipePlan(view, 'roof.pipe-2', 'Plumbing vent cap', 254, -38);
  view.region('roof.rack', 'Roof rack', (pen) => {
    const outline = rect(318, -42, 358, 10, 2);
    pen.layers(outline.move(0.8, -1.2), ['shade-1'], [{ stroke: 'sh', strokeOpacity: 0.16, width: 1.2 }]);
    for (const y of [-29, -16, -3]) pen.tube(line([318, y], [358, y]), 0.9);
    for (const x of [331, 345]) pen.tube(line([x, -42], [x, 10]), 0.9);
    pen.tube(cornered([318, -42, 2, 358, -42, 2, 358, 10, 2, 318, 10, 2]), 1.1);
    for (const [a, b] of pairs([322, -42, 338, -42, 354, -42, 322, 10, 338, 10, 354, 10]))
      pen.path(rect(a - 1.4, b - 1.4, a + 1.4, b + 1.4, 0.5), 'metal', 'detail-line');
    pen.hitArea(rect(316.6, -43.4, 359.4, 11.4, 2)).calloutAt(338, -3);
  });
}

function drawLightsAndTail(view: View): void {
  identificationLights(view, 'front', pairs([59, -9, 59, 0, 59, 9]), [1.5, 3.4], {
    title: 'Identification light',
    callout: 0,
  });
  for (const [s, k] of sidesFromAbove)
    marker(
      view,
      `light.clearance-front-${k}`,
      `Clearance light, cab-over, ${k} side`,
      [72.6, s * 35],
      [1.5, 3.4],
      { callout: s > 0 },
    );
  view.region('rear.bumper', 'Rear bumper', (pen) => {
    const outline = rect(369.8, -46, 373.6, 46, 0.6);
    pen.layers(outline, ['underbody', 'part-line'], ['standing-cylinder']);
    pen.hitArea(outline, true).calloutAt(371.8, -38);
  });
  view.region('rear.spare', 'Spare tire & cover (from above)', (pen) => {
    const outline = rect(371, -9, 379.4, 19, 2.6);
    pen.shadow(outline, 0.8, 1.2, 2);
    pen.layers(outline, ['tire'], ['part-line']);
    const G = rect(375, -8.6, 379.6, 18.6, 2);
    pen.layers(G, ['accent-2'], ['standing-cylinder', { opacity: 0.6 }], ['part-line']);
    pen.path(line([373, -8], [373, 18]), 'dark-gleam-1');
    pen.hitArea(rect(370.8, -9.2, 379.8, 19.2, 2)).calloutAt(377.2, 0);
  });
  view.region('rear.camera', 'Backup camera', (pen) => {
    const outline = rect(369.4, -9, 373, -3, 0.8);
    pen.path(outline, 'gloss', 'edge-line');
    pen.hitArea(rect(369, -9.6, 373.6, -2.4)).calloutAt(371.4, -6);
  });
  view.region('rear.ladder', 'Roof ladder, upper rails', (pen) => {
    for (const y of [24.6, 35.6]) {
      pen.path(rect(360, y - 1.7, 374, y - 0.6), 'shade-2');
      pen.tube(line([361, y], [374.4, y]), 1.15);
      pen.path(rect(359.6, y - 1.6, 362.6, y + 1.6, 0.6), 'metal', 'edge-line');
    }
    pen.tube(line([374.4, 24.6], [374.4, 35.6]), 1.1);
    pen.hitArea(rect(359, 22.8, 375.8, 37.4, 1)).calloutAt(366.6, 30);
  });
}

/** Front at the left, curb side up, slide-outs extended. */
export function classCRoof(): Scene {
  const view = planView(vehicle, 'roof', 386, 168, { state: 'slides extended', originX: 4, cy: 78 });
  drawBeside(view);
  drawMirrorsAndBumper(view);
  drawFendersAndGrille(view);
  drawLampsPlan(view);
  drawHoodPlan(view);
  drawRoof(view);
  drawEdges(view);
  drawGear(view);
  drawLightsAndTail(view);
  return view.scene();
}
