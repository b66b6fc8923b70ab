import { ellipse, ribbon, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { pairs } from '../../kit/points.ts';
import { fromPts, rect } from '../../kit/polygon.ts';
import type { Scene } from '../../kit/scene.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { cabDash, cabWheel } from '../../parts/interior-cockpit.ts';
import { ceiling, floor, wall, winPlan } from '../../parts/interior-shell.ts';
import { hiddenWheels } from '../../parts/interior-wheel-housing.ts';
import { outline, planView } from '../../parts/plan.ts';
import { entry, rearDoors } from './interior-doors.ts';
import { bath, galley, hall, seats, sofaBed } from './interior-rooms.ts';
import { roofCabMirror } from './roof-edges.ts';
import { planOutline } from './roof-shapes.ts';
import { axles, tireRadius } from './side-shapes.ts';

const outer = 40.2;
const inside = 37.6;
const wallMiddle = 38.9;

/** Roof removed: front at the left, curb side up, the sliding door open. */
export function classBInterior(): Scene {
  const v = planView({
    id: 'cb24.interior',
    vehicle: 'class-b-24',
    side: 'interior',
    title: 'Class B camper van 24 ft — interior floor plan',
    w: 306,
    h: 108,
    ox: 8,
    cy: 54,
    lane: 13,
    pad: [6, 12, 6, 12],
    lw: 0.82,
  });
  roofCabMirror(v);
  frontEnd(v);
  floors(v);
  windshield(v);
  walls(v);
  rearDoors(v);
  windows(v);
  cabDash(v, 50.8, 0.92);
  cabWheel(v, 67, -17.4);
  seats(v);
  galley(v);
  bath(v);
  hall(v);
  wheels(v);
  sofaBed(v);
  entry(v);
  return v.scene();
}

function frontEnd(v: View) {
  v.deco((r) => r.cast(planOutline, 1, 1.8, 4));
  v.region('cab.hood', 'Hood & front end', { part: 'hood', cat: 'cab' }, (r) => {
    const F = cut.fwd(planOutline, 50);
    r.p(F, 'mid-wall');
    r.clip(F, (q) => {
      q.p(rect(0, -41, 16, 41), 'shade-from-left');
      q.p(rect(0, 30, 50, 41), 'shade-from-top');
      q.p(rect(0, -41, 50, -30), 'shade-from-bottom');
      q.p(spline(pairs([6, -17, 20, -20.6, 46, -26])), 'detail-line', 'half-line');
      q.p(spline(pairs([6, 17, 20, 20.6, 46, 26])), 'detail-line', 'half-line');
      q.p(spline(pairs([3.6, 0, 4.2, 14, 6, 25.6, 11, 32.4, 23, 35, 46, 35.4])), 'edge-line', 'half-line');
      q.p(
        spline(pairs([3.6, 0, 4.2, -14, 6, -25.6, 11, -32.4, 23, -35, 46, -35.4])),
        'edge-line',
        'half-line',
      );
      q.p(ellipse(22, 3, 12, 20), 'glow', { opacity: 0.5 });
    });
    r.p(F, 'part-line');
    r.hit(F);
    r.at(22, 0);
  });
  v.deco((r) => r.p(cut.aft(planOutline, 49.6), 'accent-4'));
}

function floors(v: View) {
  floor(v, 'int.cab.floor', 'Flooring, cab', rect(50, -inside, 99.4, inside), 'carpet', { at: [94, 0] });
  floor(
    v,
    'int.living.floor',
    'Flooring, living area (vinyl plank)',
    fromPts(pairs([99.4, -inside, 284.6, -inside, 286.6, -30, 286.6, 30, 284.6, inside, 99.4, inside])),
    'plank',
    { at: [140, 26] },
  );
  ceiling(v, 'int.living.ceiling', 'Ceiling panel, living area', 110, -10, 184, 10, { at: [122, 7] });
}

/** The housings stand under the cabinets of the hall. */
function wheels(v: View) {
  const house = [axles[1] - tireRadius - 2.5, axles[1] + tireRadius + 2.5] as const;
  hiddenWheels(v, [house[0], -inside, house[1], -24], [house[0], 24, house[1], inside]);
}

function windshield(v: View) {
  v.region('glass.windshield', 'Windshield', { part: 'windshield', cat: 'glass' }, (r) => {
    const F = ribbon(
      pairs([46.4, -34.4, 42, -18, 41, 0, 42, 18, 46.4, 34.4]),
      pairs([52.4, -34.4, 49, -18, 48, 0, 49, 18, 52.4, 34.4]),
    );
    r.p(F, 'glass');
    r.p(ribbon(pairs([47, -29, 44.4, -17, 43.6, -5]), pairs([49.4, -29, 46.8, -17, 46, -5])), 'light-1');
    r.p(F, 'part-line');
    r.hit(F);
    r.at(45.8, -20);
  });
}

function walls(v: View) {
  for (const [side, s] of [
    ['@L', -1],
    ['@R', 1],
  ] as const)
    wall(
      v,
      `cab.door${side}`,
      `Cab door, ${s < 0 ? 'driver' : 'passenger'}`,
      [[55, s * inside, 97.2, s * outer]],
      { cls: 'accent-1', part: 'cab-door', at: [60, s * 38.9] },
    );
  wall(v, 'int.living.wall@L', 'Wall panel, road side', [[99.4, -outer, 276, -inside]], { at: [216, -38.9] });
  wall(
    v,
    'int.living.wall@R',
    'Wall panel, curb side',
    [
      [152.6, inside, 276, outer],
      [97.2, inside, 101, outer],
    ],
    { at: [216, 38.9] },
  );
  wall(
    v,
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
  outline(v, [
    new Shape()
      .M(50, -39.7)
      .C(60, -40.1, 74, -outer, 90, -outer)
      .L(276, -outer)
      .C(282, -outer, 285.4, -39, 287.2, -36.4),
    new Shape().M(287.2, 36.4).C(285.4, 39, 282, outer, 276, outer).L(152.6, outer),
    new Shape().M(101, outer).L(90, outer).C(74, outer, 60, 40.1, 50, 39.7),
  ]);
}

function windows(v: View) {
  const wy = wallMiddle;
  winPlan(v, 'glass.cab-door@L', 'Door glass, driver', 66, 94, -wy, { t: 1.2 });
  winPlan(v, 'glass.cab-door@R', 'Door glass, passenger', 66, 94, wy, { t: 1.2 });
  winPlan(v, 'glass.window-galley@L', 'Window, galley', 108, 150, -wy, { t: 1.2 });
  winPlan(v, 'glass.window-bath@L', 'Window, bathroom', 164, 184, -wy, { t: 1.2 });
  winPlan(v, 'glass.window-bed@L', 'Window, rear lounge / bed', 229, 276, -wy, { t: 1.2 });
  winPlan(v, 'glass.window-galley@R', 'Window, galley', 158, 196, wy, { t: 1.2 });
  winPlan(v, 'glass.window-bed@R', 'Window, rear lounge / bed', 229, 276, wy, { t: 1.2 });
}
