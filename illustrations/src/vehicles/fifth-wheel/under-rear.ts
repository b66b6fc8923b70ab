import { box, line, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { union } from '../../parts/plan.ts';
import { stepsBelow } from '../../parts/under-body.ts';
import { bolts } from '../../parts/under-steel.ts';
import { underHalfWidth, underPlan } from './under-shapes.ts';

export function underSkirts(v: View) {
  // skirts
  v.deco((r) => {
    for (const s of [1, -1]) {
      for (const [a, b] of [
        [105, 223],
        [303, 410],
      ] as const) {
        const F = box(a, s * 46.6, b, s * 48.5, 0.3),
          t = F.bbox().y1 - 0.6;
        r.p(F, 'accent-1', 'edge-line');
        r.p(line([a + 0.6, t], [b - 0.6, t]), 'gleam-1');
      }
    }
  });
  v.deco((r) => r.p(underPlan, 'silhouette-line'));
  v.deco((r) => {
    for (const s of [1, -1]) {
      r.p(box(221.4, s * 46.8, 304.6, s * 49.6, 0.8), 'gloss', 'part-line');
      r.p(line([223, s * 48.6], [303, s * 48.6]), 'dark-gleam-2');
    }
  });
  stepsBelow(v, 'door.steps@R', 'Entry steps (folding)', 145, 171, -underHalfWidth, 4, { d: 8 });
}

export function underRear(v: View) {
  // rear
  v.region('rear.spare', 'Spare tire & carrier', { part: 'spare-tire' }, (r) => {
    const F = rect(413.4, -21.6, 424, 6.4, 3);
    r.cast(F, 0.8, 1.2, 2);
    r.p(F, 'tire');
    r.p(F, 'standing-cylinder', { opacity: 0.6 });
    r.p(F, 'overlap-line');
    for (const x of [418.4, 420.6, 422.4]) r.p(line([x, -20.4], [x, 5.2]), 'dark-gleam-1');
    r.hit(F);
    r.at(422, -12);
  });
  v.region('rear.bumper', 'Rear bumper tube', (r) => {
    const F = rect(411.8, -46.6, 419.6, 46.6, 0.6);
    r.cast(F, 0.6, 1, 2);
    r.p(F, 'underbody');
    r.p(F, 'standing-cylinder');
    r.p(F, 'part-line');
    r.hit(F);
    r.at(416, 24);
  });
  v.deco((r) => {
    for (const s of [1, -1]) {
      r.p(box(411.4, s * 44, 420, s * 46.8, 0.8), 'rubber', 'part-line');
      r.c(415.7, s * 45.4, 0.5, 'dark-metal');
    }
  });
  v.region('rear.hitch', 'Rear receiver hitch', (r) => {
    const F = rect(398, -2.8, 424.6, 2.8, 0.5);
    r.cast(F, 0.7, 1.1, 2);
    r.p(F, 'dark-underbody');
    r.p(F, 'bevel', { opacity: 0.6 });
    r.p(F, 'part-line');
    r.p(rect(421.4, -3.6, 425, 3.6, 0.6), 'underbody', 'edge-line');
    r.p(rect(402, -9, 405.4, 9, 0.5), 'dark-underbody', 'edge-line');
    bolts(
      r,
      [
        [403.7, -7],
        [403.7, 7],
      ],
      0.6,
    );
    r.c(419.4, 0, 0.8, 'dark-metal', 'detail-line');
    r.hit(union(F, rect(402, -9, 405.4, 9), rect(421, -3.6, 425, 3.6)));
    r.at(408.4, 0);
  });
}
