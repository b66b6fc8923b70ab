import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Point } from '../../kit/geometry/points.ts';
import type { Shape } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';

type WallPanel = readonly [id: string, title: string, shape: Shape, at: Point, paint?: PaintName];

/** Panels of the outer wall: bare paint with the graphics that cross it. */
export function wallPanels(view: View, panels: readonly WallPanel[]): void {
  for (const [id, title, shape, at, paint] of panels)
    view.region(id, title, (pen) => {
      pen.bodyShell(shape, paint);
      pen.hitArea(shape).calloutAt(...at);
    });
}
