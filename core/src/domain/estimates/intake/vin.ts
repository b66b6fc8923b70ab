import type { Maker } from '../../catalogue/book/contents.ts';

/** The facts readable from a VIN itself. No warning blocks an estimate. */
export interface VinReading {
  /** In capitals, without spaces and dashes. */
  readonly vin: string;
  readonly warnings: readonly VinWarning[];
  /** The letter repeats every 30 years, so there are two; a person who sees the unit decides. */
  readonly modelYears: readonly number[];
  readonly maker: Maker | null;
  /** A motorhome's VIN is usually its chassis maker's; null when the maker is unknown. */
  readonly identifies: 'coach' | 'chassis' | null;
}

export type VinWarning =
  | { readonly kind: 'wrong-length'; readonly length: number }
  /** I, O and Q are never used: they look like 1 and 0. Positions count from 1. */
  | { readonly kind: 'letter-not-used'; readonly letter: string; readonly position: number }
  | { readonly kind: 'character-not-used'; readonly letter: string; readonly position: number }
  | { readonly kind: 'check-digit-wrong'; readonly given: string; readonly expected: string }
  | { readonly kind: 'model-year-not-used'; readonly letter: string }
  | { readonly kind: 'maker-not-known'; readonly wmi: string }
  | { readonly kind: 'maker-not-verified'; readonly wmi: string }
  | { readonly kind: 'identifies-the-chassis' }
  | { readonly kind: 'identifies-the-coach' };

/** Reads the VIN of the coach or the chassis as printed on the unit. */
export function readVin(text: string, of: 'coach' | 'chassis', makers: readonly Maker[]): VinReading {
  const vin = text.toUpperCase().replaceAll(/[\s-]/g, '');
  const foreign = foreignLetters(vin);
  if (vin.length !== vinLength || foreign.length > 0) {
    // Units from before 1981 and home-built ones have nonstandard numbers, from which nothing can be read.
    const length = vin.length === vinLength ? [] : [{ kind: 'wrong-length', length: vin.length } as const];
    return { vin, warnings: [...length, ...foreign], modelYears: [], maker: null, identifies: null };
  }
  const maker = makerOf(vin, makers);
  const modelYears = modelYearsOf(vin);
  const identifies = maker === null ? null : maker.kind.includes('chassis') ? 'chassis' : 'coach';
  const warnings = [
    ...checkDigitWarnings(vin),
    ...(modelYears.length > 0 ? [] : [{ kind: 'model-year-not-used', letter: vin.charAt(9) } as const]),
    ...makerWarnings(vin, maker),
    ...(identifies === null || identifies === of ? [] : [{ kind: `identifies-the-${identifies}` } as const]),
  ];
  return { vin, warnings, modelYears, maker, identifies };
}

const vinLength = 17;

function foreignLetters(vin: string): readonly VinWarning[] {
  return [...vin].flatMap((letter, index): readonly VinWarning[] => {
    if (values.has(letter)) return [];
    const kind = 'IOQ'.includes(letter) ? 'letter-not-used' : 'character-not-used';
    return [{ kind, letter, position: index + 1 }];
  });
}

/** The value of each character in the check digit is its index in this list. */
const worth = ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ'];
const values: ReadonlyMap<string, number> = new Map(
  worth.flatMap((letters, value) => [...letters].map((letter) => [letter, value] as const)),
);

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

function checkDigitWarnings(vin: string): readonly VinWarning[] {
  const given = vin.charAt(8);
  const sum = weights.reduce((all, weight, index) => all + weight * (values.get(vin.charAt(index)) ?? 0), 0);
  const rest = sum % 11;
  const expected = rest === 10 ? 'X' : String(rest);
  return given === expected ? [] : [{ kind: 'check-digit-wrong', given, expected }];
}

/** One letter or digit per year from 1980, repeated from 2010; U, Z and 0 are not used. */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789';

function modelYearsOf(vin: string): readonly number[] {
  const index = yearLetters.indexOf(vin.charAt(9));
  return index === -1 ? [] : [1980 + index, 2010 + index];
}

/** Makers of few vehicles share an identifier ending in 9; positions 12 to 14 distinguish them. */
function makerOf(vin: string, makers: readonly Maker[]): Maker | null {
  const wmi = wmiOf(vin);
  const completion = wmi.endsWith('9') ? vin.slice(11, 14) : '';
  const candidates = makers.filter((maker) => maker.wmi === wmi);
  return (
    candidates.find((maker) => maker.completion === completion) ??
    candidates.find((maker) => maker.completion === '') ??
    null
  );
}

function makerWarnings(vin: string, maker: Maker | null): readonly VinWarning[] {
  const wmi = wmiOf(vin);
  if (maker === null) return [{ kind: 'maker-not-known', wmi }];
  return maker.isVerified ? [] : [{ kind: 'maker-not-verified', wmi }];
}

function wmiOf(vin: string): string {
  return vin.slice(0, 3);
}
