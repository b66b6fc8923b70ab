import { box } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';

/** Wheels under cabinets and slides: hidden lines, as on a builder's print. */
export function hiddenWheels(
  view: View,
  ...houses: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]
) {
  view.decoration((pen) => {
    for (const house of houses)
      pen.path(box(...house, 3), { stroke: 'line', width: 0.26, strokeOpacity: 0.5, dash: [1.8, 1.2] });
  });
}
