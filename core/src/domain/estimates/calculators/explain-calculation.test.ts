import { describe, expect, test } from 'vitest';
import { starterBook } from '../../../testing/starter-book.ts';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { tenthHours, thousandthHours, thousandths } from '../../units.ts';
import { hoursTermText } from '../wording/hours-explanation-text.ts';
import { workItems } from '../pricing/price-estimate.ts';
import { calculationReasons } from './explain-calculation.ts';
import { calculationTermText } from './calculation-text.ts';
import { calculationTermKinds, type SidingInputs } from '../model/calculation.ts';

const inputs: SidingInputs = {
  calculator: 'siding',
  place: { side: 'curb', subSide: 'mid-lower', region: null },
  construction: 'wall-corrugated-aluminum',
  work: 'sheets',
  length: thousandths(27_000),
  height: thousandths(6_500),
  openings: [thousandths(20_000), thousandths(40_000)],
  neighborSheets: 0,
  molding: thousandths(0),
};
const estimate = anEstimate({ calculations: { c1: { id: 'c1', inputs } } });
const source = { kind: 'calculator', calculation: 'c1', piece: 'siding', part: 'SW-ALU-SHT-M' } as const;

function textsOf(line: Parameters<typeof calculationReasons>[0]): readonly string[] {
  const reasons = calculationReasons(line, estimate, starterBook());
  return [...(reasons?.hours.terms ?? []), ...(reasons?.price.terms ?? [])].map(
    (term) => `${calculationTermText(term, 'sqft')}: ${term.amount}`,
  );
}

describe('the explanation of a calculated line', () => {
  const steps = [
    'Set-up, 1.5 h: 15',
    'Area, 175.5 sq ft × 0.06 h: 105',
    'Openings, 2 × 0.9 h: 18',
    '175.5 sq ft at $3.20: 56160',
    'Waste of 10%, 193.1 sq ft to order: 5632',
  ];

  test('names each step with its numbers', () => {
    expect(textsOf(aLine({ source }))).toEqual(steps);
  });

  test('stays when its hours were typed over', () => {
    const labor = { body: { book: null, billed: tenthHours(99) } };
    expect(textsOf(aLine({ source, labor }))).toEqual(steps);
  });

  test('is null for another line, another calculation or a piece that no longer exists', () => {
    expect(calculationReasons(aLine(), estimate, starterBook())).toBeNull();
    for (const other of [
      { ...source, calculation: 'c2' },
      { ...source, piece: 'molding' },
    ]) {
      expect(calculationReasons(aLine({ source: other }), estimate, starterBook())).toBeNull();
    }
  });

  test('has a text for every step', () => {
    for (const kind of calculationTermKinds) {
      expect(calculationTermText({ kind, numbers: [1_000, 1_000, 1_150_000], amount: 0 }, 'sqft')).toMatch(
        /^[A-Z\d]/,
      );
    }
    expect(calculationTermText({ kind: 'area', numbers: [115, 48_000, 1_150_000], amount: 0 }, 'sqft')).toBe(
      'Area, 48 sq ft × 0.115 h × 115%',
    );
  });
});

describe('the hours of a calculated line are explained', () => {
  const calculated = { fixed: tenthHours(138), perUnit: thousandthHours(0), minimum: tenthHours(0) };
  const textsOn = (line: Parameters<typeof aLine>[0], fixed = calculated) => {
    const own = aLine({
      source,
      unit: 'sqft',
      quantity: thousandths(175_500),
      labor: { body: { book: fixed, billed: null } },
      ...line,
    });
    const [item] = workItems({ ...estimate, lines: [own] }, starterBook());
    return item?.hours.flatMap(({ terms }) =>
      terms.map((term) => `${hoursTermText(term, estimate.profile)}: ${term.amount}`),
    );
  };

  test('by the calculation, step by step', () => {
    expect(textsOn({})).toEqual([
      'Set-up, 1.5 h: 15',
      'Area, 175.5 sq ft × 0.06 h: 105',
      'Openings, 2 × 0.9 h: 18',
    ]);
  });

  test('by the result alone if the current book calculates differently', () => {
    expect(textsOn({}, { ...calculated, fixed: tenthHours(91) })).toEqual([
      'As the calculator calculated it: 91',
    ]);
  });
});
