import { accept, refuse, type Result } from '../../result.ts';
import type { Alignment, Photo, PhotoPoint, PointPair } from '../model/estimate.ts';
import {
  after,
  mapped,
  type PlaneMap,
  type PlanePoint,
  scaled,
  scaledMap,
  shifted,
  wayBack,
} from './plane-map.ts';

/** The reason points cannot align a photo with a drawing. */
export type AlignRefusal =
  | { readonly kind: 'same-place'; readonly on: 'photo' | 'drawing' }
  | { readonly kind: 'in-line'; readonly on: 'photo' | 'drawing' }
  | { readonly kind: 'crossed' };

export function alignRefusalText(refusal: AlignRefusal): string {
  switch (refusal.kind) {
    case 'same-place':
      return `Two points are at the same place on the ${refusal.on}. Move one of them away from the other.`;
    case 'in-line':
      return `Three points lie in a line on the ${refusal.on}. Four points need two in each direction: the corners of a panel are best.`;
    case 'crossed':
      return 'The points are not in the same order on both. Check that each pair is the same spot.';
  }
}

type PhotoSize = Pick<Photo, 'width' | 'height'>;

export function photoPixel([x, y]: PhotoPoint, { width, height }: PhotoSize): PlanePoint {
  return { x: (x / million) * width, y: (y / million) * height };
}

/** Clamps a point to the photo's edges. */
export function photoPoint({ x, y }: PlanePoint, { width, height }: PhotoSize): PhotoPoint {
  return [within(x / width), within(y / height)];
}

const million = 1_000_000;

function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * million);
}

/**
 * Maps the photo's pixels to the drawing's inches: two pairs give position, rotation and scale, four the perspective
 * too.
 */
export function alignPhoto(pairs: Alignment['pairs'], size: PhotoSize): Result<PlaneMap, AlignRefusal> {
  const onPhoto = pairs.map((pair) => photoPixel(pair.onPhoto, size));
  const onDrawing = pairs.map(inches);
  const refusal = issueOf(onPhoto, 'photo') ?? issueOf(onDrawing, 'drawing');
  if (refusal !== null) return refuse(refusal);
  const map = pairs.length === 2 ? similarity(onPhoto, onDrawing) : homography(onPhoto, onDrawing);
  return map === null ? refuse({ kind: 'crossed' }) : accept(map);
}

function inches({ onDrawing: [x, y] }: PointPair): PlanePoint {
  return { x: x / 1_000, y: y / 1_000 };
}

/** Points closer than this share of their extent determine no direction. */
const leastShare = 0.01;

function issueOf(points: readonly PlanePoint[], on: 'photo' | 'drawing'): AlignRefusal | null {
  const reach = Math.max(...points.flatMap((one) => points.map((other) => distance(one, other))));
  const pairs = points.flatMap((one, at) => points.slice(at + 1).map((other) => [one, other] as const));
  if (reach === 0 || pairs.some(([one, other]) => distance(one, other) < reach * leastShare)) {
    return { kind: 'same-place', on };
  }
  const isFlat = points.some((_, left) => {
    const [one, two, three] = points.filter((__, at) => at !== left);
    return one && two && three && Math.abs(signedArea(one, two, three)) < reach * reach * leastShare;
  });
  return points.length > 2 && isFlat ? { kind: 'in-line', on } : null;
}

function distance(one: PlanePoint, other: PlanePoint): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** Twice the signed area of the triangle; the sign gives its orientation. */
function signedArea(one: PlanePoint, two: PlanePoint, three: PlanePoint): number {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
}

function similarity([a, b]: readonly PlanePoint[], [p, q]: readonly PlanePoint[]): PlaneMap | null {
  if (!a || !b || !p || !q) return null;
  const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, q.x - p.x, q.y - p.y];
  const long = dx * dx + dy * dy;
  const [cos, sin] = [(dx * ex + dy * ey) / long, (dx * ey - dy * ex) / long];
  return [cos, -sin, p.x - cos * a.x + sin * a.y, sin, cos, p.y - sin * a.x - cos * a.y, 0, 0, 1];
}

/** Maps through four common basis points: from the photo back to them, and on to the drawing. */
function homography(from: readonly PlanePoint[], to: readonly PlanePoint[]): PlaneMap | null {
  const [nearFrom, nearTo] = [evened(from), evened(to)];
  const [start, end] = [cornersOnto(from, nearFrom), cornersOnto(to, nearTo)];
  if (start === null || end === null) return null;
  const map = after(wayBack(nearTo), after(after(end, wayBack(start)), nearFrom));
  const depths = from.map(({ x, y }) => map[6] * x + map[7] * y + map[8]);
  const mean = depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
  const toward = scaledMap(map, 1 / mean);
  // Refuses points behind the camera: no wall is seen from both sides.
  return from.every((point) => mapped(toward, point) !== null) ? toward : null;
}

/** Centers the points and scales them to size one, as unequal sizes would cost precision. */
function evened(points: readonly PlanePoint[]): PlaneMap {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  const reach = Math.max(...points.map((point) => distance(point, middle)));
  return after(scaled(1 / reach), shifted(-middle.x, -middle.y));
}

/** Maps the basis points (1,0,0), (0,1,0), (0,0,1) and (1,1,1) onto four points. */
function cornersOnto(points: readonly PlanePoint[], evenly: PlaneMap): PlaneMap | null {
  const [a, b, c, d] = points.map((point) => mapped(evenly, point));
  if (!a || !b || !c || !d) return null;
  const columns: PlaneMap = [a.x, b.x, c.x, a.y, b.y, c.y, 1, 1, 1];
  const back = wayBack(columns);
  const [u, v, w] = [
    back[0] * d.x + back[1] * d.y + back[2],
    back[3] * d.x + back[4] * d.y + back[5],
    back[6] * d.x + back[7] * d.y + back[8],
  ];
  return [a.x * u, b.x * v, c.x * w, a.y * u, b.y * v, c.y * w, u, v, w];
}
