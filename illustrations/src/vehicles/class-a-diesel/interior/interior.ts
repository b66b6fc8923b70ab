import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { box, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { coachRearWall, coachWindshield } from '../../../parts/walls/coach.ts';
import { coachDash } from '../../../parts/interior/cockpit.ts';
import { ceiling, floor, sill, slideWalls, wall, winPlan } from '../../../parts/interior/shell.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { I, inn, IP, plan, W } from '../body.ts';
import {
  bath,
  bathDoors,
  bedroom,
  cockpit,
  curbSide,
  entry,
  livingSlide,
  theaterSeats,
  wardrobe,
} from './interior-rooms.ts';
import { vehicle } from '../hull.ts';

export function classADieselInterior(): Scene {
  const view = planView(vehicle, 'interior', 466, 170, {
    state: 'slides extended',
    originX: 10,
    cy: 82,
    lane: 13,
    pad: [6, 12, 6, 12],
  });
  shadow(view);
  floors(view);
  cabinFloors(view);
  coachWindshield(view, plan, inn, [7.4, -42, 3.2, -26, 1.4, 0, 3.2, 26, 7.4, 42]);
  walls(view);
  wallEnds(view);
  slideBoxes(view);
  windows(view);
  coachDash(view);
  cockpit(view);
  livingSlide(view);
  curbSide(view);
  theaterSeats(view);
  bath(view);
  bathDoors(view);
  bedroom(view);
  wardrobe(view);
  entry(view);
  return view.scene();
}

function shadow(view: View) {
  view.decoration((pen) => {
    for (const q of [box(116, -W, 318, -82.5), box(328, -W, 420, -74.5), box(236, W, 324, 72.5)])
      pen.shadow(q, 1.2, 2, 4);
    pen.shadow(plan, 1, 2, 4);
    pen.path(plan, 'accent-4');
  });
}

function floors(view: View) {
  floor(view, 'slide.main.floor', 'Living-room slide-out: flooring', box(118, -I, 316, -80.5), 'plank', {
    at: [205, -50],
  });
  floor(view, '', '', box(238, I, 322, 70.5), 'plank', { at: [280, 49.4] });
  floor(view, '', '', box(330, -I, 418, -72.5), 'carpet', { at: [334, -52] });
}

function cabinFloors(view: View) {
  floor(view, 'int.cockpit.floor', 'Flooring, cockpit', cut.fwd(IP, 104), 'carpet', { at: [70, 0] });
  floor(view, 'int.living.floor', 'Flooring, living area & galley (tile)', rect(104, -I, 326, I), 'plank', {
    at: [120, -10],
  });
  floor(view, 'int.bedroom.floor', 'Flooring, bedroom (carpet)', cut.aft(IP, 326), 'carpet', {
    at: [420, 20],
  });
  floor(view, 'int.bath.floor', 'Flooring, bathroom (vinyl)', rect(328, 12, 371, I), 'tile', {
    at: [348, 18],
  });
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, living area', 150, -9, 250, 13, { at: [164, 9] });
  ceiling(view, 'int.bedroom.ceiling', 'Ceiling panel, bedroom', 384, 3, 423, 17, { at: [404, 14] });
}

function walls(view: View) {
  wall(
    view,
    'int.living.wall@L',
    'Wall panel, road side',
    [30, -W, 116, -I, 318, -W, 328, -I, 420, -W, 430, -I],
    { at: [90, -49.2] },
  );
  wall(view, 'int.living.wall@R', 'Wall panel, living area, curb side', [64.6, I, 236, W, 29, I, 31, W], {
    at: [140, 49.2],
  });
  wall(view, 'int.bath.wall@R', 'Wall panel, bath & bedroom, curb side', [324, I, 430, W], {
    at: [362, 49.2],
  });
  coachRearWall(view, plan, inn, 430, [448.6, -20]);
}

function wallEnds(view: View) {
  wall(
    view,
    'int.bath.partition',
    'Partition walls, bath & bedroom',
    [
      [326, 10, 328, 48],
      [324, -48, 326, -20],
      [371, 10, 373, 48],
      [328, 10, 344, 12],
      [366, 10, 371, 12],
    ],
    { at: [327, 36] },
  );
  sill(view, [31, I, 64.6, W + 0.2], [344, 10, 366, 12]);
  planOutlines(view, [
    new Shape(plan.segments.slice(0, 5)).L(116, -W),
    pairs([318, -W, 328, -W]),
    new Shape()
      .M(420, -W)
      .L(430, -W)
      .C(444, -W, 449, -46, 449.6, -34)
      .C(450.4, -14, 450.4, 14, 449.6, 34)
      .C(449, 46, 444, W, 430, W)
      .L(324, W),
    pairs([236, W, 64.6, W]),
    pairs([31, W, 30, W]),
  ]);
}

function slideBoxes(view: View) {
  slideWalls(view, 'main', 'Living-room slide-out', 116, 318, -W, -82.5, { t: 0.5 });
  slideWalls(view, 'bed', 'Bedroom slide-out', 328, 420, -W, -74.5, { t: 0.5 });
  slideWalls(view, 'curb', 'Curb-side slide-out', 236, 324, W, 72.5, { t: 0.1 });
}

function windows(view: View) {
  const wy = 49.25;
  winPlan(view, 'glass.window-driver@L', 'Window, driver', 29, 66, -wy);
  winPlan(view, 'glass.window-passenger@R', 'Window, passenger', 69, 104, wy);
  winPlan(view, 'glass.window-sofa@L', 'Window, sofa (slide)', 130, 188, -81.5);
  winPlan(view, 'glass.window-dinette@L', 'Window, dinette (slide)', 232, 286, -81.5);
  winPlan(view, 'glass.window-bed@L', 'Window, bedroom (slide)', 340, 362, -73.5);
  winPlan(view, 'glass.window-bed-2@L', 'Window, bedroom rear (slide)', 388, 410, -73.5);
  winPlan(view, 'glass.window-galley@R', 'Window, galley', 174, 224, wy);
  winPlan(view, 'glass.window-curb-slide@R', 'Window, curb slide', 252, 308, 71.5);
  winPlan(view, 'glass.window-bath@R', 'Window, bathroom', 334, 352, wy);
  winPlan(view, 'glass.window-bed@R', 'Window, bedroom', 374, 420, wy);
}
