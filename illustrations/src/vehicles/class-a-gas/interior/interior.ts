import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { box, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { coachRearWall, coachWindshield } from '../../../parts/walls/coach.ts';
import { coachDash } from '../../../parts/interior/cockpit.ts';
import { ceiling, floor, sill, slideWalls, wall, winPlan } from '../../../parts/interior/shell.ts';
import { hiddenWheels } from '../../../parts/interior/wheel-housing.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { AX, plan, R, W } from '../body.ts';
import {
  bath,
  bathDoors,
  bedroom,
  closets,
  cockpit,
  entry,
  galley,
  lounge,
  slideRoom,
} from './interior-rooms.ts';
import { innerFace, inside, wallMiddle } from './interior-shapes.ts';
import { vehicle } from '../hull.ts';

/** Roof removed: front at the left, curb side up, slide-outs extended. */
export function classAGasInterior(): Scene {
  const view = planView(vehicle, 'interior', 426, 170, {
    state: 'slides extended',
    originX: 10,
    cy: 82,
    lane: 13,
    pad: [6, 12, 6, 12],
  });
  shadow(view);
  floors(view);
  ceilings(view);
  coachWindshield(view, plan, innerFace, [7.8, -43, 3.8, -27, 1.4, 0, 3.8, 27, 7.8, 43]);
  walls(view);
  wallEnds(view);
  slideBoxes(view);
  windows(view);
  coachDash(view);
  cockpit(view);
  slideRoom(view);
  lounge(view);
  galley(view);
  bath(view);
  bathDoors(view);
  bedroom(view);
  closets(view);
  entry(view);
  return view.scene();
}

function shadow(view: View) {
  view.decoration((pen) => {
    pen.shadow(box(100, -W, 262, -84.5), 1.2, 2, 4);
    pen.shadow(box(302, -W, 384, -74.5), 1.2, 2, 4);
    pen.shadow(plan, 1, 2, 4);
    pen.path(plan, 'accent-4');
  });
}

function floors(view: View) {
  floor(view, 'slide.main.floor', 'Living-room slide-out: flooring', box(102, -inside, 260, -82.5), 'plank', {
    at: [176, -50],
  });
  floor(view, null, '', box(304, -inside, 382, -72.5), 'carpet');
  floor(view, 'int.cockpit.floor', 'Flooring, cockpit', cut.fwd(innerFace, 100), 'carpet', { at: [60, 4] });
  floor(
    view,
    'int.living.floor',
    'Flooring, living area & galley (vinyl plank)',
    rect(100, -inside, 262, inside),
    'plank',
    { at: [116, -16] },
  );
  floor(
    view,
    'int.bath.floor',
    'Flooring, bathroom (vinyl)',
    poly([262, -inside, 302, -inside, 302, inside, 250, inside, 250, 14, 262, 14]),
    'tile',
    { at: [274, 2] },
  );
  floor(view, 'int.bedroom.floor', 'Flooring, bedroom (carpet)', cut.aft(innerFace, 302), 'carpet', {
    at: [314, 24],
  });
  hiddenWheels(
    view,
    [AX.front - R - 2, -inside, AX.front + R + 2, -34],
    [AX.front - R - 2, 34, AX.front + R + 2, inside],
    [AX.rear - R - 2, -inside, AX.rear + R + 2, -26],
    [AX.rear - R - 2, 26, AX.rear + R + 2, inside],
  );
}

function ceilings(view: View) {
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, living area', 132, -10, 228, 12, { at: [146, 8] });
  ceiling(view, 'int.bedroom.ceiling', 'Ceiling panel, bedroom', 322, 8, 376, 24, { at: [334, 20] });
}

function walls(view: View) {
  wall(
    view,
    'int.living.wall@L',
    'Wall panel, road side',
    [28, -W, 100, -inside, 262, -W, 302, -inside, 384, -W, 396, -inside],
    { at: [84, -49.2] },
  );
  wall(
    view,
    'int.living.wall@R',
    'Wall panel, living area, curb side',
    [98.4, inside, 248, W, 28, inside, 67.6, W],
    { at: [176, 49.2] },
  );
  wall(view, 'int.bath.wall@R', 'Wall panel, bath & bedroom, curb side', [248, inside, 396, W], {
    at: [312, 49.2],
  });
  coachRearWall(view, plan, innerFace, 396, [406.6, 32]);
}

function wallEnds(view: View) {
  wall(
    view,
    'int.bath.partition',
    'Partition walls, bath & bedroom',
    [
      [248, 12, 250, inside],
      [250, 12, 264, 14],
      [262, -inside, 264, -12],
      [278, 16, 280, inside],
      [302, -inside, 304, -12],
      [302, 14, 304, inside],
    ],
    { at: [249, 42] },
  );
  sill(view, [67.6, inside, 98.4, W + 0.2], [262, -12, 264, 12], [302, -12, 304, 14]);
  planOutlines(view, [
    new Shape(plan.segments.slice(0, 5)).L(100, -W),
    pairs([262, -W, 302, -W]),
    new Shape()
      .M(384, -W)
      .L(396, -W)
      .C(404, -W, 407, -47.6, 407.4, -41)
      .C(408.4, -16, 408.4, 16, 407.4, 41)
      .C(407, 47.6, 404, W, 396, W)
      .L(98.4, W),
    pairs([67.6, W, 28, W]),
  ]);
}

function slideBoxes(view: View) {
  slideWalls(view, 'main', 'Living-room slide-out', 100, 262, -W, -84.5, { t: 0.49 });
  slideWalls(view, 'bed', 'Bedroom slide-out', 302, 384, -W, -74.5, { t: 0.88 });
}

function windows(view: View) {
  const wy = wallMiddle;
  winPlan(view, 'glass.window-driver@L', 'Window, driver', 29, 61, -wy);
  winPlan(view, 'glass.window-passenger@R', 'Window, passenger', 29, 61, wy);
  winPlan(view, 'glass.window-sofa@L', 'Window, sofa (slide)', 114, 166, -83.5);
  winPlan(view, 'glass.window-dinette@L', 'Window, dinette (slide)', 194, 232, -83.5);
  winPlan(view, 'glass.window-bath@L', 'Window, bathroom', 272, 290, -wy);
  winPlan(view, 'glass.window-bed@L', 'Window, bedroom (slide)', 326, 360, -73.5);
  winPlan(view, 'glass.window-dinette@R', 'Window, lounge', 118, 154, wy);
  winPlan(view, 'glass.window-galley@R', 'Window, galley', 210, 246, wy);
  winPlan(view, 'glass.window-bath@R', 'Window, bathroom', 282, 300, wy);
  winPlan(view, 'glass.window-bed@R', 'Window, bedroom', 326, 372, wy);
  winPlan(view, 'glass.window-rear', 'Window, rear (bedroom)', -24, 16, 406.9, { vert: true });
}
