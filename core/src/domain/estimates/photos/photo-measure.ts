import type { Photo, PhotoPoint } from '../model/estimate.ts';
import { alignPhoto, photoPixel } from './align-photo.ts';
import { after, mapped, type PlaneMap, type PlanePoint, scaled, shifted, wayBack } from './plane-map.ts';

type Measurable = Pick<Photo, 'width' | 'height' | 'alignment' | 'knownLength'>;

/**
 * Maps the photo's pixels to inches. The alignment corrects the perspective; a known length is more accurate than the
 * drawing of a typical unit, so it decides the scale when both exist.
 */
export function rulerOf(photo: Measurable): PlaneMap | null {
  const aligned = photo.alignment === null ? null : alignPhoto(photo.alignment.pairs, photo);
  const map = aligned?.ok ? aligned.value : null;
  if (photo.knownLength === null) return map;
  const { from, to, length } = photo.knownLength;
  const seen = wayLength(map ?? scaled(1), [from, to], photo);
  if (seen === null || seen === 0) return map;
  return after(scaled(length / 1_000 / seen), map ?? scaled(1));
}

/** Length of the path through all points, in inches; null if one is beyond the horizon. */
export function wayLength(
  ruler: PlaneMap,
  points: readonly PhotoPoint[],
  size: Pick<Photo, 'width' | 'height'>,
): number | null {
  const mappedPoints = pointsOn(ruler, points, size);
  if (mappedPoints === null) return null;
  return mappedPoints.slice(1).reduce((sum, { x, y }, at) => {
    const before = mappedPoints[at] ?? { x, y };
    return sum + Math.hypot(x - before.x, y - before.y);
  }, 0);
}

/** Area inside a closed line, in square inches. */
export function areaWithin(
  ruler: PlaneMap,
  points: readonly PhotoPoint[],
  size: Pick<Photo, 'width' | 'height'>,
): number | null {
  const mappedPoints = pointsOn(ruler, points, size);
  if (mappedPoints === null) return null;
  const twice = mappedPoints.reduce((sum, { x, y }, at) => {
    const next = mappedPoints[(at + 1) % mappedPoints.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function pointsOn(
  ruler: PlaneMap,
  points: readonly PhotoPoint[],
  size: Pick<Photo, 'width' | 'height'>,
): readonly PlanePoint[] | null {
  const mappedPoints = points.flatMap((point) => mapped(ruler, photoPixel(point, size)) ?? []);
  return mappedPoints.length === points.length ? mappedPoints : null;
}

/** The corners of a box drawn from one corner to the opposite one. */
export function boxCorners([from, to]: readonly PhotoPoint[]): readonly PhotoPoint[] {
  if (!from || !to) return [];
  return [from, [to[0], from[1]], to, [from[0], to[1]]];
}

/** Axes and area of an ellipse as it lies on the measured plane, where perspective leans and flattens it. */
interface EllipseMeasure {
  /** The axis nearer to the horizontal, in inches. */
  readonly across: number;
  readonly down: number;
  readonly area: number;
}

/** Measures the ellipse inside a box of the photo; null if it reaches beyond the horizon. */
export function ellipseMeasure(
  ruler: PlaneMap,
  points: readonly PhotoPoint[],
  size: Pick<Photo, 'width' | 'height'>,
): EllipseMeasure | null {
  const [from, to] = points.map((point) => photoPixel(point, size));
  if (!from || !to || pointsOn(ruler, boxCorners(points), size) === null) return null;
  const radii = scaled((to.x - from.x) / 2, (to.y - from.y) / 2);
  if (radii[0] * radii[4] === 0) return { across: 0, down: 0, area: 0 };
  const onPhoto = after(shifted((from.x + to.x) / 2, (from.y + to.y) / 2), radii);
  const [a, b, c, d, e, f, g, h, i] = wayBack(after(ruler, onPhoto));
  // The unit circle taken back: a point lies on the ellipse where the first two rows, squared, equal the third.
  const product = (p: number, q: number, r: number, s: number, t: number, u: number) => p * q + r * s - t * u;
  const [xx, xy, yy] = [product(a, a, d, d, g, g), product(a, b, d, e, g, h), product(b, b, e, e, h, h)];
  const [x1, y1, rest] = [product(a, c, d, f, g, i), product(b, c, e, f, h, i), product(c, c, f, f, i, i)];
  const spread = xx * yy - xy * xy;
  const whole = rest * spread - x1 * (x1 * yy - xy * y1) + y1 * (x1 * xy - xx * y1);
  const [middle, apart] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  const axis = (curve: number) => 2 * Math.sqrt(-whole / (spread * curve));
  const [long, short] = [axis(middle - apart), axis(middle + apart)];
  const [across, down] = xx <= yy ? [long, short] : [short, long];
  return { across, down, area: (Math.PI / 4) * long * short };
}

const onEllipse = 48;

/** Enough points on the ellipse inside a box to approximate it. */
export function ellipsePoints([from, to]: readonly PhotoPoint[]): readonly PhotoPoint[] {
  if (!from || !to) return [];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [across, down] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  return Array.from({ length: onEllipse }, (_, step) => {
    const angle = (step / onEllipse) * 2 * Math.PI;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });
}

/** For example "35.4 in", from four feet on "5 ft 3.5 in". */
export function lengthText(inches: number): string {
  const tenths = Math.round(inches * 10);
  if (tenths < 480) return `${tenths / 10} in`;
  const rest = (tenths % 120) / 10;
  return rest === 0 ? `${Math.floor(tenths / 120)} ft` : `${Math.floor(tenths / 120)} ft ${rest} in`;
}

/** For example "3.2 sq ft", below one square foot "96 sq in". */
export function areaText(squareInches: number): string {
  return squareInches < 144
    ? `${Math.round(squareInches)} sq in`
    : `${Math.round((squareInches / 144) * 10) / 10} sq ft`;
}
