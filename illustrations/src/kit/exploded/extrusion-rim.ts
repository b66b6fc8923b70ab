import { onPlane, project, tone, towardViewer } from './axonometry.ts';
import type { PaintName } from '../paint/paint-names.ts';
import { around, doubleArea, type Point } from '../geometry/points.ts';
import { fromPts, Shape } from '../geometry/shapes.ts';
import { dot, placeOn, plus, scaled, unitVector, type Vec3 } from './space.ts';
import { reversed, simplifiedLoop } from '../geometry/subpaths.ts';

/** The frame of an extrusion: its outline lies in U and V at O and runs along W. */
export interface Frame {
  readonly O: Vec3;
  readonly U: Vec3;
  readonly V: Vec3;
  readonly W: Vec3;
  readonly length: number;
}

/** A run of side faces with one tone and no crease between them. */
export interface RimFace {
  readonly lo: readonly Vec3[];
  readonly hi: readonly Vec3[];
  readonly lit: PaintName | null;
  readonly normal: Vec3;
  readonly isHole: boolean;
  /** The edge at its start, where it is a crease. */
  readonly fold: readonly [Vec3, Vec3] | null;
  readonly depth: number;
  readonly shape: Shape;
}

export interface Rim {
  /** The outline on the face toward the viewer. */
  readonly cap: Shape;
  readonly faces: readonly RimFace[];
  readonly isConvex: boolean;
}

/** One closed outline of an extrusion: the outer one, or a hole in it. */
export function rimOf(
  outline: Shape | readonly Point[],
  frame: Frame,
  isHole: boolean,
  tolerance = 0.035,
): Rim {
  const { O, U, V, W, length } = frame;
  const points = cornersOf(outline, isHole, tolerance);
  const drawn = onPlane(outline instanceof Shape ? outline : fromPts(outline), plus(O, W, length), U, V);
  const cap = doubleArea(drawn.pts(0.2)) > 0 === isHole ? reversed(drawn) : drawn;
  return { cap, faces: facesOf(points, frame, isHole), isConvex: isConvex(points) };
}

function cornersOf(outline: Shape | readonly Point[], isHole: boolean, tolerance: number): Point[] {
  const given = outline instanceof Shape ? outline.pts(0.04) : outline;
  const distinct = given.filter((p, i) => {
    const next = around(given, i + 1);
    return Math.hypot(p[0] - next[0], p[1] - next[1]) > 0.01;
  });
  const points =
    outline instanceof Shape && distinct.length > 8
      ? simplifiedLoop(distinct, distinct.length >> 1, tolerance)
      : distinct;
  return doubleArea(points) < 0 === isHole ? points : points.toReversed();
}

function isConvex(points: readonly Point[]): boolean {
  return points.every((a, i) => {
    const [b, c] = [around(points, i + 1), around(points, i + 2)];
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) >= -1e-4;
  });
}

function facesOf(points: readonly Point[], frame: Frame, isHole: boolean): RimFace[] {
  const { U, V } = frame;
  const count = points.length;
  const normals = points.map((a, i) => {
    const b = around(points, i + 1);
    return unitVector(plus(scaled(U, b[1] - a[1]), V, a[0] - b[0]));
  });
  const seen = normals.map((normal) => dot(normal, towardViewer) > 1e-4);
  const tones = normals.map(tone);
  const soft = (i: number) => dot(around(normals, i - 1), around(normals, i)) > 0.8;
  const joins = (i: number) => around(seen, i - 1) && soft(i) && around(tones, i - 1) === around(tones, i);
  const start = Math.max(
    0,
    seen.findIndex((isSeen, i) => isSeen && !joins(i)),
  );
  const faces: RimFace[] = [];
  for (let step = 0; step < count;) {
    const first = start + step;
    step += 1;
    if (!around(seen, first)) continue;
    while (step < count && around(seen, start + step) && joins(start + step)) step += 1;
    const run = Array.from({ length: start + step - first + 1 }, (_, k) => around(points, first + k));
    const isFold = around(seen, first - 1) && !soft(first);
    faces.push(
      faceOf(run, frame, { isHole, isFold, normal: around(normals, first), lit: around(tones, first) }),
    );
  }
  return faces;
}

interface FaceLook {
  readonly isHole: boolean;
  readonly isFold: boolean;
  readonly normal: Vec3;
  readonly lit: PaintName | null;
}

function faceOf(run: readonly Point[], { O, U, V, W, length }: Frame, look: FaceLook): RimFace {
  const lo = run.map((p) => placeOn(p, O, U, V));
  const hi = lo.map((place) => plus(place, W, length));
  const flat = [...lo, ...hi.toReversed()].map(project);
  const depth = [...lo, ...hi].reduce((sum, place) => sum + dot(place, towardViewer), 0) / lo.length / 2;
  const shape = fromPts(doubleArea(flat) < 0 ? flat.toReversed() : flat);
  return {
    lo,
    hi,
    lit: look.lit,
    normal: look.normal,
    isHole: look.isHole,
    fold: look.isFold ? [around(lo, 0), around(hi, 0)] : null,
    depth,
    shape,
  };
}
