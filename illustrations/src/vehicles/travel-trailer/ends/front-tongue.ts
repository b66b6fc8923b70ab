import { bothFromFront } from '../../../parts/layout/both-sides.ts';
import {
  arc,
  cornered,
  drawn,
  ellipse,
  line,
  poly,
  rect,
  Shape,
  spline,
} from '../../../kit/geometry/shapes.ts';
import { corners, pairs, type Vert } from '../../../kit/geometry/points.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { mirrored, sideBox } from '../../../parts/layout/mirrored.ts';
import { chain } from '../hull.ts';

/** Back to front: frame, LP cover; then batteries, jack, coupler, chains. */
export function drawTongueFrame(view: View): void {
  view.region('chassis.a-frame', 'A-frame / tongue', (pen) => {
    let h = new Shape();
    pen.path(rect(-20, 16.4, 20, 19.6, 0.4), 'dark-underbody', 'edge-line');
    bothFromFront((s) => {
      const outline = poly(mirrored(s, corners([2, 22.6, 0.4, 35, 20.2, 0, 35, 14.8, 0, 2, 17.8, 0.4])));
      pen.layers(outline, ['dark-underbody', 'part-line'], ['lying-cylinder']);
      pen.path(line([s * 3, 21.7], [s * 34, 19.4]), 'dark-gleam-1');
      h = h.add(outline);
      pen.circle(s * 31, 17.4, 0.6, 'dark-metal', 'detail-line');
      pen.circle(s * 28, 17.7, 0.6, 'dark-metal', 'detail-line');
    });
    pen.hitArea(h).calloutAt(-24, 18.4);
  });
  view.region('chassis.lp-cover', 'LP-cylinder cover', (pen) => {
    const outline = drawn(`
      M -13 22.4 L -13.4 38 C -13.4 44.4 -11.4 48.2 -6.8 48.4 C -3.4 48.6 -1.6 47.4 0 46.6
      C 1.6 47.4 3.4 48.6 6.8 48.4 C 11.4 48.2 13.4 44.4 13.4 38 L 13 22.4 Z
    `);
    pen.shadow(outline, 1, 1, 3);
    pen.path(outline, 'plastic');
    pen.within(outline, () => {
      pen.path(rect(-13.4, 22, 0, 49), 'standing-cylinder');
      pen.path(rect(0, 22, 13.4, 49), 'standing-cylinder');
      pen.path(rect(-14, 22, 14, 28), 'shade-from-bottom');
      pen.path(spline([-13.4, 40.6, -6.8, 42, 0, 41, 6.8, 42, 13.4, 40.6]), 'detail-line', 'half-line');
      pen.path(spline([-13.4, 39.9, -6.8, 41.3, 0, 40.3, 6.8, 41.3, 13.4, 39.9]), 'gleam-1');
      pen.path(line([0, 23], [0, 46]), 'edge-line', 'half-line');
    });
    pen.path(outline, 'part-line');
    bothFromFront((s) => {
      const G = sideBox(s, 4, 43.4, 9.6, 45.6, 1);
      pen.layers(G, ['shade-2'], ['detail-line', 'half-line']);
    });
    pen.path(rect(-14, 22, 14, 23.6, 0.4), 'underbody', 'edge-line');
    pen.hitArea(new Shape(outline.segments.slice())).calloutAt(-7, 37);
  });
}

export function drawTongueJack(view: View): void {
  view.region('chassis.battery', 'Battery boxes', (pen) => {
    let h = new Shape();
    bothFromFront((s) => {
      const outline = sideBox(s, 4, 22.4, 13.6, 30, 0.6),
        T = sideBox(s, 3.7, 28.8, 13.9, 31.2, 0.7);
      pen.layers(outline, ['rubber', 'part-line'], ['blade']);
      pen.path(T, 'gloss', 'edge-line');
      pen.path(line([s * 4.4, 30.5], [s * 13.2, 30.5]), 'dark-gleam-2');
      const B = sideBox(s, 8, 22.4, 9.6, 31.4);
      pen.path(B, 'light-gloss', 'detail-line');
      pen.path(sideBox(s, 7.8, 26, 9.8, 27.6, 0.3), 'dark-metal', 'detail-line');
      for (const x of [5.6, 11.8]) pen.path(line([s * x, 23.4], [s * x, 28.2]), 'dark-gleam-1');
      h = h.add(sideBox(s, 3.7, 22.4, 13.9, 31.4, 0.6));
    });
    pen.hitArea(h).calloutAt(-6, 25.6);
  });
  view.region('chassis.tongue-jack', 'Power tongue jack', (pen) => {
    pen.layers(rect(-1, 6, 1, 20), ['metal', 'edge-line'], ['standing-cylinder']);
    pen.path(rect(-1.6, 13, 1.6, 36, 0.3), 'underbody', 'part-line');
    pen.path(rect(-1.6, 13, 1.6, 36), 'standing-cylinder');
    pen.path(rect(-2.6, 31.8, 2.6, 33.4, 0.4), 'dark-underbody', 'edge-line');
    const H = cornered([
      -3.4, 35.4, 0.8, -3.8, 43.6, 2, -2, 45.6, 1.4, 2, 45.6, 1.4, 3.8, 43.6, 2, 3.4, 35.4, 0.8,
    ]);
    pen.layers(H, ['gloss', 'part-line'], ['bevel', { opacity: 0.4 }]);
    pen.path(rect(-2.2, 40.6, 2.2, 43.4, 0.6), 'light-gloss', 'dark-gleam-1');
    for (const x of [-1, 1]) pen.circle(x, 42, 0.45, 'metal');
    pen.circle(0, 38, 1, 'lens', 'detail-line');
    pen.path(rect(-4.4, 3.6, 4.4, 5.2, 0.5), 'underbody', 'edge-line');
    pen.path(rect(-1.8, 5, 1.8, 6.8, 0.3), 'underbody', 'edge-line');
    pen.hitArea(
      poly([
        -4.6, 3.4, 4.6, 3.4, 4.6, 5.6, 2.2, 7, 2.2, 31, 3, 34, 4, 36, 4.2, 44, 2, 46, -2, 46, -4.2, 44, -4,
        36, -3, 34, -2.2, 31, -2.2, 7, -4.6, 5.6,
      ]),
    );
    pen.calloutAt(0, 35.6);
  });
}

export function drawCoupler(view: View): void {
  view.region('chassis.coupler', 'Coupler', (pen) => {
    const outline = cornered([
      -3.4, 17.2, 0.8, 3.4, 17.2, 0.8, 4, 20.4, 1.4, 2.6, 24.4, 1.8, -2.6, 24.4, 1.8, -4, 20.4, 1.4,
    ]);
    pen.layers(outline, ['underbody', 'part-line'], ['blade']);
    pen.path(ellipse(0, 18.2, 2.2, 1.1), 'void', 'edge-line');
    pen.path(cornered([-1.4, 24, 0, 1.4, 24, 0, 1.1, 26.4, 0.6, -1.1, 26.4, 0.6]), 'dark-metal', 'edge-line');
    pen.circle(2.9, 21.6, 0.5, 'metal', 'detail-line');
    pen.hitArea(
      poly([-3.6, 16.8, 3.6, 16.8, 4.2, 20.4, 2.8, 24.6, 1.4, 26.6, -1.4, 26.6, -2.8, 24.6, -4.2, 20.4]),
    );
    pen.calloutAt(0, 21.4);
  });
  view.region('chassis.chains', 'Safety chains & 7-way cord', (pen) => {
    const A: Vert[] = pairs([-4, 18.4, -8, 12, -11.4, 9.4, -13, 11.6]),
      B: Vert[] = pairs([4, 18.4, 8, 12, 11.4, 9.4, 13, 11.6]);
    chain(pen, A);
    chain(pen, B);
    pen.tube(arc(-13, 13, 1.5, -100, 170), 0.7);
    pen.tube(arc(13, 13, 1.5, -80, 190), 0.7);
    const C = spline([5, 22, 8.6, 18.6, 7, 13.4, 4.6, 10.4]);
    pen.layers(C, [{ stroke: 'line', width: 1.4 }], [{ stroke: 'rubber', width: 0.9 }]);
    pen.path(cornered([3.2, 7, 0.6, 6.4, 7.4, 0.6, 6, 10.8, 0.5, 3.6, 10.6, 0.5]), 'gloss', 'edge-line');
    pen.hitArea(
      poly([-4, 19.4, -6.6, 12.6, -11.6, 7.8, -15.4, 11, -14.4, 15.2, -11, 14.4, -8.6, 14.6]).add(
        poly([
          4, 22.6, 4, 19.4, 3, 13, 2.8, 6.6, 7, 6.8, 11.6, 7.8, 15.4, 11, 14.4, 15.2, 11, 14.4, 9.6, 18.6,
          6.4, 22.6,
        ]),
      ),
    );
    pen.calloutAt(-9.6, 10.6);
  });
}
