import { ellipse } from '../../kit/curves.ts';
import { corners, pairs } from '../../kit/points.ts';
import { box, line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { union } from '../../parts/plan.ts';
import { stepsBelow } from '../../parts/under-body.ts';
import { bolt, bolts } from '../../parts/under-steel.ts';
import { underHalfWidth, underPlan } from './under-shapes.ts';

export function underPinBox(v: View) {
  v.region('chassis.pin-box', 'Pin box', { part: 'pin-box' }, (r) => {
    const fl = rect(22, -14, 66, 14, 1.4),
      F = poly(
        corners([
          9, -8, 1.4, 34, -8.4, 2, 44, -11.6, 3, 64, -12.6, 1, 64, 12.6, 1, 44, 11.6, 3, 34, 8.4, 2, 9, 8,
          1.4,
        ]),
      ),
      P = poly(corners([6.5, -10.6, 2.4, 34, -11, 1, 34, 11, 1, 6.5, 10.6, 2.4]));
    r.cast(fl, 0.8, 1.4, 3, 's2');
    r.p(fl, 'u2 l2');
    r.p(fl.inset(0.8), 'k0');
    for (const x of [27, 35, 44, 53, 61]) for (const y of [-13, 13]) bolt(r, x, y * 0.985, 0.7);
    r.cast(F, 0.8, 1.2, 2, 's2');
    r.p(F, 'un');
    r.p(F, 'lb', { opacity: 0.55 });
    r.p(F, 'l3');
    r.p(poly(corners([40, -6, 2, 60, -8.4, 2, 60, 8.4, 2, 40, 6, 2])), 'u2 l1');
    r.p(poly(corners([40, -6, 2, 60, -8.4, 2, 60, 8.4, 2, 40, 6, 2])), 'vd');
    r.cast(P, 0.7, 1.1, 2, 's2');
    r.p(P, 'un');
    r.p(P, 'gd', { opacity: 0.6 });
    r.p(P, 'l2');
    r.p(P.inset(1), 'k0');
    bolts(r, pairs([10, -7.6, 10, 7.6, 30.6, -8, 30.6, 8]), 0.8);
    r.p(ellipse(18, 0, 6.4), 'l0 so');
    r.p(ellipse(18, 0, 6.4), 's1');
    r.hit(poly(pairs([6.5, -11, 22, -11, 22, -14, 66, -14, 66, 14, 22, 14, 22, 11, 6.5, 11])));
    r.at(52, 4);
  });
  v.region('chassis.king-pin', 'King pin', { part: 'king-pin' }, (r) => {
    r.p(ellipse(18.7, -1, 3), 's3');
    r.c(18, 0, 3, 'mt l2');
    r.c(18, 0, 3, 'rm');
    r.c(18, 0, 1.9, 'm2 l1');
    r.c(18, 0, 1.9, 'sp');
    r.hit(ellipse(18, 0, 3.6));
  });
}

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
