import { filleted, insetVerts } from './fillet.ts';
import { boundsOf, flatten, type Bounds } from './flatten.ts';
import type { Point, PointMap, Segment, Vert } from './points.ts';

/** An outline in inches, built by its own strokes or by `poly`, `rect`, `spline` and the like. */
export class Shape {
  readonly segments: Segment[];
  /** The corners it was made of, when it was made of corners: what `inset` needs. */
  readonly verts: readonly Vert[] | null;

  constructor(segments: readonly Segment[] = [], verts: readonly Vert[] | null = null) {
    this.segments = [...segments];
    this.verts = verts;
  }

  M(x: number, y: number): this {
    this.segments.push(['M', x, y]);
    return this;
  }

  L(x: number, y: number): this {
    this.segments.push(['L', x, y]);
    return this;
  }

  C(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.segments.push(['C', x1, y1, x2, y2, x, y]);
    return this;
  }

  Z(): this {
    this.segments.push(['Z']);
    return this;
  }

  map(to: PointMap): Shape {
    const verts = this.verts?.map(([x, y, radius]): Vert => [...to(x, y), radius]) ?? null;
    return new Shape(mapSegments(this.segments, to), verts);
  }

  move(dx: number, dy: number): Shape {
    return this.map((x, y) => [x + dx, y + dy]);
  }

  add(other: Shape): Shape {
    return new Shape([...this.segments, ...other.segments]);
  }

  /** The outline moved inward; only what was made of corners can be inset. */
  inset(distance: number): Shape {
    if (!this.verts) throw new Error('Only a shape made of corners can be inset.');
    const verts = insetVerts(this.verts, distance);
    return new Shape(filleted(verts, true), verts);
  }

  pts(tolerance?: number): Point[] {
    return flatten(this.segments, tolerance);
  }

  bbox(): Bounds {
    return boundsOf(this.pts(0.3));
  }
}

export function mapSegments(segments: readonly Segment[], to: PointMap): Segment[] {
  return segments.map((segment): Segment => {
    if (segment[0] === 'Z') return segment;
    if (segment[0] !== 'C') return [segment[0], ...to(segment[1], segment[2])];
    const [, a, b, c, d, x, y] = segment;
    return ['C', ...to(a, b), ...to(c, d), ...to(x, y)];
  });
}
