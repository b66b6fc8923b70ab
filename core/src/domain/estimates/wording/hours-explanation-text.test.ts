import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { arbitraryWork } from '../../../testing/arbitrary-work.ts';
import { aBookLine } from '../../testing/a-book-line.ts';
import { aLine, aRefinish } from '../../testing/a-line.ts';
import { aProfile, refinishRules } from '../../testing/a-profile.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { doorZone, smallBook, wallZone } from '../../testing/small-book.ts';
import { tenthHours, thousandths } from '../../units.ts';
import type { LaborType } from '../../catalogue/trade-words.ts';
import type { Line } from '../model/line.ts';
import type { MeasuredHours } from '../model/measured-hours.ts';
import type { Estimate } from '../model/estimate.ts';
import { hoursTermKinds } from '../pricing/values/hours-term.ts';
import { hoursTermText } from './hours-explanation-text.ts';
import { workItems } from '../pricing/price-estimate.ts';

// A thousand estimates can exceed the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Every printed step of every item, with its tenths. */
function printed(fields: Partial<Estimate>): readonly (readonly [string, number])[] {
  const estimate = anEstimate(fields);
  return workItems(estimate, smallBook)
    .flatMap(({ hours }) => hours)
    .flatMap(({ terms }) =>
      terms.map((term) => [hoursTermText(term, estimate.profile), term.amount] as const),
    );
}

test('a wall and its required operations explain their hours', () => {
  const wall = aBookLine(smallBook, 'WALL', 'replace', wallZone, { quantity: thousandths(12_500) });
  expect(printed({ lines: [wall] })).toEqual([
    ['Book time by size, 0.35 h × 12.5 sq ft', 44],
    ["Brought up to the book's minimum of 6.0 h", 16],
    ['Two technicians must be there; the hours are of both together', 0],
    ['Needed for line 1, it lies on the part', 0],
    ['Book time', 8],
    ['Included in line 1, the wall is stripped anyway', -8],
    ['Needed for line 1, it lies on the part', 0],
    ['Book time by size, 0.1 h × 1 ft', 1],
    ["Brought up to the book's minimum of 0.3 h", 2],
    ['Needed for line 1, it lies on the part', 0],
    ['Book time', 5],
  ]);
});

test('paint explains which share of which hours it takes', () => {
  const lines = [
    aLine({ number: 1, description: 'Sidewall', refinish: aRefinish(60) }),
    aLine({ number: 2, description: 'Door', refinish: aRefinish(12, { billed: tenthHours(15) }) }),
    aLine({ number: 3, description: 'Fender', refinish: aRefinish(20, { mode: 'blend' }) }),
  ];
  const profile = aProfile({ refinish: refinishRules({ clearCap: tenthHours(25) }) });
  expect(printed({ lines, profile })).toEqual([
    ['Book time', 60],
    ['Clear coat on Sidewall, the first panel, 40% of 6.0 h', 24],
    ['Clear coat on Door, 20% of 1.1 h', 2],
    ['Clear coat share of line 3, Fender', 2],
    ['Not more than 2.5 h in one booth cycle', -3],
    ["Estimator's judgment instead of the book's 1.2 h", 15],
    ['Overlap with an adjacent major panel', -4],
    ['Book time', 20],
    ['Blend, 50% of 2.0 h', -10],
    ['Share of 1.0 h billed with the clear coat', -2],
  ]);
});

test('an overridden automatic value names the value it replaced', () => {
  const lines = [aBookLine(smallBook, 'DOOR', 'replace', doorZone)];
  const overrides = { 'need:LEAK:test': { kind: 'hours', hours: 10 } } as const;
  expect(printed({ lines, overrides }).at(-1)).toEqual(['Entered by hand instead of 0.5 h', 10]);
});

/** A door for which the shop's own repairs took 1.9 h. */
function aMeasuredDoor(fields: Partial<Line> = {}): Line {
  const door = aBookLine(smallBook, 'DOOR', 'replace', doorZone);
  const [laborType = 'body'] = Object.keys(door.labor) as LaborType[];
  const book = door.labor[laborType]?.book ?? null;
  const measured: MeasuredHours = {
    laborType,
    part: 'DOOR',
    operation: 'replace',
    quantity: door.quantity,
    vehicleType: null,
    level: 'operation',
    hours: tenthHours(19),
    lower: tenthHours(15),
    upper: tenthHours(24),
    fourOfFive: tenthHours(26),
    count: 23,
    isFew: false,
    since: '2026-03',
    until: '2026-11',
    on: '2026-11-19',
    seal: '',
  };
  const labor = { [laborType]: { book, billed: tenthHours(19) } };
  return { ...door, labor, measured: [measured], ...fields };
}

test('hours of the shop’s own repairs say their figures, until other hours or other work are billed', () => {
  const [[text, amount] = []] = printed({ lines: [aMeasuredDoor()] });
  expect([text, amount]).toEqual([
    "Own time instead of the book's 1.2 h: median of 23 repairs, March 2026 to November 2026; middle half 1.5 h–2.4 h, four of five within 2.6 h",
    19,
  ]);
  const [first] = workItems(anEstimate({ lines: [aMeasuredDoor()] }), smallBook);
  expect(first?.hours[0]?.source).toBe('measured');
  const [other] = printed({ lines: [aMeasuredDoor({ quantity: thousandths(2_000) })] });
  expect(other?.[0]).toMatch(/^Estimator's judgment/u);
});

test('every kind of step occurs and has a text', () => {
  const estimates = fc.sample(arbitraryWork, { numRuns: 1_000, seed: 4 });
  const door = { ...aBookLine(smallBook, 'DOOR', 'replace', doorZone), billedAs: { body: 'glass' } as const };
  const agreed = aLine({
    labor: { body: { book: null, billed: tenthHours(12) } },
    agreed: [{ name: 'Lee Park', on: '', hours: { body: tenthHours(12) }, price: null }],
  });
  const terms = [...estimates, anEstimate({ lines: [door, agreed, aMeasuredDoor()] })].flatMap((estimate) => {
    const items = workItems(estimate, smallBook);
    const last = items.findLast(({ rule }) => rule !== null)?.key ?? '';
    const overridden = workItems(
      { ...estimate, overrides: { [last]: { kind: 'hours', hours: 1 } } },
      smallBook,
    );
    return [...items, ...overridden].flatMap(({ hours }) => hours.flatMap((time) => time.terms));
  });
  const texts = new Map(terms.map((term) => [term.kind, hoursTermText(term, aProfile())]));
  // Calculation steps have their own tests; the estimates here contain no calculators.
  const written = hoursTermKinds.filter((kind) => kind !== 'calculated');
  expect([...texts.keys()].toSorted()).toEqual(written.toSorted());
  for (const text of texts.values()) expect(text).not.toMatch(/undefined|NaN/u);
});
