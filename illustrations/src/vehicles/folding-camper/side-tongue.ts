import { ellipse, spline } from '../../kit/curves.ts';
import { corners, pairs } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import type { View } from '../../kit/view.ts';
import { batteryArt, lpArt } from '../../parts/utilities.ts';

function tongueAFrame(v: View) {
  v.region('chassis.a-frame', 'A-frame / tongue', { part: 'a-frame' }, (r) => {
    const F = poly(corners([8, 17.6, 0.6, 60, 13.2, 0, 60, 17.6, 0, 32, 21.4, 0, 8, 21.8, 0.6]));
    r.p(F, 'dark-underbody', 'part-line');
    r.p(F, 'lying-cylinder');
    r.p(line([10, 18.8], [58, 14.6]), 'dark-gleam-1');
    r.hit(F);
    r.at(25, 19.4);
  });
}

function tongueChains(v: View) {
  v.region('chassis.chains', 'Safety chains & 7-way cord', { part: 'safety-chain' }, (r) => {
    const S = spline(pairs([13, 17.6, 9, 11.6, 4.4, 12.4, 1.8, 16.4]));
    r.p(S, { stroke: 'line', width: 1.3, dash: [1.2, 0.6], cap: 'butt' });
    r.p(S, { stroke: 'metal', width: 0.7, dash: [1.2, 0.6], cap: 'butt' });
    r.hit(poly(pairs([14, 18, 10, 10.2, 3, 11, 0.4, 16.4, 2.4, 17.2, 5, 13.6, 8.6, 13.2, 12, 18.4])));
    r.at(7.6, 11.8);
  });
}

function tongueCoupler(v: View) {
  v.region('chassis.coupler', 'Coupler', (r) => {
    const F = poly(
      corners([
        0, 17.4, 1.6, 0, 21.4, 2, 3.4, 23.8, 1.6, 10, 22.8, 1, 14, 22.4, 0.4, 14, 17.8, 0.4, 5, 16.8, 1,
      ]),
    );
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'bevel', { opacity: 0.5 });
    r.p(poly(corners([4, 23.6, 0, 8.4, 25.6, 0.8, 12.4, 24.8, 0.6, 11.4, 23, 0])), 'dark-metal', 'edge-line');
    r.p(ellipse(3.2, 18.8, 1.4), 'void');
    r.c(11, 19.6, 0.6, 'metal', 'detail-line');
    r.hit(F.add(poly(pairs([4, 23.4, 8.4, 25.8, 12.6, 25, 11.6, 22.6]))));
  });
}

function tongueJack(v: View) {
  v.region('chassis.tongue-jack', 'Tongue jack (manual, with wheel)', { part: 'tongue-jack' }, (r) => {
    const x = 19;
    for (const tube of [rect(x - 0.85, 5.4, x + 0.85, 18), rect(x - 1.35, 12.6, x + 1.35, 34.4, 0.3)])
      r.p(tube, 'metal').p(tube, 'standing-cylinder').p(tube, 'edge-line');
    r.p(rect(x - 2.2, 17.4, x + 2.2, 21.8, 0.5), 'underbody', 'edge-line');
    r.c(x, 19.6, 0.5, 'metal');
    r.p(rect(x - 1.7, 34, x + 1.7, 36.4, 0.6), 'underbody', 'edge-line');
    r.tube(
      poly(
        [
          [x, 36],
          [x, 37.6, 0.8],
          [x + 5.6, 37.6, 0.8],
          [x + 5.6, 39.6],
        ],
        false,
      ),
      0.75,
      'metal',
      0.34,
    );
    r.p(rect(x + 4.9, 38.4, x + 6.3, 41, 0.5), 'rubber', 'detail-line');
    r.c(x, 3.7, 3.6, 'tire', 'part-line');
    r.c(x, 3.7, 3.6, 'tire-sidewall');
    r.c(x, 3.7, 1.9, 'metal', 'edge-line');
    r.c(x, 3.7, 1.9, 'rim');
    r.c(x, 3.7, 0.6, 'underbody');
    r.p(
      poly([
        [x - 1.2, 8],
        [x + 1.2, 8],
        [x + 0.7, 3.4, 0.5],
        [x - 0.7, 3.4, 0.5],
      ]),
      'underbody',
      'edge-line',
    );
    r.hit(
      poly([
        [x - 3.8, 0],
        [x + 3.8, 0],
        [x + 3.8, 7.4],
        [x + 2.4, 8],
        [x + 2.4, 36],
        [x + 7, 37],
        [x + 7, 41.2],
        [x + 4.4, 41.2],
        [x + 4.4, 38.6],
        [x - 2.2, 37.6],
        [x - 2.2, 8],
        [x - 3.8, 7.4],
      ]),
    );
    r.at(x, 28);
  });
}

function tongueLpTank(v: View) {
  v.region('chassis.lp-tank', 'LP bottle & regulator', { part: 'lp-tank', shared: true }, (r) => {
    const H = lpArt(r, 32.4, 20.8);
    r.p(rect(25.6, 30.2, 39.2, 31.2, 0.2), 'underbody', 'detail-line');
    r.hit(H);
    r.at(32.4, 23.6);
  });
}

function tongueBattery(v: View) {
  v.region('chassis.battery', 'Battery box', (r) => {
    const H = batteryArt(r, 40.6, 19.8, 48.4, 9.6);
    r.hit(H);
    r.at(42.2, 27.2);
  });
}

export function tongue(v: View) {
  tongueAFrame(v);
  tongueChains(v);
  tongueCoupler(v);
  tongueJack(v);
  tongueLpTank(v);
  tongueBattery(v);
}
