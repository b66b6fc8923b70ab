import { pairs } from '../kit/geometry/points.ts';
import { boundsOf, flatten } from '../kit/geometry/flatten.ts';
import { hitLoops, isOnPart } from '../kit/scene/hit-test.ts';
import { paints } from '../kit/paint/paint.ts';
import { regionsOf, type DrawCommand, type Scene, type SceneRegion } from '../kit/scene/scene.ts';

/** Ink may leave the hit of its part by this many inches: more would leave crumbs when the part is dimmed. */
const inkTolerance = 1.6;

/** The faults of a plate, one sentence each. */
export function plateFaults(scene: Scene): string[] {
  const regions = regionsOf(scene);
  const hits = regions.map((region) => ({ region, loops: hitLoops(region.hit.path, 0.02) }));
  return [
    ...repeated(regions.map(({ id }) => id)).map((id) => `${id} is drawn twice`),
    ...unknownClasses(scene).map((name) => `the paint ${name} does not exist`),
    ...regions.flatMap((region) => hitFaults(region)),
    ...regions.flatMap((region) => inkFaults(region)),
    ...hits.flatMap(({ region }) =>
      (['anchor', 'pin'] as const).flatMap((spot) => {
        const top = hits.findLast((hit) => isOnPart(hit.region, hit.loops, region[spot]));
        return top?.region.id === region.id
          ? []
          : [`the ${spot} of ${region.id} lies on ${top?.region.id ?? 'nothing'}`];
      }),
    ),
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
        : boundsOf(
            pairs([
              command.x - command.r,
              command.y - command.r,
              command.x + command.r,
              command.y + command.r,
            ]),
          );
    const excess = Math.max(bounds.x0 - ink.x0, bounds.y0 - ink.y0, ink.x1 - bounds.x1, ink.y1 - bounds.y1);
    return excess > inkTolerance;
  });
  return outside ? [`ink of ${id} leaves its hit`] : [];
}
