import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { box, fromPts, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ceiling, floor, sill, slideWalls, wall, winPlan } from '../../../parts/interior/shell.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { planBath, planBedroom, planGalley, planLounge } from './interior-rooms.ts';
import { bedroomInside, floorPlan, innerHalf, outerHalf } from './interior-shapes.ts';
import { vehicle } from '../hull.ts';

function planFloors(view: View) {
  // ground shade + slide floors
  view.decoration((pen) => {
    for (const q of [
      box(42, -outerHalf, 98, -70),
      box(206, -outerHalf, 358, -84),
      box(214, outerHalf, 322, 78),
    ])
      pen.shadow(q, 1.2, 2, 4);
    pen.shadow(floorPlan, 1, 2, 4);
    pen.path(floorPlan, 'accent-4');
  });
  floor(view, null, '', box(44, -46, 96, -68), 'carpet', { at: [70, -47.8] });
  floor(view, 'slide.main.floor', 'Living-room slide-out: flooring', box(208, -46, 356, -82), 'plank', {
    at: [280, -50],
  });
  floor(view, null, '', box(216, 46, 320, 76), 'plank', { at: [280, 50] });
  floor(view, 'int.bedroom.floor', 'Flooring, bedroom (carpet)', bedroomInside, 'carpet', { at: [105, -34] });
  floor(view, 'int.bath.floor', 'Flooring, bathroom (vinyl)', rect(113.4, -46, 204, -8), 'tile', {
    at: [130, -18],
  });
  floor(
    view,
    'int.living.floor',
    'Flooring, living area & hall (vinyl plank)',
    poly([113.4, 46, 410, 46, 410, -46, 206, -46, 206, -6, 113.4, -6]),
    'plank',
    { at: [364, 12] },
  );
  // ceiling fields
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, living area', 222, -8, 312, 14, { at: [236, 8] });
  ceiling(view, 'int.bedroom.ceiling', 'Ceiling panel, bedroom', 48, -43, 94, -28, { at: [56, -40] });
}

function planWalls(view: View) {
  // walls
  view.region('int.bedroom.wall-front', 'Wall panel, front cap (bedroom)', (pen) => {
    const a = cut.fwd(floorPlan, 30),
      b = cut.fwd(bedroomInside, 30),
      R = new Shape(a.segments.concat(b.segments));
    pen.path(R, 'accent-4', 'even-odd');
    pen.path(
      fromPts(
        b.pts().filter((p) => p[0] < 29.9),
        false,
      ),
      'edge-line',
    );
    pen.hitArea(R).withHoles().calloutAt(1.2, 0);
  });
  wall(view, 'int.bedroom.wall@R', 'Wall panel, bedroom, curb side', [30, innerHalf, 112, outerHalf], {
    at: [96, 47.2],
  });
  wall(
    view,
    'int.bath.wall@L',
    'Wall panel, bath & bedroom, road side',
    [98, -outerHalf, 206, -innerHalf, 30, -outerHalf, 42, -innerHalf],
    { at: [146, -47.2] },
  );
  wall(
    view,
    'int.living.wall@R',
    'Wall panel, living area & galley, curb side',
    [
      [322, innerHalf, 410, outerHalf],
      [112, innerHalf, 142, outerHalf],
      [174, innerHalf, 214, outerHalf],
    ],
    { at: [337, 47.2] },
  );
  wall(view, 'int.living.wall@L', 'Wall panel, living area, road side', [358, -outerHalf, 410, -innerHalf], {
    at: [404, -47.2],
  });
}

function planPartitions(view: View) {
  wall(view, 'int.living.wall-rear', 'Wall panel, rear', [410, -46, 412.4, 46], { at: [411.2, 34] });
  wall(
    view,
    'int.bath.partition',
    'Partition walls, bath & bedroom',
    [
      [113.4, -8, 150, -6],
      [111.4, -46, 113.4, 14],
      [111.4, 40, 113.4, 46],
      [172, -8, 206, -6],
      [204, -46, 206, -8],
    ],
    { at: [120, -7] },
  );
  sill(view, [142, 46, 174, 48.6], [150, -8, 172, -6], [111.4, 14, 113.4, 40]);
}

function planSlides(view: View) {
  planOutlines(view, [
    new Shape(floorPlan.segments.slice(0, 5)).L(42, -outerHalf),
    pairs([98, -outerHalf, 206, -outerHalf]),
    new Shape()
      .M(358, -outerHalf)
      .L(409, -outerHalf)
      .C(411.4, -outerHalf, 412.4, -47, 412.4, -45)
      .L(412.4, 45)
      .C(412.4, 47, 411.4, outerHalf, 409, outerHalf)
      .L(322, outerHalf),
    pairs([214, outerHalf, 174, outerHalf]),
    pairs([142, outerHalf, 30, outerHalf]),
  ]);
  slideWalls(view, 'bed', 'Bedroom slide-out', 42, 98, -outerHalf, -70, { t: 0.1 });
  slideWalls(view, 'main', 'Living-room slide-out', 206, 358, -outerHalf, -84, { t: 0.42 });
  slideWalls(view, 'curb', 'Curb-side slide-out', 214, 322, outerHalf, 78, { t: 0.1 });
}

function planWindows(view: View) {
  // windows
  winPlan(view, 'glass.window-bed@R', 'Window, bedroom (egress)', 50, 84, 47.2);
  winPlan(view, 'glass.window-bed-slide@L', 'Window, bedroom slide', 54, 86, -69);
  winPlan(view, 'glass.window-bath@L', 'Window, bathroom', 119, 137, -47.2);
  winPlan(view, 'glass.window-kitchen@R', 'Window, kitchen', 184, 206, 47.2);
  winPlan(view, 'glass.window-dinette@L', 'Window, dinette (slide)', 218, 262, -83);
  winPlan(view, 'glass.window-sofa@L', 'Window, sofa (slide)', 294, 346, -83);
  winPlan(view, 'glass.window-curb-slide@R', 'Window, galley (curb slide)', 236, 300, 77);
  winPlan(view, 'glass.window-rear@R', 'Window, rear lounge, curb side', 352, 400, 47.2);
  winPlan(view, 'glass.window-rear@L', 'Window, rear lounge, road side', 367, 401, -47.2);
  winPlan(view, 'glass.window-rear', 'Window, rear lounge (panoramic)', -36, 22, 411.2, { vert: true });
}

export function fifthWheelInterior(): Scene {
  const view = planView(vehicle, 'interior', 424, 176, { state: 'slides extended', originX: 2, cy: 84 });
  planFloors(view);
  planWalls(view);
  planPartitions(view);
  planSlides(view);
  planWindows(view);
  planBedroom(view);
  planBath(view);
  planGalley(view);
  planLounge(view);
  return view.scene();
}
