import { ellipse, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { latch } from '../../parts/compartments.ts';
import { ladderFace } from '../../parts/ladders.ts';
import { lamp } from '../../parts/lamps.ts';
import { mirrored } from '../../parts/mirrored.ts';
import { shell } from './body.ts';

export function engineDoor(v: View) {
  v.region('door.engine', 'Engine access door', { part: 'engine-door' }, (r) => {
    const F = poly(corners([-29, 36, 2, 29, 36, 2, 31, 84, 4, -31, 84, 4]));
    r.skin(F);
    r.p(F, 's1');
    r.p(F.inset(1), 'k0');
    r.p(F, 'l2');
    r.p(line([-26, 83.2], [26, 83.2]), 'k1');
    const G = poly(corners([-22, 42, 2, 22, 42, 2, 23.6, 66, 2.6, -23.6, 66, 2.6]));
    r.p(G, 'go l2');
    r.p(G.inset(1), 'k0');
    r.clip(G.inset(1.2), () => {
      for (let y = 43.6; y < 66; y += 2.3) {
        r.p(rect(-24, y, 24, y + 1), 'vo');
        r.p(line([-24, y + 1.1], [24, y + 1.1]), 'k1');
      }
    });
    for (const x of [-25.4, 25.4]) latch(r, x, 39.4, 'slam');
    r.hit(F);
    r.at(-26, 72);
  });
  v.region('body.badge', 'Rear name badge', { part: 'badge' }, (r) => {
    const F = poly(corners([-13, 72, 1, 13, 72, 1, 11, 77, 1.4, -11, 77, 1.4]));
    r.p(F, 'mt l1');
    r.p(F, 'lb');
    r.p(F.inset(0.8), 'l0 so');
    r.hit(F);
    r.at(7, 74.6);
  });
}

export function tailLights(v: View) {
  bothFromRear((s, k) =>
    v.region(
      `light.tail-${k}`,
      `Tail / stop / turn assembly, ${k} side`,
      { part: 'tail-light', cat: 'light' },
      (r) => {
        const F = poly(mirrored(s, corners([38, 50, 2, 36.6, 80, 4, 48.8, 86, 4, 49.4, 52, 3])));
        r.cast(F, 0.3, 0.6, 2);
        r.p(F, 'go l2');
        const I = F.inset(0.9);
        r.clip(I, () => {
          r.p(rect(-52, 68, 52, 90), 'rd');
          r.p(rect(-52, 58.6, 52, 67.6), 'am');
          r.p(rect(-52, 48, 52, 58.2), 'ln');
          r.p(I, 'lb');
          for (let y = 50; y < 86; y += 1.5) r.p(line([-52, y], [52, y]), 'k0');
          r.c(s * 43.4, 74, 3.6, 'r2');
          r.c(s * 43.4, 74, 3.6, 'sp');
          r.c(s * 43.2, 63, 3, 'a2');
          r.c(s * 43.2, 63, 3, 'sp');
        });
        r.p(I, 'l1');
        r.hit(F);
      },
    ),
  );
}

export function bumper(v: View) {
  v.region('rear.bumper', 'Rear bumper cover', (r) => {
    const F = cut.box(shell, -51, 17, 51, 33);
    r.shell(F);
    r.clip(shell, () => {
      r.p(rect(-50.5, 12, -34, 33), 'hr');
      r.p(rect(34, 12, 50.5, 33), 'hl');
    });
    r.p(F, 's2');
    r.clip(shell, () => r.p(rect(-49, 14, 49, 22), 'vu'));
    r.p(spline(pairs([-50, 33.4, 0, 32, 50, 33.4])), 'l2');
    r.p(spline(pairs([-49.6, 32.6, 0, 31.2, 49.6, 32.6])), 'k1');
    r.hit(F);
    r.at(-30, 25);
  });
  v.deco((r) => r.p(shell, 'l4'));
  v.region('rear.plate', 'License-plate bracket & lamp', { part: 'licence-plate' }, (r) => {
    const P = rect(-9, 22, 9, 31, 1.4);
    r.p(P, 'go l1');
    const F = rect(-6, 23, 6, 29, 0.5);
    r.p(F, 'pq l1');
    r.p(F.inset(0.7), 'l0 so');
    r.p(rect(-2, 29.4, 2, 30.4, 0.3), 'ln');
    r.hit(P);
    r.at(4, 26);
  });
  bothFromRear((s, k) =>
    lamp(v, `light.reflector-${k}`, `Rear reflector / fog, ${k} side`, s * 40, 26, 10, 3, 'rd', {
      part: 'reflector',
      r: 0.8,
      callout: s > 0,
    }),
  );
}

export function lowerParts(v: View) {
  ladderFace(v, 'rear.ladder', 'Roof ladder', { x0: 23, x1: 34, y0: 88, y1: 142.6, n: 5 });
  v.region('rear.mud-guard', 'Full-width rock guard', { part: 'mud-flap' }, (r) => {
    const F = rect(-46, 4.6, 46, 13.4, 0.8);
    r.p(F, 'rb l2');
    r.p(F, 'vd');
    r.p(F.inset(0.9), 'k0');
    let q = new Shape();
    for (let x = -44; x <= 44; x += 2.2) q = q.add(line([x, 5.6], [x, 9]));
    r.p(q, 'k0');
    r.hit(F);
    r.at(-26, 8);
  });
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const F = rect(-3.6, 12.6, 3.6, 18.4, 0.5);
    r.p(rect(-12, 15.4, 12, 18), 'u2 l1');
    r.p(F, 'u2 l2');
    r.p(rect(-1.8, 13.4, 1.8, 17, 0.2), 'vo k0');
    r.c(-6, 14.8, 0.8, 'm2 l0');
    r.c(6, 14.8, 0.8, 'm2 l0');
    r.hit(rect(-12, 12.4, 12, 18.4));
  });
  v.region('chassis.exhaust', 'Exhaust tailpipe', { part: 'exhaust' }, (r) => {
    r.c(-22.4, 14.2, 2.2, 'mt l2');
    r.c(-22.4, 14.2, 2.2, 'rm');
    r.c(-22.4, 14.2, 1.5, 'vo');
    r.hit(ellipse(-22.4, 14.2, 2.8));
  });
  v.region('util.tow-plug', '7-way trailer socket', { part: 'seven-way', cat: 'util' }, (r) => {
    r.c(15, 15.6, 1.9, 'go l1');
    r.c(15, 15.6, 1.1, 'vo k0');
    r.hit(ellipse(15, 15.6, 2.4));
  });
}
