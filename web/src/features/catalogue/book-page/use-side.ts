import type { Book } from '@dre/core/domain/catalogue/book/book';
import type { BookContents, PartEntry } from '@dre/core/domain/catalogue/book/contents';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { zoneName } from '@dre/core/domain/catalogue/book/book-names';
import { useCallback, useMemo } from 'react';
import type { DrawnPlate } from '../illustration/drawing/drawn-picture.ts';
import type { PictureZone } from '../illustration/picture-zones.ts';
import { bookViews, type BookAddress, type BookView } from './book-address.ts';
import { platesOf } from './book-plates.ts';
import { bookSide, type BookSide } from './book-side.ts';

interface SideQuestion {
  readonly contents: BookContents;
  readonly book: Book;
  readonly address: BookAddress & { readonly vehicle: VehicleType; readonly side: BookView };
  readonly picture: DrawnPlate | null;
  /** True without a drawing: the zones of the side are listed instead. */
  readonly isMissing: boolean;
}

export interface LoadedSide {
  readonly zones: readonly PictureZone[];
  /** The selected region: the address's own, or the first that shows its part. */
  readonly region: string | null;
  readonly parts: readonly PartEntry[];
  readonly part: PartEntry | null;
  readonly location: { readonly title: string; readonly where: string } | null;
  readonly describe: (region: string) => string;
  readonly cardOf: (region: string) => {
    readonly title: string;
    readonly where: string;
    readonly parts: readonly PartEntry[];
  };
  /** The address of a part in the book, as near to the present side as possible. */
  readonly addressOf: (part: string) => BookAddress;
}

/** The book's data for the side, region and part in the address. */
export function useSide({ contents, address, picture, isMissing }: SideQuestion): LoadedSide {
  const { vehicle, side } = address;
  const drawn = useMemo(
    () => (picture ? bookSide(contents, { vehicleType: vehicle, wall: '', roof: '' }, picture) : null),
    [contents, vehicle, picture],
  );
  const listed = useMemo(
    () => (isMissing ? listedZones(contents, vehicle, side) : []),
    [contents, isMissing, vehicle, side],
  );
  const partOf = useMemo(() => new Map(contents.parts.map((part) => [part.code, part])), [contents]);
  const requestedPart = address.part === undefined ? undefined : partOf.get(address.part);
  const isKnown =
    address.region !== undefined && (drawn?.hasRegion(address.region) ?? partOf.has(address.region));
  const region = (isKnown ? address.region : requestedPart && drawn?.regionOf(requestedPart.code)) ?? null;
  const partsAt = (id: string): readonly PartEntry[] => {
    const listedPart = partOf.get(id);
    return listedPart ? [listedPart] : (drawn?.partsAt(id).map(({ part }) => part) ?? []);
  };
  const parts = region === null ? (requestedPart ? [requestedPart] : []) : partsAt(region);
  const describe = useCallback(
    (id: string) => {
      const count = drawn?.partsAt(id).length ?? 0;
      if (!drawn) return partOf.get(id)?.name ?? id;
      return `${drawn.titleOf(id)}, ${count === 0 ? 'nothing in the book' : count === 1 ? '1 part' : `${count} parts`}`;
    },
    [drawn, partOf],
  );
  const cardOf = (id: string) => ({
    title: drawn?.titleOf(id) ?? id,
    where: drawn?.zoneOf(id)?.name ?? '',
    parts: partsAt(id),
  });
  return {
    zones: drawn?.zones ?? listed,
    region,
    parts,
    part: parts.find(({ code }) => code === requestedPart?.code) ?? parts[0] ?? null,
    location:
      region === null || !drawn
        ? null
        : { title: drawn.titleOf(region), where: drawn.zoneOf(region)?.name ?? '' },
    describe,
    cardOf,
    addressOf: (code) => addressOfPart(partOf.get(code), code, address, drawn),
  };
}

/** The zones of a side without a drawing, with the book's parts for them. */
function listedZones(contents: BookContents, vehicle: VehicleType, side: BookView): readonly PictureZone[] {
  return contents.zones
    .filter((zone) => zone.side === side && zone.vehicleTypes.includes(vehicle))
    .map((zone) => ({
      key: zoneName(zone.side, zone.subSide),
      zone,
      name: zone.name,
      regions: contents.parts
        .filter(
          ({ vehicleTypes, spots }) =>
            vehicleTypes.includes(vehicle) &&
            spots.some((location) => location.side === zone.side && location.subSide === zone.subSide),
        )
        .map(({ code }) => code),
    }))
    .filter(({ regions }) => regions.length > 0);
}

function addressOfPart(
  part: PartEntry | undefined,
  code: string,
  { vehicle, side }: SideQuestion['address'],
  drawn: BookSide | null,
): BookAddress {
  if (!part) return { vehicle, side, part: code };
  const fitting = part.vehicleTypes.includes(vehicle) ? vehicle : (part.vehicleTypes[0] ?? vehicle);
  if (fitting === vehicle && drawn?.regionOf(code) !== undefined) return { vehicle, side, part: code };
  const otherSide = bookViews.find(
    (view) =>
      part.spots.some((location) => location.side === view && location.region !== '') &&
      platesOf(fitting, view).length > 0,
  );
  return { vehicle: fitting, side: otherSide ?? (fitting === vehicle ? side : 'road'), part: code };
}
