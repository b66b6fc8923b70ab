import { band, ellipse, spline } from '../kit/curves.ts';
import { corners, type Point } from '../kit/points.ts';
import { poly, rect } from '../kit/polygon.ts';
import type { View } from '../kit/view.ts';
import { union } from './plan.ts';

/** Ball coupler from below: the socket in front, the latch behind it. */
export function couplerBelow(v: View, length = 20, x0 = 0): void {
  v.region('chassis.coupler', 'Coupler', (r) => {
    const [neck, end] = [length - 5, length];
    const F = poly(
      corners([
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
      ]),
    ).move(x0, 0);
    r.cast(F, 0.7, 1.1, 2);
    r.p(F, 'dark-metal');
    r.p(F, 'bevel', { opacity: 0.7 });
    r.p(F, 'part-line');
    r.c(x0 + 4.4, 0, 2.3, 'void', 'edge-line');
    r.c(x0 + 4.4, 0, 1.5, 'dark-gleam-1');
    r.p(rect(x0 + 9, -1.4, x0 + length - 3, 1.4, 0.6), 'underbody', 'edge-line');
    r.hit(F);
    r.at(x0 + length - 4, 3);
  });
}

/** Tongue jack from below: the foot under its tube, or a wheel when it has one. */
export function tongueJackBelow(v: View, title: string, x: number): void {
  v.region('chassis.tongue-jack', title, { part: 'tongue-jack' }, (r) => {
    r.p(ellipse(x + 0.8, -1.2, 4.6), 'shade-3');
    r.c(x, 0, 4.4, 'underbody', 'part-line');
    r.c(x, 0, 4.4, 'sphere', { opacity: 0.5 });
    r.c(x, 0, 3.6, 'dark-gleam-1');
    r.c(x, 0, 1.9, 'dark-metal', 'edge-line');
    r.c(x, 0, 1.9, 'sphere');
    r.hit(ellipse(x, 0, 4.7));
  });
}

export function chainsBelow(v: View): void {
  v.region('chassis.chains', 'Safety chains & 7-way cord', { part: 'safety-chain' }, (r) => {
    const runs = [1, -1].map((s): Point[] => [
      [14, s * 5],
      [9, s * 10],
      [2, s * 9],
      [-1, s * 5],
    ]);
    for (const run of runs) {
      r.p(spline(run), 'butt', { stroke: 'line', width: 1.6, dash: [1.3, 0.6] });
      r.p(spline(run), 'butt', { stroke: 'metal', width: 0.8, dash: [1.3, 0.6] });
    }
    r.hit(union(...runs.map((run) => band(run, 3, 3, 3))));
    r.at(6, 10);
  });
}
