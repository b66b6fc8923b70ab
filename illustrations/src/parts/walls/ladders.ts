import { lerp } from '../../kit/geometry/points.ts';
import { cornered, line, poly, rect } from '../../kit/geometry/shapes.ts';
import type { View } from '../../kit/drawing/view.ts';

export interface LadderSideOptions {
  readonly rear: number;
  readonly y0: number;
  readonly roof: number;
  readonly off?: number | undefined;
  readonly hook?: number | undefined;
}

/** Ladder seen edge-on at the rear wall. rear = wall station, runs y0..y1 and hooks over the roof. */
export function ladderSide(view: View, id: string, title: string, o: LadderSideOptions) {
  view.region(id, title, (pen) => {
    const { rear, y0, roof } = o,
      x = rear + (o.off ?? 4.2),
      hk = o.hook ?? 9;
    for (const y of [y0 + 5, lerp(y0, roof, 0.5), roof - 14]) {
      pen.tube(line([rear, y], [x, y]), 0.8);
      pen.path(rect(rear - 0.1, y - 1.3, rear + 0.8, y + 1.3, 0.3), 'metal', 'edge-line');
    }
    pen.tube(
      cornered([x, y0, 0, x, roof + 3.4, 4, rear - hk, roof + 3.4, 1.5, rear - hk, roof, 0], false),
      1.15,
    );
    pen.path(rect(x - 0.9, y0 - 0.6, x + 0.9, y0 + 1, 0.4), 'rubber', 'edge-line');
    pen.hitArea(
      poly([
        [rear, y0 - 0.5],
        [x + 1.4, y0 - 0.5],
        [x + 1.4, roof + 5],
        [rear - hk - 1, roof + 5],
        [rear - hk - 1, roof + 0.5],
        [rear, roof + 0.5],
      ]),
    );
    pen.calloutAt(x, lerp(y0, roof, 0.42));
  });
}

export interface LadderFaceOptions {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly n?: number | undefined;
}

export function ladderFace(view: View, id: string, title: string, o: LadderFaceOptions) {
  view.region(id, title, (pen) => {
    const { x0, x1, y0, y1 } = o,
      n = o.n || 8;
    for (const x of [x0, x1]) pen.path(rect(x + 0.6, y0, x + 1.6, y1 - 2), 'shade-2');
    for (let i = 0; i < n; i++) {
      const y = lerp(y0 + 4, y1 - 9, i / (n - 1));
      pen.path(rect(x0, y - 2, x1, y - 1), 'shade-1');
      pen.tube(line([x0, y], [x1, y]), 1.1);
      pen.path(rect(x0 + 2, y - 0.2, x1 - 2, y + 0.5), 'gloss');
    }
    pen.tube(cornered([x0, y0, 0, x0, y1, 0], false), 1.15);
    pen.tube(cornered([x1, y0, 0, x1, y1, 0], false), 1.15);
    for (const x of [x0, x1])
      for (const t of [0.06, 0.5, 0.82]) {
        const y = lerp(y0, y1, t);
        pen.path(rect(x - 1.2, y - 1, x + 1.2, y + 1, 0.4), 'metal', 'edge-line');
        pen.circle(x, y, 0.3, 'dark-metal');
      }
    for (const x of [x0, x1])
      pen.path(rect(x - 0.8, y0 - 0.8, x + 0.8, y0 + 0.8, 0.4), 'rubber', 'edge-line');
    pen.hitArea(rect(x0 - 1.6, y0 - 1, x1 + 1.6, y1 + 0.6, 1)).calloutAt(x0, lerp(y0, y1, 0.35));
  });
}
