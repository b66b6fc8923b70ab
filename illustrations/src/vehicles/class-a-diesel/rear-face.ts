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
    r.p(F, 'shade-1');
    r.p(F.inset(1), 'dark-gleam-1');
    r.p(F, 'part-line');
    r.p(line([-26, 83.2], [26, 83.2]), 'dark-gleam-2');
    const G = poly(corners([-22, 42, 2, 22, 42, 2, 23.6, 66, 2.6, -23.6, 66, 2.6]));
    r.p(G, 'gloss', 'part-line');
    r.p(G.inset(1), 'dark-gleam-1');
    r.clip(G.inset(1.2), () => {
      for (let y = 43.6; y < 66; y += 2.3) {
        r.p(rect(-24, y, 24, y + 1), 'void');
        r.p(line([-24, y + 1.1], [24, y + 1.1]), 'dark-gleam-2');
      }
    });
    for (const x of [-25.4, 25.4]) latch(r, x, 39.4, 'slam');
    r.hit(F);
    r.at(-26, 72);
  });
  v.region('body.badge', 'Rear name badge', { part: 'badge' }, (r) => {
    const F = poly(corners([-13, 72, 1, 13, 72, 1, 11, 77, 1.4, -11, 77, 1.4]));
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'bevel');
    r.p(F.inset(0.8), 'detail-line', 'half-line');
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
        r.p(F, 'gloss', 'part-line');
        const I = F.inset(0.9);
        r.clip(I, () => {
          r.p(rect(-52, 68, 52, 90), 'red');
          r.p(rect(-52, 58.6, 52, 67.6), 'amber');
          r.p(rect(-52, 48, 52, 58.2), 'lens');
          r.p(I, 'bevel');
          for (let y = 50; y < 86; y += 1.5) r.p(line([-52, y], [52, y]), 'dark-gleam-1');
          r.c(s * 43.4, 74, 3.6, 'light-red');
          r.c(s * 43.4, 74, 3.6, 'sphere');
          r.c(s * 43.2, 63, 3, 'light-amber');
          r.c(s * 43.2, 63, 3, 'sphere');
        });
        r.p(I, 'edge-line');
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
      r.p(rect(-50.5, 12, -34, 33), 'shade-from-left');
      r.p(rect(34, 12, 50.5, 33), 'shade-from-right');
    });
    r.p(F, 'shade-2');
    r.clip(shell, () => r.p(rect(-49, 14, 49, 22), 'shade-from-bottom'));
    r.p(spline(pairs([-50, 33.4, 0, 32, 50, 33.4])), 'part-line');
    r.p(spline(pairs([-49.6, 32.6, 0, 31.2, 49.6, 32.6])), 'dark-gleam-2');
    r.hit(F);
    r.at(-30, 25);
  });
  v.deco((r) => r.p(shell, 'silhouette-line'));
  v.region('rear.plate', 'License-plate bracket & lamp', { part: 'licence-plate' }, (r) => {
    const P = rect(-9, 22, 9, 31, 1.4);
    r.p(P, 'gloss', 'edge-line');
    const F = rect(-6, 23, 6, 29, 0.5);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F.inset(0.7), 'detail-line', 'half-line');
    r.p(rect(-2, 29.4, 2, 30.4, 0.3), 'lens');
    r.hit(P);
    r.at(4, 26);
  });
  bothFromRear((s, k) =>
    lamp(v, `light.reflector-${k}`, `Rear reflector / fog, ${k} side`, s * 40, 26, 10, 3, 'red', {
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
    r.p(F, 'rubber', 'part-line');
    r.p(F, 'shade-from-top');
    r.p(F.inset(0.9), 'dark-gleam-1');
    let q = new Shape();
    for (let x = -44; x <= 44; x += 2.2) q = q.add(line([x, 5.6], [x, 9]));
    r.p(q, 'dark-gleam-1');
    r.hit(F);
    r.at(-26, 8);
  });
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const F = rect(-3.6, 12.6, 3.6, 18.4, 0.5);
    r.p(rect(-12, 15.4, 12, 18), 'dark-underbody', 'edge-line');
    r.p(F, 'dark-underbody', 'part-line');
    r.p(rect(-1.8, 13.4, 1.8, 17, 0.2), 'void', 'dark-gleam-1');
    r.c(-6, 14.8, 0.8, 'dark-metal', 'detail-line');
    r.c(6, 14.8, 0.8, 'dark-metal', 'detail-line');
    r.hit(rect(-12, 12.4, 12, 18.4));
  });
  v.region('chassis.exhaust', 'Exhaust tailpipe', { part: 'exhaust' }, (r) => {
    r.c(-22.4, 14.2, 2.2, 'metal', 'part-line');
    r.c(-22.4, 14.2, 2.2, 'rim');
    r.c(-22.4, 14.2, 1.5, 'void');
    r.hit(ellipse(-22.4, 14.2, 2.8));
  });
  v.region('util.tow-plug', '7-way trailer socket', { part: 'seven-way', cat: 'util' }, (r) => {
    r.c(15, 15.6, 1.9, 'gloss', 'edge-line');
    r.c(15, 15.6, 1.1, 'void', 'dark-gleam-1');
    r.hit(ellipse(15, 15.6, 2.4));
  });
}
