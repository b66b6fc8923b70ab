import { cornered, type Extents, poly, rect, type Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';

export interface CameraOptions {
  /** Half the width of the housing at its lower and upper edge. */
  readonly halves: readonly [number, number];
  readonly radii?: readonly [number, number] | undefined;
  readonly lensAt: number;
  readonly lens: readonly [number, number];
  readonly shadow?: readonly [number, number] | undefined;
}

/** A backup camera seen from behind, between two heights. */
export function cameraFace(
  view: View,
  title: string,
  x: number,
  [low, high]: readonly [number, number],
  o: CameraOptions,
): void {
  const [foot, top] = o.halves;
  const [footRadius, topRadius] = o.radii ?? [0.8, 1.2];
  const [dx, dy] = o.shadow ?? [0.3, 0.6];
  view.region('rear.camera', title, (pen) => {
    const housing = poly([
      [x - foot, low, footRadius],
      [x + foot, low, footRadius],
      [x + top, high, topRadius],
      [x - top, high, topRadius],
    ]);
    pen.shadow(housing, dx, dy, 2);
    pen.path(housing, 'gloss', 'edge-line');
    pen.concentric(x, o.lensAt, [o.lens[0], 'void', 'dark-gleam-1'], [o.lens[1], 'glass', 'dark-gleam-1']);
    pen.hitArea(rect(x - top - 0.4, low - 0.4, x + top + 0.4, high + 0.4));
  });
}

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
