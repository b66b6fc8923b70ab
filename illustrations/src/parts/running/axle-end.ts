import { type View } from '../../kit/drawing/view.ts';
import { type Point } from '../../kit/geometry/points.ts';
import { rect } from '../../kit/geometry/shapes.ts';

/** An axle tube with its springs seen from an end. */
export function axleEnd(view: View, half: number, reach: number, springs: number, at: Point): void {
  view.region('chassis.axles', 'Axle tube & springs', (pen) => {
    const tube = rect(-half, 12.4, half, 16.4, 1.4);
    pen.path(rect(-reach, 17, reach, 25), 'void');
    pen.layers(tube, ['underbody', 'part-line'], ['lying-cylinder']);
    for (const x of [-springs, springs]) {
      pen.path(rect(x - 2, 11, x + 2, 22, 0.6), 'dark-underbody', 'edge-line');
      pen.path(rect(x - 3, 12, x + 3, 13.2), 'dark-metal', 'detail-line');
    }
    pen.hitArea(rect(-reach, 11, reach, 25)).calloutAt(...at);
  });
}
