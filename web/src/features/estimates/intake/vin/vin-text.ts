import type { Maker } from '@dre/core/domain/catalogue/book/contents';
import type { RvUnit } from '@dre/core/domain/estimates/model/estimate';
import { isVinChecked, vinTrouble } from '@dre/core/domain/estimates/intake/checked-vins';
import { readVin, type VinReading } from '@dre/core/domain/estimates/intake/vin';

export type VinOf = 'coach' | 'chassis';

/** The message below a VIN and its tone. It never prevents saving the number. */
export interface VinText {
  readonly tone: 'plain' | 'right' | 'warning';
  readonly message: string;
}

const wholeLength = 17;

export function vinText(
  text: string,
  of: VinOf,
  makers: readonly Maker[],
  unit: Pick<RvUnit, 'checkedVins'> = {},
): VinText {
  const reading = readVin(text, of, makers);
  const { vin } = reading;
  if (vin === '') return { tone: 'plain', message: '17 characters, typed, pasted or scanned.' };
  if (vinTrouble(reading) !== null && isVinChecked(unit, vin)) {
    return { tone: 'right', message: 'Checked on the vehicle.' };
  }
  const foreign = reading.warnings.find(
    (warning) => warning.kind === 'letter-not-used' || warning.kind === 'character-not-used',
  );
  if (foreign !== undefined && 'letter' in foreign && 'position' in foreign) {
    return { tone: 'warning', message: foreignText(foreign.letter, foreign.position) };
  }
  if (vin.length < wholeLength) return { tone: 'plain', message: `${vin.length} of ${wholeLength}` };
  if (vin.length > wholeLength) {
    return {
      tone: 'warning',
      message: `${vin.length} characters; a VIN has ${wholeLength}. Saved as typed.`,
    };
  }
  const wrong = reading.warnings.find((warning) => warning.kind === 'check-digit-wrong');
  if (wrong !== undefined) {
    const message = `Check digit ${wrong.given} is not right: with these characters ${wrong.expected} is expected. Saved as typed.`;
    return { tone: 'warning', message };
  }
  return {
    tone: 'right',
    message: `17 characters, check digit ${vin.charAt(8)} is right.${detailsOf(reading, of)}`,
  };
}

function foreignText(letter: string, position: number): string {
  const intended = letter === 'I' ? 'a 1' : 'a 0';
  return 'IOQ'.includes(letter)
    ? `The letters I, O and Q never occur in a VIN: character ${position} may be ${intended}.`
    : `Character ${position}, “${letter}”, never occurs in a VIN.`;
}

/** The further details a valid number reveals. */
function detailsOf({ maker, identifies }: VinReading, of: VinOf): string {
  if (identifies === 'chassis' && of === 'coach') {
    return ` It is the number of the chassis (${maker?.name ?? ''}): fill in the make of the coach by hand.`;
  }
  if (identifies === 'coach' && of === 'chassis') return ' It is the number of the coach.';
  if (of === 'chassis') return maker === null ? '' : ` ${maker.name}.`;
  return maker === null ? ' Its maker is not on our list: fill in the make by hand.' : '';
}

export interface VinFills {
  readonly changes: Partial<RvUnit>;
  /** The fields filled in, as the screen names them. */
  readonly filled: readonly string[];
}

/** Year and make from a valid coach VIN, only for fields that are empty. */
export function vinFills(
  text: string,
  { year, make }: Pick<RvUnit, 'year' | 'make'>,
  makers: readonly Maker[],
  thisYear: number,
): VinFills {
  const { modelYears, maker, identifies, warnings } = readVin(text, 'coach', makers);
  const isRight = !warnings.some(({ kind }) => kind === 'check-digit-wrong' || kind === 'wrong-length');
  if (!isRight || identifies === 'chassis') return { changes: {}, filled: [] };
  // A unit of next year's model is sold this year; the letter's other year is thirty years away.
  const likely = modelYears.findLast((modelYear) => modelYear <= thisYear + 1);
  const changes: Partial<RvUnit> = {
    ...(year === null && likely !== undefined && { year: likely }),
    ...(make === '' && maker !== null && { make: maker.name }),
  };
  const filled = [...('year' in changes ? ['year'] : []), ...('make' in changes ? ['make'] : [])];
  return { changes, filled };
}

/** For example "2 fields filled in: year and make.", announced with the count. */
export function filledText(filled: readonly string[]): string {
  if (filled.length === 0) return '';
  return ` ${filled.length === 1 ? '1 field' : `${filled.length} fields`} filled in: ${filled.join(' and ')}.`;
}
