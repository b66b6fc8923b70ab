import { band, cornered, ellipse, rect, spline } from '../../kit/geometry/shapes.ts';
import { pairs, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { union } from '../layout/plan.ts';

/** Ball coupler from below: the socket in front, the latch behind it. */
export function couplerBelow(view: View, length = 20, x0 = 0): void {
  view.region('chassis.coupler', 'Coupler', (pen) => {
    const [neck, end] = [length - 5, length];
    const outline = cornered([
      0,
      -2.6,
      1.6,
      2,
      -4,
      2,
      neck,
      -4.8,
      1,
      end,
      -5,
      0.6,
      end,
      5,
      0.6,
      neck,
      4.8,
      1,
      2,
      4,
      2,
      0,
      2.6,
      1.6,
    ]).move(x0, 0);
    pen.shadow(outline, 0.7, 1.1, 2);
    pen.layers(outline, ['dark-metal'], ['bevel', { opacity: 0.7 }], ['part-line']);
    pen.concentric(x0 + 4.4, 0, [2.3, 'void', 'edge-line'], [1.5, 'dark-gleam-1']);
    pen.path(rect(x0 + 9, -1.4, x0 + length - 3, 1.4, 0.6), 'underbody', 'edge-line');
    pen.hitArea(outline).calloutAt(x0 + length - 4, 3);
  });
}

/** Tongue jack from below: the foot under its tube, or a wheel when it has one. */
export function tongueJackBelow(view: View, title: string, x: number): void {
  view.region('chassis.tongue-jack', title, (pen) => {
    pen.path(ellipse(x + 0.8, -1.2, 4.6), 'shade-3');
    pen.concentric(x, 0, [4.4, 'underbody', 'part-line'], [4.4, 'sphere', { opacity: 0.5 }]);
    pen.concentric(x, 0, [3.6, 'dark-gleam-1'], [1.9, 'dark-metal', 'edge-line'], [1.9, 'sphere']);
    pen.hitArea(ellipse(x, 0, 4.7));
  });
}

export function chainsBelow(view: View): void {
  view.region('chassis.chains', 'Safety chains & 7-way cord', (pen) => {
    const runs = [1, -1].map((s): Point[] => pairs([14, s * 5, 9, s * 10, 2, s * 9, -1, s * 5]));
    for (const run of runs) {
      pen.path(spline(run), 'butt', { stroke: 'line', width: 1.6, dash: [1.3, 0.6] });
      pen.path(spline(run), 'butt', { stroke: 'metal', width: 0.8, dash: [1.3, 0.6] });
    }
    pen.hitArea(union(...runs.map((run) => band(run, 3, 3, 3)))).calloutAt(6, 10);
  });
}
