import type { Part } from './book.ts';
import type { VehicleType } from '../trade-words.ts';

/** What of a unit decides which parts it can carry. */
export interface UnitBuild {
  readonly vehicleType: VehicleType | null;
  /** Construction codes; empty while nobody knows. */
  readonly wall: string;
  readonly roof: string;
}

/** What a part says of the units it belongs on; an empty list is any. */
export type PartFit = Pick<Part, 'vehicleTypes' | 'constructions'>;

/** Whether the unit can carry the part at all; what is not known yet excludes nothing. */
export function fitsUnit(part: PartFit, unit: UnitBuild): boolean {
  return fitsVehicleType(part, unit) && fitsConstruction(part, unit);
}

function fitsVehicleType({ vehicleTypes }: PartFit, { vehicleType }: UnitBuild): boolean {
  return vehicleType === null || vehicleTypes.length === 0 || vehicleTypes.includes(vehicleType);
}

function fitsConstruction({ constructions }: PartFit, { wall, roof }: UnitBuild): boolean {
  return (
    constructions.length === 0 ||
    constructions.some((construction) =>
      construction.startsWith('roof-')
        ? roof === '' || roof === construction
        : wall === '' || wall === construction,
    )
  );
}
