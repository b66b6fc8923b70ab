import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { box, fromPts, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ceiling, floor, sill, slideWalls, wall, winPlan } from '../../../parts/interior/shell.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { bath, bunk, closets, dinette, entry, galley } from './interior-rooms.ts';
import { halfPlan as outer, planOutline } from '../roof/roof-deck.ts';
import { jacksAndSteps } from '../roof/roof-sides.ts';
import { vehicle } from '../hull.ts';

const inside = 46;
const wallMiddle = 47.2;

/** The sleeping place over the cab, inside the rounded nose. */
const bunkInside = new Shape()
  .M(30, inside)
  .C(15.4, 45.4, 6.4, 38.4, 3.8, 25.4)
  .C(2.5, 18, 2.4, 9, 2.4, 0)
  .C(2.4, -9, 2.5, -18, 3.8, -25.4)
  .C(6.4, -38.4, 15.4, -45.4, 30, -inside)
  .L(84, -inside)
  .L(84, inside)
  .Z();

/** Roof removed: front at the left, curb side up, the dinette slide extended. */
export function truckCamperInterior(): Scene {
  const view = planView(vehicle, 'interior', 262, 156, {
    state: 'slide extended',
    originX: 10,
    cy: 70,
    pad: [6, 12, 6, 12],
    lineScale: 0.72,
  });
  jacksAndSteps(view);
  floors(view);
  walls(view);
  shell(view);
  windows(view);
  bunk(view);
  galley(view);
  dinette(view);
  bath(view);
  closets(view);
  entry(view);
  return view.scene();
}

function floors(view: View) {
  view.decoration((pen) => {
    pen.shadow(box(108, -outer, 178, -74), 1.2, 2, 4);
    pen.shadow(planOutline, 1, 2, 4);
    pen.path(planOutline, 'accent-4');
  });
  floor(view, 'slide.dinette.floor', 'Dinette slide-out: flooring', box(110, -inside, 176, -72), 'plank', {
    at: [111.7, -60],
  });
  floor(view, 'int.bunk.floor', 'Bed platform, cab-over (carpet)', bunkInside, 'carpet', { at: [80, -39] });
  floor(
    view,
    'int.living.floor',
    'Flooring, living area (vinyl plank)',
    rect(84, -inside, 211.6, inside),
    'plank',
    { at: [104, 8] },
  );
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, living area', 112, -12, 176, 12, { at: [122, 8] });
}

function walls(view: View) {
  view.region('int.bunk.wall-front', 'Wall panel, cab-over nose', (pen) => {
    const b = cut.fwd(bunkInside, 30),
      ring = new Shape(cut.fwd(planOutline, 30).segments.concat(b.segments));
    pen.path(ring, 'accent-4', 'even-odd');
    pen.path(
      fromPts(
        b.pts().filter((p) => p[0] < 29.9),
        false,
      ),
      'edge-line',
    );
    pen.hitArea(ring).withHoles().calloutAt(2.6, 30);
  });
  wall(
    view,
    'int.living.wall@L',
    'Wall panel, road side',
    [30, -outer, 108, -inside, 178, -outer, 212, -inside],
    { at: [82, -47.2] },
  );
  wall(view, 'int.living.wall@R', 'Wall panel, curb side', [30, inside, 212, outer], { at: [154, 47.2] });
  wall(view, 'int.living.wall-rear', 'Wall panel, rear', [211.6, 15, 214, inside, 211.6, -inside, 214, -15], {
    at: [212.8, 32],
  });
  wall(
    view,
    'int.bath.partition',
    'Partition walls, wet bath',
    [178.4, -inside, 180.2, -14.4, 180.2, -16.2, 186, -14.4, 206, -16.2, 211.6, -14.4],
    { at: [179.3, -38] },
  );
}

function shell(view: View) {
  sill(view, [211.6, -15, 214.4, 15]);
  planOutlines(view, [
    new Shape(planOutline.segments.slice(0, 5)).L(108, -outer),
    new Shape().M(178, -outer).L(210.6, -outer).C(213, -outer, 214, -46.8, 214, -44.6).L(214, -15),
    new Shape().M(214, 15).L(214, 44.6).C(214, 46.8, 213, outer, 210.6, outer).L(30, outer),
  ]);
  slideWalls(view, 'dinette', 'Dinette slide-out', 108, 178, -outer, -74, { t: 0.06 });
}

function windows(view: View) {
  const wy = wallMiddle;
  winPlan(view, 'glass.nose', 'Window, cab-over nose', -20, 20, 1.2, { vert: true, t: 1.2 });
  winPlan(view, 'glass.window-bunk@L', 'Window, cab-over bunk', 42, 72, -wy, { t: 1.2 });
  winPlan(view, 'glass.window-bunk@R', 'Window, cab-over bunk', 42, 72, wy, { t: 1.2 });
  winPlan(view, 'glass.window-dinette@L', 'Window, dinette (slide)', 119, 167, -73, { t: 1.2 });
  winPlan(view, 'glass.window-bath@L', 'Window, bathroom', 187, 203, -wy, { t: 1.2 });
  winPlan(view, 'glass.window-rear-wall', 'Window, rear bathroom', -41, -21, 212.8, { vert: true, t: 1.2 });
  winPlan(view, 'glass.window-galley@R', 'Window, galley', 107, 137, wy, { t: 1.2 });
  winPlan(view, 'glass.window-rear@R', 'Window, rear wardrobe', 176, 190, wy, { t: 1.2 });
}
