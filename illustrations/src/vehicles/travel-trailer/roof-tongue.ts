import { ellipse } from '../../kit/curves.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { sideBox } from '../../parts/mirrored.ts';
import { chain } from './hull.ts';

export function drawTonguePlan(v: View): void {
  v.region('chassis.a-frame', 'A-frame / tongue', { part: 'a-frame' }, (r) => {
    let h = new Shape();
    for (const s of [1, -1]) {
      const F = poly([
        [10, s * 0.6, 0.4],
        [10, s * 4, 0.4],
        [60, s * 37.2],
        [60, s * 33.2],
      ]);
      r.cast(F, 0.6, 1, 2);
      r.p(F, 'dark-underbody', 'part-line');
      r.p(line([11, s * 3.3], [60, s * 36.2]), 'dark-gleam-1');
      h = h.add(F);
    }
    const front = rect(27, -12, 30, 12, 0.3),
      back = rect(41, -22, 44, 22, 0.3);
    for (const F of [front, back]) {
      r.p(F, 'underbody', 'part-line');
      r.p(F, 'standing-cylinder', { opacity: 0.5 });
    }
    r.hit(h.add(back));
    r.at(40, 22.6);
  });
  v.region('chassis.coupler', 'Coupler', (r) => {
    const F = poly(corners([0, -3, 2.4, 4, -4, 1.6, 15, -2.6, 0.4, 15, 2.6, 0.4, 4, 4, 1.6, 0, 3, 2.4]));
    r.cast(F, 0.5, 0.8, 2);
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'diagonal-bevel');
    r.p(rect(4.6, -1.4, 12.6, 1.4, 0.6), 'dark-metal', 'edge-line');
    r.p(line([5.4, 0.6], [12, 0.6]), 'gleam-1');
    r.hit(F);
    r.at(3, 0);
  });
  v.region('chassis.chains', 'Safety chains & 7-way cord', { part: 'safety-chain' }, (r) => {
    chain(r, pairs([13, 4.4, 8, 8, 3, 8.6, 0, 6.6]));
    chain(r, pairs([13, -4.4, 8, -8, 3, -8.6, 0, -6.6]));
    r.hit(
      poly(pairs([13.6, 3.6, 13.4, 5.8, 7.6, 10, 1, 9.4, -0.8, 6.2, 3, 6.8, 7, 6.6])).add(
        poly(pairs([13.6, -3.6, 13.4, -5.8, 7.6, -10, 1, -9.4, -0.8, -6.2, 3, -6.8, 7, -6.6])),
      ),
    );
    r.at(5, -8.4);
  });
}

export function drawTongueLoadPlan(v: View): void {
  v.region('chassis.battery', 'Battery boxes', { part: 'battery' }, (r) => {
    let h = new Shape();
    for (const s of [1, -1]) {
      const F = sideBox(1, 20.4, s > 0 ? 4 : -13.8, 25.8, s > 0 ? 13.8 : -4, 0.7);
      r.cast(F, 0.6, 1, 2);
      r.p(F, 'rubber', 'part-line');
      r.p(F, 'diagonal-bevel');
      r.p(F.inset(0.7), 'dark-gleam-1');
      const m = s * 8.9;
      r.p(rect(20.2, m - 0.8, 26, m + 0.8, 0.2), 'light-gloss', 'detail-line');
      h = h.add(F);
    }
    r.hit(h);
    r.at(23, 11.6);
  });
  v.region('chassis.tongue-jack', 'Power tongue jack', { part: 'tongue-jack' }, (r) => {
    r.p(ellipse(19.2, -0.9, 4), 'shade-2');
    const F = poly(corners([14.8, -3.4, 1.6, 22, -3.8, 1.2, 22, 3.8, 1.2, 14.8, 3.4, 1.6]));
    r.p(F, 'gloss', 'part-line');
    r.p(F, 'diagonal-bevel');
    r.c(18.4, 0, 1.6, 'light-gloss', 'dark-gleam-1');
    r.c(18.4, 0, 0.6, 'dark-metal');
    r.hit(F);
  });
  v.region('chassis.lp-cover', 'LP-cylinder cover', { part: 'lp-cover' }, (r) => {
    const F = poly(corners([26.4, -13.4, 5, 43.8, -13.4, 6, 43.8, 13.4, 6, 26.4, 13.4, 5]));
    r.cast(F, 1.2, 1.6, 4);
    r.p(F, 'plastic');
    r.p(F, 'diagonal-bevel');
    r.p(F, 'part-line');
    const I = F.inset(2.2);
    r.p(I, 'top-light', { opacity: 0.7 });
    r.p(I, 'detail-line', 'half-line');
    for (const y of [6.6, -6.6]) {
      r.c(35, y, 4, 'shade-1');
      r.c(35, y, 4, 'detail-line', 'half-line');
      r.c(35, y, 1.2, 'dark-metal', 'detail-line');
    }
    r.p(line([27, 0], [43.4, 0]), 'edge-line', 'half-line');
    r.hit(F);
    r.at(40.6, 0);
  });
}
