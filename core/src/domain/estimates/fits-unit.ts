import type { Part } from '../catalogue/book.ts';
import type { RvUnit } from './estimate.ts';

/** Whether the unit can carry the part at all; what is not known yet excludes nothing. */
export function fitsUnit(part: Part, unit: RvUnit): boolean {
  return fitsVehicleType(part, unit) && fitsConstruction(part, unit);
}

function fitsVehicleType({ vehicleTypes }: Part, { vehicleType }: RvUnit): boolean {
  return vehicleType === null || vehicleTypes.length === 0 || vehicleTypes.includes(vehicleType);
}

function fitsConstruction({ constructions }: Part, { wall, roof }: RvUnit): boolean {
  return (
    constructions.length === 0 ||
    constructions.some((construction) =>
      construction.startsWith('roof-')
        ? roof === '' || roof === construction
        : wall === '' || wall === construction,
    )
  );
}
