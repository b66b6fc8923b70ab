import { planView } from '../../../kit/drawing/vehicle-views.ts';
import { ellipse, fromPts, rect, ribbon, Shape, spline } from '../../../kit/geometry/shapes.ts';
import { cut } from '../../../kit/geometry/cuts.ts';
import type { Scene } from '../../../kit/scene/scene.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { cabDash, cabWheel } from '../../../parts/interior/cockpit.ts';
import { ceiling, floor, wall, winPlan } from '../../../parts/interior/shell.ts';
import { hiddenWheels } from '../../../parts/interior/wheel-housing.ts';
import { planOutlines } from '../../../parts/layout/plan.ts';
import { entry, rearDoors } from './interior-doors.ts';
import { bath, galley, hall, seats, sofaBed } from './interior-rooms.ts';
import { roofCabMirror } from '../roof/roof-edges.ts';
import { planOutline } from '../roof/roof-shapes.ts';
import { axles, tireRadius } from '../sides/side-shapes.ts';
import { vehicle } from '../hull.ts';

const outer = 40.2;
const inside = 37.6;
const wallMiddle = 38.9;

/** Roof removed: front at the left, curb side up, the sliding door open. */
export function classBInterior(): Scene {
  const view = planView(vehicle, 'interior', 306, 108, {
    originX: 8,
    cy: 54,
    lane: 13,
    pad: [6, 12, 6, 12],
    lineScale: 0.82,
  });
  roofCabMirror(view);
  frontEnd(view);
  floors(view);
  windshield(view);
  walls(view);
  rearDoors(view);
  windows(view);
  cabDash(view, 50.8, 0.92);
  cabWheel(view, 67, -17.4);
  seats(view);
  galley(view);
  bath(view);
  hall(view);
  wheels(view);
  sofaBed(view);
  entry(view);
  return view.scene();
}

function frontEnd(view: View) {
  view.decoration((pen) => pen.shadow(planOutline, 1, 1.8, 4));
  view.region('cab.hood', 'Hood & front end', (pen) => {
    const outline = cut.fwd(planOutline, 50);
    pen.path(outline, 'mid-wall');
    pen.within(outline, () => {
      pen.path(rect(0, -41, 16, 41), 'shade-from-left');
      pen.path(rect(0, 30, 50, 41), 'shade-from-top');
      pen.path(rect(0, -41, 50, -30), 'shade-from-bottom');
      pen.path(spline([6, -17, 20, -20.6, 46, -26]), 'detail-line', 'half-line');
      pen.path(spline([6, 17, 20, 20.6, 46, 26]), 'detail-line', 'half-line');
      pen.path(spline([3.6, 0, 4.2, 14, 6, 25.6, 11, 32.4, 23, 35, 46, 35.4]), 'edge-line', 'half-line');
      pen.path(spline([3.6, 0, 4.2, -14, 6, -25.6, 11, -32.4, 23, -35, 46, -35.4]), 'edge-line', 'half-line');
      pen.path(ellipse(22, 3, 12, 20), 'glow', { opacity: 0.5 });
    });
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(22, 0);
  });
  view.decoration((pen) => pen.path(cut.aft(planOutline, 49.6), 'accent-4'));
}

function floors(view: View) {
  floor(view, 'int.cab.floor', 'Flooring, cab', rect(50, -inside, 99.4, inside), 'carpet', { at: [94, 0] });
  floor(
    view,
    'int.living.floor',
    'Flooring, living area (vinyl plank)',
    fromPts([99.4, -inside, 284.6, -inside, 286.6, -30, 286.6, 30, 284.6, inside, 99.4, inside]),
    'plank',
    { at: [140, 26] },
  );
  ceiling(view, 'int.living.ceiling', 'Ceiling panel, living area', 110, -10, 184, 10, { at: [122, 7] });
}

/** The housings stand under the cabinets of the hall. */
function wheels(view: View) {
  const house = [axles[1] - tireRadius - 2.5, axles[1] + tireRadius + 2.5] as const;
  hiddenWheels(view, [house[0], -inside, house[1], -24], [house[0], 24, house[1], inside]);
}

function windshield(view: View) {
  view.region('glass.windshield', 'Windshield', (pen) => {
    const outline = ribbon(
      [46.4, -34.4, 42, -18, 41, 0, 42, 18, 46.4, 34.4],
      [52.4, -34.4, 49, -18, 48, 0, 49, 18, 52.4, 34.4],
    );
    pen.path(outline, 'glass');
    pen.path(ribbon([47, -29, 44.4, -17, 43.6, -5], [49.4, -29, 46.8, -17, 46, -5]), 'light-1');
    pen.path(outline, 'part-line');
    pen.hitArea(outline).calloutAt(45.8, -20);
  });
}

function walls(view: View) {
  for (const [side, s] of [
    ['@L', -1],
    ['@R', 1],
  ] as const)
    wall(
      view,
      `cab.door${side}`,
      `Cab door, ${s < 0 ? 'driver' : 'passenger'}`,
      [55, s * inside, 97.2, s * outer],
      { paint: 'accent-1', at: [60, s * 38.9] },
    );
  wall(view, 'int.living.wall@L', 'Wall panel, road side', [99.4, -outer, 276, -inside], {
    at: [216, -38.9],
  });
  wall(
    view,
    'int.living.wall@R',
    'Wall panel, curb side',
    [152.6, inside, 276, outer, 97.2, inside, 101, outer],
    { at: [216, 38.9] },
  );
  wall(
    view,
    'int.bath.partition',
    'Partition walls, wet bath',
    [
      [163, -inside, 164.6, -8],
      [189.4, -inside, 191, -8],
      [164.6, -9.6, 169, -8],
      [185, -9.6, 189.4, -8],
    ],
    { at: [190.2, -13] },
  );
  planOutlines(view, [
    new Shape()
      .M(50, -39.7)
      .C(60, -40.1, 74, -outer, 90, -outer)
      .L(276, -outer)
      .C(282, -outer, 285.4, -39, 287.2, -36.4),
    new Shape().M(287.2, 36.4).C(285.4, 39, 282, outer, 276, outer).L(152.6, outer),
    new Shape().M(101, outer).L(90, outer).C(74, outer, 60, 40.1, 50, 39.7),
  ]);
}

function windows(view: View) {
  const wy = wallMiddle;
  winPlan(view, 'glass.cab-door@L', 'Door glass, driver', 66, 94, -wy, { t: 1.2 });
  winPlan(view, 'glass.cab-door@R', 'Door glass, passenger', 66, 94, wy, { t: 1.2 });
  winPlan(view, 'glass.window-galley@L', 'Window, galley', 108, 150, -wy, { t: 1.2 });
  winPlan(view, 'glass.window-bath@L', 'Window, bathroom', 164, 184, -wy, { t: 1.2 });
  winPlan(view, 'glass.window-bed@L', 'Window, rear lounge / bed', 229, 276, -wy, { t: 1.2 });
  winPlan(view, 'glass.window-galley@R', 'Window, galley', 158, 196, wy, { t: 1.2 });
  winPlan(view, 'glass.window-bed@R', 'Window, rear lounge / bed', 229, 276, wy, { t: 1.2 });
}
