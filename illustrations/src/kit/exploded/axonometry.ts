import type { PaintName } from '../paint/paint-names.ts';
import type { Pen } from '../drawing/pen.ts';
import type { Point } from '../geometry/points.ts';
import { fromPts, type Shape } from '../geometry/shapes.ts';
import { dot, placeOn, unitVector, X, Z, type Vec3 } from './space.ts';

/** Exploded views are real orthographic projections: the assembly is turned, then tilted toward the viewer. */
const turn = (27 * Math.PI) / 180;
const tilt = (24 * Math.PI) / 180;

export const towardViewer: Vec3 = [
  Math.sin(turn) * Math.cos(tilt),
  Math.cos(turn) * Math.cos(tilt),
  Math.sin(tilt),
];

const light = unitVector([-0.55, 0.35, 0.95]);

export function project([x, y, z]: Vec3): Point {
  return [
    x * Math.cos(turn) - y * Math.sin(turn),
    z * Math.cos(tilt) - (x * Math.sin(turn) + y * Math.cos(turn)) * Math.sin(tilt),
  ];
}

/** The shade or light that lies on a face, by the direction it looks to. */
export function tone(normal: Vec3): PaintName | null {
  const lit = dot(unitVector(normal), light);
  if (lit > 0.82) return 'light-3';
  if (lit > 0.58) return 'light-1';
  if (lit > 0.3) return null;
  if (lit > 0.05) return 'shade-1';
  return lit > -0.25 ? 'shade-2' : 'shade-3';
}

/** A flat shape on a plane in space; the projection is affine, so cubics stay cubics. */
export function onPlane(shape: Shape, O: Vec3, U: Vec3 = X, V: Vec3 = Z): Shape {
  return shape.map((u, v) => project(placeOn([u, v], O, U, V)));
}

export function through(points: readonly Vec3[], closed = true): Shape {
  return fromPts(points.map(project), closed);
}

/** The dash-dot line along which parts come apart. */
export function axis(pen: Pen, ...points: readonly Vec3[]): void {
  pen.path(through(points, false), 'axis-line');
}

/** A circle in space, as corners. */
export function circlePoints(center: Vec3, U: Vec3, V: Vec3, radius: number, count = 40): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    return project(placeOn([radius * Math.cos(angle), radius * Math.sin(angle)], center, U, V));
  });
}

/** The corners of the tightest convex outline round the points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

function halfHull(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [b, a] = [kept.at(-1), kept.at(-2)];
      if (!a || !b) break;
      if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}
