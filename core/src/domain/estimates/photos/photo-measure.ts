import type { Photo, PhotoPoint } from '../model/estimate.ts';
import { alignPhoto, photoPixel } from './align-photo.ts';
import { after, mapped, type PlaneMap, type PlanePoint, scaled } from './plane-map.ts';

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
