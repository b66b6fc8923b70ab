import { flatten } from '../geometry/flatten.ts';
import { around, type Point, type Segment } from '../geometry/points.ts';
import type { SceneRegion } from './scene.ts';

/** A pointer this many inches beside a thin part still meets it. */
const thinReach = 1.6;

/** The closed outlines of a hit, as corners. */
export function hitLoops(path: readonly Segment[], tolerance: number): Point[][] {
  const loops: Segment[][] = [];
  for (const segment of path) {
    if (segment[0] === 'M') loops.push([]);
    loops.at(-1)?.push(segment);
  }
  return loops.map((loop) => flatten(loop, tolerance));
}

/** True if a pointer at this point of the scene is on the part. */
export function isOnPart({ hit, bounds }: SceneRegion, loops: readonly Point[][], point: Point): boolean {
  const [x, y] = point;
  const far =
    x < bounds.x0 - thinReach ||
    x > bounds.x1 + thinReach ||
    y < bounds.y0 - thinReach ||
    y > bounds.y1 + thinReach;
  if (far) return false;
  const turns = loops.reduce((sum, loop) => sum + winding(loop, point), 0);
  const crossings = loops.reduce((sum, loop) => sum + Math.abs(winding(loop, point)), 0);
  if (hit.rings ? crossings % 2 === 1 : turns !== 0) return true;
  return hit.thin && loops.some((loop) => distance(loop, point) <= thinReach);
}

/** The part seen at this point of the scene: the last one drawn there. */
export function partAt(regions: readonly SceneRegion[], point: Point): SceneRegion | undefined {
  return regions.findLast((region) => isOnPart(region, hitLoops(region.hit.path, 0.1), point));
}

function winding(loop: readonly Point[], [x, y]: Point): number {
  return loop.reduce((sum, a, index) => {
    const b = around(loop, index + 1);
    if (a[1] <= y === b[1] <= y) return sum;
    const crossing = a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
    if (crossing <= x) return sum;
    return sum + (b[1] > a[1] ? 1 : -1);
  }, 0);
}

function distance(loop: readonly Point[], [x, y]: Point): number {
  return Math.min(
    ...loop.map((a, index) => {
      const b = around(loop, index + 1);
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const run = dx * dx + dy * dy;
      const t = run === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / run));
      return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
    }),
  );
}
