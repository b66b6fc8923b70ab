import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { VehicleLocation } from '@dre/core/domain/estimates/model/line';
import { plates } from '@dre/illustrations/plates';
import { isDrawnAs } from '@dre/illustrations/zones/part-regions';
import { useDeferredValue, useMemo } from 'react';
import { platesOf } from '../../catalogue/book-page/book-plates.ts';
import { bookSide, type BookSide } from '../../catalogue/book-page/book-side.ts';
import { usePicture } from '../../catalogue/book-page/use-picture.ts';
import type { DrawnPlate } from '../../catalogue/illustration/drawing/drawn-picture.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import type { DamageView } from './damage-views.ts';

/** One side of the damaged vehicle: its picture, and the book's offers for the parts in it. */
export interface DamageSide {
  readonly picture: DrawnPlate | null;
  readonly isMissing: boolean;
  readonly reload: (() => void) | null;
  readonly drawn: BookSide | null;
  /** Parts of a zone, each with the location its line would get: those of the pressed region first. */
  readonly partsOf: (zone: string, pressed: string | null) => readonly LocatedPart[];
  readonly partsAt: (region: string) => readonly LocatedPart[];
}

export interface LocatedPart {
  readonly part: PartEntry;
  readonly place: VehicleLocation;
}

export function useDamageSide(
  { contents, estimate }: Pick<EstimateNow, 'contents' | 'estimate'>,
  vehicleType: VehicleType,
  view: DamageView,
  /** Until due, the picture counts as still loading. */
  isDue: boolean,
): DamageSide {
  const [plate] = platesOf(vehicleType, view);
  const { picture: here, hasFailed, reload } = usePicture(plate, inchesOf(estimate.unit.length));
  const picture = useDeferredValue(isDue ? here : null);
  const isRight = plate !== undefined && plates[plate].vehicleType === vehicleType;
  const { wall, roof } = estimate.unit;
  const drawn = useMemo(
    () => (picture === null ? null : bookSide(contents, { vehicleType, wall, roof }, picture)),
    [contents, vehicleType, wall, roof, picture],
  );
  return useMemo(() => {
    const partsAt = (region: string) => (drawn === null ? [] : partsLocatedAt(drawn, region));
    const partsOf = (key: string, pressed: string | null) => {
      const regions = drawn?.zones.find((one) => one.key === key)?.regions ?? [];
      const first = pressed !== null && regions.includes(pressed) ? ownFirst(partsAt(pressed), pressed) : [];
      return onceEach([...first, ...regions.flatMap(partsAt)]);
    };
    return {
      picture,
      isMissing: !isRight || hasFailed,
      reload: hasFailed ? reload : null,
      drawn,
      partsOf,
      partsAt,
    };
  }, [drawn, picture, isRight, hasFailed, reload]);
}

/** The unit's length is in thousandths of a foot. */
export function inchesOf(length: number | null): number | undefined {
  return length === null ? undefined : Math.round((length * 12) / 1_000);
}

/** The parts a region offers, each with the location of its pin. */
export function partsLocatedAt(drawn: BookSide, region: string): LocatedPart[] {
  const zone = drawn.zoneOf(region);
  return drawn.partsAt(region).map(({ part, location }) => {
    const where = { side: zone?.side ?? location.side, subSide: zone?.subSide ?? location.subSide };
    // A ladder is offered for its wall too, but its pin goes on the ladder.
    const own = isDrawnAs(location) ? region : (drawn.regionFor(part.code, where) ?? region);
    return { part, place: { ...where, region: own } };
  });
}

/** Parts drawn as the pressed region itself come before others it offers, such as a wall's ladder. */
function ownFirst(parts: readonly LocatedPart[], pressed: string): LocatedPart[] {
  return parts.toSorted(
    (one, other) => Number(other.place.region === pressed) - Number(one.place.region === pressed),
  );
}

function onceEach(parts: readonly LocatedPart[]): LocatedPart[] {
  const seen = new Set<string>();
  return parts.filter(({ part }) => {
    if (seen.has(part.code)) return false;
    seen.add(part.code);
    return true;
  });
}
