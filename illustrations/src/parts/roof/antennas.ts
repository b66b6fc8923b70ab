import { poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';

export interface AntennaOptions {
  /** The height of the roof under the mast. */
  readonly foot: number;
  readonly half?: number | undefined;
  readonly rise?: number | undefined;
  readonly mast?: number | undefined;
  /** The lower and upper edge of the hit area. */
  readonly reach?: Point | undefined;
}

/** A TV antenna seen from a side or an end: a flat dome on a mast; `y` is its widest height. */
export function antennaElevation(view: View, title: string, x: number, y: number, o: AntennaOptions): void {
  const { half = 8, rise = 3.6, mast = 1.6, reach = [o.foot, y + 4] } = o;
  view.region('roof.antenna', title, (pen) => {
    const dome = poly([
      [x - half, y],
      [x - half + 2, y + rise, 3],
      [x + half - 2, y + rise, 3],
      [x + half, y],
      [x + half - 3, y - 1, 1],
      [x - half + 3, y - 1, 1],
    ]);
    pen.path(rect(x - mast, o.foot, x + mast, y), 'metal', 'edge-line');
    pen.layers(dome, ['plastic', 'part-line'], ['bevel']);
    pen.hitArea(rect(x - half, reach[0], x + half, reach[1]));
  });
}

/** A satellite dome seen from a side or an end, between two heights. */
export function satelliteDome(view: View, x: number, [low, high]: Point): void {
  view.region('roof.sat-dome', 'Satellite dome', (pen) => {
    const outline = new Shape()
      .M(x - 10, low)
      .L(x - 10, high - 10)
      .C(x - 10, high - 3, x - 6, high, x, high)
      .C(x + 6, high, x + 10, high - 3, x + 10, high - 10)
      .L(x + 10, low)
      .Z();
    pen.layers(outline, ['plastic'], ['sphere'], ['part-line']);
    pen.hitArea(outline);
  });
}
