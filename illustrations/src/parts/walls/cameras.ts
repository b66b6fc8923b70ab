import { cornered, type Extents, rect, type Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';

function plainCamera(view: View, title: string, housing: Shape, hit: Shape): void {
  view.region('rear.camera', title, (pen) => {
    pen.path(housing, 'gloss', 'edge-line');
    pen.hitArea(hit);
  });
}

/** The camera from above: a small housing behind the rear edge of the roof. */
export function cameraPlan(view: View, title: string, [x0, y0, x1, y1]: Extents, hit: Extents, radius = 0.8) {
  plainCamera(view, title, rect(x0, y0, x1, y1, radius), rect(...hit));
}

/** The camera from a side: four corners from the lower front one on, the rear ones rounded. */
export function cameraProfile(view: View, title: string, outline: readonly number[], hit: Extents): void {
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0, dx = 0, dy = 0] = outline;
  const housing = cornered([ax, ay, 0, bx, by, 0.6, cx, cy, 0.6, dx, dy, 0]);
  plainCamera(view, title, housing, rect(...hit));
}
