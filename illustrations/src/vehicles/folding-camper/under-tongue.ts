import { ellipse } from '../../kit/curves.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { union } from '../../parts/plan.ts';
import { bolts, steelY } from '../../parts/under-steel.ts';
import { chainsBelow, couplerBelow, tongueJackBelow } from '../../parts/under-tongue.ts';

/** What the elevations carry on the tongue: bottle and battery stand on it, so they are drawn first. */
export function underTongue(v: View) {
  v.region('chassis.lp-tank', 'LP bottle & regulator', { part: 'lp-tank' }, (r) => {
    const [x, y] = [32.4, -6.2];
    r.p(ellipse(x + 0.6, y - 0.8, 6.1), 'shade-2');
    r.c(x, y, 6.1, 'plastic', 'part-line');
    r.c(x, y, 6.1, 'sphere');
    r.c(x, y, 4.6, 'detail-line', 'half-line');
    r.c(x, y, 3.2, 'dark-metal', 'edge-line');
    r.c(x, y, 3.2, 'sphere', { opacity: 0.6 });
    r.hit(ellipse(x, y, 6.3));
    r.at(x + 3, y - 3.6);
  });
  v.region('chassis.battery', 'Battery box', (r) => {
    const F = rect(28.4, 1.6, 36.4, 12, 0.8);
    r.cast(F, 0.4, 0.6, 2);
    r.p(F, 'rubber', 'edge-line');
    r.p(F.inset(0.7), 'dark-gleam-1');
    bolts(
      r,
      [
        [29.8, 3],
        [35, 3],
        [29.8, 10.6],
        [35, 10.6],
      ],
      0.4,
    );
    r.hit(F);
    r.at(33, 8);
  });
  v.region('chassis.a-frame', 'A-frame / tongue', { part: 'a-frame' }, (r) => {
    const H = [1, -1].map((s) => {
      const F = poly([
        [8, s * 0.6, 0.4],
        [8, s * 4.4, 0.6],
        [54, s * 28],
        [60, s * 28],
        [58, s * 25.2],
        [52.4, s * 23.4],
      ]);
      r.cast(F, 0.6, 1, 2, 'shade-2');
      r.p(F, 'underbody');
      r.p(F, 'bevel', { opacity: 0.5 });
      r.p(F, 'part-line');
      r.p(line([11, s * 4.6], [53, s * 26.4]), 'dark-gleam-1');
      return F;
    });
    for (const [x, y] of [
      [25.2, 10],
      [39.5, 17.4],
    ] as const)
      H.push(steelY(r, x - 1.4, -y, x + 1.4, y));
    r.hit(union(...H));
    r.at(46, 22);
  });
  couplerBelow(v, 14);
  tongueJackBelow(v, 'Tongue jack (manual, with wheel)', 19);
  chainsBelow(v);
}
