import { line, poly, rect, spline } from '../../kit/geometry/shapes.ts';
import { cut } from '../../kit/geometry/cuts.ts';
import { corners, pairs, type Vert } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';

/** Pin box, side. */
export function pinBoxSide(view: View, id: string, title: string, dx = 0) {
  view.region(id, title, (pen) => {
    const T = (p: readonly Vert[]) => p.map(([x, y, q]): Vert => [x + dx, y, q]);
    pen.path(rect(16.4 + dx, 43.6, 19.6 + dx, 47.8, 0.2), 'metal', 'part-line');
    pen.path(rect(16.4 + dx, 43.6, 19.6 + dx, 47.8), 'standing-cylinder');
    pen.path(rect(15.6 + dx, 42.4, 20.4 + dx, 44, 0.4), 'metal', 'part-line');
    pen.path(line([16.4 + dx, 45.6], [19.6 + dx, 45.6]), 'edge-line');
    const outline = poly(
      T(
        corners([
          20, 66.5, 0, 72, 66.5, 0, 72, 63.2, 0.6, 60, 60.6, 5, 47, 52, 6, 36, 49.4, 4, 8, 49.4, 1, 7, 53, 2,
          14, 60.6, 5,
        ]),
      ),
    );
    pen.path(outline, 'dark-underbody', 'overlap-line');
    pen.path(cut.below(outline, 55), 'shade-from-bottom');
    // air-bag chamber between the two arms
    const ab = poly(T(corners([44, 63.6, 1, 57, 63.6, 1, 53, 58.6, 2, 45, 55.2, 2])));
    pen.path(
      poly(
        T(corners([22, 63.4, 1, 66, 63.4, 1, 57, 60, 4, 45, 51.8, 5, 35, 51, 2, 12, 51, 1.6, 17, 58.6, 3])),
      ),
      'underbody',
      'edge-line',
    );
    pen.path(ab, 'rubber', 'edge-line');
    for (const k of [0, 1, 2])
      pen.path(line([44.6 + k * 3 + dx, 57 + k * 0.6], [45.6 + k * 3.6 + dx, 63]), 'dark-gleam-1');
    pen.path(
      poly(T(corners([26, 61.5, 0.6, 41, 61.5, 0.6, 33, 53.5, 2, 22, 53.5, 1.5]))),
      'dark-underbody',
      'edge-line',
    );
    pen.path(spline(T(pairs([16, 58, 23, 62.6, 62, 62.6]))), 'dark-gleam-2');
    pen.path(rect(5.5 + dx, 47.6, 36 + dx, 49.6, 0.5), 'underbody', 'part-line');
    for (const x of [25, 34, 44, 54, 64]) pen.circle(x + dx, 64.9, 0.75, 'metal', 'detail-line');
    for (const [x, y] of pairs([16.4, 54.6, 20, 57.2])) pen.circle(x + dx, y, 0.9, 'metal', 'edge-line');
    pen.hitArea(poly(T(pairs([5, 42, 36, 47, 48, 51.6, 72, 62.4, 72, 66.5, 20, 66.5, 6, 53]))));
    pen.calloutAt(28 + dx, 57);
  });
}
