import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { PartAtRegion } from '@dre/core/domain/catalogue/regions/region-parts';

/** In the book this and what follows stands for equipment that a picture does not draw. */
const notDrawn = 95;

/** True if the region is the part. A rule for a whole group, such as the reseal of anything on the roof, draws none. */
export function isDrawnAs({ region, sort }: PartAtRegion['location']): boolean {
  return !region.endsWith('.*') && sort < notDrawn;
}

type PartsAt = (region: string) => readonly PartAtRegion[];

/** The region that shows a part of a zone, or else of its side: the part itself rather than what it lies behind. */
export type RegionOfPart = (part: string, zone: Zone) => string | undefined;

interface DrawnPart {
  readonly region: string;
  readonly zone: Zone | undefined;
  readonly sort: number;
}

/** The regions that show a part are gathered with the first question. */
export function partRegions(
  regions: readonly string[],
  partsAt: PartsAt,
  zoneOf: (region: string) => Zone | undefined,
): RegionOfPart {
  let known: ReadonlyMap<string, readonly DrawnPart[]> | undefined;
  return (part, { side, subSide }) => {
    known ??= regionsByPart(regions, partsAt, zoneOf);
    const far = ({ zone }: DrawnPart) => (zone?.side !== side ? 2 : zone.subSide === subSide ? 0 : 1);
    const [best] = (known.get(part) ?? []).toSorted(
      (one, other) => far(one) - far(other) || one.sort - other.sort,
    );
    return best?.region;
  };
}

function regionsByPart(
  regions: readonly string[],
  partsAt: PartsAt,
  zoneOf: (region: string) => Zone | undefined,
): ReadonlyMap<string, readonly DrawnPart[]> {
  const found = new Map<string, DrawnPart[]>();
  for (const region of regions) {
    for (const { part, location } of partsAt(region)) {
      if (!isDrawnAs(location)) continue;
      const shown = { region, zone: zoneOf(region), sort: location.sort };
      const same = found.get(part.code);
      if (same === undefined) found.set(part.code, [shown]);
      else same.push(shown);
    }
  }
  return found;
}
