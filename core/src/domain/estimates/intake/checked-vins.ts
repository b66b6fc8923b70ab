import type { RvUnit } from '../model/estimate.ts';
import type { VinReading } from './vin.ts';

/** The first reason to look at the plate again; null when the number is sound. */
export function vinTrouble({ warnings }: VinReading): string | null {
  for (const warning of warnings) {
    if (warning.kind === 'wrong-length') return `${warning.length} characters instead of 17`;
    if (warning.kind === 'letter-not-used' || warning.kind === 'character-not-used') {
      return `${warning.letter} at position ${warning.position} is never used`;
    }
    if (warning.kind === 'check-digit-wrong') {
      return `check digit is ${warning.given}, ${warning.expected} was expected`;
    }
  }
  return null;
}

/** A number that changed after it was checked is unchecked again. */
export function isVinChecked({ checkedVins = [] }: Pick<RvUnit, 'checkedVins'>, vin: string): boolean {
  return vin !== '' && checkedVins.includes(vin);
}

/** Numbers the unit no longer has are dropped with the same change. */
export function withVinChecked(
  { coachVin, chassisVin, checkedVins = [] }: Pick<RvUnit, 'coachVin' | 'chassisVin' | 'checkedVins'>,
  vin: string,
  isChecked: boolean,
): readonly string[] {
  const others = [...new Set([coachVin, chassisVin])].filter(
    (one) => one !== vin && checkedVins.includes(one),
  );
  return isChecked ? [...others, vin] : others;
}
