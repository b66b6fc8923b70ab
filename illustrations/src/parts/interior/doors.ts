import { arc, box, line, poly, rect, Shape } from '../../kit/geometry/shapes.ts';
import type { Bounds } from '../../kit/geometry/flatten.ts';
import type { PaintName } from '../../kit/paint/paint-names.ts';
import type { Pen } from '../../kit/drawing/pen.ts';
import { lerp, type Point } from '../../kit/geometry/points.ts';
import type { View } from '../../kit/drawing/view.ts';
import { type PlanFace, union } from '../layout/plan.ts';

export interface SwingDoorOptions {
  readonly t?: number | undefined;
  readonly paint?: PaintName | undefined;
}

/** Hinged door: leaf open, swing arc. h = hinge point, w = width, a0 closed angle, a1 open angle (deg). */
export function swingDoor(
  view: View,
  id: string,
  title: string,
  hx: number,
  hy: number,
  w: number,
  a0: number,
  a1: number,
  o: SwingDoorOptions = {},
) {
  view.region(id, title, (pen) => {
    const rad = Math.PI / 180,
      e: Point = [hx + w * Math.cos(a1 * rad), hy + w * Math.sin(a1 * rad)],
      c: Point = [hx + w * Math.cos(a0 * rad), hy + w * Math.sin(a0 * rad)],
      n: Point = [-Math.sin(a1 * rad), Math.cos(a1 * rad)],
      t = o.t || 1.5,
      sg = Math.sign(a0 - a1) || 1;
    const A = arc(hx, hy, w, a1, a0),
      sec = new Shape(A.segments.slice()).L(hx, hy).Z();
    pen.path(sec, 'shade-1', { fillOpacity: 0.045 });
    pen.path(A, 'detail-line', { stroke: 'line-soft', dash: [1.6, 1], strokeOpacity: 0.6 });
    pen.path(line([hx, hy], c), 'detail-line', { dash: [1.6, 1], strokeOpacity: 0.35 });
    const D = poly([
      [hx, hy],
      e,
      [e[0] + n[0] * t * sg, e[1] + n[1] * t * sg],
      [hx + n[0] * t * sg, hy + n[1] * t * sg],
    ]);
    pen.shadow(D, 0.6, 1, 2);
    pen.path(D, o.paint ?? 'dark-plastic', 'part-line');
    pen.circle(hx, hy, 0.7, 'dark-metal', 'detail-line');
    const k: Point = [lerp(hx, e[0], 0.9) + n[0] * t * sg * 0.5, lerp(hy, e[1], 0.9) + n[1] * t * sg * 0.5];
    pen.circle(k[0], k[1], 0.6, 'dark-metal', 'detail-line');
    pen.hitArea(union(sec, D));
    pen.calloutAt(lerp(hx, e[0], 0.55) + n[0] * t * sg * 0.5, lerp(hy, e[1], 0.55) + n[1] * t * sg * 0.5);
  });
}

export function pocketDoor(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, y0, x1, y1, 0.3),
      b = outline.bbox();
    pen.shadow(outline, 0.5, 0.8, 2);
    pen.path(outline, 'dark-plastic', 'edge-line');
    pen.path(
      b.w > b.h ? line([b.x0 + 1, b.cy], [b.x1 - 1, b.cy]) : line([b.cx, b.y0 + 1], [b.cx, b.y1 - 1]),
      'detail-line',
      'half-line',
    );
    pen.circle(b.w > b.h ? b.x1 - 2 : b.cx, b.w > b.h ? b.cy : b.y1 - 2, 0.45, 'dark-metal', 'detail-line');
    pen.hitArea(outline, true);
  });
}

export interface StairsOptions {
  readonly paint?: PaintName | undefined;
  readonly at?: Point | undefined;
}

/** Interior step flight: treads across x0..x1, arrow up. */
export function stairs(
  view: View,
  id: string,
  title: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  n: number,
  dir: PlanFace = 'w',
  o: StairsOptions = {},
) {
  view.region(id, title, (pen) => {
    const outline = box(x0, y0, x1, y1, 0.3),
      b = outline.bbox(),
      hz = dir === 'w' || dir === 'e';
    pen.path(outline, o.paint ?? 'accent-1');
    for (let i = 0; i < n; i++) {
      const q = hz
          ? rect(lerp(b.x0, b.x1, i / n), b.y0, lerp(b.x0, b.x1, (i + 1) / n), b.y1)
          : rect(b.x0, lerp(b.y0, b.y1, i / n), b.x1, lerp(b.y0, b.y1, (i + 1) / n)),
        lo = dir === 'w' || dir === 's' ? i : n - 1 - i;
      pen.path(q, 'shade-1', { fillOpacity: 0.03 + lo * 0.045 });
      pen.path(
        q,
        hz
          ? dir === 'w'
            ? 'shade-from-right'
            : 'shade-from-left'
          : dir === 's'
            ? 'shade-from-top'
            : 'shade-from-bottom',
        { opacity: 0.55 },
      );
      pen.path(q, 'edge-line');
      const k = q.bbox();
      pen.path(
        hz
          ? line(
              [dir === 'w' ? k.x1 - 0.9 : k.x0 + 0.9, k.y0 + 0.3],
              [dir === 'w' ? k.x1 - 0.9 : k.x0 + 0.9, k.y1 - 0.3],
            )
          : line(
              [k.x0 + 0.3, dir === 's' ? k.y1 - 0.9 : k.y0 + 0.9],
              [k.x1 - 0.3, dir === 's' ? k.y1 - 0.9 : k.y0 + 0.9],
            ),
        'detail-line',
        'half-line',
      );
    }
    arrowUp(pen, b, dir);
    pen.path(outline, 'part-line');
    pen.hitArea(outline);
    if (o.at) pen.calloutAt(...o.at);
  });
}

function arrowUp(pen: Pen, b: Bounds, dir: PlanFace) {
  const A = (
    {
      w: [
        [b.x1 - 3, b.cy],
        [b.x0 + 3, b.cy],
        [1, 0],
      ],
      e: [
        [b.x0 + 3, b.cy],
        [b.x1 - 3, b.cy],
        [-1, 0],
      ],
      s: [
        [b.cx, b.y1 - 2.4],
        [b.cx, b.y0 + 2.4],
        [0, 1],
      ],
      n: [
        [b.cx, b.y0 + 2.4],
        [b.cx, b.y1 - 2.4],
        [0, -1],
      ],
    } satisfies Record<PlanFace, readonly [Point, Point, Point]>
  )[dir];
  pen.path(line(A[0], A[1]), 'edge-line');
  const [e, d] = [A[1], A[2]];
  pen.path(
    poly([
      e,
      [e[0] + d[0] * 2.4 - d[1] * 1.1, e[1] + d[1] * 2.4 + d[0] * 1.1],
      [e[0] + d[0] * 2.4 + d[1] * 1.1, e[1] + d[1] * 2.4 - d[0] * 1.1],
    ]),
    { fill: 'line' },
  );
}
