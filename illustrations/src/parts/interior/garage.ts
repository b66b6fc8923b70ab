import { ellipse, line, rect, Shape } from '../../kit/geometry/shapes.ts';
import { lerp, pairs, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { union } from '../layout/plan.ts';

/** Recessed D-rings in a garage floor, one part for the estimator: they are sold and fitted as a set. */
export function tieDowns(view: View, id: string, title: string, places: readonly Point[]) {
  view.region(id, title, (pen) => {
    for (const [x, y] of places) {
      const plate = rect(x - 2.6, y - 2.6, x + 2.6, y + 2.6, 0.8);
      pen.shadow(plate, 0.4, 0.6, 2);
      pen.layers(plate, ['metal', 'edge-line'], ['diagonal-bevel']);
      pen.circle(x, y, 1.9, 'void', 'detail-line');
      const ring = new Shape()
        .M(x - 1.2, y + 1)
        .L(x + 1.2, y + 1)
        .C(x + 1.9, y - 1.9, x - 1.9, y - 1.9, x - 1.2, y + 1)
        .Z();
      pen.path(ring, { stroke: 'metal', width: 0.6 });
      for (const [dx, dy] of pairs([-2, -2, 2, -2, -2, 2, 2, 2]))
        pen.circle(x + dx, y + dy, 0.28, 'dark-metal');
    }
    pen.hitArea(union(...places.map(([x, y]) => rect(x - 3, y - 3, x + 3, y + 3, 0.8))));
    const [first = [0, 0]] = places;
    pen.calloutAt(first[0], first[1]);
  });
}

/** Four rails on the side walls with their drive, which raise the beds to the ceiling of the garage. */
export function bunkLift(view: View, id: string, title: string, xs: readonly [number, number], y: number) {
  view.region(id, title, (pen) => {
    const rails = xs.flatMap((x) => [
      rect(x - 1.7, -y, x + 1.7, -y + 3, 0.4),
      rect(x - 1.7, y - 3, x + 1.7, y, 0.4),
    ]);
    for (const rail of rails) {
      pen.shadow(rail, 0.4, 0.7, 2);
      pen.layers(rail, ['metal', 'edge-line'], ['diagonal-bevel']);
      const b = rail.bbox();
      pen.path(rect(b.cx - 0.5, b.y0 + 0.6, b.cx + 0.5, b.y1 - 0.6), 'void');
    }
    const shaft = rect(xs[0] + 1.7, y - 1.9, xs[1] - 1.7, y - 1.1);
    pen.path(shaft, 'dark-metal', 'detail-line');
    const motor = rect(lerp(xs[0], xs[1], 0.24), y - 3.6, lerp(xs[0], xs[1], 0.24) + 7, y, 0.8);
    pen.layers(motor, ['light-gloss', 'edge-line'], ['lying-cylinder', { opacity: 0.6 }]);
    pen.hitArea(union(...rails, shaft, motor), true).calloutAt(xs[0], -y + 1.5);
  });
}

/** The raised bed of the lift: dashed, as it hangs overhead, with the cross tubes it hangs from. */
export function raisedBunk(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  at: Point,
) {
  view.region(id, title, (pen) => {
    const outline = rect(x0, y0, x1, y1, 2.4);
    pen.layers(outline, ['light-2', { fillOpacity: 0.24 }], ['edge-line', { dash: [2.6, 1.5] }]);
    pen.path(rect(x0 + 2, y0 + 2, x1 - 2, y1 - 2, 1.6), 'detail-line', {
      dash: [1.2, 1],
      strokeOpacity: 0.5,
    });
    for (const e of [0, 1]) {
      const y = e ? y1 - 12 : y0 + 3;
      pen.path(rect(x0 + 5, y, (x0 + x1) / 2 - 2, y + 9, 2.4), 'detail-line', {
        dash: [1.4, 1],
        strokeOpacity: 0.6,
      });
      pen.path(rect((x0 + x1) / 2 + 2, y, x1 - 5, y + 9, 2.4), 'detail-line', {
        dash: [1.4, 1],
        strokeOpacity: 0.6,
      });
    }
    pen.hitArea(outline).calloutAt(...at);
  });
}

/** Ribbed, non-slip floor of a garage: rubber coin on plate. */
export function garageFloor(view: View, id: string, title: string, outline: Shape, at: Point) {
  view.region(id, title, (pen) => {
    const b = outline.bbox();
    pen.layers(outline, ['accent-1'], ['shade-1']);
    pen.within(outline, () => {
      let coins = new Shape(),
        row = 0;
      for (let y = b.y0 + 2.5; y < b.y1; y += 5, row++)
        coins = coins.add(line([b.x0 + (row % 2 ? 2.5 : 0), y], [b.x1, y]));
      pen.path(coins, { stroke: 'line', width: 1.3, dash: [0.02, 4.98], strokeOpacity: 0.17 });
      pen.path(rect(b.x0, b.y1 - 4, b.x1, b.y1), 'shade-from-top', { opacity: 0.7 });
      pen.path(rect(b.x0, b.y0, b.x0 + 4, b.y1), 'shade-from-left', { opacity: 0.7 });
    });
    pen.path(outline, 'detail-line', 'half-line');
    pen.hitArea(outline).calloutAt(...at);
  });
}

/** The outline of a parked side-by-side, as a ghost: it shows the garage's capacity and is no part. */
export function ghostSideBySide(view: View, x: number, y: number) {
  view.decoration((pen) => {
    const ghost = { stroke: 'line', width: 0.3, strokeOpacity: 0.42, dash: [2.2, 1.4] } as const;
    pen.path(rect(x - 36, y - 17, x + 36, y + 17, 7), ghost);
    pen.path(rect(x - 10, y - 15, x + 18, y + 15, 4), ghost);
    pen.path(line([x - 33, y - 9], [x - 12, y - 12]), ghost);
    pen.path(line([x - 33, y + 9], [x - 12, y + 12]), ghost);
    for (const e of [-1, 1]) {
      pen.path(rect(x - 32, y + e * 22 - 4, x - 8, y + e * 22 + 4, 3), ghost);
      pen.path(rect(x + 9, y + e * 22 - 4, x + 33, y + e * 22 + 4, 3), ghost);
      pen.path(rect(x + 2, y + e * 7.4 - 5.6, x + 14, y + e * 7.4 + 5.6, 2), ghost);
    }
    pen.path(ellipse(x - 4, y - 7.4, 1.6, 4.4), ghost);
  });
}
