import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { band, box, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { ceiling, floor, sill, slideWalls, wall, winPlan } from '../../../parts/interior/shell.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { cabPlan, halfWidth, housePlan, vehicle } from '../hull.ts';
import {
  drawEntry,
  furnishBath,
  furnishBedroom,
  furnishBunk,
  furnishCab,
  furnishHall,
  furnishLiving,
} from './interior-rooms.ts';

const inside = 47.2;
/** The middle of the side walls, where the windows sit. */
const wy = 48.4;

function drawCab(view: View): void {
  view.decoration((pen) => {
    pen.shadow(box(113, -halfWidth, 227, -83.6), 1.2, 2, 4);
    pen.shadow(box(290, halfWidth, 352, 71.6), 1.2, 2, 4);
    pen.shadow(cut.aft(housePlan, 40), 1, 2, 4);
    pen.shadow(cabPlan, 1, 2, 4);
  });
  view.region('cab.hood', 'Hood & front end', (pen) => {
    const outline = cut.fwd(cabPlan, 50);
    pen.path(outline, 'mid-wall');
    pen.within(outline, () => {
      pen.path(rect(4, -41, 18, 41), 'shade-from-left');
      pen.path(rect(4, 32, 50, 41), 'shade-from-top');
      pen.path(rect(4, -41, 50, -32), 'shade-from-bottom');
      pen.path(spline([9, -24, 30, -30, 52, -32]), 'detail-line', 'half-line');
      pen.path(spline([9, 24, 30, 30, 52, 32]), 'detail-line', 'half-line');
      pen.path(band([14, -14, 13, 0, 14, 14], 0, 0, 3), 'light-4');
    });
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(24, 0);
  });
  view.decoration((pen) => {
    pen.path(cut.aft(cabPlan, 49.6), 'accent-4');
    pen.path(cut.aft(housePlan, 97), 'accent-4');
  });
  floor(view, 'int.cab.floor', 'Flooring, cab', rect(50, -38.2, 99.4, 38.2), 'carpet', { at: [94, -4] });
  view.region('glass.windshield', 'Windshield', (pen) => {
    const outline = ribbon(
      [44, -36, 41, -20, 40.4, 0, 41, 20, 44, 36],
      [51, -36, 48.4, -20, 47.8, 0, 48.4, 20, 51, 36],
    );
    pen.path(outline, 'glass');
    pen.path(ribbon([45.6, -30, 43.4, -18, 42.8, -6], [48, -30, 45.8, -18, 45.2, -6]), 'light-1');
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(45, -20);
  });
}

function drawFloors(view: View): void {
  floor(view, 'slide.main.floor', 'Living-room slide-out: flooring', box(115, -inside, 225, -81.6), 'plank', {
    at: [177, -50],
  });
  floor(view, null, '', box(292, inside, 350, 69.6), 'carpet');
  floor(
    view,
    'int.living.floor',
    'Flooring, living area & galley (vinyl plank)',
    rect(99.4, -inside, 252, inside),
    'plank',
    { at: [112, -30] },
  );
  floor(
    view,
    'int.bedroom.floor',
    'Flooring, bedroom (carpet)',
    rect(252, -inside, 367.4, inside),
    'carpet',
    { at: [276, -4] },
  );
  floor(view, 'int.bath.floor', 'Flooring, bathroom (vinyl)', rect(254, 10, 286, inside), 'tile', {
    at: [274, 15],
  });
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, living area', 150, -10, 228, 12, { at: [158, 8] });
  ceiling(view, 'int.bedroom.ceiling', 'Ceiling panel, bedroom', 304, -42, 340, -26, { at: [310, -30] });
}

function drawWalls(view: View): void {
  wall(view, 'cab.door-road', 'Cab door, driver side', [56, -40.4, 96, -38.2], {
    paint: 'accent-1',
    at: [84, -39.3],
  });
  view.decoration((pen) => pen.path(rect(56, 38.2, 96, 40.4), 'accent-1', 'edge-line'));
  wall(
    view,
    'int.living.wall@R',
    'Wall panel, living area, curb side',
    [177, inside, 252, halfWidth, 97, inside, 148, halfWidth, 97, 38.2, 99.4, halfWidth],
    { at: [222, 48.4] },
  );
  wall(
    view,
    'int.living.wall@L',
    'Wall panel, living area, road side',
    [227, -halfWidth, 290, -inside, 97, -halfWidth, 113, -inside, 97, -halfWidth, 99.4, -38.2],
    { at: [272, -48.4] },
  );
  wall(view, 'int.bath.wall@R', 'Wall panel, bathroom, curb side', [252, inside, 290, halfWidth], {
    at: [280, 48.4],
  });
  wall(view, 'int.bedroom.wall@L', 'Wall panel, bedroom, road side', [290, -halfWidth, 367.4, -inside], {
    at: [350, -48.4],
  });
  wall(
    view,
    'int.bedroom.wall-rear',
    'Wall panel, rear',
    [367.4, -halfWidth, 369.6, halfWidth, 352, inside, 367.4, halfWidth],
    { at: [368.5, 8] },
  );
  wall(
    view,
    'int.bath.partition',
    'Partition walls, bath & bedroom',
    [
      [252, 10, 254, inside],
      [286, 8, 288, inside],
      [254, 8, 262, 10],
      [282, 8, 286, 10],
      [300, -47.2, 302, -18],
    ],
    { at: [287, 30] },
  );
  sill(view, [148, inside, 177, halfWidth + 0.2], [262, 8, 282, 10]);
}

function drawOuterLines(view: View): void {
  planOutlines(view, [
    pairs([97, 40.4, 97, halfWidth, 148, halfWidth]),
    pairs([177, halfWidth, 290, halfWidth]),
    new Shape()
      .M(352, halfWidth)
      .L(365.6, halfWidth)
      .C(368.4, halfWidth, 369.6, 48, 369.6, 45.4)
      .L(369.6, -45.4)
      .C(369.6, -48, 368.4, -halfWidth, 365.6, -halfWidth)
      .L(227, -halfWidth),
    pairs([113, -halfWidth, 97, -halfWidth, 97, -40.4]),
    pairs([97, -40.4, 50, -40.4]),
    pairs([97, 40.4, 50, 40.4]),
  ]);
  slideWalls(view, 'main', 'Living-room slide-out', 113, 227, -halfWidth, -83.6, { t: 0.54 });
  slideWalls(view, 'bed', 'Bedroom slide-out', 290, 352, halfWidth, 71.6, { t: 0.12 });
}

function drawWindows(view: View): void {
  winPlan(view, 'glass.window-sofa@L', 'Window, sofa (slide)', 125, 167, -82.6);
  winPlan(view, 'glass.window-lounge@L', 'Window, lounge (slide)', 183, 217, -82.6);
  winPlan(view, 'glass.window-hall@L', 'Window, hallway', 240, 258, -wy);
  winPlan(view, 'glass.window-bed@L', 'Window, bedroom', 306, 340, -wy);
  winPlan(view, 'glass.window-dinette@R', 'Window, dinette', 104, 136, wy);
  winPlan(view, 'glass.window-kitchen@R', 'Window, galley', 190, 218, wy);
  winPlan(view, 'glass.window-bath@R', 'Window, bathroom', 256, 272, wy);
  winPlan(view, 'glass.window-bed@R', 'Window, bedroom (slide)', 304, 338, 70.6);
}

/** Roof removed: front at the left, curb side up, slide-outs extended. */
export function classCInterior(): Scene {
  const view = planView(vehicle, 'interior', 384, 166, { state: 'slides extended', originX: 4, cy: 76 });
  drawCab(view);
  drawFloors(view);
  drawWalls(view);
  drawOuterLines(view);
  drawWindows(view);
  furnishCab(view);
  furnishBunk(view);
  furnishLiving(view);
  furnishHall(view);
  furnishBath(view);
  furnishBedroom(view);
  drawEntry(view);
  return view.scene();
}
