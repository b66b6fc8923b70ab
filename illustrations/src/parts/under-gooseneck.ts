import { band, ellipse, spline } from '../kit/curves.ts';
import { cut } from '../kit/cuts.ts';
import { corners, pairs, type Point } from '../kit/points.ts';
import { line, poly, rect } from '../kit/polygon.ts';
import { Shape } from '../kit/shape.ts';
import type { View } from '../kit/view.ts';
import { grid, union } from './plan.ts';
import { bolt, bolts } from './under-steel.ts';

/** The flat panel under the overhang, for a body 96 inches wide; wider ones stretch it. */
const overhangOf96 = new Shape()
  .M(30, 45)
  .C(19, 44.4, 10.6, 37.4, 8, 25)
  .C(6.4, 16, 6.2, 8, 6.2, 0)
  .C(6.2, -8, 6.4, -16, 8, -25)
  .C(10.6, -37.4, 19, -44.4, 30, -45)
  .L(92, -45)
  .L(92, 45)
  .Z();

/** The overhang of a fifth wheel: cap with its return, underside panel, drop wall. */
export function gooseneckBelow(v: View, plan: Shape, halfWidth: number): void {
  const nose = cut.fwd(plan, 97);
  const overhang = overhangOf96.map((x, y) => [x, (y * halfWidth) / 48]);
  v.deco((r) => {
    r.cast(plan, 1, 2, 4, 'shade-1');
    r.p(plan, 'dark-underbody');
  });
  v.region('body.front-cap', 'Front cap, lower return', { part: 'front-cap', cat: 'body' }, (r) => {
    const R = new Shape(nose.segments.concat(overhang.segments));
    r.p(nose, 'mid-wall');
    r.clip(nose, (q) => {
      q.p(rect(0, -50, 30, 50), 'shade-from-left');
      q.p(rect(0, -50, 97, -36), 'shade-from-bottom');
      q.p(rect(0, 40, 97, 50), 'shade-from-top', { opacity: 0.5 });
      q.p(band(pairs([4.4, -30, 2.6, 0, 4.4, 30]), 0, 0, 1.6), 'light-4');
      q.p(line([28.5, -50], [28.5, 50]), 'edge-line', 'half-line');
    });
    r.hit(R);
    r.rings();
    r.at(4, 18);
  });
  v.region('body.front-belly', 'Front overhang underside panel', { cat: 'body' }, (r) => {
    r.p(overhang, 'underbody');
    r.clip(overhang, (q) => {
      q.p(rect(6, -46, 92, 46), 'diagonal-bevel', { opacity: 0.45 });
      q.p(rect(80, -46, 92, 46), 'shade-from-right');
      q.p(grid(6, -46, 92, 46, 21.4, 0), 'detail-line', { strokeOpacity: 0.5 });
      q.p(grid(6.5, -46, 92, 46, 21.4, 0), 'dark-gleam-1');
      q.p(rect(6, 38, 92, 46), 'shade-from-top');
      q.p(rect(6, -46, 16, 46), 'shade-from-left');
    });
    r.p(overhang, 'part-line');
    const rivets: Point[] = [];
    for (let x = 30; x < 90; x += 7.6) for (const y of [-42.6, 42.6]) rivets.push([x, y]);
    for (let y = -24; y < 25; y += 8) rivets.push([9.6, y]);
    bolts(r, rivets, 0.55);
    r.hit(overhang);
    r.at(74, 26);
  });
  v.region('body.front-lower', 'Front drop wall, lower edge', { cat: 'body' }, (r) => {
    const F = rect(91.6, -halfWidth - 0.2, 105.4, halfWidth + 0.2, 0.4);
    r.p(F, 'accent-1');
    r.p(F, 'blade');
    r.p(line([97, -47], [97, 47]), 'detail-line', 'half-line');
    r.p(line([101.4, -47], [101.4, 47]), 'gleam-2');
    r.p(F, 'part-line');
    r.hit(F);
    r.at(98.6, 20);
  });
}

export function pinBoxBelow(v: View): void {
  v.region('chassis.pin-box', 'Pin box', { part: 'pin-box' }, (r) => {
    const fl = rect(22, -14, 66, 14, 1.4),
      F = poly(
        corners([
          9, -8, 1.4, 34, -8.4, 2, 44, -11.6, 3, 64, -12.6, 1, 64, 12.6, 1, 44, 11.6, 3, 34, 8.4, 2, 9, 8,
          1.4,
        ]),
      ),
      P = poly(corners([6.5, -10.6, 2.4, 34, -11, 1, 34, 11, 1, 6.5, 10.6, 2.4]));
    r.cast(fl, 0.8, 1.4, 3, 'shade-2');
    r.p(fl, 'dark-underbody', 'part-line');
    r.p(fl.inset(0.8), 'dark-gleam-1');
    for (const x of [27, 35, 44, 53, 61]) for (const y of [-13, 13]) bolt(r, x, y * 0.985, 0.7);
    r.cast(F, 0.8, 1.2, 2, 'shade-2');
    r.p(F, 'underbody');
    r.p(F, 'bevel', { opacity: 0.55 });
    r.p(F, 'overlap-line');
    r.p(poly(corners([40, -6, 2, 60, -8.4, 2, 60, 8.4, 2, 40, 6, 2])), 'dark-underbody', 'edge-line');
    r.p(poly(corners([40, -6, 2, 60, -8.4, 2, 60, 8.4, 2, 40, 6, 2])), 'shade-from-top');
    r.cast(P, 0.7, 1.1, 2, 'shade-2');
    r.p(P, 'underbody');
    r.p(P, 'diagonal-bevel', { opacity: 0.6 });
    r.p(P, 'part-line');
    r.p(P.inset(1), 'dark-gleam-1');
    bolts(r, pairs([10, -7.6, 10, 7.6, 30.6, -8, 30.6, 8]), 0.8);
    r.p(ellipse(18, 0, 6.4), 'detail-line', 'half-line');
    r.p(ellipse(18, 0, 6.4), 'shade-1');
    r.hit(poly(pairs([6.5, -11, 22, -11, 22, -14, 66, -14, 66, 14, 22, 14, 22, 11, 6.5, 11])));
    r.at(52, 4);
  });
  v.region('chassis.king-pin', 'King pin', { part: 'king-pin' }, (r) => {
    r.p(ellipse(18.7, -1, 3), 'shade-3');
    r.c(18, 0, 3, 'metal', 'part-line');
    r.c(18, 0, 3, 'rim');
    r.c(18, 0, 1.9, 'dark-metal', 'edge-line');
    r.c(18, 0, 1.9, 'sphere');
    r.hit(ellipse(18, 0, 3.6));
  });
}

export function sevenWayBelow(v: View): void {
  v.region('chassis.seven-way', '7-way cord & breakaway switch', { part: 'seven-way' }, (r) => {
    const P = spline(pairs([46, -8, 42, -20, 28, -22, 20, -16, 14, -19]));
    r.p(P, { stroke: 'line', width: 1.7 });
    r.p(P, { stroke: 'rubber', width: 1.1 });
    r.p(P, 'dark-gleam-1');
    r.p(rect(9.4, -21.4, 14.6, -16.6, 0.8), 'gloss', 'edge-line');
    r.p(rect(8.4, -20.6, 10, -17.4, 0.4), 'dark-metal', 'detail-line');
    r.hit(
      union(
        band(pairs([46, -8, 42, -20, 28, -22, 20, -16, 14, -19]), 3, 3, 3),
        rect(8.2, -21.6, 14.8, -16.4, 0.6),
      ),
    );
    r.at(34, -22);
  });
}
