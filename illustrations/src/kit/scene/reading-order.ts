import type { Point } from '../geometry/points.ts';
import { regionsOf, type Scene, type SceneRegion } from './scene.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** A plate is read in about this many rows. */
const rowsOfPlate = 9;
/** A row with fewer parts joins the nearer of its neighbors, so that up and down do not jump across the plate. */
const fewest = 3;
/** In inches: a part farther aside than this is not simply above or below. */
const aside = 24;

/** Every part once: rows from top to bottom, in each row from left to right. */
export function readingOrder(scene: Scene): readonly SceneRegion[] {
  return bandsOf(scene).flat();
}

/**
 * The part an arrow key goes to, by anchors; nothing at the edge of the plate.
 * Left and right walk a row from end to end, up and down lead from row to row, so every part can be reached from every other.
 */
export function neighborOf(scene: Scene, regionId: string, direction: Direction): SceneRegion | undefined {
  const bands = bandsOf(scene);
  const row = bands.findIndex((band) => band.some(({ id }) => id === regionId));
  const band = bands[row] ?? [];
  const column = band.findIndex(({ id }) => id === regionId);
  const from = band[column];
  if (!from) return undefined;
  if (direction === 'up' || direction === 'down') {
    const rows = direction === 'up' ? bands.slice(0, row).toReversed() : bands.slice(row + 1);
    return nearestRowed(from, rows);
  }
  const step = direction === 'left' ? -1 : 1;
  return band[column + step] ?? nearest(from, regionsOf(scene).filter(beyond(from.anchor, step)), 'along');
}

/** In the next row, unless everything there lies far aside and a farther row has something nearer. */
function nearestRowed(from: SceneRegion, rows: readonly SceneRegion[][]): SceneRegion | undefined {
  const next = nearest(from, rows[0] ?? [], 'across');
  if (!next || Math.abs(next.anchor[0] - from.anchor[0]) <= aside) return next;
  return nearest(from, rows.flat(), 'across');
}

/** At the end of a row, parts farther along in another row, more along than up or down. */
function beyond([x, y]: Point, step: 1 | -1): (region: SceneRegion) => boolean {
  return ({ anchor }) => (anchor[0] - x) * step > Math.abs(anchor[1] - y);
}

/** The nearest part, where a step aside counts double. */
function nearest(
  { anchor: [x, y] }: SceneRegion,
  regions: readonly SceneRegion[],
  ahead: 'along' | 'across',
): SceneRegion | undefined {
  const [kx, ky] = ahead === 'along' ? [1, 2] : [2, 1];
  const away = ({ anchor }: SceneRegion) => Math.hypot((anchor[0] - x) * kx, (anchor[1] - y) * ky);
  return regions.reduce<SceneRegion | undefined>(
    (best, region) => (best && away(best) <= away(region) ? best : region),
    undefined,
  );
}

function bandsOf(scene: Scene): SceneRegion[][] {
  const downward = regionsOf(scene).toSorted(
    (a, b) => a.anchor[1] - b.anchor[1] || a.anchor[0] - b.anchor[0],
  );
  const bands: SceneRegion[][] = [];
  for (const region of downward) {
    const start = bands.at(-1)?.[0];
    if (start && region.anchor[1] - start.anchor[1] <= scene.box.height / rowsOfPlate)
      bands.at(-1)?.push(region);
    else bands.push([region]);
  }
  return withoutSparse(bands).map((band) => band.toSorted((a, b) => a.anchor[0] - b.anchor[0]));
}

/** The bands are still sorted downward here: the gap between two is between the last of one and the first of the next. */
function withoutSparse(bands: SceneRegion[][]): SceneRegion[][] {
  const sparse = bands.findIndex((band) => band.length < fewest);
  if (sparse < 0 || bands.length === 1) return bands;
  const gap = (upper: number) => {
    const [above, below] = [bands[upper]?.at(-1), bands[upper + 1]?.[0]];
    return above && below ? below.anchor[1] - above.anchor[1] : Infinity;
  };
  const upper = gap(sparse - 1) <= gap(sparse) ? sparse - 1 : sparse;
  const joined = [...(bands[upper] ?? []), ...(bands[upper + 1] ?? [])];
  return withoutSparse(bands.toSpliced(upper, 2, joined));
}
