import { box, Shape, spline } from '../../kit/geometry/shapes.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import type { PlanFace } from '../layout/plan.ts';

/** Along a bed from its head, and across it. */
function bedAxes(b: Bounds, head: PlanFace) {
  const hz = head === 'w' || head === 'e';
  const along = { w: [b.x0, b.x1], e: [b.x1, b.x0], s: [b.y0, b.y1], n: [b.y1, b.y0] } as const;
  const at = (t: number) => lerp(along[head][0], along[head][1], t);
  const across = (t: number) => (hz ? lerp(b.y0, b.y1, t) : lerp(b.x0, b.x1, t));
  const bx = (t0: number, t1: number, a0: number, a1: number, rad: number) =>
    hz ? box(at(t0), across(a0), at(t1), across(a1), rad) : box(across(a0), at(t0), across(a1), at(t1), rad);
  return { at, across, bx };
}

function creases(pen: Pen, at: (t: number) => number, across: (t: number) => number, hz: boolean) {
  let z = new Shape();
  const L = (t0: number, a0: number, t1: number, a1: number): [Point, Point] =>
    hz
      ? [
          [at(t0), across(a0)],
          [at(t1), across(a1)],
        ]
      : [
          [across(a0), at(t0)],
          [across(a1), at(t1)],
        ];
  z = z
    .add(spline([...L(0.5, 0.2, 0.6, 0.22), ...L(0.72, 0.17, 0.82, 0.2)]))
    .add(spline([...L(0.5, 0.62, 0.62, 0.58), ...L(0.74, 0.64, 0.82, 0.6)]))
    .add(spline([...L(0.52, 0.84, 0.62, 0.86), ...L(0.7, 0.82, 0.8, 0.85)]));
  pen.path(z, 'detail-line', 'faint-line');
}

export interface BedOptions {
  readonly n?: number | undefined;
}

/** Bed: head toward 'w','e','n','s'. */
export function bed(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  head: PlanFace,
  o: BedOptions = {},
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, y0, x1, y1, 3),
      b = outline.bbox(),
      hz = head === 'w' || head === 'e';
    pen.shadow(outline, 1.2, 1.8, 4);
    pen.layers(outline, ['plastic'], ['diagonal-bevel'], ['part-line']);
    const { at, across, bx } = bedAxes(b, head),
      W = hz ? b.h : b.w;
    const D = bx(0.34, 0.995, 0.004, 0.996, 2.4);
    pen.layers(D, ['accent-1'], ['diagonal-bevel'], ['edge-line']);
    const turnedDown = bx(0.34, 0.45, 0.004, 0.996, 1.4);
    pen.layers(turnedDown, ['plastic'], ['shade-1'], ['edge-line']);
    pen.layers(bx(0.86, 0.995, 0.004, 0.996, 2), ['accent-2'], ['diagonal-bevel', { opacity: 0.7 }]);
    pen.path(bx(0.86, 0.995, 0.004, 0.996, 2), 'detail-line');
    const n = o.n || (W > 46 ? 2 : 1);
    for (let i = 0; i < n; i++) {
      const P = bx(0.05, 0.26, (i + 0.1) / n, (i + 0.9) / n, 3);
      pen.shadow(P, 0.6, 0.9, 2);
      pen.layers(P, ['plastic'], ['sphere', { opacity: 0.45 }], ['edge-line']);
    }
    creases(pen, at, across, hz);
    pen.hitArea(outline);
    if (hz) pen.calloutAt(at(0.62), across(0.5));
    else pen.calloutAt(across(0.5), at(0.62));
  });
}
