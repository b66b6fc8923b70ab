import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryCalculation } from '../../../testing/arbitrary-calculation.ts';
import { starterBook } from '../../../testing/starter-book.ts';
import { decalAges } from '../../catalogue/book/coefficients.ts';
import { extension } from '../../rounding.ts';
import { cents, thousandths } from '../../units.ts';
import type { VehicleLocation } from '../model/line.ts';
import { calculate } from './calculate.ts';
import type {
  CalculatedLine,
  CalculationInputs,
  DecalInputs,
  RefinishInputs,
  RoofingInputs,
  SidingInputs,
} from '../model/calculation.ts';

const book = starterBook();
const place: VehicleLocation = { side: 'roof', subSide: 'mid', region: null };

/** Converts feet, square feet or pieces to thousandths. */
const ft = (feet: number) => thousandths(Math.round(feet * 1_000));

const roof: RoofingInputs = {
  calculator: 'roofing',
  place,
  surface: 'roof-epdm',
  repair: 'replace',
  length: ft(30),
  width: ft(8),
  penetrations: 6,
  deckSheets: 2,
  extraLayers: 1,
};

const siding: SidingInputs = {
  calculator: 'siding',
  place,
  construction: 'wall-corrugated-aluminum',
  work: 'sheets',
  length: ft(27),
  height: ft(6.5),
  openings: [ft(20), ft(40)],
  neighborSheets: 2,
  molding: ft(12),
};

const paint: RefinishInputs = {
  calculator: 'refinish',
  place,
  work: 'two-stage-base',
  surface: 'ribbed',
  area: ft(175.5),
  colors: 3,
  tapeLines: ft(60),
};

const decals: DecalInputs = {
  calculator: 'decals',
  place,
  linearFeet: ft(20),
  area: ft(12),
  removal: '3-to-8-years',
  hasGhosting: true,
  quotedMaterial: null,
};

function linesOf(inputs: CalculationInputs): readonly CalculatedLine[] {
  const result = calculate(inputs, book);
  if (!result.ok) throw new Error(`refused: ${result.refusal.field}`);
  return result.value;
}

function lineOf(inputs: CalculationInputs, name: string): CalculatedLine | undefined {
  return linesOf(inputs).find(({ piece }) => piece === name);
}

function summary(inputs: CalculationInputs): readonly string[] {
  return linesOf(inputs).map(
    ({ piece, part, operation, quantity, unit, hours, price, technicians }) =>
      `${piece}: ${operation} ${part ?? 'no part'}, ${quantity} ${unit} at ${price}, ${hours} by ${technicians}`,
  );
}

describe('roofing', () => {
  test('a whole membrane takes setup, area, penetrations, decking and old layers', () => {
    // 3.0 + 240 × 0.115 + 6 × 0.5 + 2 × 1.8 + 240 × 0.03 = 44.4 h; 240 sq ft + 8 % = 259.2
    expect(summary(roof)).toEqual([
      'surface: replace RF-EPDM, 259200 sqft at 270, 444 by 2',
      'penetrations: replace no part, 6000 each at 1100, 0 by 1',
      'edges: replace no part, 76000 ft at 160, 0 by 1',
      'decking: replace RF-DECK, 2000 each at 4800, 0 by 1',
    ]);
    expect(lineOf(roof, 'surface')?.hoursTerms).toEqual([
      { kind: 'setup', numbers: [3_000, 1_000, 1_000_000], amount: 30 },
      { kind: 'area', numbers: [115, 240_000, 1_000_000], amount: 276 },
      { kind: 'penetrations', numbers: [500, 6_000, 1_000_000], amount: 30 },
      { kind: 'deck-sheets', numbers: [1_800, 2_000, 1_000_000], amount: 36 },
      { kind: 'extra-layers', numbers: [30, 240_000, 1_000_000], amount: 72 },
    ]);
  });

  test('a section takes 15 % more for its seams and is billed as a section', () => {
    const section = {
      ...roof,
      repair: 'section',
      length: ft(6),
      penetrations: 1,
      deckSheets: 0,
      extraLayers: 0,
    } as const;
    // (3.0 + 48 × 0.115 + 0.5) × 1.15 = 10.373 h
    expect(lineOf(section, 'surface')).toMatchObject({ part: 'RF-SECT', hours: 104 });
  });

  test('a small section bills its own minimum, with an explanation', () => {
    const small = {
      ...roof,
      repair: 'section',
      length: ft(1),
      width: ft(1),
      penetrations: 0,
      deckSheets: 0,
      extraLayers: 0,
    } as const;
    expect(lineOf(small, 'surface')).toMatchObject({ hours: 56 });
    expect(lineOf(small, 'surface')?.hoursTerms.at(-1)).toEqual({
      kind: 'minimum',
      numbers: [56],
      amount: 20,
    });
  });

  test.each(book.calculators.roofing.surfaces.map(({ code }) => code))('%s can be calculated', (surface) => {
    const plain = { ...roof, surface, deckSheets: 0, extraLayers: 0 };
    expect(lineOf(plain, 'surface')?.hours).toBeGreaterThan(0);
  });
});

describe('siding', () => {
  test('worked example F: 27.0 × 6.5 ft is 175.5 sq ft, 193.1 to order, openings up to 40 sq ft stay in', () => {
    const sheet = lineOf(siding, 'siding');
    expect(sheet?.hoursTerms).toContainEqual(
      expect.objectContaining({ kind: 'area', numbers: [60, 175_500, 1_000_000] }),
    );
    expect(sheet?.quantity).toBe(193_100);
    expect(extension(cents(950), ft(175.5))).toBe(166_725);
    expect(extension(cents(1_350), ft(175.5))).toBe(236_925);
  });

  test('sheets add their interlocking neighbors and the molding', () => {
    // 1.5 + 175.5 × 0.06 + 2 × 0.9 = 13.83 h; 2 × 1.3 h; 12 ft × 0.12 h
    expect(summary(siding)).toEqual([
      'siding: replace SW-ALU-SHT-M, 193100 sqft at 320, 138 by 2',
      'neighbor-sheets: ri SW-ALU-SHTN-M, 2000 each at 0, 26 by 2',
      'molding: replace ML-BELT, 12000 ft at 500, 14 by 1',
    ]);
  });

  test('an opening over 40 sq ft is deducted, one of exactly 40 is not', () => {
    const areaOf = (opening: number) =>
      lineOf({ ...siding, openings: [ft(opening)] }, 'siding')?.hoursTerms.find(({ kind }) => kind === 'area')
        ?.numbers[1];
    expect([areaOf(40), areaOf(40.001)]).toEqual([175_500, 135_499]);
  });

  test.each([
    ['wall-laminated', 'section', 'SW-LAM-SEC'],
    ['wall-laminated', 'full-wall', 'SW-LAM-SEC'],
    ['wall-laminated', 'skin', 'SW-LAM-RESKIN'],
    ['wall-stick-fiberglass', 'skin', 'SW-FGS-SKIN'],
    ['wall-riveted-aluminum', 'section', 'SW-RIV-SEG'],
    ['wall-molded-fiberglass', 'section', 'SW-MOL-SEC'],
    ['wall-residential', 'full-wall', 'PM-SID-VIN'],
  ] as const)('%s by %s is billed as %s', (construction, work, part) => {
    const inputs = { ...siding, construction, work, neighborSheets: 0 };
    expect(lineOf(inputs, 'siding')?.part).toBe(part);
  });
});

describe('refinish', () => {
  test('paint is calculated by area and surface, design colors on a line of their own', () => {
    // 0.5 + 175.5 × 0.08 × 1.15 = 16.646 h; 2 × (0.5 + 60 × 0.04) = 5.8 h
    expect(summary(paint)).toEqual([
      'paint: refinish no part, 175500 sqft at 0, 166 by 1',
      'design: repair no part, 2000 each at 0, 58 by 1',
    ]);
  });

  test.each([
    ['single-stage', 'single-stage', 'refinish'],
    ['two-stage-base', 'two-stage', 'refinish'],
    ['three-stage-base', 'two-stage', 'refinish'],
    ['gelcoat', 'single-stage', 'refinish'],
    ['primer-block', null, 'repair'],
    ['sand-and-buff', null, 'repair'],
  ] as const)('%s still gets the coats of %s by the profile', (work, paintSystem, operation) => {
    expect(lineOf({ ...paint, work }, 'paint')).toMatchObject({ paintSystem, operation });
  });

  test('a small area is billed with the minimum', () => {
    expect(lineOf({ ...paint, area: ft(1), colors: 1, tapeLines: ft(0) }, 'paint')?.hours).toBe(10);
  });
});

describe('decals', () => {
  test('graphics and stripes share one set of hours; removal and ghosting are work of their own', () => {
    // 0.3 + 20 × 0.08 + 12 × 0.11 = 3.22 h; 12 × 0.06 = 0.72 h; 12 × 0.05 = 0.6 h
    expect(summary(decals)).toEqual([
      'graphics: replace no part, 13200 sqft at 900, 32 by 1',
      'stripes: replace no part, 22000 ft at 300, 0 by 1',
      'removal: repair no part, 12000 sqft at 0, 7 by 1',
      'ghosting: repair no part, 12000 sqft at 0, 6 by 1',
    ]);
  });

  test('stripes alone carry the hours themselves', () => {
    const stripes = { ...decals, area: ft(0), removal: null, hasGhosting: false };
    expect(summary(stripes)).toEqual(['stripes: replace no part, 22000 ft at 300, 19 by 1']);
  });

  test('old and cracked decals take longer to remove', () => {
    const hours = decalAges.map((removal) => lineOf({ ...decals, area: ft(40), removal }, 'removal')?.hours);
    expect(hours).toEqual([16, 24, 44]);
  });

  test('a quote replaces the material by the foot', () => {
    const quoted = { ...decals, quotedMaterial: cents(64_000), removal: null, hasGhosting: false };
    expect(summary(quoted)).toEqual(['graphics: replace no part, 1000 each at 64000, 32 by 1']);
    expect(lineOf(quoted, 'graphics')?.priceTerms).toEqual([{ kind: 'quote', numbers: [], amount: 64_000 }]);
  });
});

describe('impossible measurements are refused, naming the field', () => {
  const wrong = (value: unknown) => value as never;
  test.each<readonly [string, CalculationInputs, string]>([
    ['an unknown surface', { ...roof, surface: 'roof-glass' }, 'surface'],
    ['no repair', { ...roof, repair: wrong('paint') }, 'repair'],
    ['no length', { ...roof, length: ft(0) }, 'length'],
    ['a negative width', { ...roof, width: ft(-8) }, 'width'],
    ['half a thousandth of a foot', { ...roof, width: wrong(0.5) }, 'width'],
    ['a roof of 300 ft', { ...roof, length: ft(300) }, 'length'],
    ['no number', { ...roof, penetrations: Number.NaN }, 'penetrations'],
    ['half a penetration', { ...roof, penetrations: 0.5 }, 'penetrations'],
    ['decking under a coating', { ...roof, surface: 'coating', extraLayers: 0 }, 'deckSheets'],
    ['old layers under a coating', { ...roof, surface: 'coating', deckSheets: 0 }, 'extraLayers'],
    ['more than 999.9 h', { ...roof, length: ft(100), width: ft(100), extraLayers: 5 }, 'extraLayers'],
    ['an unknown wall', { ...siding, construction: 'wall-glass' }, 'construction'],
    ['sheets of a laminated wall', { ...siding, construction: 'wall-laminated' }, 'work'],
    ['a wall without height', { ...siding, height: ft(0) }, 'height'],
    ['openings larger than the wall', { ...siding, openings: [ft(176)] }, 'openings'],
    ['an opening of nothing', { ...siding, openings: [ft(0)] }, 'openings'],
    [
      'neighbors where nothing interlocks',
      { ...siding, construction: 'wall-laminated', work: 'section' },
      'neighborSheets',
    ],
    ['negative molding', { ...siding, molding: ft(-1) }, 'molding'],
    ['unknown paint', { ...paint, work: wrong('spray') }, 'work'],
    ['an unknown shape', { ...paint, surface: wrong('round') }, 'surface'],
    ['no area', { ...paint, area: ft(0) }, 'area'],
    ['no color', { ...paint, colors: 0 }, 'colors'],
    ['tape between one color', { ...paint, colors: 1 }, 'tapeLines'],
    ['neither stripes nor graphics', { ...decals, area: ft(0), linearFeet: ft(0) }, 'area'],
    ['shadows without an area', { ...decals, area: ft(0) }, 'area'],
    ['an unknown age', { ...decals, removal: wrong('ancient') }, 'removal'],
    ['a negative quote', { ...decals, quotedMaterial: cents(-1) }, 'quotedMaterial'],
    ['an unknown calculator', { ...decals, calculator: wrong('plumbing') }, 'calculator'],
  ])('%s', (_what, inputs, field) => {
    expect(calculate(inputs, book)).toEqual({
      ok: false,
      refusal: { kind: 'calculation-not-possible', field },
    });
  });
});

describe('laws of every calculator', () => {
  const runs = { numRuns: 1_000 };
  const total = (terms: readonly { readonly amount: number }[]) =>
    terms.reduce((all, { amount }) => all + amount, 0);

  test('the steps add up to the hours and to the price of every line', () => {
    fc.assert(
      fc.property(arbitraryCalculation, (inputs) => {
        const result = calculate(inputs, book);
        for (const { hours, hoursTerms, price, quantity, priceTerms } of result.ok ? result.value : []) {
          expect(total(hoursTerms)).toBe(hours);
          expect(total(priceTerms)).toBe(extension(price, quantity));
          expect(Math.min(0, ...hoursTerms.map(({ amount }) => amount))).toBe(0);
        }
      }),
      runs,
    );
  });

  test('the same measures give the same lines, each with a name of its own', () => {
    fc.assert(
      fc.property(arbitraryCalculation, (inputs) => {
        const result = calculate(inputs, book);
        expect(calculate(structuredClone(inputs), book)).toEqual(result);
        const names = result.ok ? result.value.map(({ piece }) => piece) : [];
        expect(new Set(names).size).toBe(names.length);
      }),
      runs,
    );
  });

  test('a larger area never takes fewer hours or less material', () => {
    fc.assert(
      fc.property(arbitraryCalculation, fc.integer({ min: 0, max: 40_000 }), (inputs, more) => {
        const result = calculate(inputs, book);
        const larger = calculate(enlarged(inputs, more), book);
        if (!result.ok || !larger.ok) return;
        for (const piece of result.value) {
          const grown = larger.value.find((other) => other.piece === piece.piece);
          expect(grown?.hours).toBeGreaterThanOrEqual(piece.hours);
          expect(grown?.quantity).toBeGreaterThanOrEqual(piece.quantity);
        }
      }),
      runs,
    );
  });

  test('any numbers give lines within the limits or a refusal that names a field', () => {
    const numbers = fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger());
    fc.assert(
      fc.property(arbitraryCalculation, fc.array(numbers, { minLength: 8, maxLength: 8 }), (inputs, junk) => {
        const entries = Object.entries(inputs).map(([name, value], index) => [
          name,
          typeof value === 'number' ? junk[index] : value,
        ]);
        const result = calculate(Object.fromEntries(entries) as CalculationInputs, book);
        if (result.ok) for (const { hours } of result.value) expect(hours).toBeLessThanOrEqual(9_999);
        else expect(result.refusal.field).not.toBe('');
      }),
      runs,
    );
  });

  function enlarged(inputs: CalculationInputs, more: number): CalculationInputs {
    return 'length' in inputs
      ? { ...inputs, length: thousandths(inputs.length + more) }
      : { ...inputs, area: thousandths(inputs.area + more) };
  }
});
