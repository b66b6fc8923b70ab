import type { Alignment, PhotoPoint, SpotPair } from '@dre/core/domain/estimates/model/estimate';

/** One of the two pictures a spot is marked on. */
export type Plane = 'photo' | 'drawing';

/** One spot of a pair: the first pair is A, and so on. */
export interface AlignmentPoint {
  readonly pair: number;
  readonly on: Plane;
}

export interface DraftPair {
  readonly onPhoto: PhotoPoint | null;
  readonly onDrawing: SpotPair['onDrawing'] | null;
}

/** Matching points on their way: nothing of them is on the estimate before all are there. */
export interface Aligning {
  readonly pairs: readonly DraftPair[];
  readonly next: AlignmentPoint | null;
}

/** Two points, or two more to those there are. */
export function begun(alignment: Alignment | null, wanted: 2 | 4): Aligning {
  const known: readonly DraftPair[] = alignment?.pairs ?? [];
  const pairs = Array.from({ length: wanted }, (_, at) => known[at] ?? { onPhoto: null, onDrawing: null });
  return { pairs, next: firstMissing(pairs) };
}

export function withSpot(
  { pairs, next }: Aligning,
  spot: AlignmentPoint,
  at: readonly [number, number],
): Aligning {
  const name = spot.on === 'photo' ? 'onPhoto' : 'onDrawing';
  const changed = pairs.map((pair, index) => (index === spot.pair ? { ...pair, [name]: at } : pair));
  const isNext = next !== null && next.pair === spot.pair && next.on === spot.on;
  return { pairs: changed, next: isNext ? firstMissing(changed) : next };
}

/** The photo first, then the same spot on the drawing. */
function firstMissing(pairs: readonly DraftPair[]): AlignmentPoint | null {
  for (const [pair, { onPhoto, onDrawing }] of pairs.entries()) {
    if (onPhoto === null) return { pair, on: 'photo' };
    if (onDrawing === null) return { pair, on: 'drawing' };
  }
  return null;
}

/** All of them, or null while one is missing. */
export function completePairs(pairs: readonly DraftPair[]): readonly SpotPair[] | null {
  const whole = pairs.flatMap(({ onPhoto, onDrawing }) =>
    onPhoto === null || onDrawing === null ? [] : [{ onPhoto, onDrawing }],
  );
  return whole.length === pairs.length ? whole : null;
}

export function spotLetter(pair: number): string {
  return 'ABCD'[pair] ?? '';
}

/** What is to be done next, in words. */
export function sayNext({ next }: Aligning): string {
  if (next === null) return 'Drag a point, or choose one below to set it anew.';
  return next.on === 'photo'
    ? `Tap point ${spotLetter(next.pair)} on the photo: a corner or an edge that the drawing shows too.`
    : `Tap the same spot ${spotLetter(next.pair)} on the drawing.`;
}
