import { filleted, insetVerts } from './fillet.ts';
import { boundsOf, flatten, type Bounds } from './flatten.ts';
import {
  around,
  corners,
  length,
  minus,
  pairs,
  type Point,
  type PointMap,
  type Segment,
  type Vert,
} from './points.ts';

/** An outline in inches, built by its own strokes or by `poly`, `rect`, `spline` and the like. */
export class Shape {
  readonly segments: Segment[];
  /** The corners it was built from, if any; `inset` needs them. */
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

  /** The outline moved inward; only a shape built from corners can be inset. */
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

/** Points in a row, each for itself or as plain numbers: x, y, x, y … */
export type Row = readonly Vert[] | readonly number[];

function vertsOf(row: Row): readonly Vert[] {
  return isNumbers(row) ? pairs(row) : row;
}

function isNumbers(row: Row): row is readonly number[] {
  return typeof row[0] === 'number';
}

/** A polygon whose corners carry their own fillet radius; closed by default. */
export function poly(row: Row, closed = true): Shape {
  const verts = vertsOf(row);
  return new Shape(filleted(verts, closed), verts);
}

/** A polygon as one row of numbers, three to a corner: x, y, fillet radius. */
export function cornered(numbers: readonly number[], closed = true): Shape {
  return poly(corners(numbers), closed);
}

type CornerRadii =
  | number
  | readonly [bottomLeft: number, bottomRight: number, topRight: number, topLeft: number];

export function rect(x0: number, y0: number, x1: number, y1: number, radius: CornerRadii = 0): Shape {
  const [bl, br, tr, tl] = typeof radius === 'number' ? [radius, radius, radius, radius] : radius;
  return poly([
    [x0, y0, bl],
    [x1, y0, br],
    [x1, y1, tr],
    [x0, y1, tl],
  ]);
}

/** A box by its lower left and upper right corner. */
export type Extents = readonly [x0: number, y0: number, x1: number, y1: number];

/** Boxes each for itself, or as one row of numbers, four to a box. */
export function extentsOf(boxes: readonly Extents[] | readonly number[]): readonly Extents[] {
  return boxes.flatMap((one, i): Extents[] => {
    if (typeof one !== 'number') return [one];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = boxes.slice(i, i + 4) as readonly number[];
    return i % 4 === 0 ? [[x0, y0, x1, y1]] : [];
  });
}

/** A rectangle given by two opposite corners in any order. */
export function box(x0: number, y0: number, x1: number, y1: number, radius: CornerRadii = 0): Shape {
  return rect(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1), radius);
}

export function line(...verts: readonly Vert[]): Shape {
  return poly(verts, false);
}

/** Straight edges through the points, without fillets. */
export function fromPts(row: Row, closed = true): Shape {
  const shape = new Shape(vertsOf(row).map(([x, y], index) => [index ? 'L' : 'M', x, y]));
  return closed ? shape.Z() : shape;
}

const quarter = 0.5522847498;

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Shape {
  const [kx, ky] = [quarter * rx, quarter * ry];
  return new Shape()
    .M(cx + rx, cy)
    .C(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)
    .C(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)
    .C(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)
    .C(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)
    .Z();
}

/** An open arc from one angle to another, in degrees counterclockwise from +x. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, ry = r): Shape {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 60));
  const step = (((to - from) / count) * Math.PI) / 180;
  const k = (4 / 3) * Math.tan(step / 4);
  let a = (from * Math.PI) / 180;
  const shape = new Shape().M(cx + r * Math.cos(a), cy + ry * Math.sin(a));
  for (let i = 0; i < count; i++) {
    const b = a + step;
    shape.C(
      cx + r * (Math.cos(a) - k * Math.sin(a)),
      cy + ry * (Math.sin(a) + k * Math.cos(a)),
      cx + r * (Math.cos(b) + k * Math.sin(b)),
      cy + ry * (Math.sin(b) - k * Math.cos(b)),
      cx + r * Math.cos(b),
      cy + ry * Math.sin(b),
    );
    a = b;
  }
  return shape;
}

/** A smooth curve through all the points (Catmull-Rom). */
export function spline(row: Row, closed = false, tension = 1): Shape {
  const points = vertsOf(row);
  const n = points.length;
  const at = (i: number): Vert =>
    closed ? around(points, i) : around(points, Math.max(0, Math.min(n - 1, i)));
  const shape = new Shape().M(at(0)[0], at(0)[1]);
  const k = tension / 6;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    shape.C(
      b[0] + (c[0] - a[0]) * k,
      b[1] + (c[1] - a[1]) * k,
      c[0] - (d[0] - b[0]) * k,
      c[1] - (d[1] - b[1]) * k,
      c[0],
      c[1],
    );
  }
  return closed ? shape.Z() : shape;
}

/** The surface between an upper and a lower curve, both given in the same direction. */
export function ribbon(top: Row, bottom: Row): Shape {
  const back = spline(vertsOf(bottom).toReversed());
  const [start, ...rest] = back.segments;
  const shape = new Shape(spline(top).segments);
  if (start?.[0] === 'M') shape.L(start[1], start[2]);
  shape.segments.push(...rest);
  return shape.Z();
}

/**
 * A strip along a curve, with given widths at its start, its end and its middle: sheens taper to nothing at both ends.
 */
export function band(
  row: Row,
  startWidth: number,
  endWidth = startWidth,
  middleWidth = Math.max(startWidth, endWidth),
): Shape {
  const points = vertsOf(row);
  const last = points.length - 1;
  const halves = points.map((_, i): Point => {
    const along = minus(around(points, Math.min(last, i + 1)), around(points, Math.max(0, i - 1)));
    const run = length(along) || 1;
    const t = i / last;
    const width =
      t < 0.5
        ? startWidth + (middleWidth - startWidth) * t * 2
        : middleWidth + (endWidth - middleWidth) * (t - 0.5) * 2;
    return [((-along[1] / run) * width) / 2, ((along[0] / run) * width) / 2];
  });
  return ribbon(shifted(points, halves, 1), shifted(points, halves, -1));
}

/** A crescent that tapers along a circle: the sheen of a tire. */
export function crescent(cx: number, cy: number, r: number, from: number, to: number, width: number): Shape {
  const count = 9;
  const angles = Array.from(
    { length: count },
    (_, i) => ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180,
  );
  const points = angles.map((t): Point => [cx + r * Math.cos(t), cy + r * Math.sin(t)]);
  const halves = angles.map((t, i): Point => {
    const half = (Math.sin((Math.PI * i) / (count - 1)) * width) / 2;
    return [half * Math.cos(t), half * Math.sin(t)];
  });
  return ribbon(shifted(points, halves, 1), shifted(points, halves, -1));
}

function shifted(points: readonly Vert[], by: readonly Point[], sign: number): Point[] {
  return points.map(([x, y], i) => [x + sign * around(by, i)[0], y + sign * around(by, i)[1]]);
}

/** A shape in the notation of SVG paths: absolute `M`, `L`, `C` and `Z`, in the inches of the view. */
export function drawn(path: string): Shape {
  const steps = path.trim().split(/\s+(?=[MLCZ])/);
  return new Shape(
    steps.map((step): Segment => {
      const [kind, ...rest] = step.split(/\s+/);
      const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = rest.map(Number);
      if (kind === 'C') return ['C', a, b, c, d, x, y];
      return kind === 'M' || kind === 'L' ? [kind, a, b] : ['Z'];
    }),
  );
}
