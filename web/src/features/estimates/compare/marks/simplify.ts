import type { PhotoPoint } from '@dre/core/domain/estimates/model/estimate';

/** More points are not visible in print. */
export const mostPoints = 200;

/** Reduces a freehand line to few points, dropping those within the tolerance of the straight line. */
export function simplified(points: readonly PhotoPoint[], least = 600): readonly PhotoPoint[] {
  let [simple, tolerance] = [withinTolerance(points, least), least];
  while (simple.length > mostPoints) {
    tolerance *= 1.6;
    simple = withinTolerance(points, tolerance);
  }
  return simple;
}

/** Iterative instead of recursive: a shaky hand draws thousands of points. */
function withinTolerance(points: readonly PhotoPoint[], tolerance: number): readonly PhotoPoint[] {
  if (points.length < 3) return points;
  const indexes = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const [far, at] = farthestFrom(points, from, to);
    if (far <= tolerance) continue;
    indexes.add(at);
    open.push([from, at], [at, to]);
  }
  return points.filter((_, at) => indexes.has(at));
}

function farthestFrom(points: readonly PhotoPoint[], from: number, to: number): [number, number] {
  const [start, end] = [points[from], points[to]];
  let [far, found] = [0, from];
  if (!start || !end) return [far, found];
  for (let at = from + 1; at < to; at += 1) {
    const point = points[at];
    const away = point === undefined ? 0 : distanceToWay(point, start, end);
    if (away > far) [far, found] = [away, at];
  }
  return [far, found];
}

function distanceToWay([x, y]: PhotoPoint, [fromX, fromY]: PhotoPoint, [toX, toY]: PhotoPoint): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / long));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}
