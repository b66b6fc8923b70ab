import type { VinWarning } from '../intake/vin.ts';

/** Explains a VIN warning to the person reading it off the unit. No warning prevents writing an estimate. */
export function vinWarningText(warning: VinWarning): string {
  switch (warning.kind) {
    case 'wrong-length':
      return `A VIN has 17 characters; this one has ${String(warning.length)}.`;
    case 'letter-not-used':
      return `The letter ${warning.letter} at position ${String(warning.position)} is never used in a VIN. Look whether it is ${warning.letter === 'I' ? 'a 1' : 'a 0'}.`;
    case 'character-not-used':
      return `The character “${warning.letter}” at position ${String(warning.position)} is never used in a VIN.`;
    case 'check-digit-wrong':
      return `The check digit at position 9 is ${warning.given}, but the other characters ask for ${warning.expected}. One of them may be misread.`;
    case 'model-year-not-used':
      return `The character ${warning.letter} at position 10 stands for no model year.`;
    case 'maker-not-known':
      return `The book does not know the maker ${warning.wmi}. Enter make and model by hand.`;
    case 'maker-not-verified':
      return `The maker of ${warning.wmi} is not confirmed by a public source. Check it on the unit.`;
    case 'identifies-the-chassis':
      return 'This VIN belongs to the chassis, not to the coach.';
    case 'identifies-the-coach':
      return 'This VIN belongs to the coach, not to the chassis.';
  }
}
