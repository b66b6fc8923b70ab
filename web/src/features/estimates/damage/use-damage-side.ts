import type { PartEntry } from '@dre/core/domain/catalogue/book/contents';
import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { Place } from '@dre/core/domain/estimates/model/line';
import { plates } from '@dre/illustrations/plates';
import { isDrawnAs } from '@dre/illustrations/zones/part-regions';
import { useDeferredValue, useMemo } from 'react';
import { platesOf } from '../../catalogue/book-page/book-plates.ts';
import { bookSide, type BookSide } from '../../catalogue/book-page/book-side.ts';
import { usePicture } from '../../catalogue/book-page/use-picture.ts';
import type { DrawnPlate } from '../../catalogue/illustration/drawing/drawn-picture.ts';
import type { EstimateNow } from '../open/use-estimate.ts';
import type { DamageView } from './damage-views.ts';

/** One side of the damaged vehicle: its picture and what the book offers for the parts in it. */
export interface DamageSide {
  readonly picture: DrawnPlate | null;
  readonly isMissing: boolean;
  readonly reload: (() => void) | null;
  readonly drawn: BookSide | null;
  /** The parts of a zone, each with the place a line of it gets: those of the region that was pressed, then the likely ones. */
  readonly partsOf: (zone: string, pressed: string | null) => readonly PlacedPart[];
  readonly partsAt: (region: string) => readonly PlacedPart[];
}

export interface PlacedPart {
  readonly part: PartEntry;
  readonly place: Place;
}

export function useDamageSide(
  { contents, estimate }: Pick<EstimateNow, 'contents' | 'estimate'>,
  vehicleType: VehicleType,
  view: DamageView,
  /** Until then it is shown as one that is still on its way. */
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
    const partsAt = (region: string) => (drawn === null ? [] : placedAt(drawn, region));
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

/** The length of a unit is in thousandths of a foot. */
export function inchesOf(length: number | null): number | undefined {
  return length === null ? undefined : Math.round((length * 12) / 1_000);
}

/** The parts a region offers, each where its number will stand. */
export function placedAt(drawn: BookSide, region: string): PlacedPart[] {
  const zone = drawn.zoneOf(region);
  return drawn.partsAt(region).map(({ part, spot }) => {
    const where = { side: zone?.side ?? spot.side, subSide: zone?.subSide ?? spot.subSide };
    // A ladder is offered for the wall it hangs on too, and stands on itself.
    const own = isDrawnAs(spot) ? region : (drawn.regionFor(part.code, where) ?? region);
    return { part, place: { ...where, region: own } };
  });
}

/** A wall offers its ladder too: what is drawn as the pressed region itself comes before it. */
function ownFirst(parts: readonly PlacedPart[], pressed: string): PlacedPart[] {
  return parts.toSorted(
    (one, other) => Number(other.place.region === pressed) - Number(one.place.region === pressed),
  );
}

function onceEach(parts: readonly PlacedPart[]): PlacedPart[] {
  const seen = new Set<string>();
  return parts.filter(({ part }) => {
    if (seen.has(part.code)) return false;
    seen.add(part.code);
    return true;
  });
}
