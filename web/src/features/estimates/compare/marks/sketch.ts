import type { PhotoMark, PhotoPoint } from '@dre/core/domain/estimates/model/estimate';
import { simplified } from './simplify.ts';

/** Every kind of mark is drawn by dragging, by tapping its points, or by setting them with keys. */
export type DrawnKind = PhotoMark['kind'];

/** A mark being drawn. While a finger is down, the last point follows it. */
export interface Sketch {
  readonly kind: DrawnKind;
  readonly points: readonly PhotoPoint[];
  /** The index of the point set when the finger went down; null while none is down. */
  readonly heldFrom: number | null;
}

export interface Sketched {
  /** The mark still being drawn. */
  readonly sketch: Sketch | null;
  /** The points of a finished mark. */
  readonly done: readonly PhotoPoint[] | null;
}

/** A shorter movement is a tap. In millionths: four pixels of a photo shown 1,000 pixels wide. */
const tapReach = 4_000;

export function pressed(sketch: Sketch | null, kind: DrawnKind, at: PhotoPoint): Sketch {
  const points = sketch?.kind === kind ? sketch.points : [];
  const isFirst = points.length === 0 && kind !== 'freehand';
  return { kind, points: [...points, at, ...(isFirst ? [at] : [])], heldFrom: points.length };
}

export function moved(sketch: Sketch, at: PhotoPoint): Sketch {
  if (sketch.heldFrom === null) return sketch;
  if (sketch.kind === 'freehand') return { ...sketch, points: [...sketch.points, at] };
  return { ...sketch, points: [...sketch.points.slice(0, -1), at] };
}

/** A drag ends the mark. A tap sets one point of it and waits for the next. */
export function released(sketch: Sketch, at: PhotoPoint): Sketched {
  const { kind, points, heldFrom } = sketch;
  const [first] = points;
  if (heldFrom === null || first === undefined) return { sketch, done: null };
  if (kind === 'text') return { sketch: null, done: [at] };
  if (kind === 'freehand') return releasedStroke(sketch, heldFrom, at);
  const isSecond = heldFrom > 0 && apart(first, at) > 0;
  if (isSecond || apart(first, at) > tapReach) return { sketch: null, done: [first, at] };
  return { sketch: { kind, points: [first], heldFrom: null }, done: null };
}

function releasedStroke({ kind, points }: Sketch, heldFrom: number, at: PhotoPoint): Sketched {
  const stroke = [...points.slice(heldFrom), at];
  const isDrag = stroke.some((point) => apart(point, stroke[0] ?? point) > tapReach);
  if (isDrag && heldFrom === 0) return { sketch: null, done: simplified(stroke) };
  const added = isDrag ? stroke : [at];
  return { sketch: { kind, points: [...points.slice(0, heldFrom), ...added], heldFrom: null }, done: null };
}

/** Enter at a point acts like a tap there; a freehand line ends at a point set twice. */
export function setByKey(sketch: Sketch | null, kind: DrawnKind, at: PhotoPoint): Sketched {
  const last = sketch?.kind === kind ? sketch.points.at(-1) : undefined;
  if (kind === 'freehand' && sketch && last && apart(last, at) === 0) return finished(sketch);
  if (kind === 'text') return { sketch: null, done: [at] };
  if (sketch?.kind !== kind) return { sketch: { kind, points: [at], heldFrom: null }, done: null };
  const points = [...sketch.points, at];
  if (kind === 'freehand') return { sketch: { ...sketch, points, heldFrom: null }, done: null };
  return last && apart(last, at) === 0 ? { sketch, done: null } : { sketch: null, done: points };
}

/** A freehand line set point by point ends only on request. */
export function finished(sketch: Sketch): Sketched {
  return sketch.points.length < 2
    ? { sketch: null, done: null }
    : { sketch: null, done: simplified(sketch.points, 0) };
}

function apart([x, y]: PhotoPoint, [toX, toY]: PhotoPoint): number {
  return Math.hypot(toX - x, toY - y);
}

/** Moves the mark by whole pixels, keeping it within the photo. */
export function nudged(
  points: readonly PhotoPoint[],
  by: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
): readonly PhotoPoint[] {
  const shift = { x: (by.x / width) * 1_000_000, y: (by.y / height) * 1_000_000 };
  const room = (axis: 0 | 1, offset: number) => {
    const all = points.map((point) => point[axis]);
    return Math.round(Math.min(1_000_000 - Math.max(...all), Math.max(-Math.min(...all), offset)));
  };
  const [x, y] = [room(0, shift.x), room(1, shift.y)];
  return points.map(([left, top]) => [left + x, top + y]);
}
