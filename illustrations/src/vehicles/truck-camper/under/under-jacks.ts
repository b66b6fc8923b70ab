import { ellipse, line } from '../../../kit/geometry/shapes.ts';
import type { View } from '../../../kit/drawing/view.ts';
import { pipeHit, sides, union } from '../../../parts/layout/plan.ts';
import { jackBelow } from '../../../parts/under/body.ts';

export function underJacks(view: View) {
  for (const [x, place] of [
    [89.4, 'front'],
    [209.2, 'rear'],
  ] as const)
    sides((s, k) =>
      jackBelow(view, `chassis.jack-${place}-${k}`, `Corner jack, ${place} ${k} side`, x, s * 53.4, {
        R: 4.6,
        w: 4.6,
        arm: -6.6,
      }),
    );
}

/** Turnbuckles to the truck, shown where the elevations show them. */
export function underTieDowns(view: View) {
  for (const [place, x0, y0, x1, y1] of [
    ['front', 98, 45, 104.6, 41.4],
    ['rear', 188.6, 44.6, 180.6, 40.2],
  ] as const)
    sides((s, k) =>
      view.region(`chassis.tie-down-${place}-${k}`, `Tie-down turnbuckle, ${place} ${k} side`, (pen) => {
        const at = (t: number) => [x0 + (x1 - x0) * t, s * (y0 + (y1 - y0) * t)] as const;
        pen.tube(line(at(0), at(1)), 0.7);
        pen.tube(line(at(0.28), at(0.72)), 1.6, 'metal-2');
        for (const [x, y] of [at(0), at(1)]) {
          pen.concentric(x, y, [1.1, 'metal', 'edge-line'], [0.4, 'gloss']);
        }
        pen.hitArea(union(pipeHit([at(0), at(1)], 2.8), ellipse(...at(0), 1.4), ellipse(...at(1), 1.4)));
        pen.calloutAt(...at(0.5));
      }),
    );
}
