import { hitLoops, isOnPart } from './hit-test.ts';
import { around, hundredths, type Point } from '../geometry/points.ts';
import type { SceneItem, SceneRegion } from './scene.ts';

/** Inches across: on anything narrower, a pin beside the middle would lie half on its neighbor. */
const narrow = 30;
const tolerance = 0.3;

/**
 * The number of a line is at the anchor of its part, which lies on uncovered ink; on a narrow part it is in the middle
 * across, where that is uncovered.
 */
export function withPinSpots(items: readonly SceneItem[]): readonly SceneItem[] {
  const loops = new Map<SceneRegion, Point[][]>();
  const loopsOf = (region: SceneRegion) => {
    const known = loops.get(region) ?? hitLoops(region.hit.path, tolerance);
    loops.set(region, known);
    return known;
  };
  return items.map((item, index) => {
    if (item.kind !== 'region') return item;
    const isFree = (point: Point) =>
      isOnPart(item, loopsOf(item), point) &&
      !items
        .slice(index + 1)
        .some((other) => other.kind === 'region' && isOnPart(other, loopsOf(other), point));
    const pin = towardMiddle(item.anchor, loopsOf(item)).find(isFree);
    return pin === undefined ? item : { ...item, pin: [hundredths(pin[0]), hundredths(pin[1])] };
  });
}

/** The middle of the part's narrowest width at its anchor, and points on the way there. */
function towardMiddle([x, y]: Point, loops: readonly Point[][]): Point[] {
  const across = spanAt(x, y, loops, 0);
  const down = spanAt(y, x, loops, 1);
  const isAcross = width(across) <= width(down);
  const span = isAcross ? across : down;
  if (span === null || width(span) > narrow) return [];
  const middle = (span[0] + span[1]) / 2;
  return [1, 0.75, 0.5].map((share) =>
    isAcross ? [x + (middle - x) * share, y] : [x, y + (middle - y) * share],
  );
}

function width(span: readonly [number, number] | null): number {
  return span === null ? Infinity : span[1] - span[0];
}

/** From edge to edge of the part along an axis, through a place on it; null where the place lies outside. */
function spanAt(
  at: number,
  level: number,
  loops: readonly Point[][],
  axis: 0 | 1,
): readonly [number, number] | null {
  const edges = loops.flatMap((loop) =>
    loop.flatMap((a, index) => {
      const b = around(loop, index + 1);
      const [from, to] = [a[1 - axis] ?? 0, b[1 - axis] ?? 0];
      if (from <= level === to <= level) return [];
      const [start, end] = [a[axis], b[axis]];
      return [start + ((level - from) / (to - from)) * (end - start)];
    }),
  );
  const before = Math.max(...edges.filter((edge) => edge <= at));
  const after = Math.min(...edges.filter((edge) => edge >= at));
  return Number.isFinite(before) && Number.isFinite(after) ? [before, after] : null;
}
