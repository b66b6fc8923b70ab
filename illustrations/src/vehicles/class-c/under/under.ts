import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { box, drawn, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { pairs, type Vert } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, union } from '../../../parts/layout/plan.ts';
import { slideBelow, slideRams } from '../../../parts/under/body.ts';
import { drain, lineRun } from '../../../parts/under/tanks.ts';
import { cabPlan, halfWidth, housePlan, vehicle } from '../hull.ts';
import { drawBayFloors, drawFrame, drawTanks } from './under-bays.ts';
import {
  drawDriveline,
  drawEngine,
  drawFrontAxle,
  drawFrontSuspension,
  drawRearAxle,
} from './under-drive.ts';
import { drawEnds, drawSkirts } from './under-ends.ts';

const floorPan = drawn(`
  M 98.4 37.6 L 44 37.6 C 26 37.6 16 37 13 34 C 10.6 31 10 22 10 0 C 10 -22 10.6 -31 13 -34
  C 16 -37 26 -37.6 44 -37.6 L 98.4 -37.6 Z
`);

function drawSlides(view: View): void {
  slideBelow(view, 'main', 'Living-room slide-out', {
    x0: 113,
    x1: 227,
    yw: halfWidth,
    yo: halfWidth + 34,
    at: [150, 68],
  });
  slideBelow(view, 'bed', 'Bedroom slide-out', {
    x0: 290,
    x1: 352,
    yw: -halfWidth,
    yo: -halfWidth - 22,
    at: [321, -60],
  });
  slideRams(view, 'main', 'Living-room slide-out: rams', [130, 210], [44, 51, 81], 3.6, [210, 66]);
  slideRams(view, 'bed', 'Bedroom slide-out: rams', [301, 341], [-44, -51, -69], 3.2, [341, -60]);
}

function drawCapAndFenders(view: View): void {
  view.decoration((pen) => {
    pen.shadow(housePlan, 1, 2, 4, 'shade-1');
    pen.shadow(cabPlan, 1, 2, 4, 'shade-1');
  });
  view.region('body.cabover-cap', 'Cab-over cap, underside', (pen) => {
    const outline = cut.fwd(housePlan, 98);
    pen.path(outline, 'mid-wall');
    pen.within(outline, () => {
      pen.path(rect(36, -50, 66, 50), 'shade-from-left');
      pen.path(rect(90, -50, 98, 50), 'shade-from-right');
      pen.path(rect(36, -50, 98, -40), 'shade-from-bottom');
      pen.path(rect(36, 44, 98, 50), 'shade-from-top');
      pen.path(line([78, -50], [78, 50]), 'detail-line', 'half-line');
    });
    pen.path(outline, 'overlap-line');
    pen.hitArea(outline).calloutAt(84, 45);
  });
  view.region('cab.fender-road', 'Front fender & splash shield, road side', (pen) => {
    const outline = cut.above(cut.fwd(cabPlan, 60), 0);
    pen.layers(outline, ['accent-1'], ['part-line']);
    pen.hitArea(outline).calloutAt(55, 39);
  });
  view.region('cab.fender-curb', 'Front fender & splash shield, curb side', (pen) => {
    const outline = cut.below(cut.fwd(cabPlan, 60), 0);
    pen.layers(outline, ['accent-1'], ['part-line']);
    pen.hitArea(outline).calloutAt(55, -39);
  });
}

function drawCabFloor(view: View): void {
  view.region('cab.floor', 'Cab floor pan', (pen) => {
    pen.layers(floorPan, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.35 }]);
    for (const y of [-30, -24, 24, 30]) {
      pen.path(rect(62, y - 0.9, 94, y + 0.9, 0.9), 'shade-3');
      pen.path(line([62, y + 0.9], [94, y + 0.9]), 'dark-gleam-1');
    }
    pen.path(floorPan, 'edge-line');
    pen.hitArea(floorPan).calloutAt(80, 27);
  });
  view.region('cab.rocker-road', 'Running board, road side', (pen) => {
    const outline = rect(56, 38.4, 97, 43, 1);
    pen.layers(outline, ['gloss', 'part-line'], ['lying-cylinder', { opacity: 0.6 }]);
    pen.hitArea(outline).calloutAt(66, 40.8);
  });
  view.region('cab.rocker-curb', 'Running board, curb side', (pen) => {
    const outline = rect(56, -43, 97, -38.4, 1);
    pen.layers(outline, ['gloss', 'part-line'], ['lying-cylinder', { opacity: 0.6 }]);
    pen.hitArea(outline).calloutAt(66, -40.8);
  });
  view.decoration((pen) => {
    const H = cut.aft(housePlan, 97);
    pen.layers(H, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.3 }]);
    let q = new Shape();
    for (let x = 106; x < 366; x += 13) q = q.add(line([x, -47], [x, 47]));
    pen.path(q, 'dark-gleam-1', { strokeOpacity: 0.09 });
    for (const s of [1, -1]) {
      const outline = box(233, s * 25.4, 277, s * 48.4, 3);
      pen.layers(outline, ['void'], ['light-1', { opacity: 0.4 }]);
      pen.path(outline.inset(1.1), 'dark-gleam-1');
      pen.path(outline, 'edge-line');
      const G = box(16, s * 27.4, 54, s * 40, 3);
      pen.layers(G, ['void'], ['light-1', { opacity: 0.4 }]);
      pen.path(G.inset(1), 'dark-gleam-1');
      pen.path(G, 'edge-line');
    }
  });
}

function drawPlumbing(view: View): void {
  view.region('util.drain-pipe', 'Drain piping, 3 in. ABS', (pen) => {
    const A: Vert[] = pairs([331, 9, 322, 9, 322, 22.4, 299, 22.4, 299, 36]),
      B: Vert[] = pairs([327, 28, 299, 28]);
    drain(pen, B, 2.8);
    drain(pen, A, 2.8);
    pen.circle(299, 28, 2, 'rubber', 'edge-line');
    for (const [x, y] of pairs([310, 28, 310, 22.4])) {
      pen.path(rect(x - 1.8, y - 2.4, x + 1.8, y + 2.4, 0.5), 'rubber', 'part-line');
      pen.path(rect(x - 0.5, y - 2.8, x + 0.5, y + 2.8, 0.2), 'dark-metal', 'detail-line');
    }
    pen.hitArea(union(pipeHit(A, 3.6), pipeHit(B, 3.6), rect(308, 19.4, 312, 31))).calloutAt(299, 31.6);
  });
  view.region('util.dump-valve@L', 'Sewer dump valves & outlet', (pen) => {
    const O = rect(296, 36, 302, 46, 1);
    pen.layers(O, ['rubber'], ['standing-cylinder', { opacity: 0.6 }], ['part-line']);
    pen.path(rect(295.2, 44, 302.8, 46.8, 0.6), 'gloss', 'edge-line');
    for (const x of [294.8, 303.2]) pen.circle(x, 45.4, 0.7, 'dark-metal', 'detail-line');
    pen.path(rect(302, 39, 309, 40.2, 0.3), 'metal', 'detail-line');
    pen.path(rect(308, 37.6, 310, 41.6, 0.8), 'red', 'edge-line');
    pen.hitArea(union(rect(294, 35.6, 304, 47), rect(303, 37.4, 310.2, 41.8))).calloutAt(299, 41);
  });
  lineRun(
    view,
    'util.lp-line',
    'LP-gas main line',
    pairs([141, -34, 148, -34, 148, -19.8 - 1, 178, -20.8, 178, -48 + 2]),
    { at: [164, -20.8], ends: [] },
  );
  lineRun(
    view,
    'chassis.brake-lines',
    'Brake & fuel lines',
    pairs([56, 13.6, 92, 12.8, 300, 12.8, 300, 14]),
    { c: 'metal', w: 0.6, at: [140, 12.8], clips: pairs([110, 12.8, 158, 12.8, 200, 12.8, 244, 12.8]) },
  );
}

/** Seen from below: front at the left, road side up, slide-outs extended. */
export function classCUnder(): Scene {
  const view = planView(vehicle, 'under', 384, 166, { state: 'slides extended', originX: 4, cy: 90 });
  drawSlides(view);
  drawCapAndFenders(view);
  drawCabFloor(view);
  drawBayFloors(view);
  drawTanks(view);
  drawFrame(view);
  drawEngine(view);
  drawDriveline(view);
  drawFrontAxle(view);
  drawFrontSuspension(view);
  drawRearAxle(view);
  drawPlumbing(view);
  drawSkirts(view);
  drawEnds(view);
  return view.scene();
}
