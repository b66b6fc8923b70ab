import { expect, test } from 'vitest';
import { priceEstimate } from '../estimates/price.ts';
import { sideNames } from '../estimates/trade-names.ts';
import { aLine } from '../testing/a-line.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import { smallBook } from '../testing/small-book.ts';
import { cents, tenthHours } from '../units.ts';
import { insurerView } from './insurer-view.ts';
import { ownerView } from './owner-view.ts';

const blank = anEstimate();
const road = { side: 'road', subSide: 'mid-upper', region: 'body.wall@L' } as const;
const labor = { body: { book: null, billed: tenthHours(15) } };
const estimate = anEstimate({
  lines: [
    aLine({ place: road, operation: 'ri', labor }),
    aLine({ number: 2, price: cents(10_000), operation: 'replace' }),
    aLine({ number: 3, operation: 'sublet', sublet: cents(18_500) }),
    aLine({ number: 4, price: cents(5_000), state: 'possible' }),
    aLine({ number: 5, price: cents(7_000), payer: 'excluded' }),
    aLine({ number: 6, source: { kind: 'comment' }, description: 'Ask about the awning' }),
  ],
  claim: { ...blank.claim, payer: 'insurance', deductible: cents(5_000) },
  parties: {
    ...blank.parties,
    customer: { ...blank.parties.customer, name: ' Ruth Okafor ' },
    insurer: { ...blank.parties.insurer, name: 'Great Lakes Mutual' },
  },
});
const priced = priceEstimate(estimate, smallBook);

test('the owner reads plain words by side, and what they pay themselves', () => {
  const view = ownerView(estimate, priced, sideNames);
  expect(view.name).toBe('Ruth Okafor');
  expect(view.groups.map(({ name, lines }) => [name, ...lines.map(({ number }) => number)])).toEqual([
    ['Road side', 1],
    ['Curb side', 2],
    ['Sublet', 3],
    ['Possible, not in the total', 4],
  ]);
  expect(view.groups[0]?.lines[0]).toMatchObject({ work: 'remove and refit', region: 'body.wall@L' });
  expect(view.rows[0]?.label).toBe('Work, 1.5 hours');
  expect(view.payers).toEqual([{ label: 'Great Lakes Mutual pays', amount: priced.settlement.insurer }]);
  expect(view.youPay).toEqual({ label: 'You pay, your deductible', amount: 5_000 });
  const shown = view.rows.reduce((total, { amount }) => total + amount, 0);
  expect(shown).toBe(view.gross);
});

test('an owner who pays everything is told of no deductible', () => {
  const own = anEstimate({ ...estimate, claim: { ...estimate.claim, payer: 'customer' } });
  const view = ownerView(own, priceEstimate(own, smallBook), sideNames);
  expect(view.payers).toEqual([]);
  expect(view.youPay).toEqual({ label: 'You pay', amount: view.gross });
});

test('the insurer reads every billed line with its hours and why', () => {
  const view = insurerView(estimate, priced, sideNames);
  expect(view.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(view.lines[0]).toMatchObject({
    operation: 'R&I',
    hours: [{ billed: 15, mayPropose: true, why: ['Entered by hand: 1.5 h'] }],
  });
  expect(view.net).toBe(priced.settlement.insurer);
  expect(view.facts).toContainEqual({ label: 'Insurer', value: 'Great Lakes Mutual' });
  const shown = view.rows.reduce((total, { amount }) => total + amount, 0);
  expect(shown).toBe(view.gross);
});
