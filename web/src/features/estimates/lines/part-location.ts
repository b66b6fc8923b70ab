import type { Zone } from '@dre/core/domain/catalogue/book/book';
import type { BookContents, PartEntry, PartSpot } from '@dre/core/domain/catalogue/book/contents';
import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Place } from '@dre/core/domain/estimates/model/line';
import type { Chosen } from '../builder/builder-context.ts';

type Where = Pick<Chosen, 'side' | 'zone' | 'region'>;

/** Location of a part that was typed, not tapped: the book's location nearest to the selection. */
export function placeOfPart(
  part: PartEntry,
  at: Where,
  vehicleType: VehicleType | null,
  { zones, sides }: Pick<BookContents, 'zones' | 'sides'>,
): Place {
  const has = new Set(
    zones
      .filter(({ vehicleTypes }) => vehicleType === null || vehicleTypes.includes(vehicleType))
      .map(({ side, subSide }) => zoneName(side, subSide)),
  );
  const spots = part.spots.filter(({ side, subSide }) => has.has(zoneName(side, subSide)));
  const spot =
    spots.find(({ side, subSide }) => zoneName(side, subSide) === at.zone) ??
    spots.find(({ side }) => side === at.side) ??
    spots[0] ??
    part.spots[0];
  if (spot === undefined) return placeByHand(at, { zones });
  const suffix = sides.find(({ code }) => code === spot.side)?.regionSuffix ?? '*';
  return { side: spot.side, subSide: spot.subSide, region: regionOf(spot, suffix) };
}

/** A manual line goes to the selected zone, or to the first zone of the side. */
export function placeByHand({ side, zone }: Where, { zones }: Pick<BookContents, 'zones'>): Place {
  const ofSide = zones.filter((entry) => entry.side === side);
  const found: Zone | undefined =
    ofSide.find((entry) => zoneName(entry.side, entry.subSide) === zone) ?? ofSide[0];
  return { side, subSide: found?.subSide ?? '', region: null };
}

/** A pattern without wildcards names one shape; the others are resolved in the picture only. */
function regionOf({ region }: PartSpot, suffix: 'L' | 'R' | '*'): string | null {
  const named = suffix === '*' ? region : region.replace('@*', `@${suffix}`);
  return region === '' || /[*#]/.test(named) ? null : named;
}
