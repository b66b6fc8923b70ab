import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { starterContents } from '../../../testing/starter-book.ts';
import { readVin, type VinWarning } from './vin.ts';

const { makers } = starterContents();
const coach = (vin: string) => readVin(vin, 'coach', makers);
const kinds = (warnings: readonly VinWarning[]) => warnings.map(({ kind }) => kind);

const verified = [
  ['1M8GDM9AXKP042788', 'X', [1989, 2019]],
  ['4X4TSMH24FS123456', '4', [1985, 2015]],
  ['573TE372XF1234567', 'X', [1985, 2015]],
  ['58TBM0BU8P3A13051', '8', [1993, 2023]],
] as const;

describe('the check digit', () => {
  test.each(verified)('of %s is right: %s', (vin) => {
    expect(kinds(coach(vin).warnings)).not.toContain('check-digit-wrong');
  });

  test.each(verified)('of %s is expected when another is given', (vin, expected) => {
    const wrong = `${vin.slice(0, 8)}1${vin.slice(9)}`;
    expect(coach(wrong).warnings).toContainEqual({ kind: 'check-digit-wrong', given: '1', expected });
  });

  test('notices every digit that was read as another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...verified.map(([vin]) => vin)),
        fc.integer({ min: 0, max: 16 }),
        fc.integer({ min: 1, max: 9 }),
        (vin, position, shift) => {
          const digit = vin.charAt(position);
          fc.pre(digit <= '9' && position !== 8);
          const other = (Number(digit) + shift) % 10;
          const misread = `${vin.slice(0, position)}${other}${vin.slice(position + 1)}`;
          expect(kinds(coach(misread).warnings)).toContain('check-digit-wrong');
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('the model year', () => {
  test.each(verified)('of %s is one of two, thirty years apart', (vin, _digit, years) => {
    expect(coach(vin).modelYears).toEqual(years);
  });

  test.each([
    ['A', [1980, 2010]],
    ['J', [1988, 2018]],
    ['L', [1990, 2020]],
    ['S', [1995, 2025]],
    ['T', [1996, 2026]],
    ['Y', [2000, 2030]],
    ['1', [2001, 2031]],
    ['9', [2009, 2039]],
  ])('of the letter %s is %j', (letter, years) => {
    expect(coach(`4X4TSMH24${letter}S123456`).modelYears).toEqual(years);
  });

  test.each(['U', 'Z', '0'])('is never written as %s', (letter) => {
    const { modelYears, warnings } = coach(`4X4TSMH24${letter}S123456`);
    expect(modelYears).toEqual([]);
    expect(warnings).toContainEqual({ kind: 'model-year-not-used', letter });
  });
});

describe('the maker', () => {
  test.each([
    ['4X4TSMH24FS123456', 'Forest River (towables)', 'coach'],
    ['573TE372XF1234567', 'Grand Design', 'coach'],
    ['1WWAA11A1KP042788', 'Winnebago Industries', 'coach'],
    ['4UZAA11A1KP042788', 'Freightliner Custom Chassis', 'chassis'],
    ['1F6AA11A1KP042788', 'Ford motorhome chassis (Detroit Chassis)', 'chassis'],
  ])('of %s is %s, and the number is of the %s', (vin, name, identifies) => {
    expect(coach(vin)).toMatchObject({ maker: { name, isVerified: true }, identifies });
  });

  test('of few vehicles is identified by positions 12 to 14', () => {
    expect(coach('1P9AA11A1KP843788').maker?.name).toContain('Phoenix USA RV');
    const other = coach('1P9AA11A1KP842788');
    expect(other.maker).toBeNull();
    expect(other.warnings).toContainEqual({ kind: 'maker-not-known', wmi: '1P9' });
  });

  test('without positions 12 to 14 in the table is identified by its three characters', () => {
    expect(coach('2P9AA11A1KP842788').maker?.name).toBe('Prevost');
  });

  test('from an unconfirmed source is marked', () => {
    expect(coach('47CAA11A1KP042788')).toMatchObject({ maker: { name: 'Dutchmen', isVerified: false } });
    expect(coach('47CAA11A1KP042788').warnings).toContainEqual({ kind: 'maker-not-verified', wmi: '47C' });
  });

  test('of the chassis in the place of the coach is pointed out, and the other way round', () => {
    const chassisVin = '4UZAA11A1KP042788';
    expect(kinds(coach(chassisVin).warnings)).toContain('identifies-the-chassis');
    expect(kinds(readVin(chassisVin, 'chassis', makers).warnings)).not.toContain('identifies-the-chassis');
    expect(kinds(readVin('4X4TSMH24FS123456', 'chassis', makers).warnings)).toContain('identifies-the-coach');
  });
});

describe('a number that cannot be one', () => {
  test.each([
    ['I', 3],
    ['O', 10],
    ['Q', 17],
  ])('has the letter %s at position %i', (letter, position) => {
    const vin = '4X4TSMH24FS123456';
    const wrong = vin.slice(0, position - 1) + letter + vin.slice(position);
    expect(coach(wrong).warnings).toEqual([{ kind: 'letter-not-used', letter, position }]);
  });

  test('has another character', () => {
    expect(coach('4X4TSMH24FS12345Ä').warnings).toEqual([
      { kind: 'character-not-used', letter: 'Ä', position: 17 },
    ]);
  });

  test.each(['', '123', '4X4TSMH24FS1234567'])('is too short or too long: %j', (vin) => {
    expect(coach(vin)).toMatchObject({
      warnings: [{ kind: 'wrong-length', length: vin.length }],
      modelYears: [],
      maker: null,
    });
  });

  test('is still read: small letters, spaces and dashes make no difference', () => {
    expect(coach(' 4x4t-smh2 4FS123456 ')).toEqual(coach('4X4TSMH24FS123456'));
    expect(coach('4X4TSMH24FS123456').warnings).toEqual([]);
  });

  test('never stops anything, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(coach(text).vin).not.toMatch(/\s/);
      }),
      { numRuns: 1_000 },
    );
  });
});
