import { type View } from '../../kit/drawing/view.ts';
import { poly, rect } from '../../kit/geometry/shapes.ts';

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
