import { cut } from '../../kit/cuts.ts';
import { box, line, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { union } from '../../parts/plan.ts';
import { stepsBelow } from '../../parts/under-body.ts';
import { bolts } from '../../parts/under-steel.ts';
import { halfWidth, housePlan } from './hull.ts';

export function drawSkirts(v: View): void {
  v.deco((r) => {
    for (const s of [1, -1]) {
      for (const [a, b] of [
        [99, 232],
        [278, 367],
      ] as const) {
        const F = box(a, s * 47.6, b, s * 49.7, 0.3),
          t = F.bbox().y1 - 0.6;
        r.p(F, 'accent-1', 'edge-line');
        r.p(line([a + 0.6, t], [b - 0.6, t]), 'gleam-1');
      }
      r.p(box(230, s * 48, 280, s * 50.6, 0.8), 'gloss', 'part-line');
      r.p(box(277, s * 27, 279.2, s * 47.4, 0.4), 'rubber', 'edge-line');
    }
    r.p(cut.aft(housePlan, 97.4), 'overlap-line');
    r.p(
      new Shape()
        .M(97, halfWidth)
        .L(365.6, halfWidth)
        .C(368.4, halfWidth, 369.6, 48, 369.6, 45.4)
        .L(369.6, -45.4)
        .C(369.6, -48, 368.4, -halfWidth, 365.6, -halfWidth)
        .L(97, -halfWidth),
      'silhouette-line',
    );
  });
}

export function drawEnds(v: View): void {
  v.region('cab.bumper', 'Front bumper', { part: 'bumper', cat: 'cab' }, (r) => {
    const F = new Shape()
      .M(17.6, 42)
      .C(8, 41.8, 3.4, 39.6, 1.6, 33)
      .C(0.2, 24, 0, 12, 0, 0)
      .C(0, -12, 0.2, -24, 1.6, -33)
      .C(3.4, -39.6, 8, -41.8, 17.6, -42)
      .L(17.6, -38)
      .C(10, -37.6, 8, -35.6, 7, -30)
      .C(6, -20, 5.8, -10, 5.8, 0)
      .C(5.8, 10, 6, 20, 7, 30)
      .C(8, 35.6, 10, 37.6, 17.6, 38)
      .Z();
    r.p(F, 'metal');
    r.clip(F, (q) => q.p(rect(0, -43, 8, 43), 'standing-cylinder'));
    r.p(F, 'overlap-line');
    r.hit(F);
    r.at(3, 20);
  });
  stepsBelow(v, 'door.steps@R', 'Electric entry step', 151, 174, -halfWidth + 0.4, 1, { d: 10, motor: true });
  v.region('rear.bumper', 'Rear bumper', (r) => {
    const F = rect(366.6, -46, 373.4, 46, 0.8);
    r.cast(F, 0.6, 1, 2);
    r.p(F, 'underbody');
    r.p(F, 'standing-cylinder');
    r.p(F, 'part-line');
    for (const s of [1, -1]) r.p(box(366, s * 44.6, 374, s * 47.6, 0.8), 'rubber', 'part-line');
    r.hit(rect(366, -47.6, 374, 47.6, 0.8));
    r.at(370, 30);
  });
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const X = rect(357, -16, 361, 16, 0.5),
      F = rect(350, -2.8, 375.4, 2.8, 0.5);
    r.cast(F, 0.7, 1.1, 2);
    r.p(X, 'dark-underbody', 'edge-line');
    bolts(
      r,
      [
        [359, -13],
        [359, 13],
      ],
      0.7,
    );
    r.p(F, 'dark-underbody');
    r.p(F, 'bevel', { opacity: 0.6 });
    r.p(F, 'part-line');
    r.p(rect(372.6, -3.6, 376, 3.6, 0.6), 'underbody', 'edge-line');
    r.hit(union(X, F, rect(372.6, -3.6, 376, 3.6)));
    r.at(368, 0);
  });
}
