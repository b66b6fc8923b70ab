import { expect, test } from 'vitest';
import type { ZoneEntry } from '../catalogue/book/contents.ts';
import { priceEstimate } from '../estimates/pricing/price-estimate.ts';
import { sideNames } from '../estimates/wording/trade-labels.ts';
import { aLine } from '../testing/a-line.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import { smallBook } from '../testing/small-book.ts';
import { cents, millionths, tenthHours, thousandths } from '../units.ts';
import { bookNames, noBookNames } from './book-names.ts';
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
    aLine({ number: 7, price: cents(2_000), priorDamage: 'unrelated' }),
  ],
  claim: { ...blank.claim, payer: 'insurance', deductible: cents(5_000) },
  parties: {
    ...blank.parties,
    customer: { ...blank.parties.customer, name: ' Ruth Okafor ' },
    insurer: { ...blank.parties.insurer, name: 'Great Lakes Mutual' },
  },
});
const priced = priceEstimate(estimate, smallBook);

test('the owner reads plain words by side, and their own amount', () => {
  const view = ownerView(estimate, priced, sideNames);
  expect(view.name).toBe('Ruth Okafor');
  expect(view.groups.map(({ name, lines }) => [name, ...lines.map(({ number }) => number)])).toEqual([
    ['Road side', 1],
    ['Curb side', 2, 3],
    ['Possible further damage, not in the total', 4],
    ['Unrelated prior damage, not in the total', 7],
    ['Not part of this estimate', 5],
  ]);
  expect(view.groups[0]?.lines[0]).toMatchObject({ work: 'remove and refit', ...road });
  expect(view.rows[0]?.label).toBe('Work, 1.5 hours');
  expect(view.payers).toEqual([{ label: 'Great Lakes Mutual pays', amount: priced.settlement.insurer }]);
  expect(view.youPay).toEqual({ label: 'You pay, your deductible', amount: 5_000 });
  const rowsTotal = view.rows.reduce((total, { amount }) => total + amount, 0);
  expect(rowsTotal).toBe(view.gross);
});

test('an owner who pays everything sees no deductible', () => {
  const own = anEstimate({ ...estimate, claim: { ...estimate.claim, payer: 'customer' } });
  const view = ownerView(own, priceEstimate(own, smallBook), sideNames);
  expect(view.payers).toEqual([]);
  expect(view.youPay).toEqual({ label: 'You pay', amount: view.gross });
});

test('the owner reads which work a line’s amount includes, and supplies by their name', () => {
  const line = priced.items.find((item) => item.line.number === 2);
  if (line === undefined) throw new Error('The estimate has a second line.');
  const leakTest = aLine({ description: 'Leak test', labor });
  const free = aLine({ description: 'Note' });
  const items = [
    ...priced.items,
    { ...line, key: 'leak', parent: line.key, line: leakTest, hours: priced.items[0]?.hours ?? [] },
    { ...line, key: 'free', parent: line.key, line: free, hours: [], isPriceIncluded: true },
  ];
  const categories = { ...priced.totals.categories, supplies: cents(500) };
  const supplied = { ...priced, items, totals: { ...priced.totals, categories } };
  const view = ownerView(estimate, supplied, sideNames);
  const works = view.groups.flatMap(({ lines }) => lines.map(({ number, work }) => [number, work]));
  expect(works).toContainEqual([2, 'replace, with leak test']);
  expect(view.rows.map(({ label }) => label)).toContain('Shop supplies');
});

test('the insurer reads every billed line with its hours and why', () => {
  const view = insurerView(estimate, priced, noBookNames);
  expect(view.lines.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(view.absent).toEqual([
    { number: 4, why: 'is possible work, not part of the total' },
    { number: 5, why: 'is excluded, not part of this estimate' },
    { number: 6, why: 'is a remark without a price' },
    { number: 7, why: 'is prior damage, not part of this estimate' },
  ]);
  expect(view.lines[0]).toMatchObject({
    operation: 'R&I',
    hours: [{ book: null, billed: 15, mayPropose: true, why: ['Entered by hand: 1.5 h'] }],
  });
  expect(view.net).toBe(priced.settlement.insurer);
  expect(view.facts).toContainEqual({ label: 'Insurer', value: 'Great Lakes Mutual' });
  const rowsTotal = view.rows.reduce((total, { amount }) => total + amount, 0);
  expect(rowsTotal).toBe(view.subtotal);
});

test('the insurer sees the book’s names, no code, and decides nothing the customer pays', () => {
  const names = bookNames(
    {
      zones: [{ side: 'roof', subSide: 'penetrations', name: 'Penetrations and accessories' } as ZoneEntry],
      causes: [{ code: 'fixed-object', name: 'Hit pole, tree or building' }],
    },
    sideNames,
  );
  const roof = { side: 'roof', subSide: 'penetrations', region: null } as const;
  const own = anEstimate({
    ...estimate,
    loss: { ...blank.loss, cause: 'fixed-object' },
    lines: [
      aLine({ place: roof, unit: 'ft', quantity: thousandths(14_000), price: cents(2_400) }),
      aLine({ number: 2, operation: 'sublet', description: 'Canvas sewing, sublet', sublet: cents(1) }),
      aLine({
        number: 3,
        price: cents(9_000),
        payer: 'customer',
        betterment: { kind: 'percent', percent: millionths(200_000), basis: 'part' },
      }),
      aLine({ number: 4, price: cents(100), priorDamage: 'unrelated' }),
    ],
  });
  const view = insurerView(own, priceEstimate(own, smallBook), names);
  expect(view.facts).toContainEqual({ label: 'Loss', value: 'Hit pole, tree or building' });
  expect(view.lines).toMatchObject([
    { place: 'Roof · Penetrations and accessories', priceFor: 'per ft', quantity: '14 ft', marks: [] },
    { description: 'Canvas sewing, sublet', operation: '', quantity: '' },
    { lineId: null, mayProposePrice: false, marks: ['Customer pays', 'Betterment 20%'] },
  ]);
  expect(view.absent).toEqual([{ number: 4, why: 'is prior damage, not part of this estimate' }]);
});
