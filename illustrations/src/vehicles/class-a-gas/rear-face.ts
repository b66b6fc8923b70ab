import { band, ellipse, spline } from '../../kit/curves.ts';
import { cut } from '../../kit/cuts.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { bothFromRear } from '../../parts/both-sides.ts';
import { ladderFace } from '../../parts/ladders.ts';
import { lamp } from '../../parts/lamps.ts';
import { mirrored, sideBox } from '../../parts/mirrored.ts';
import { shell } from './body.ts';

export function badgeAndTails(v: View) {
  v.region('body.badge', 'Rear name badge (blank)', { part: 'badge' }, (r) => {
    const F = rect(-13, 52, 13, 56.6, 1.6);
    r.p(F, 'metal', 'edge-line');
    r.p(F, 'bevel');
    r.p(F.inset(0.8), 'detail-line', 'half-line');
    r.hit(F);
    r.at(-6, 54.2);
  });
  bothFromRear((s, k) =>
    v.region(
      `light.tail-${k}`,
      `Tail / stop / turn assembly, ${k} side`,
      { part: 'tail-light', cat: 'light' },
      (r) => {
        const F = poly(mirrored(s, corners([40, 44.4, 2.4, 39.4, 66, 3, 48, 68, 2.6, 48.8, 46, 2.6])));
        r.cast(F, 0.3, 0.6, 2);
        r.p(F, 'gloss', 'part-line');
        const I = F.inset(0.9);
        r.clip(I, () => {
          r.p(rect(-52, 57, 52, 70), 'red');
          r.p(rect(-52, 51, 52, 56.6), 'amber');
          r.p(rect(-52, 43, 52, 50.6), 'lens');
          r.p(I, 'bevel');
          for (let y = 45; y < 68; y += 1.4) r.p(line([-52, y], [52, y]), 'dark-gleam-1');
          r.c(s * 44, 61.6, 3, 'light-red');
          r.c(s * 44, 61.6, 3, 'sphere');
          r.c(s * 44.2, 53.8, 2, 'light-amber');
          r.c(s * 44.2, 53.8, 2, 'sphere');
        });
        r.p(I, 'edge-line');
        r.hit(F);
        r.at(s * 44, 57);
      },
    ),
  );
}

export function bumper(v: View) {
  v.region('rear.bumper', 'Rear bumper cover', (r) => {
    const F = cut.box(shell, -51, 15, 51, 33);
    r.p(F, 'skirt');
    r.clip(shell, () => {
      r.p(rect(-50.5, 15, -36, 34), 'shade-from-left');
      r.p(rect(36, 15, 50.5, 34), 'shade-from-right');
      r.p(rect(-50, 15, 50, 22), 'shade-from-bottom');
      r.p(band(pairs([-44, 30.6, 0, 30, 44, 30.6]), 0, 0, 1), 'light-3');
    });
    r.p(spline(pairs([-50.2, 33.2, 0, 32.6, 50.2, 33.2])), 'part-line');
    r.p(spline(pairs([-50, 32.5, 0, 31.9, 50, 32.5])), 'gleam-1');
    r.p(cut.below(shell, 33), 'overlap-line');
    r.hit(F);
    r.at(-24, 24);
  });
  v.region('rear.plate', 'License-plate bracket & lamp', { part: 'licence-plate' }, (r) => {
    const P = rect(-9, 21, 9, 30.4, 1.4);
    r.p(P, 'gloss', 'edge-line');
    const F = rect(-6, 22, 6, 28, 0.5);
    r.p(F, 'dark-plastic', 'edge-line');
    r.p(F.inset(0.7), 'detail-line', 'half-line');
    r.p(rect(-2, 28.7, 2, 29.7, 0.3), 'lens');
    r.hit(P);
    r.at(4, 25);
  });
  bothFromRear((s, k) =>
    lamp(v, `light.reflector-${k}`, `Rear reflector, ${k} side`, s * 40, 25, 9, 2.6, 'red', {
      part: 'reflector',
      r: 0.8,
      callout: s > 0,
    }),
  );
}

export function lowerParts(v: View) {
  ladderFace(v, 'rear.ladder', 'Roof ladder', { x0: 22, x1: 33, y0: 44, y1: 141.4, n: 8 });
  bothFromRear((s, k) =>
    v.region(`rear.mud-flap-${k}`, `Rear mud flap, ${k} side`, { part: 'mud-flap' }, (r) => {
      const F = sideBox(s, 25, 4.6, 46.4, 16, 0.8);
      r.p(F, 'rubber', 'part-line');
      r.p(F, 'shade-from-top');
      r.p(F.inset(0.9), 'dark-gleam-1');
      r.p(line([s * 28, 12.6], [s * 43.6, 12.6]), 'dark-gleam-1');
      r.hit(F);
      r.at(s * 32, 9);
    }),
  );
  v.region('rear.hitch', 'Receiver hitch', (r) => {
    const F = rect(-3.6, 12.4, 3.6, 18.6, 0.5);
    r.p(rect(-16, 15.4, 16, 18), 'dark-underbody', 'edge-line');
    r.p(F, 'dark-underbody', 'part-line');
    r.p(rect(-1.8, 13.4, 1.8, 17, 0.2), 'void', 'dark-gleam-1');
    for (const x of [-6.4, 6.4]) {
      r.p(rect(x - 1.4, 12.8, x + 1.4, 16.4, 0.5), 'dark-underbody', 'edge-line');
      r.c(x, 14.2, 0.7, 'void', 'dark-gleam-1');
    }
    r.hit(rect(-16, 12.2, 16, 18.8));
    r.at(-10, 16.8);
  });
  v.region('chassis.exhaust', 'Exhaust tailpipe', { part: 'exhaust' }, (r) => {
    r.c(-21.4, 11.8, 1.9, 'metal', 'part-line');
    r.c(-21.4, 11.8, 1.9, 'rim');
    r.c(-21.4, 11.8, 1.3, 'void');
    r.hit(ellipse(-21.4, 11.8, 2.5));
  });
  v.region('util.tow-plug', '7-way trailer socket', { part: 'seven-way', cat: 'util' }, (r) => {
    r.c(19.6, 16.4, 1.9, 'gloss', 'edge-line');
    r.c(19.6, 16.4, 1.1, 'void', 'dark-gleam-1');
    r.hit(ellipse(19.6, 16.4, 2.4));
  });
}
