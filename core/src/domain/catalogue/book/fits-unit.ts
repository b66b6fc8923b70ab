import type { Part } from './book.ts';
import type { VehicleType } from '../trade-words.ts';

/** The properties of a unit that decide which parts fit. */
export interface UnitBuild {
  readonly vehicleType: VehicleType | null;
  /** Construction codes; empty while unknown. */
  readonly wall: string;
  readonly roof: string;
}

/** The units a part fits; an empty list means any. */
export type PartFit = Pick<Part, 'vehicleTypes' | 'constructions'>;

/** True if the part can be on the unit; unknown properties exclude nothing. */
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
