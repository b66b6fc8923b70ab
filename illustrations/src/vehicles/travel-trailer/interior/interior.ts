import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import { box, fromPts, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ceiling, floor, sill, slideWalls, wall, winPlan } from '../../../parts/interior/shell.ts';
import { hiddenWheels } from '../../../parts/interior/wheel-housing.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { axles, floorOutline, halfWidth, mainSlide, tireRadius, vehicle } from '../hull.ts';
import {
  drawEntries,
  furnishBath,
  furnishBedroom,
  furnishBunkRoom,
  furnishLiving,
  furnishRoadWall,
} from './interior-rooms.ts';

const plan = floorOutline;
const inside = 46;
const inner = new Shape()
  .M(66, inside)
  .C(58, inside, 53.8, 43, 52.6, 33.6)
  .C(51.6, 22, 51.2, 10, 51.2, 0)
  .C(51.2, -10, 51.6, -22, 52.6, -33.6)
  .C(53.8, -43, 58, -inside, 66, -inside)
  .L(378, -inside)
  .L(378, inside)
  .Z();
const innerEdge = inner.pts(0.05);
/** The middle of the side walls, where the windows sit. */
const wy = 47;

function drawFloors(view: View): void {
  view.decoration((pen) => {
    pen.shadow(box(mainSlide.from, -halfWidth, mainSlide.to, -82), 1.2, 2, 4);
    pen.shadow(plan, 1, 2, 4);
    pen.path(plan, 'accent-4');
  });
  floor(view, 'slide.main.floor', 'Living-room slide-out: flooring', box(136, -inside, 260, -80), 'plank', {
    at: [198, -50],
  });
  floor(view, 'int.bedroom.floor', 'Flooring, bedroom (carpet)', cut.fwd(innerEdge, 147), 'carpet', {
    at: [139, 18],
  });
  floor(
    view,
    'int.living.floor',
    'Flooring, living area (vinyl plank)',
    poly([147, inside, 314.6, inside, 314.6, 18, 303, 18, 303, -inside, 134, -inside, 134, -8, 147, -8]),
    'plank',
    { at: [288, 2] },
  );
  floor(view, 'int.bunk.floor', 'Flooring, bunk room (carpet)', rect(303, -inside, 378, 17), 'carpet', {
    at: [340, -4],
  });
  floor(view, 'int.bath.floor', 'Flooring, bathroom (vinyl)', rect(314.6, 17, 378, inside), 'tile', {
    at: [350, 21],
  });
  hiddenWheels(
    view,
    [axles[0] - tireRadius - 2, -inside, axles[1] + tireRadius + 2, -36],
    [axles[0] - tireRadius - 2, 36, axles[1] + tireRadius + 2, inside],
  );
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, living area', 176, -26, 268, -6, { at: [188, -10] });
}

function drawFrontWall(view: View): void {
  view.region('int.bedroom.wall-front', 'Wall panel, front cap (bedroom)', (pen) => {
    const a = cut.fwd(plan, 66),
      b = cut.fwd(inner, 66),
      H = new Shape(a.segments.concat(b.segments));
    pen.path(H, 'accent-4', 'even-odd');
    pen.path(
      fromPts(
        b.pts().filter((p) => p[0] < 65.8),
        false,
      ),
      'edge-line',
    );
    pen.hitArea(H).withHoles().calloutAt(50.2, 0);
  });
}

function drawWalls(view: View): void {
  wall(view, 'int.bedroom.wall@R', 'Wall panel, bedroom, curb side', [66, inside, 118, halfWidth], {
    at: [72, 47],
  });
  wall(view, 'int.bedroom.wall@L', 'Wall panel, bedroom, road side', [66, -halfWidth, 134, -inside], {
    at: [122, -47],
  });
  wall(view, 'int.living.wall@R', 'Wall panel, living area, curb side', [145, inside, 284, halfWidth], {
    at: [218, 47],
  });
  wall(view, 'int.living.wall@L', 'Wall panel, living area, road side', [262, -halfWidth, 303, -inside], {
    at: [270, -47],
  });
  wall(view, 'int.bath.wall@R', 'Wall panel, bathroom, curb side', [313, inside, 378, halfWidth], {
    at: [338, 47],
  });
  wall(view, 'int.bunk.wall@L', 'Wall panel, bunk room, road side', [303, -halfWidth, 378, -inside], {
    at: [364, -47],
  });
  wall(view, 'int.bath.wall-rear', 'Wall panel, rear', [378, -46, 380, 46], { at: [379, 32] });
}

function drawPartitions(view: View): void {
  wall(
    view,
    'int.bedroom.partition',
    'Partition wall, bedroom',
    [132, -inside, 134, -8, 132, -8, 149, -6, 147, 20, 149, inside],
    { at: [133, -30] },
  );
  wall(
    view,
    'int.bath.partition',
    'Partition walls, bathroom & bunk room',
    [
      [302, -inside, 304, -14],
      [302, 12, 304, 18],
      [302, 16, 378, 18],
      [314, 18, 316, 22],
      [314, 42, 316, inside],
    ],
    { at: [303, -34] },
  );
}

function drawOuterLines(view: View): void {
  sill(
    view,
    [118, inside, 145, halfWidth + 0.2],
    [284, inside, 313, halfWidth + 0.2],
    [147, -6, 149, 20],
    [302, -14, 304, 12],
    [314, 22, 316, 42],
  );
  planOutlines(view, [
    new Shape(plan.segments.slice(0, 5)).L(mainSlide.from, -halfWidth),
    new Shape()
      .M(mainSlide.to, -halfWidth)
      .L(376, -halfWidth)
      .C(378.8, -halfWidth, 380, -46.6, 380, -44)
      .L(380, 44)
      .C(380, 46.6, 378.8, halfWidth, 376, halfWidth)
      .L(313, halfWidth),
    pairs([284, halfWidth, 145, halfWidth]),
    pairs([118, halfWidth, 66, halfWidth]),
  ]);
  slideWalls(view, 'main', 'Living-room slide-out', mainSlide.from, mainSlide.to, -halfWidth, -82, {
    t: 0.5,
  });
}

function drawWindows(view: View): void {
  winPlan(view, 'glass.window-bed@R', 'Window, bedroom, curb side', 80, 112, wy);
  winPlan(view, 'glass.window-bed@L', 'Window, bedroom, road side', 80, 112, -wy);
  winPlan(view, 'glass.window-dinette@R', 'Window, lounge', 158, 206, wy);
  winPlan(view, 'glass.window-kitchen@R', 'Window, kitchen', 228, 256, wy);
  winPlan(view, 'glass.window-bath@R', 'Window, bathroom', 346, 360, wy);
  winPlan(view, 'glass.window-sofa@L', 'Window, sofa (slide)', 146, 190, -81);
  winPlan(view, 'glass.window-dinette@L', 'Window, dinette (slide)', 206, 250, -81);
  winPlan(view, 'glass.window-hall@L', 'Window, hallway', 276, 292, -wy);
  winPlan(view, 'glass.window-bunk@L', 'Window, bunk room', 314, 352, -wy);
  winPlan(view, 'glass.window-rear', 'Window, rear', -34, 18, 379, { vert: true, t: 1.3 });
}

/** Roof removed: front at the left, curb side up, slide-out extended. */
export function travelTrailerInterior(): Scene {
  const view = planView(vehicle, 'interior', 394, 160, { state: 'slide extended', originX: 3, cy: 72 });
  drawFloors(view);
  drawFrontWall(view);
  drawWalls(view);
  drawPartitions(view);
  drawOuterLines(view);
  drawWindows(view);
  furnishBedroom(view);
  furnishLiving(view);
  furnishRoadWall(view);
  furnishBath(view);
  furnishBunkRoom(view);
  drawEntries(view);
  return view.scene();
}
