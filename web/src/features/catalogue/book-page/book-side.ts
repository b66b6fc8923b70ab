import { sideNamesOf, textWithSideNames } from '@dre/core/domain/account/side-names';
import type { ZoneEntry, BookContents } from '@dre/core/domain/catalogue/book/contents';
import { regionParts, type PartAtRegion } from '@dre/core/domain/catalogue/regions/region-parts';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { readingOrder } from '@dre/illustrations/kit/scene/reading-order';
import { partRegions, type RegionOfPart } from '@dre/illustrations/zones/part-regions';
import { regionZones } from '@dre/illustrations/zones/zone-of';
import type { DrawnPlate } from '../illustration/drawing/drawn-picture.ts';
import { pictureZones, type PictureZone } from '../illustration/picture-zones.ts';

/** The book's data for the parts of one picture. */
export interface BookSide {
  readonly zones: readonly PictureZone[];
  readonly partsAt: (region: string) => readonly PartAtRegion[];
  /** True if the picture has the region: an address may be older than the picture. */
  readonly hasRegion: (region: string) => boolean;
  readonly titleOf: (region: string) => string;
  readonly zoneOf: (region: string) => ZoneEntry | undefined;
  /** The first region of the picture that shows a part. */
  readonly regionOf: (part: string) => string | undefined;
  readonly regionFor: RegionOfPart;
}

/** The vehicle to look up in the book: of any construction, or of an estimate's. */
export interface BookVehicle {
  readonly vehicleType: VehicleType;
  /** Construction codes; empty matches any. */
  readonly wall: string;
  readonly roof: string;
}

export function bookSide(contents: BookContents, vehicle: BookVehicle, { scene }: DrawnPlate): BookSide {
  const { vehicleType } = vehicle;
  const places = regionZones(scene);
  const order = readingOrder(scene);
  const ids = order.map(({ id }) => id);
  const sideNames = sideNamesOf(contents.sides);
  const titles = new Map(order.map(({ id, title }) => [id, textWithSideNames(title, sideNames)]));
  const entries = contents.zones.filter(({ vehicleTypes }) => vehicleTypes.includes(vehicleType));
  const partsAt = (region: string) => {
    const zone = places.get(region);
    return regionParts(contents, { ...vehicle, region, ...(zone && { zone }) });
  };
  return {
    zones: pictureZones(scene.side, ids, (region) => places.get(region), { ...contents, zones: entries }),
    partsAt,
    hasRegion: (region) => titles.has(region),
    titleOf: (region) => titles.get(region) ?? region,
    zoneOf: (region) => {
      const zone = places.get(region);
      return entries.find(({ side, subSide }) => side === zone?.side && subSide === zone.subSide);
    },
    regionOf: (part) => ids.find((id) => partsAt(id).some((at) => at.part.code === part)),
    regionFor: partRegions(ids, partsAt, (region) => places.get(region)),
  };
}
