import { line } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';
import { sideBox } from '../../parts/layout/mirrored.ts';

/** The stowed awning from its end: forward seen from the front, aft from the rear. */
export function awningEdge(view: View, s: 1 | -1) {
  const end = s < 0 ? 'fwd' : 'aft';
  view.region(`awning.arm-${end}`, 'Awning arm assembly (edge)', (pen) => {
    const outline = sideBox(s, 50.2, 68, 53, 127, 0.5);
    pen.layers(outline, ['plastic', 'part-line'], ['standing-cylinder']);
    pen.path(sideBox(s, 50, 66.4, 53.6, 72.4, 0.6), 'metal', 'edge-line');
    pen.path(line([s * 51.8, 74], [s * 51.8, 124]), 'detail-line', 'half-line');
    pen.hitArea(sideBox(s, 50, 66.2, 53.8, 126, 0.4), true).calloutAt(s * 52, 80);
  });
  view.region(`awning.head-${end}`, 'Awning head & end cap', (pen) => {
    const outline = sideBox(s, 49.8, 124.8, 56.4, 132, 2);
    pen.layers(outline, ['plastic', 'part-line'], ['diagonal-bevel']);
    pen.concentric(s * 53.2, 128.4, [2.2, 'fabric', 'edge-line'], [0.7, 'dark-metal', 'detail-line']);
    pen.hitArea(outline);
  });
}
