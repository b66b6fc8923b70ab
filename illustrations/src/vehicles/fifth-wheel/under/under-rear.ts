import { pairs } from '../../../kit/geometry/points.ts';
import { box, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { union } from '../../../parts/layout/plan.ts';
import { stepsBelow } from '../../../parts/under/body.ts';
import { bolts } from '../../../parts/under/steel.ts';
import { underHalfWidth, underPlan } from './under-shapes.ts';

export function underSkirts(view: View) {
  // skirts
  view.decoration((pen) => {
    for (const s of [1, -1]) {
      for (const [a, b] of pairs([105, 223, 303, 410])) {
        const outline = box(a, s * 46.6, b, s * 48.5, 0.3),
          t = outline.bbox().y1 - 0.6;
        pen.path(outline, 'accent-1', 'edge-line');
        pen.path(line([a + 0.6, t], [b - 0.6, t]), 'gleam-1');
      }
    }
  });
  view.decoration((pen) => pen.path(underPlan, 'silhouette-line'));
  view.decoration((pen) => {
    for (const s of [1, -1]) {
      pen.path(box(221.4, s * 46.8, 304.6, s * 49.6, 0.8), 'gloss', 'part-line');
      pen.path(line([223, s * 48.6], [303, s * 48.6]), 'dark-gleam-2');
    }
  });
  stepsBelow(view, 'door.steps@R', 'Entry steps (folding)', 145, 171, -underHalfWidth, 4, { d: 8 });
}

export function underRear(view: View) {
  // rear
  view.region('rear.spare', 'Spare tire & carrier', (pen) => {
    const outline = rect(413.4, -21.6, 424, 6.4, 3);
    pen.shadow(outline, 0.8, 1.2, 2);
    pen.layers(outline, ['tire'], ['standing-cylinder', { opacity: 0.6 }], ['overlap-line']);
    for (const x of [418.4, 420.6, 422.4]) pen.path(line([x, -20.4], [x, 5.2]), 'dark-gleam-1');
    pen.hitArea(outline).calloutAt(422, -12);
  });
  view.region('rear.bumper', 'Rear bumper tube', (pen) => {
    const outline = rect(411.8, -46.6, 419.6, 46.6, 0.6);
    pen.shadow(outline, 0.6, 1, 2);
    pen.layers(outline, ['underbody'], ['standing-cylinder'], ['part-line']);
    pen.hitArea(outline).calloutAt(416, 24);
  });
  view.decoration((pen) => {
    for (const s of [1, -1]) {
      pen.path(box(411.4, s * 44, 420, s * 46.8, 0.8), 'rubber', 'part-line');
      pen.circle(415.7, s * 45.4, 0.5, 'dark-metal');
    }
  });
  view.region('rear.hitch', 'Rear receiver hitch', (pen) => {
    const outline = rect(398, -2.8, 424.6, 2.8, 0.5);
    pen.shadow(outline, 0.7, 1.1, 2);
    pen.layers(outline, ['dark-underbody'], ['bevel', { opacity: 0.6 }], ['part-line']);
    pen.path(rect(421.4, -3.6, 425, 3.6, 0.6), 'underbody', 'edge-line');
    pen.path(rect(402, -9, 405.4, 9, 0.5), 'dark-underbody', 'edge-line');
    bolts(pen, pairs([403.7, -7, 403.7, 7]), 0.6);
    pen.circle(419.4, 0, 0.8, 'dark-metal', 'detail-line');
    pen.hitArea(union(outline, rect(402, -9, 405.4, 9), rect(421, -3.6, 425, 3.6))).calloutAt(408.4, 0);
  });
}
