import { ellipse } from '../../kit/curves.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';

export function roofAFrame(v: View) {
  v.region('chassis.a-frame', 'A-frame / tongue', { part: 'a-frame' }, (r) => {
    for (const s of [-1, 1]) {
      const F = poly([
        [8, s * 1.4],
        [8, s * 4.4],
        [52, s * 27],
        [52, s * 22.6],
      ]);
      r.p(F, 'dark-underbody', 'part-line');
      r.p(line([9, s * 3.4], [52, s * 25.6]), 'dark-gleam-1');
    }
    r.p(rect(38, -18, 41, 18, 0.3), 'dark-underbody', 'edge-line');
    r.p(rect(24, -10, 26.4, 10, 0.3), 'dark-underbody', 'edge-line');
    r.hit(poly(pairs([8, 4.6, 52, 27.2, 52, -27.2, 8, -4.6])));
    r.at(43.4, -20.6);
  });
}

export function roofCoupler(v: View) {
  v.region('chassis.coupler', 'Coupler', (r) => {
    const F = poly(corners([0, -2.4, 2, 0, 2.4, 2, 3.6, 3.4, 1, 14, 2.8, 0.6, 14, -2.8, 0.6, 3.6, -3.4, 1]));
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'bevel', { opacity: 0.5 });
    r.p(rect(6, -1, 12.6, 1, 0.6), 'dark-metal', 'edge-line');
    r.hit(F);
  });
}

export function roofTongueJack(v: View) {
  v.region('chassis.tongue-jack', 'Tongue jack', { part: 'tongue-jack' }, (r) => {
    r.c(19, 0, 2.6, 'underbody', 'edge-line');
    r.c(19, 0, 1.4, 'metal', 'edge-line');
    r.tube(line([19, 0], [23.6, 2.6]), 0.7, 'metal', 0.3);
    r.c(23.6, 2.6, 0.8, 'rubber', 'detail-line');
    r.hit(poly(pairs([16.2, -2.8, 21.8, -2.8, 24.8, 2.2, 23.6, 3.8, 16.2, 2.8])));
  });
}

export function roofLpTank(v: View) {
  v.region('chassis.lp-tank', 'LP bottle & regulator', { part: 'lp-tank' }, (r) => {
    const x = 32.4,
      h = 6.2;
    r.p(ellipse(x + 0.6, h - 0.8, 6.1), 'shade-2');
    r.c(x, h, 6.1, 'plastic', 'part-line');
    r.c(x, h, 6.1, 'sphere');
    r.c(x, h, 3.6, 'plastic', 'edge-line');
    r.c(x, h, 2.9, 'detail-line', 'half-line');
    r.c(x, h, 1.1, 'dark-metal', 'detail-line');
    r.hit(ellipse(x, h, 6.2));
    r.at(x, h + 4.6);
  });
}

export function roofBattery(v: View) {
  v.region('chassis.battery', 'Battery box', (r) => {
    const F = rect(28.4, -12, 36.4, -1.6, 0.8);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'rubber', 'edge-line');
    r.p(F.inset(0.7), 'dark-gleam-1');
    r.p(rect(31.7, -12.2, 33.1, -1.4, 0.2), 'accent-4', 'detail-line');
    r.hit(F.inset(-0.3));
    r.at(30, -8);
  });
}

export function roofSpare(v: View) {
  v.region('rear.spare', 'Spare tire', { part: 'spare-tire' }, (r) => {
    const F = rect(201, -11.7, 207.4, 11.7, 2);
    r.p(F, 'tire');
    r.p(F, 'standing-cylinder', { opacity: 0.5 });
    r.p(F, 'part-line');
    for (const x of [202.6, 204.2, 205.8]) r.p(line([x, -11], [x, 11]), 'dark-gleam-1');
    r.hit(F);
    r.at(204.2, 6);
  });
}
