import { boundsOf, flatten } from '../kit/flatten.ts';
import { paints } from '../kit/paint.ts';
import { around, type Point, type Segment } from '../kit/points.ts';
import { regionsOf, type DrawCommand, type Scene, type SceneRegion } from '../kit/scene.ts';

/** How far ink may leave the hit of its part, in inches: more would leave crumbs when the part is dimmed. */
const inkTolerance = 1.6;
const thinReach = 1.6;

/** What is wrong with a plate, one sentence each. */
export function plateFaults(scene: Scene): string[] {
  const regions = regionsOf(scene);
  const hits = regions.map((region) => ({ region, loops: loopsOf(region.hit.path) }));
  return [
    ...repeated(regions.map(({ id }) => id)).map((id) => `${id} is drawn twice`),
    ...unknownClasses(scene).map((name) => `the paint ${name} does not exist`),
    ...regions.flatMap((region) => hitFaults(region)),
    ...regions.flatMap((region) => inkFaults(region)),
    ...hits.flatMap(({ region }) => {
      const top = hits.findLast((hit) => covers(hit.region, hit.loops, region.anchor));
      return top?.region.id === region.id
        ? []
        : [`the anchor of ${region.id} lies on ${top?.region.id ?? 'nothing'}`];
    }),
  ];
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function unknownClasses(scene: Scene): string[] {
  const names = scene.items.flatMap((item) => item.draw.flatMap(classesOf));
  return [...new Set(names)].filter((name) => name !== '' && !paints.has(name));
}

function classesOf(command: DrawCommand): string[] {
  return command.kind === 'clip' ? command.draw.flatMap(classesOf) : command.cls.split(' ');
}

function hitFaults({ id, hit, bounds }: SceneRegion): string[] {
  const starts = hit.path.filter(([kind]) => kind === 'M').length;
  const ends = hit.path.filter(([kind]) => kind === 'Z').length;
  return [
    ...(starts > 0 && starts === ends && hit.path.at(-1)?.[0] === 'Z' ? [] : [`the hit of ${id} is open`]),
    ...(Math.max(bounds.w, bounds.h) < 3 ? [`${id} is too small to be pointed at`] : []),
  ];
}

/** Cast shadows and soft shade may leave the part; what is clipped cannot. */
const shade = /(^| )(s[1-5]|vd|vu|gs)( |$)/;

function inkFaults({ id, draw, bounds }: SceneRegion): string[] {
  const outside = draw.some((command) => {
    if (command.kind === 'clip' || shade.test(command.cls)) return false;
    const ink =
      command.kind === 'path'
        ? boundsOf(flatten(command.path, 0.1))
        : boundsOf([
            [command.x - command.r, command.y - command.r],
            [command.x + command.r, command.y + command.r],
          ]);
    const excess = Math.max(bounds.x0 - ink.x0, bounds.y0 - ink.y0, ink.x1 - bounds.x1, ink.y1 - bounds.y1);
    return excess > inkTolerance;
  });
  return outside ? [`ink of ${id} leaves its hit`] : [];
}

function loopsOf(path: readonly Segment[]): Point[][] {
  const loops: Segment[][] = [];
  for (const segment of path) {
    if (segment[0] === 'M') loops.push([]);
    loops.at(-1)?.push(segment);
  }
  return loops.map((loop) => flatten(loop, 0.02));
}

function covers({ hit, bounds }: SceneRegion, loops: readonly Point[][], point: Point): boolean {
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
