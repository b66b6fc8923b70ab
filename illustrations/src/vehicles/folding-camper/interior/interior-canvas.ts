import { box, line, rect } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { stitch } from '../../../parts/walls/canvas.ts';
import { halfWidth } from '../hull.ts';

/** The canvas stands outside the box rail it hooks on: seen from above, a strip along the wall. */
const near = halfWidth + 0.5;
const far = halfWidth + 3;

/** A canvas wall cut level: cloth with its hem, s the side it stands on. */
export function canvasStrip(
  view: View,
  id: string,
  title: string,
  x0: number,
  x1: number,
  s: 1 | -1,
  at: number,
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, s * near, x1, s * far, 0.5);
    pen.layers(outline, ['membrane'], ['accent-3', { fillOpacity: 0.22 }], ['edge-line']);
    stitch(pen, line([x0 + 0.8, s * (near + 0.7)], [x1 - 0.8, s * (near + 0.7)]), true);
    pen.hitArea(outline, true).calloutAt(at, s * (near + 1.2));
  });
}

/** A window of clear vinyl in the canvas. */
export function tentWindow(view: View, id: string, title: string, x0: number, x1: number, s: 1 | -1) {
  view.region(id, title, (pen) => {
    const outline = box(x0, s * (near - 0.2), x1, s * (far + 0.2), 0.6);
    pen.path(outline, 'fabric', 'edge-line');
    const pane = box(x0 + 1, s * (near + 0.5), x1 - 1, s * (far - 0.5), 0.3);
    pen.path(pane, 'glass', 'detail-line');
    pen.path(line([x0 + 1.6, s * (near + 1.4)], [x1 - 1.6, s * (near + 1.4)]), 'gleam-1');
    pen.hitArea(outline, true);
  });
}

/** The four telescoping posts that raise the roof, cut level. */
export function liftPosts(view: View) {
  for (const [end, x] of [
    ['front', 53.4],
    ['rear', 192.6],
  ] as const)
    for (const [side, s] of [
      ['@L', -1],
      ['@R', 1],
    ] as const)
      view.region(
        `chassis.lift-post-${end}${side}`,
        `Lift post, ${end}, ${s < 0 ? 'road' : 'curb'} side`,
        (pen) => {
          const y = s * 38;
          const outline = rect(x - 1.9, y - 1.9, x + 1.9, y + 1.9, 0.5);
          pen.shadow(outline, 0.5, 0.8, 2);
          pen.layers(outline, ['metal', 'edge-line'], ['diagonal-bevel']);
          pen.path(rect(x - 1, y - 1, x + 1, y + 1, 0.3), 'dark-metal', 'detail-line');
          pen.circle(x, y, 0.45, 'gloss');
          pen.hitArea(rect(x - 2.2, y - 2.2, x + 2.2, y + 2.2));
        },
      );
}
