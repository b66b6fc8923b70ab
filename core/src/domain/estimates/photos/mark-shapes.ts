import type { PhotoMark, PhotoPoint } from '../model/estimate.ts';
import { boxCorners, ellipsePoints } from './photo-measure.ts';
import type { PlanePoint } from './plane-map.ts';

/** A mark as drawn on screen or paper: line widths stay constant under zoom and perspective. */
export interface MarkShape {
  readonly path: string;
  readonly isClosed: boolean;
  /** The position of its text. */
  readonly label: PlanePoint;
}

type OnScreen = (point: PhotoPoint) => PlanePoint | null;

const [headLength, headAngle, tick] = [16, 0.46, 8];

/** Scale of arrow heads and measure ends on paper, where a point is larger than a pixel. */
export const onPaper = 0.5;

/** Null if one of its points is beyond the photo's horizon. */
export function markShape(
  { kind, points }: Pick<PhotoMark, 'kind' | 'points'>,
  onScreen: OnScreen,
  size = 1,
): MarkShape | null {
  const outlinePoints = outline(kind, points).flatMap((point) => onScreen(point) ?? []);
  const [first, second] = outlinePoints;
  if (first === undefined || outlinePoints.length < outline(kind, points).length) return null;
  switch (kind) {
    case 'arrow':
      return second
        ? { path: `${line(outlinePoints)}${head(first, second, size)}`, isClosed: false, label: first }
        : null;
    case 'measure':
      return second
        ? {
            path: `${line(outlinePoints)}${ends(first, second, size)}`,
            isClosed: false,
            label: between(first, second),
          }
        : null;
    case 'box':
    case 'circle':
      return { path: `${line(outlinePoints)}Z`, isClosed: true, label: topOf(outlinePoints) };
    case 'freehand':
      return { path: line(outlinePoints), isClosed: false, label: first };
    case 'text':
      return { path: '', isClosed: false, label: first };
  }
}

function outline(kind: PhotoMark['kind'], points: readonly PhotoPoint[]): readonly PhotoPoint[] {
  if (kind === 'box') return boxCorners(points);
  return kind === 'circle' ? ellipsePoints(points) : points;
}

function line(outlinePoints: readonly PlanePoint[]): string {
  return outlinePoints.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function head(from: PlanePoint, to: PlanePoint, size: number): string {
  const back = Math.atan2(from.y - to.y, from.x - to.x);
  const length = headLength * size;
  const wing = (turn: number) =>
    `${round(to.x + length * Math.cos(back + turn))} ${round(to.y + length * Math.sin(back + turn))}`;
  return `M${wing(headAngle)}L${round(to.x)} ${round(to.y)}L${wing(-headAngle)}`;
}

/** Short strokes across both ends of a measure. */
function ends(from: PlanePoint, to: PlanePoint, size: number): string {
  const across = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2;
  const [x, y] = [tick * size * Math.cos(across), tick * size * Math.sin(across)];
  return [from, to]
    .map((end) => `M${round(end.x - x)} ${round(end.y - y)}L${round(end.x + x)} ${round(end.y + y)}`)
    .join('');
}

function between(one: PlanePoint, other: PlanePoint): PlanePoint {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function topOf(outlinePoints: readonly PlanePoint[]): PlanePoint {
  const top = Math.min(...outlinePoints.map(({ y }) => y));
  const [left, right] = [
    Math.min(...outlinePoints.map(({ x }) => x)),
    Math.max(...outlinePoints.map(({ x }) => x)),
  ];
  return { x: (left + right) / 2, y: top };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
