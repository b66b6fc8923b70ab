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
        r.p(F, 'p1 l1');
        r.p(line([a + 0.6, t], [b - 0.6, t]), 'w0');
      }
    }
  });
  v.deco((r) => r.p(underPlan, 'l4'));
  v.deco((r) => {
    for (const s of [1, -1]) {
      r.p(box(221.4, s * 46.8, 304.6, s * 49.6, 0.8), 'go l2');
      r.p(line([223, s * 48.6], [303, s * 48.6]), 'k1');
    }
  });
  stepsBelow(v, 'door.steps@R', 'Entry steps (folding)', 145, 171, -underHalfWidth, 4, { d: 8 });
}

export function underRear(v: View) {
  // rear
  v.region('rear.spare', 'Spare tire & carrier', { part: 'spare-tire' }, (r) => {
    const F = rect(413.4, -21.6, 424, 6.4, 3);
    r.cast(F, 0.8, 1.2, 2);
    r.p(F, 'ty');
    r.p(F, 'cv', { opacity: 0.6 });
    r.p(F, 'l3');
    for (const x of [418.4, 420.6, 422.4]) r.p(line([x, -20.4], [x, 5.2]), 'k0');
    r.hit(F);
    r.at(422, -12);
  });
  v.region('rear.bumper', 'Rear bumper tube', (r) => {
    const F = rect(411.8, -46.6, 419.6, 46.6, 0.6);
    r.cast(F, 0.6, 1, 2);
    r.p(F, 'un');
    r.p(F, 'cv');
    r.p(F, 'l2');
    r.hit(F);
    r.at(416, 24);
  });
  v.deco((r) => {
    for (const s of [1, -1]) {
      r.p(box(411.4, s * 44, 420, s * 46.8, 0.8), 'rb l2');
      r.c(415.7, s * 45.4, 0.5, 'm2');
    }
  });
  v.region('rear.hitch', 'Rear receiver hitch', (r) => {
    const F = rect(398, -2.8, 424.6, 2.8, 0.5);
    r.cast(F, 0.7, 1.1, 2);
    r.p(F, 'u2');
    r.p(F, 'lb', { opacity: 0.6 });
    r.p(F, 'l2');
    r.p(rect(421.4, -3.6, 425, 3.6, 0.6), 'un l1');
    r.p(rect(402, -9, 405.4, 9, 0.5), 'u2 l1');
    bolts(
      r,
      [
        [403.7, -7],
        [403.7, 7],
      ],
      0.6,
    );
    r.c(419.4, 0, 0.8, 'm2 l0');
    r.hit(union(F, rect(402, -9, 405.4, 9), rect(421, -3.6, 425, 3.6)));
    r.at(408.4, 0);
  });
}
