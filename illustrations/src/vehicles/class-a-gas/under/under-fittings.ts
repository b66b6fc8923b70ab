import { pairs } from '../../../kit/geometry/points.ts';
import { cornered, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { sides } from '../../../parts/layout/plan.ts';
import { mudFlapBelow, socketBelow } from '../../../parts/under/bays.ts';
import { jackBelow, stepsBelow } from '../../../parts/under/body.ts';
import { receiverBelow } from '../../../parts/under/hitch.ts';
import { bolts, motorX } from '../../../parts/under/steel.ts';
import { W } from '../body.ts';

export function drawLeveling(view: View): void {
  for (const [x, k] of [
    [110, 'front'],
    [330, 'rear'],
  ] as const)
    sides((s, q) =>
      jackBelow(view, `chassis.jack-${k}-${q}`, `Hydraulic leveling jack, ${k}, ${q} side`, x, s * 28.4, {
        R: 4.6,
        arm: -9,
        w: 3.8,
      }),
    );
  view.region('chassis.hydraulic-pump', 'Hydraulic leveling pump', (pen) => {
    motorX(pen, 70, 84, -30, 6);
    const P = rect(84, -33.6, 92, -26.4, 0.8);
    pen.layers(P, ['dark-metal', 'edge-line'], ['diagonal-bevel']);
    bolts(pen, pairs([86, -32, 90, -32, 86, -28, 90, -28]), 0.45);
    pen.hitArea(rect(69.6, -33.8, 92.4, -26.2, 1)).calloutAt(78, -30);
  });
}

export function drawFittings(view: View): void {
  view.region('chassis.gen-exhaust@L', 'Generator exhaust pipe', (pen) => {
    const outline = cornered([
      82.8, 38, 0.4, 82.8, 43.8, 2.4, 95, 43.8, 0.4, 95, 41.4, 0.4, 85.2, 41.4, 1, 85.2, 38, 0.4,
    ]);
    pen.shadow(outline, 0.5, 0.8, 2);
    pen.layers(outline, ['dark-metal'], ['lying-cylinder'], ['edge-line']);
    pen.path(rect(94, 41, 95.4, 44.2, 0.5), 'metal', 'detail-line');
    pen.hitArea(rect(82.4, 37.6, 95.8, 44.4, 0.6)).calloutAt(90, 42.6);
  });
  stepsBelow(view, 'door.steps@R', 'Electric entry step', 71, 95, -W + 0.4, 1, { d: 10, motor: true });
  sides((s, k) =>
    mudFlapBelow(view, `rear.mud-flap-${k}`, `Rear mud flap, ${k} side`, 302.4, s * 26, s * 46.4),
  );
}

export function drawRearEnd(view: View): void {
  receiverBelow(view, { x0: 389, x1: 411.6, cross: 396, half: 17.3 });
  socketBelow(view, 'util.tow-plug', '7-way trailer socket', 400, -19.6);
}
