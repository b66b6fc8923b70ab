import { line, poly, rect, Shape } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { bothFromRear } from '../../../parts/layout/both-sides.ts';
import { sill } from '../../../parts/interior/shell.ts';

/** The barn doors, closed. */
export function rearDoors(view: View) {
  bothFromRear((s, k) => {
    view.region(`door.rear-${k}`, `Rear barn door, ${k} side`, (pen) => {
      const outline = poly([
        [287, s * 0.2],
        [289.8, s * 0.2],
        [289.4, s * 30],
        [288.4, s * 36.4, 1],
        [285.6, s * 36.4],
        [286.6, s * 30],
      ]);
      pen.layers(outline, ['accent-1', 'edge-line'], ['shade-from-right', { opacity: 0.6 }], ['part-line']);
      pen.circle(287.8, s * 34.8, 0.7, 'dark-metal', 'detail-line');
      pen.hitArea(outline, true).calloutAt(287.6, s * 33);
    });
    view.region(`glass.rear-${k}`, `Rear door window, ${k} side`, (pen) => {
      const outline = s > 0 ? rect(286.8, 3.4, 290, 29.4, 0.5) : rect(286.8, -29.4, 290, -3.4, 0.5);
      pen.path(outline, 'frame', 'edge-line');
      pen.path(outline.inset(0.6), 'glass');
      pen.path(line([288, s * 4.4], [288, s * 28.4]), 'gleam-1');
      pen.hitArea(outline, true).calloutAt(288.4, s * 16);
    });
  });
}

/** The sliding door run back along the wall, and the running board it opens to. */
export function entry(view: View) {
  sill(view, [101, 37.6, 152.6, 40.4]);
  view.region('door.steps@R', 'Electric running board', (pen) => {
    const outline = rect(60, 40.6, 152, 45.4, 0.9);
    pen.shadow(outline, 0.6, 1, 2);
    pen.layers(outline, ['metal', 'part-line'], ['shade-from-top', { opacity: 0.7 }]);
    let treads = new Shape();
    for (let x = 64; x < 150; x += 3) treads = treads.add(line([x, 43], [x + 1.6, 43]));
    pen.path(treads, 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(80, 43.4);
  });
  view.region('door.slider@R', 'Sliding door (open)', (pen) => {
    const outline = rect(153.6, 41, 205, 43.8, 1);
    pen.shadow(outline, 0.7, 1.1, 3);
    pen.layers(outline, ['accent-1'], ['shade-from-right', { opacity: 0.4 }], ['part-line']);
    const pane = rect(157, 41.7, 201, 43.1, 0.4);
    pen.path(pane, 'glass', 'detail-line');
    pen.path(line([158, 42.6], [200, 42.6]), 'gleam-1');
    pen.path(rect(155, 43.6, 161, 44.6, 0.4), 'gloss', 'detail-line');
    pen.hitArea(outline, true).calloutAt(179, 42.4);
  });
}
