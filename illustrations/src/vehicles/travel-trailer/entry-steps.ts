import { pairs } from '../../kit/geometry/points.ts';
import { box, poly } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { mirrored } from '../../parts/layout/mirrored.ts';

const reach = pairs([
  46, 25, 47, 17, 54, 16.4, 55, 9.6, 62.8, 9.6, 62.8, 13, 56.4, 13, 56.4, 20.2, 49.4, 20.2, 48, 25,
]);

/** The folding entry steps seen from an end, on the left or the right of the page. */
export function entryStepsEnd(view: View, id: string, title: string, s: 1 | -1): void {
  view.region(id, title, (pen) => {
    const frame = pairs([46.6, 24, 49, 17.6, 55.4, 17.6, 56.6, 10.6, 62, 10.6]);
    pen.tube(poly(mirrored(s, frame), false), 1.1, 'metal-2');
    for (const [x, y] of pairs([49, 17.8, 55.6, 10.6])) {
      pen.path(box(s * (x - 0.6), y - 0.2, s * (x + 6.6), y + 1.8, 0.3), 'metal', 'edge-line');
      pen.path(box(s * (x - 0.6), y + 1.1, s * (x + 6.6), y + 1.8, 0.2), 'gloss');
    }
    pen.hitArea(poly(mirrored(s, reach))).calloutAt(s * 59.6, 11.4);
  });
}
