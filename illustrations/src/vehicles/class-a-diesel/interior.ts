import { spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { box, fromPts, line, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { coachDash } from '../../parts/interior-cockpit.ts';
import { ceiling, floor, sill, slideWalls, wall, winPlan } from '../../parts/interior-shell.ts';
import { outline, planView } from '../../parts/plan.ts';
import { I, inn, IP, plan, W } from './body.ts';
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

export function classADieselInterior(): Scene {
  const v = planView({
    id: 'cad38.interior',
    vehicle: 'class-a-diesel-38',
    side: 'interior',
    title: 'Class A diesel motorhome — interior floor plan (slides extended)',
    w: 466,
    h: 170,
    ox: 10,
    cy: 82,
    lane: 13,
    pad: [6, 12, 6, 12],
  });
  shadow(v);
  floors(v);
  cabinFloors(v);
  windshield(v);
  walls(v);
  wallEnds(v);
  slideBoxes(v);
  windows(v);
  coachDash(v);
  cockpit(v);
  livingSlide(v);
  curbSide(v);
  theaterSeats(v);
  bath(v);
  bathDoors(v);
  bedroom(v);
  wardrobe(v);
  entry(v);
  return v.scene();
}

function shadow(v: View) {
  v.deco((r) => {
    for (const q of [box(116, -W, 318, -82.5), box(328, -W, 420, -74.5), box(236, W, 324, 72.5)])
      r.cast(q, 1.2, 2, 4);
    r.cast(plan, 1, 2, 4);
    r.p(plan, 'accent-4');
  });
}

function floors(v: View) {
  floor(v, 'slide.main.floor', 'Living-room slide-out: flooring', box(118, -I, 316, -80.5), 'plank', {
    at: [205, -50],
  });
  floor(v, '', '', box(238, I, 322, 70.5), 'plank', { at: [280, 49.4] });
  floor(v, '', '', box(330, -I, 418, -72.5), 'carpet', { at: [334, -52] });
}

function cabinFloors(v: View) {
  floor(v, 'int.cockpit.floor', 'Flooring, cockpit', cut.fwd(IP, 104), 'carpet', { at: [70, 0] });
  floor(v, 'int.living.floor', 'Flooring, living area & galley (tile)', rect(104, -I, 326, I), 'plank', {
    at: [120, -10],
  });
  floor(v, 'int.bedroom.floor', 'Flooring, bedroom (carpet)', cut.aft(IP, 326), 'carpet', { at: [420, 20] });
  floor(v, 'int.bath.floor', 'Flooring, bathroom (vinyl)', rect(328, 12, 371, I), 'tile', { at: [348, 18] });
  ceiling(v, 'int.living.ceiling', 'Ceiling panel, living area', 150, -9, 250, 13, { at: [164, 9] });
  ceiling(v, 'int.bedroom.ceiling', 'Ceiling panel, bedroom', 384, 3, 423, 17, { at: [404, 14] });
}

function windshield(v: View) {
  v.region('glass.windshield', 'Windshield', { part: 'windshield', cat: 'glass' }, (r) => {
    const a = cut.fwd(plan, 13),
      b = cut.fwd(inn, 13.2),
      R = a.add(b);
    r.p(R, 'glass', 'even-odd');
    r.p(
      fromPts(
        cut
          .fwd(inn, 13.2)
          .pts()
          .filter((p) => p[0] < 13),
        false,
      ),
      'edge-line',
    );
    r.p(line([0, 0], [2.6, 0]), 'overlap-line');
    r.p(spline(pairs([7.4, -42, 3.2, -26, 1.4, 0, 3.2, 26, 7.4, 42])), 'gleam-1');
    r.hit(R);
    r.rings();
    r.at(1.3, 12);
  });
}

function walls(v: View) {
  wall(
    v,
    'int.living.wall@L',
    'Wall panel, road side',
    [
      [30, -W, 116, -I],
      [318, -W, 328, -I],
      [420, -W, 430, -I],
    ],
    { at: [90, -49.2] },
  );
  wall(
    v,
    'int.living.wall@R',
    'Wall panel, living area, curb side',
    [
      [64.6, I, 236, W],
      [29, I, 31, W],
    ],
    { at: [140, 49.2] },
  );
  wall(v, 'int.bath.wall@R', 'Wall panel, bath & bedroom, curb side', [[324, I, 430, W]], {
    at: [362, 49.2],
  });
  v.region('int.bedroom.wall-rear', 'Wall panel, rear', { part: 'wall-panel', cat: 'int' }, (r) => {
    const a = cut.aft(plan, 430),
      b = cut.aft(inn, 429.8),
      R = a.add(b);
    r.p(R, 'accent-4', 'even-odd');
    r.p(
      fromPts(
        b.pts().filter((p) => p[0] > 430),
        false,
      ),
      'edge-line',
    );
    r.hit(R);
    r.rings();
    r.at(448.6, -20);
  });
}

function wallEnds(v: View) {
  wall(
    v,
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
  sill(v, [31, I, 64.6, W + 0.2], [344, 10, 366, 12]);
  outline(v, [
    new Shape(plan.segments.slice(0, 5)).L(116, -W),
    [
      [318, -W],
      [328, -W],
    ],
    new Shape()
      .M(420, -W)
      .L(430, -W)
      .C(444, -W, 449, -46, 449.6, -34)
      .C(450.4, -14, 450.4, 14, 449.6, 34)
      .C(449, 46, 444, W, 430, W)
      .L(324, W),
    [
      [236, W],
      [64.6, W],
    ],
    [
      [31, W],
      [30, W],
    ],
  ]);
}

function slideBoxes(v: View) {
  slideWalls(v, 'main', 'Living-room slide-out', 116, 318, -W, -82.5, { t: 0.5 });
  slideWalls(v, 'bed', 'Bedroom slide-out', 328, 420, -W, -74.5, { t: 0.5 });
  slideWalls(v, 'curb', 'Curb-side slide-out', 236, 324, W, 72.5, { t: 0.1 });
}

function windows(v: View) {
  const wy = 49.25;
  winPlan(v, 'glass.window-driver@L', 'Window, driver', 29, 66, -wy);
  winPlan(v, 'glass.window-passenger@R', 'Window, passenger', 69, 104, wy);
  winPlan(v, 'glass.window-sofa@L', 'Window, sofa (slide)', 130, 188, -81.5);
  winPlan(v, 'glass.window-dinette@L', 'Window, dinette (slide)', 232, 286, -81.5);
  winPlan(v, 'glass.window-bed@L', 'Window, bedroom (slide)', 340, 362, -73.5);
  winPlan(v, 'glass.window-bed-2@L', 'Window, bedroom rear (slide)', 388, 410, -73.5);
  winPlan(v, 'glass.window-galley@R', 'Window, galley', 174, 224, wy);
  winPlan(v, 'glass.window-curb-slide@R', 'Window, curb slide', 252, 308, 71.5);
  winPlan(v, 'glass.window-bath@R', 'Window, bathroom', 334, 352, wy);
  winPlan(v, 'glass.window-bed@R', 'Window, bedroom', 374, 420, wy);
}
