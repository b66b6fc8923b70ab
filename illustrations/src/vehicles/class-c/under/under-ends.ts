import { cut } from '../../../kit/geometry/cuts.ts';
import { box, drawn, line, rect, Shape } from '../../../kit/geometry/shapes.ts';
import { pairs } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { union } from '../../../parts/layout/plan.ts';
import { stepsBelow } from '../../../parts/under/body.ts';
import { bolts } from '../../../parts/under/steel.ts';
import { halfWidth, housePlan } from '../hull.ts';

export function drawSkirts(view: View): void {
  view.decoration((pen) => {
    for (const s of [1, -1]) {
      for (const [a, b] of pairs([99, 232, 278, 367])) {
        const outline = box(a, s * 47.6, b, s * 49.7, 0.3),
          t = outline.bbox().y1 - 0.6;
        pen.path(outline, 'accent-1', 'edge-line');
        pen.path(line([a + 0.6, t], [b - 0.6, t]), 'gleam-1');
      }
      pen.path(box(230, s * 48, 280, s * 50.6, 0.8), 'gloss', 'part-line');
      pen.path(box(277, s * 27, 279.2, s * 47.4, 0.4), 'rubber', 'edge-line');
    }
    pen.path(cut.aft(housePlan, 97.4), 'overlap-line');
    pen.path(
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

export function drawEnds(view: View): void {
  view.region('cab.bumper', 'Front bumper', (pen) => {
    const outline = drawn(`
      M 17.6 42 C 8 41.8 3.4 39.6 1.6 33 C 0.2 24 0 12 0 0 C 0 -12 0.2 -24 1.6 -33
      C 3.4 -39.6 8 -41.8 17.6 -42 L 17.6 -38 C 10 -37.6 8 -35.6 7 -30 C 6 -20 5.8 -10 5.8 0
      C 5.8 10 6 20 7 30 C 8 35.6 10 37.6 17.6 38 Z
    `);
    pen.path(outline, 'metal');
    pen.within(outline, () => pen.path(rect(0, -43, 8, 43), 'standing-cylinder'));
    pen.path(outline, 'overlap-line');
    pen.hitArea(outline).calloutAt(3, 20);
  });
  stepsBelow(view, 'door.steps@R', 'Electric entry step', 151, 174, -halfWidth + 0.4, 1, {
    d: 10,
    motor: true,
  });
  view.region('rear.bumper', 'Rear bumper', (pen) => {
    const outline = rect(366.6, -46, 373.4, 46, 0.8);
    pen.shadow(outline, 0.6, 1, 2);
    pen.layers(outline, ['underbody'], ['standing-cylinder'], ['part-line']);
    for (const s of [1, -1]) pen.path(box(366, s * 44.6, 374, s * 47.6, 0.8), 'rubber', 'part-line');
    pen.hitArea(rect(366, -47.6, 374, 47.6, 0.8)).calloutAt(370, 30);
  });
  view.region('rear.hitch', 'Receiver hitch', (pen) => {
    const X = rect(357, -16, 361, 16, 0.5),
      outline = rect(350, -2.8, 375.4, 2.8, 0.5);
    pen.shadow(outline, 0.7, 1.1, 2);
    pen.path(X, 'dark-underbody', 'edge-line');
    bolts(pen, pairs([359, -13, 359, 13]), 0.7);
    pen.layers(outline, ['dark-underbody'], ['bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(rect(372.6, -3.6, 376, 3.6, 0.6), 'underbody', 'edge-line');
    pen.hitArea(union(X, outline, rect(372.6, -3.6, 376, 3.6))).calloutAt(368, 0);
  });
}
