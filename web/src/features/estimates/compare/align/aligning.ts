import type { Alignment, PhotoPoint, PointPair } from '@dre/core/domain/estimates/model/estimate';

/** One of the two pictures a point is marked on. */
export type Plane = 'photo' | 'drawing';

/** One point of a pair: the first pair is A, and so on. */
export interface AlignmentPoint {
  readonly pair: number;
  readonly on: Plane;
}

export interface DraftPair {
  readonly onPhoto: PhotoPoint | null;
  readonly onDrawing: PointPair['onDrawing'] | null;
}

/** Matching points being marked: the estimate changes only when all are set. */
export interface Aligning {
  readonly pairs: readonly DraftPair[];
  readonly next: AlignmentPoint | null;
}

/** Starts with two points, or adds two more to the existing ones. */
export function begun(alignment: Alignment | null, count: 2 | 4): Aligning {
  const existing: readonly DraftPair[] = alignment?.pairs ?? [];
  const pairs = Array.from({ length: count }, (_, at) => existing[at] ?? { onPhoto: null, onDrawing: null });
  return { pairs, next: firstMissing(pairs) };
}

export function withPoint(
  { pairs, next }: Aligning,
  point: AlignmentPoint,
  at: readonly [number, number],
): Aligning {
  const name = point.on === 'photo' ? 'onPhoto' : 'onDrawing';
  const changed = pairs.map((pair, index) => (index === point.pair ? { ...pair, [name]: at } : pair));
  const isNext = next !== null && next.pair === point.pair && next.on === point.on;
  return { pairs: changed, next: isNext ? firstMissing(changed) : next };
}

/** Asks for the point on the photo first, then for the same point on the drawing. */
function firstMissing(pairs: readonly DraftPair[]): AlignmentPoint | null {
  for (const [pair, { onPhoto, onDrawing }] of pairs.entries()) {
    if (onPhoto === null) return { pair, on: 'photo' };
    if (onDrawing === null) return { pair, on: 'drawing' };
  }
  return null;
}

/** All pairs, or null while a point is missing. */
export function completePairs(pairs: readonly DraftPair[]): readonly PointPair[] | null {
  const whole = pairs.flatMap(({ onPhoto, onDrawing }) =>
    onPhoto === null || onDrawing === null ? [] : [{ onPhoto, onDrawing }],
  );
  return whole.length === pairs.length ? whole : null;
}

export function pointLetter(pair: number): string {
  return 'ABCD'[pair] ?? '';
}

/** The instruction for the next point. */
export function nextStepText({ next }: Aligning): string {
  if (next === null) return 'Drag a point, or choose one below to set it anew.';
  return next.on === 'photo'
    ? `Tap point ${pointLetter(next.pair)} on the photo: a corner or an edge that the drawing shows too.`
    : `Tap the same spot ${pointLetter(next.pair)} on the drawing.`;
}
