import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { BookContents, PartEntry, PartLocation } from '@dre/core/domain/catalogue/book/contents';
import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import { mainLocation } from '@dre/core/domain/catalogue/regions/region-parts';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { VehicleLocation } from '@dre/core/domain/estimates/model/line';
import type { BuilderSelection } from '../builder/builder-context.ts';

type Where = Pick<BuilderSelection, 'side' | 'zone' | 'region'>;

/** Location of a part that was typed, not tapped: the book's location nearest to the selection. */
export function locationOfPart(
  part: PartEntry,
  at: Where,
  vehicleType: VehicleType | null,
  { zones, sides }: Pick<BookContents, 'zones' | 'sides'>,
): VehicleLocation {
  const has = new Set(
    zones
      .filter(({ vehicleTypes }) => vehicleType === null || vehicleTypes.includes(vehicleType))
      .map(({ side, subSide }) => zoneName(side, subSide)),
  );
  const locations = part.spots.filter(({ side, subSide }) => has.has(zoneName(side, subSide)));
  const location =
    locations.find(({ side, subSide }) => zoneName(side, subSide) === at.zone) ??
    mainLocation(locations.filter(({ side }) => side === at.side)) ??
    mainLocation(locations) ??
    mainLocation(part.spots);
  if (location === undefined) return manualLocation(at, { zones });
  const suffix = sides.find(({ code }) => code === location.side)?.regionSuffix ?? '*';
  return { side: location.side, subSide: location.subSide, region: regionOf(location, suffix) };
}

/** A manual line goes to the selected zone, or to the first zone of the side. */
export function manualLocation(
  { side, zone }: Where,
  { zones }: Pick<BookContents, 'zones'>,
): VehicleLocation {
  const ofSide = zones.filter((entry) => entry.side === side);
  const found: Zone | undefined =
    ofSide.find((entry) => zoneName(entry.side, entry.subSide) === zone) ?? ofSide[0];
  return { side, subSide: found?.subSide ?? '', region: null };
}

/** A pattern without wildcards names one shape; the others are resolved in the picture only. */
function regionOf({ region }: PartLocation, suffix: 'L' | 'R' | '*'): string | null {
  const named = suffix === '*' ? region : region.replace('@*', `@${suffix}`);
  return region === '' || /[*#]/.test(named) ? null : named;
}
