import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { box, drawn, line, rect, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides, union } from '../../../parts/layout/plan.ts';
import { jackBelow, slideBelow, slideRams, stepsBelow } from '../../../parts/under/body.ts';
import { bolts, motorX, ramArt } from '../../../parts/under/steel.ts';
import { AX, plan, W } from '../body.ts';
import { bayFloors, frame, houseGear, plumbing, ribs, tanks, wetBay } from './under-bays.ts';
import { air, cooling, engine, exhaust, intake } from './under-engine.ts';
import { driveAxle, driveline, frontAxle, frontEnd, rearWheels } from './under-running.ts';
import { vehicle } from '../hull.ts';

export function classADieselUnder(): Scene {
  const view = planView(vehicle, 'under', 466, 172, {
    state: 'slides extended',
    originX: 8,
    cy: 88,
    lane: 13,
    pad: [6, 12, 6, 12],
  });
  slides(view);
  bumpers(view);
  wheelWells(view);
  bayFloors(view);
  wetBay(view);
  houseGear(view);
  tanks(view);
  plumbing(view);
  ribs(view);
  frame(view);
  frontEnd(view);
  frontAxle(view);
  driveAxle(view);
  rearWheels(view);
  driveline(view);
  engine(view);
  cooling(view);
  exhaust(view);
  intake(view);
  air(view);
  leveling(view);
  edge(view);
  rearEnd(view);
  return view.scene();
}

function slides(view: View) {
  slideBelow(view, 'main', 'Living-room slide-out', { x0: 116, x1: 318, yw: W, yo: W + 32, at: [180, 68] });
  slideBelow(view, 'bed', 'Bedroom slide-out', { x0: 328, x1: 420, yw: W, yo: W + 24, at: [374, 64] });
  slideBelow(view, 'curb', 'Curb-side slide-out', { x0: 236, x1: 324, yw: -W, yo: -W - 22, at: [268, -62] });
  view.region('slide.main.rams', 'Living-room slide-out: rams', (pen) => {
    const H = [140, 217, 296].map((x) => ramArt(pen, x, 46, 52, 80, 3.6));
    pen.hitArea(union(...H)).calloutAt(217, 66);
  });
  slideRams(view, 'bed', 'Bedroom slide-out: rams', [342, 406], [46, 52, 72], 3.2, [342, 62]);
  slideRams(view, 'curb', 'Curb-side slide-out: rams', [250, 310], [-46, -52, -70], 3.2, [310, -60]);
}
const pan = drawn(`
  M 30 47.4 C 17 47.2 10.6 43 8.6 33 C 7.2 24 6.8 12 6.8 0 C 6.8 -12 7.2 -24 8.6 -33
  C 10.6 -43 17 -47.2 30 -47.4 L 428 -47.4 C 438 -47.2 441.6 -43 442.4 -33 C 443 -14 443 14 442.4 33
  C 441.6 43 438 47.2 428 47.4 Z
`);

function bumpers(view: View) {
  view.decoration((pen) => {
    pen.shadow(plan, 1, 2, 4, 'shade-1');
    pen.path(plan, 'accent-2');
  });
  view.region('body.front-bumper', 'Front bumper cover, lower edge', (pen) => {
    const outline = cut.fwd(plan, 26),
      G = cut.fwd(pan, 26.2),
      H = outline.add(G);
    pen.path(H, 'accent-2', 'even-odd');
    pen.within(outline, () => pen.path(rect(0, -51, 10, 51), 'shade-from-left'));
    pen.path(spline([5, -36, 3.6, -18, 3.2, 0, 3.6, 18, 5, 36]), 'dark-gleam-2');
    pen.hitArea(H).withHoles().calloutAt(3.4, -14);
  });
  view.region('rear.bumper', 'Rear bumper cover, lower edge', (pen) => {
    const outline = cut.aft(plan, 432),
      G = cut.aft(pan, 431.8),
      H = outline.add(G);
    pen.path(H, 'accent-2', 'even-odd');
    pen.within(outline, () => pen.path(rect(442, -51, 451, 51), 'shade-from-right'));
    pen.path(spline([445, -34, 446.4, 0, 445, 34]), 'dark-gleam-2');
    pen.hitArea(H).withHoles().calloutAt(446.2, -28);
  });
  view.decoration((pen) => {
    pen.layers(pan, ['dark-underbody'], ['diagonal-bevel', { opacity: 0.3 }]);
  });
}

function wheelWells(view: View) {
  view.decoration((pen) => {
    for (const s of [1, -1])
      for (const [x, inner] of pairs([AX.front, 34, AX.rear, 24.6])) {
        const outline = box(x - 24.6, s * inner, x + 24.6, s * 49.6, 4);
        pen.layers(outline, ['void'], ['light-1', { opacity: 0.4 }]);
        pen.path(outline.inset(1.1), 'dark-gleam-1');
        pen.path(outline, 'edge-line');
      }
  });
}

function leveling(view: View) {
  for (const [x, k, n] of [
    [130, 'front', 'front'],
    [322, 'rear', 'rear'],
  ] as const)
    sides((s, q) =>
      jackBelow(
        view,
        `chassis.jack-${k}-${q}`,
        `Hydraulic leveling jack, ${n}, ${q} side`,
        x,
        s * (k === 'front' ? 27.5 : 25),
        { R: 4.6, arm: k === 'front' ? -8.2 : -5.6, w: 3.8 },
      ),
    );
  view.region('chassis.hydraulic-pump', 'Hydraulic leveling pump', (pen) => {
    motorX(pen, 34, 48, 36, 6);
    pen.layers(rect(48, 32.4, 56, 39.6, 0.8), ['dark-metal', 'edge-line'], ['diagonal-bevel']);
    bolts(pen, pairs([50, 34, 54, 34, 50, 38, 54, 38]), 0.45);
    pen.hitArea(rect(33.6, 32.2, 56.4, 39.8, 1)).calloutAt(44, 36);
  });
  view.region('util.front-electrical', 'Chassis battery tray', (pen) => {
    const outline = rect(27, 41.4, 52, 47, 0.6);
    pen.path(outline, 'rubber', 'edge-line');
    for (const x of [28.4, 40]) pen.path(rect(x, 42.2, x + 10.6, 46.2, 0.5), 'dark-gleam-1');
    pen.hitArea(outline);
  });
  stepsBelow(view, 'door.steps@R', 'Electric entry step', 35, 61, -W + 0.6, 1, { d: 9, motor: true });
}

function edge(view: View) {
  view.decoration((pen) => {
    pen.path(plan, 'silhouette-line');
    for (const s of [1, -1]) {
      pen.path(box(118, s * 47.4, 332, s * 50, 0.3), 'accent-1', 'edge-line');
      pen.path(line([118.6, s * 48.7 + 0.5], [331.4, s * 48.7 + 0.5]), 'gleam-1');
    }
  });
}

function rearEnd(view: View) {
  view.region('rear.mud-guard', 'Full-width rock guard', (pen) => {
    const outline = rect(438.2, -44, 441, 18, 0.5).add(rect(438.2, 26, 441, 44, 0.5));
    pen.path(outline, 'rubber', 'edge-line');
    pen.path(line([439.2, -43], [439.2, 17]), 'dark-gleam-1');
    pen.hitArea(outline, true).calloutAt(439.6, -38);
  });
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const X = rect(441.6, -17, 445, 17, 0.5),
      outline = rect(436, -2.8, 454, 2.8, 0.5);
    pen.shadow(outline, 0.7, 1.1, 2);
    pen.path(X, 'dark-underbody', 'edge-line');
    pen.layers(outline, ['dark-underbody'], ['bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(rect(451, -3.6, 454.6, 3.6, 0.6), 'underbody', 'edge-line');
    for (const s of [1, -1]) {
      pen.circle(443.3, s * 8, 1.1, 'dark-metal', 'detail-line');
      pen.path(rect(434, s * 17 - 1.6, 446, s * 17 + 1.6, 0.4), 'dark-underbody', 'edge-line');
    }
    pen.hitArea(
      union(
        X,
        outline,
        rect(451, -3.6, 454.6, 3.6),
        rect(434, 15.4, 446, 18.6),
        rect(434, -18.6, 446, -15.4),
      ),
    );
    pen.calloutAt(449, 0);
  });
}
