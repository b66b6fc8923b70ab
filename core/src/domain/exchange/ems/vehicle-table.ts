import { vehicleTypeLabels } from '../../catalogue/vehicle-type-labels.ts';
import { lengthInWords } from '../length-text.ts';
import { locationName } from '../../estimates/wording/trade-labels.ts';
import type { DbaseRecord } from '../dbase/field.ts';
import type { EmsSource } from './source.ts';

const mileageLength = 6;

/**
 * EMS is made for cars: the kind of coach goes into the body style, its length into the trim, the rest into the memo.
 */
export function vehicleTable({ content, sides, withPersonalData }: EmsSource): DbaseRecord {
  const { unit, loss } = content;
  const mileage = unit.mileage === null ? '' : String(unit.mileage);
  const [first, second, third] = unit.paintCodes;
  return {
    IMPACT_2: loss.pointsOfImpact.map((zone) => locationName(zone, sides)).join('; '),
    DMG_MEMO: withPersonalData ? loss.description : null,
    PLATE_NO: withPersonalData ? unit.plate : null,
    PLATE_ST: withPersonalData ? unit.plateState : null,
    V_VIN: unit.coachVin === '' ? unit.chassisVin : unit.coachVin,
    // Two digits: 2026 is 26.
    V_MODEL_YR: unit.year === null ? null : String(unit.year).slice(-2),
    V_MAKEDESC: unit.make,
    V_MODEL: unit.model,
    V_BSTYLE: unit.vehicleType === null ? null : vehicleTypeLabels[unit.vehicleType].toUpperCase(),
    V_TRIMCODE: unit.length === null ? null : lengthInWords(unit.length),
    V_MILEAGE: mileage.length > mileageLength ? null : mileage,
    V_OPTIONS: unit.accessories,
    V_COLOR: unit.color,
    PAINT_CD1: first ?? null,
    PAINT_CD2: second ?? null,
    PAINT_CD3: third ?? null,
    V_MEMO: memo(content),
  };
}

/** Data without an EMS field, or without one that readers agree on. */
function memo({ unit, claim }: EmsSource['content']): string {
  return [
    unit.vehicleType === null ? '' : `Vehicle type: ${vehicleTypeLabels[unit.vehicleType]}`,
    unit.year === null ? '' : `Model year: ${unit.year}`,
    unit.length === null ? '' : `Length: ${lengthInWords(unit.length)}`,
    unit.coachVin === '' ? '' : `Coach VIN: ${unit.coachVin}`,
    unit.chassisVin === '' ? '' : `Chassis VIN: ${unit.chassisVin}`,
    unit.mileage === null ? '' : `Mileage: ${unit.mileage}`,
    claim.isDeductibleWaived ? 'Deductible waived' : '',
  ]
    .filter((line) => line !== '')
    .join('. ');
}
