import { pairs } from '../../../kit/geometry/points.ts';
import { box, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import {
  beamAxleBelow,
  driveAxleBelow,
  driveshaftBelow,
  engineBelow,
  exhaustBelow,
  radiatorBelow,
  transmissionBelow,
} from '../../../parts/under/drive.ts';
import { bolts, leafSpring, shock, shockHit } from '../../../parts/under/steel.ts';
import { brakes, duals, wheelBelow } from '../../../parts/under/wheels.ts';
import { AX, R } from '../body.ts';

export function drawEngine(view: View): void {
  radiatorBelow(view, 'Radiator & condenser', { x0: 12, x1: 18, half: 15, at: [14, 10] });
  engineBelow(view, 'Gasoline engine & oil pan', { x0: 22, x1: 60, half: 13.2, at: [52, 3] });
  transmissionBelow(view, 'Automatic transmission & pan', { x0: 60, x1: 97, half: 9.8 });
  driveshaftBelow(
    view,
    'Driveshaft, center bearings & U-joints',
    pairs([97, 0, 146, 0, 204, 0, 266, 0]),
    [120, 0],
  );
}

export function drawFrontEnd(view: View): void {
  view.region('chassis.steering', 'Steering gear, drag link & tie rod', (pen) => {
    const G = rect(18, 21.4, 28, 28.6, 1.6),
      drag = pairs([24, 24, 38, 31]);
    pen.shadow(G, 0.6, 1, 2);
    pen.tube(line(...drag), 1.5, 'metal-2');
    pen.tube(line([48.4, -32.6], [48.4, 32.6]), 1.7, 'metal-2');
    for (const y of [-32.6, 32.6]) {
      pen.concentric(48.4, y, [1.7, 'underbody', 'edge-line'], [0.7, 'dark-metal']);
    }
    pen.layers(G, ['dark-metal'], ['diagonal-bevel'], ['part-line']);
    pen.circle(24, 24, 1.9, 'underbody', 'edge-line');
    bolts(pen, pairs([20, 27, 26.6, 27]), 0.5);
    pen.hitArea(union(G, pipeHit(drag, 2.6), rect(46.6, -34.4, 50.2, 34.4, 1))).calloutAt(48.4, -9);
  });
  beamAxleBelow(view, 'Front axle beam', AX.front, 35.4, [AX.front, 8]);
  sides((s, k) =>
    view.region(`chassis.suspension-front-${k}`, `Front leaf spring & shock, ${k} side`, (pen) => {
      const y = s * 22.4;
      leafSpring(pen, 14, 66, y, 2.9, { c: AX.front, n: 4 });
      shock(pen, 46, s * 26.6, 60, s * 28.4, 2.2);
      pen.hitArea(union(box(12.6, y - 2.9, 67.4, y + 2.9), shockHit(46, s * 26.6, 60, s * 28.4)));
      pen.calloutAt(58, y);
    }),
  );
  sides((s, k) => {
    brakes(view, `run.brakes-front-${k}`, `Front disc brake, ${k} side`, [AX.front], s, 33.2, 36.4, 7.4, {
      callout: s > 0,
    });
    wheelBelow(view, `run.wheel-front-${k}`, `Front wheel & tire, ${k} side`, AX.front, s * 36, s * 46.4, R);
  });
}

export function drawRearAxle(view: View): void {
  exhaustBelow(view, 'Exhaust: catalysts, muffler & tailpipe', {
    pipe: pairs([50, -12.6, 62, -11.4, 292, -11.4, 298, 21.4, 366, 21.4]),
    cans: [
      [100, 118, -11.4, 6],
      [160, 198, -10.6, 8],
    ],
    tip: [360, 372.6, 21.4],
    at: [180, -10.6],
  });
  driveAxleBelow(view, 'Drive axle & differential', { x: AX.rear, half: 27, tube: 3.6, at: [AX.rear, 3] });
  sides((s, k) =>
    view.region(`chassis.suspension-rear-${k}`, `Rear leaf spring & shock, ${k} side`, (pen) => {
      const y = s * 21.8;
      leafSpring(pen, 246, 301, y, 3.2, { c: AX.rear, n: 5 });
      shock(pen, 262, s * 10.6, 249, s * 13.6, 2.2);
      pen.hitArea(union(box(244.6, y - 3, 302.4, y + 3), shockHit(262, s * 10.6, 249, s * 13.6)));
      pen.calloutAt(257, y);
    }),
  );
  sides((s, k) =>
    duals(
      view,
      `run.wheel-rear-${k}`,
      `Rear wheels & tires (dual), ${k} side`,
      AX.rear,
      s,
      [25.4, 34.6],
      [36.6, 46],
      R,
    ),
  );
}
