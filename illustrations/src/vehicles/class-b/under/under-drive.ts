import { box, ellipse, line, poly, rect } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides, union } from '../../../parts/layout/plan.ts';
import {
  driveAxleBelow,
  driveshaftBelow,
  engineBelow,
  exhaustBelow,
  radiatorBelow,
  transmissionBelow,
} from '../../../parts/under/drive.ts';
import { bolts, leafSpring, shock, shockHit } from '../../../parts/under/steel.ts';
import { brakes, wheelBelow } from '../../../parts/under/wheels.ts';
import { axles, tireRadius } from '../sides/side-shapes.ts';

const [front, rear] = axles;

export function underEngine(view: View) {
  radiatorBelow(view, 'Radiator & condenser', { x0: 12.4, x1: 16.6, half: 14.6 });
  engineBelow(view, 'Engine & oil pan', { x0: 20.6, x1: 52, half: 11.4, at: [47.6, 2] });
  transmissionBelow(view, 'Automatic transmission & pan', { x0: 52, x1: 82, half: 8 });
  driveshaftBelow(
    view,
    'Driveshaft, center bearing & U-joints',
    pairs([82, 0, 146, 0.6, 202, 3]),
    [114, 0.3],
    2.9,
  );
  exhaustBelow(view, 'Exhaust: catalyst, muffler & tailpipe', {
    pipe: pairs([44, -11, 54, -10.4, 224, -10.4, 233, -24, 258, -24]),
    w: 2.1,
    cans: [
      [88, 103, -10.4, 5.2],
      [132, 164, -10, 7],
    ],
    tip: [252, 262.4, -24],
    at: [148, -10],
  });
}

export function underAxleFront(view: View) {
  view.region('chassis.axle-front', 'Front suspension crossmember', (pen) => {
    const outline = poly([
      [front - 6, -21, 2],
      [front - 3.4, -12, 4],
      [front - 3.4, 12, 4],
      [front - 6, 21, 2],
      [front + 8, 21, 2],
      [front + 3.6, 12, 4],
      [front + 3.6, -12, 4],
      [front + 8, -21, 2],
    ]);
    pen.shadow(outline, 0.8, 1.2, 2, 'shade-2');
    pen.layers(outline, ['underbody'], ['standing-cylinder', { opacity: 0.7 }], ['part-line']);
    pen.path(line([front - 1.6, -16], [front - 1.6, 16]), 'dark-gleam-2');
    bolts(pen, pairs([front - 3.4, 19, front + 5, 19, front - 3.4, -19, front + 5, -19]), 0.6);
    pen.hitArea(outline).calloutAt(front, 7);
  });
  steeringRack(view);
  controlArms(view);
  axleEnd(view, 'front', front);
}

function steeringRack(view: View) {
  view.region('chassis.steering', 'Steering rack & tie rods', (pen) => {
    const x = front - 8.4,
      G = rect(x - 1.9, -13, x + 1.9, 13, 1.4);
    pen.tube(line([x, -26.4], [x, 26.4]), 1.2, 'metal-2');
    pen.layers(G, ['dark-metal'], ['standing-cylinder'], ['part-line']);
    for (const s of [1, -1]) {
      const B = box(x - 1.5, s * 13, x + 1.5, s * 18.6, 0.8);
      pen.path(B, 'rubber', 'edge-line');
      for (const y of [14.4, 15.8, 17.2]) pen.path(line([x - 1.3, s * y], [x + 1.3, s * y]), 'dark-gleam-1');
      pen.concentric(x, s * 26.4, [1.3, 'underbody', 'edge-line'], [0.5, 'dark-metal']);
    }
    pen.hitArea(rect(x - 2.1, -27.7, x + 2.1, 27.7, 1.2)).calloutAt(x, -8);
  });
}

function controlArms(view: View) {
  sides((s, k) =>
    view.region(`chassis.suspension-front-${k}`, `Front control arm & strut, ${k} side`, (pen) => {
      const A = poly([
        [front - 4.6, s * 20.4, 1],
        [front - 1.6, s * 27, 1.6],
        [front + 2, s * 28.6, 1.2],
        [front + 3, s * 26.6, 1.2],
        [front + 8.8, s * 21.4, 1.2],
        [front + 7, s * 19.6, 1],
        [front + 1.6, s * 23, 3],
        [front - 2.4, s * 19.8, 1],
      ]);
      pen.shadow(A, 0.7, 1.1, 2, 'shade-2');
      pen.layers(A, ['dark-metal'], ['diagonal-bevel', { opacity: 0.8 }], ['part-line']);
      for (const [x, y] of pairs([front - 3.4, 20.8, front + 7.4, 20.8])) {
        pen.concentric(x, s * y, [1.5, 'dark-underbody', 'edge-line'], [0.6, 'dark-metal']);
      }
      pen.circle(front + 1.2, s * 26.4, 2.6, 'dark-underbody', 'edge-line');
      pen.circle(front + 1.2, s * 26.4, 2.6, 'sphere', { opacity: 0.5 });
      pen.circle(front + 1.2, s * 26.4, 1, 'dark-metal', 'detail-line');
      pen.hitArea(union(A, ellipse(front + 1.2, s * 26.4, 2.8), ellipse(front + 7.4, s * 20.8, 1.7)));
      pen.calloutAt(front + 1.2, s * 25);
    }),
  );
}

function axleEnd(view: View, place: 'front' | 'rear', x: number) {
  const name = place === 'front' ? 'Front' : 'Rear';
  sides((s, k) => {
    brakes(view, `run.brakes-${place}-${k}`, `${name} disc brake, ${k} side`, [x], s, 27.2, 29.4, 5.6, {
      callout: s > 0,
    });
    wheelBelow(
      view,
      `run.wheel-${place}-${k}`,
      `${name} wheel & tire, ${k} side`,
      x,
      s * 29,
      s * 38,
      tireRadius,
    );
  });
}

export function underAxleRear(view: View) {
  driveAxleBelow(view, 'Rear axle & differential', { x: rear, half: 28.4, y: 3, tube: 2.4, at: [rear, 6] });
  sides((s, k) =>
    view.region(`chassis.suspension-rear-${k}`, `Rear leaf spring & shock, ${k} side`, (pen) => {
      const y = s * 22.8;
      leafSpring(pen, rear - 20, rear + 22, y, 2.6, { c: rear, n: 4 });
      shock(pen, rear + 4, s * 14.4, rear + 17, s * 12, 1.9);
      pen.hitArea(
        union(
          box(rear - 21.4, y - 2.6, rear + 23.4, y + 2.6),
          shockHit(rear + 4, s * 14.4, rear + 17, s * 12, 3),
        ),
      );
      pen.calloutAt(rear - 12, y);
    }),
  );
  axleEnd(view, 'rear', rear);
}
