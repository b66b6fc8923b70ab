import { arc, ellipse, spline } from '../../kit/curves.ts';
import { corners, pairs, type Vert } from '../../kit/points.ts';
import { line, poly, rect } from '../../kit/polygon.ts';
import { Shape } from '../../kit/shape.ts';
import type { View } from '../../kit/view.ts';
import { mirrored, sideBox } from '../../parts/mirrored.ts';
import { chain, curbThenRoad } from './hull.ts';

/** Back to front: frame, LP cover; then batteries, jack, coupler, chains. */
export function drawTongueFrame(v: View): void {
  v.region('chassis.a-frame', 'A-frame / tongue', { part: 'a-frame' }, (r) => {
    let h = new Shape();
    r.p(rect(-20, 16.4, 20, 19.6, 0.4), 'dark-underbody', 'edge-line');
    curbThenRoad((s) => {
      const F = poly(mirrored(s, corners([2, 22.6, 0.4, 35, 20.2, 0, 35, 14.8, 0, 2, 17.8, 0.4])));
      r.p(F, 'dark-underbody', 'part-line');
      r.p(F, 'lying-cylinder');
      r.p(line([s * 3, 21.7], [s * 34, 19.4]), 'dark-gleam-1');
      h = h.add(F);
      r.c(s * 31, 17.4, 0.6, 'dark-metal', 'detail-line');
      r.c(s * 28, 17.7, 0.6, 'dark-metal', 'detail-line');
    });
    r.hit(h);
    r.at(-24, 18.4);
  });
  v.region('chassis.lp-cover', 'LP-cylinder cover', { part: 'lp-cover' }, (r) => {
    const F = new Shape()
      .M(-13, 22.4)
      .L(-13.4, 38)
      .C(-13.4, 44.4, -11.4, 48.2, -6.8, 48.4)
      .C(-3.4, 48.6, -1.6, 47.4, 0, 46.6)
      .C(1.6, 47.4, 3.4, 48.6, 6.8, 48.4)
      .C(11.4, 48.2, 13.4, 44.4, 13.4, 38)
      .L(13, 22.4)
      .Z();
    r.cast(F, 1, 1, 3);
    r.p(F, 'plastic');
    r.clip(F, () => {
      r.p(rect(-13.4, 22, 0, 49), 'standing-cylinder');
      r.p(rect(0, 22, 13.4, 49), 'standing-cylinder');
      r.p(rect(-14, 22, 14, 28), 'shade-from-bottom');
      r.p(spline(pairs([-13.4, 40.6, -6.8, 42, 0, 41, 6.8, 42, 13.4, 40.6])), 'detail-line', 'half-line');
      r.p(spline(pairs([-13.4, 39.9, -6.8, 41.3, 0, 40.3, 6.8, 41.3, 13.4, 39.9])), 'gleam-1');
      r.p(line([0, 23], [0, 46]), 'edge-line', 'half-line');
    });
    r.p(F, 'part-line');
    curbThenRoad((s) => {
      const G = sideBox(s, 4, 43.4, 9.6, 45.6, 1);
      r.p(G, 'shade-2');
      r.p(G, 'detail-line', 'half-line');
    });
    r.p(rect(-14, 22, 14, 23.6, 0.4), 'underbody', 'edge-line');
    r.hit(new Shape(F.segments.slice()));
    r.at(-7, 37);
  });
}

export function drawTongueJack(v: View): void {
  v.region('chassis.battery', 'Battery boxes', { part: 'battery' }, (r) => {
    let h = new Shape();
    curbThenRoad((s) => {
      const F = sideBox(s, 4, 22.4, 13.6, 30, 0.6),
        T = sideBox(s, 3.7, 28.8, 13.9, 31.2, 0.7);
      r.p(F, 'rubber', 'part-line');
      r.p(F, 'blade');
      r.p(T, 'gloss', 'edge-line');
      r.p(line([s * 4.4, 30.5], [s * 13.2, 30.5]), 'dark-gleam-2');
      const B = sideBox(s, 8, 22.4, 9.6, 31.4);
      r.p(B, 'light-gloss', 'detail-line');
      r.p(sideBox(s, 7.8, 26, 9.8, 27.6, 0.3), 'dark-metal', 'detail-line');
      for (const x of [5.6, 11.8]) r.p(line([s * x, 23.4], [s * x, 28.2]), 'dark-gleam-1');
      h = h.add(sideBox(s, 3.7, 22.4, 13.9, 31.4, 0.6));
    });
    r.hit(h);
    r.at(-6, 25.6);
  });
  v.region('chassis.tongue-jack', 'Power tongue jack', { part: 'tongue-jack' }, (r) => {
    r.p(rect(-1, 6, 1, 20), 'metal', 'edge-line');
    r.p(rect(-1, 6, 1, 20), 'standing-cylinder');
    r.p(rect(-1.6, 13, 1.6, 36, 0.3), 'underbody', 'part-line');
    r.p(rect(-1.6, 13, 1.6, 36), 'standing-cylinder');
    r.p(rect(-2.6, 31.8, 2.6, 33.4, 0.4), 'dark-underbody', 'edge-line');
    const H = poly(
      corners([-3.4, 35.4, 0.8, -3.8, 43.6, 2, -2, 45.6, 1.4, 2, 45.6, 1.4, 3.8, 43.6, 2, 3.4, 35.4, 0.8]),
    );
    r.p(H, 'gloss', 'part-line');
    r.p(H, 'bevel', { opacity: 0.4 });
    r.p(rect(-2.2, 40.6, 2.2, 43.4, 0.6), 'light-gloss', 'dark-gleam-1');
    for (const x of [-1, 1]) r.c(x, 42, 0.45, 'metal');
    r.c(0, 38, 1, 'lens', 'detail-line');
    r.p(rect(-4.4, 3.6, 4.4, 5.2, 0.5), 'underbody', 'edge-line');
    r.p(rect(-1.8, 5, 1.8, 6.8, 0.3), 'underbody', 'edge-line');
    r.hit(
      poly(
        pairs([
          -4.6, 3.4, 4.6, 3.4, 4.6, 5.6, 2.2, 7, 2.2, 31, 3, 34, 4, 36, 4.2, 44, 2, 46, -2, 46, -4.2, 44, -4,
          36, -3, 34, -2.2, 31, -2.2, 7, -4.6, 5.6,
        ]),
      ),
    );
    r.at(0, 35.6);
  });
}

export function drawCoupler(v: View): void {
  v.region('chassis.coupler', 'Coupler', (r) => {
    const F = poly(
      corners([
        -3.4, 17.2, 0.8, 3.4, 17.2, 0.8, 4, 20.4, 1.4, 2.6, 24.4, 1.8, -2.6, 24.4, 1.8, -4, 20.4, 1.4,
      ]),
    );
    r.p(F, 'underbody', 'part-line');
    r.p(F, 'blade');
    r.p(ellipse(0, 18.2, 2.2, 1.1), 'void', 'edge-line');
    r.p(poly(corners([-1.4, 24, 0, 1.4, 24, 0, 1.1, 26.4, 0.6, -1.1, 26.4, 0.6])), 'dark-metal', 'edge-line');
    r.c(2.9, 21.6, 0.5, 'metal', 'detail-line');
    r.hit(
      poly(
        pairs([-3.6, 16.8, 3.6, 16.8, 4.2, 20.4, 2.8, 24.6, 1.4, 26.6, -1.4, 26.6, -2.8, 24.6, -4.2, 20.4]),
      ),
    );
    r.at(0, 21.4);
  });
  v.region('chassis.chains', 'Safety chains & 7-way cord', { part: 'safety-chain' }, (r) => {
    const A: Vert[] = pairs([-4, 18.4, -8, 12, -11.4, 9.4, -13, 11.6]),
      B: Vert[] = pairs([4, 18.4, 8, 12, 11.4, 9.4, 13, 11.6]);
    chain(r, A);
    chain(r, B);
    r.tube(arc(-13, 13, 1.5, -100, 170), 0.7);
    r.tube(arc(13, 13, 1.5, -80, 190), 0.7);
    const C = spline(pairs([5, 22, 8.6, 18.6, 7, 13.4, 4.6, 10.4]));
    r.p(C, { stroke: 'line', width: 1.4 });
    r.p(C, { stroke: 'rubber', width: 0.9 });
    r.p(poly(corners([3.2, 7, 0.6, 6.4, 7.4, 0.6, 6, 10.8, 0.5, 3.6, 10.6, 0.5])), 'gloss', 'edge-line');
    r.hit(
      poly(pairs([-4, 19.4, -6.6, 12.6, -11.6, 7.8, -15.4, 11, -14.4, 15.2, -11, 14.4, -8.6, 14.6])).add(
        poly(
          pairs([
            4, 22.6, 4, 19.4, 3, 13, 2.8, 6.6, 7, 6.8, 11.6, 7.8, 15.4, 11, 14.4, 15.2, 11, 14.4, 9.6, 18.6,
            6.4, 22.6,
          ]),
        ),
      ),
    );
    r.at(-9.6, 10.6);
  });
}
