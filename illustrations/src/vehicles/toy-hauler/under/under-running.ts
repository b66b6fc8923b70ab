import { box, line, rect, type Shape } from '../../../kit/geometry/shapes.ts';
import type { Pen } from '../../../kit/drawing/pen.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides, union } from '../../../parts/layout/plan.ts';
import { jackBelow, slideRams } from '../../../parts/under/body.ts';
import { motorX, rodX, rodY } from '../../../parts/under/steel.ts';
import { axleBeamsBelow, axleEndsBelow, type TrailerAxles } from '../../../parts/under/trailer.ts';
import { axles, tireRadius } from '../sides/side-shapes.ts';

function gearMotor(pen: Pen, x: number, y: number): Shape[] {
  const G = rect(x, y - 3.3, x + 6.6, y + 3.3, 1);
  pen.layers(G, ['dark-metal'], ['bevel'], ['part-line']);
  return [G, motorX(pen, x + 6.6, x + 17.6, y, 4.5)];
}

/** Rams pass between the tires, so they are drawn before the running gear. */
export function underSlideDrives(view: View) {
  slideRams(view, 'main', 'Living-room slide-out: rams', [254, 341], [6, 49, 83], 3.8, [254, 66]);
  view.region('slide.main.motor', 'Living-room slide-out: drive motor & sync shaft', (pen) => {
    rodX(pen, 9, 256.4, 338.6, 1.6, 'metal', 'edge-line');
    pen.hitArea(union(box(256.4, 7.8, 338.6, 10.2), ...gearMotor(pen, 296, 9))).calloutAt(307, 9);
  });
  slideRams(view, 'curb', 'Curb-side slide-out: rams', [254, 307], [-8, -49, -75], 3.6, [254, -62]);
  view.region('slide.curb.motor', 'Curb-side slide-out: drive motor & sync shaft', (pen) => {
    rodX(pen, -11, 256.4, 304.6, 1.5, 'metal', 'edge-line');
    pen.hitArea(union(box(256.4, -12.2, 304.6, -9.8), ...gearMotor(pen, 268, -11))).calloutAt(281, -11);
  });
}

const running: TrailerAxles = {
  xs: axles,
  places: ['front', 'mid', 'rear'],
  spring: 33.4,
  tire: [37.6, 47],
  radius: tireRadius,
  leaf: 13.4,
  leaves: 2,
  drum: 6.4,
  at: [324, 4],
};

export function underRunningGear(view: View) {
  axleBeamsBelow(view, 'Axle beams, front, center & rear', running);
  axleEndsBelow(view, running);
  view.decoration((pen) => {
    for (const s of [1, -1]) {
      pen.path(box(383.4, s * 36, 385.8, s * 48, 0.5), 'rubber', 'edge-line');
      pen.path(line([384.4, s * 37], [384.4, s * 47]), 'dark-gleam-1');
    }
  });
}

export function underJacks(view: View) {
  view.region('chassis.crossmember', 'Landing-gear cross tube & drive shaft', (pen) => {
    rodY(pen, 116, -29, 29, 3.2, 'underbody', 'part-line');
    rodY(pen, 119.6, -27, 27, 1.3, 'metal', 'edge-line');
    pen.hitArea(rect(114.2, -29, 120.4, 29)).calloutAt(116, -12);
  });
  sides((s, k) =>
    jackBelow(view, `chassis.landing-gear-${k}`, `Landing gear leg, ${k} side`, 116, s * 31.5, {
      R: 5.4,
      w: 4.8,
      arm: 5.4,
      square: true,
    }),
  );
  for (const [x, y, id, place] of [
    [262, 26, 'mid', 'ahead of axles'],
    [462, 27, 'rear', 'rear'],
  ] as const)
    sides((s, k) =>
      jackBelow(view, `chassis.jack-${id}-${k}`, `Leveling jack, ${place}, ${k} side`, x, s * y, {
        R: 4.7,
        arm: 6,
      }),
    );
}
