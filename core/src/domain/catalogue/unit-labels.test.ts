import { expect, test } from 'vitest';
import { describeEdit } from '../estimates/wording/describe-edit.ts';
import { applyEdit } from '../estimates/edits/apply-edit.ts';
import { itemPriceReason } from '../estimates/explanations/explain-item-price.ts';
import { moneyTermText } from '../estimates/wording/money-explanation-text.ts';
import { priceEstimate } from '../estimates/pricing/price-estimate.ts';
import { hoursTermText } from '../estimates/wording/hours-explanation-text.ts';
import { sideNames } from '../estimates/wording/trade-labels.ts';
import { estimateSheets } from '../exchange/sheets.ts';
import { noBookNames } from '../sharing/book-names.ts';
import { insurerView } from '../sharing/insurer-view.ts';
import { aBook, anOperation, aPart } from '../testing/a-book.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import { cents, tenthHours, thousandths } from '../units.ts';
import { perUnitLabels, quantityText } from './unit-labels.ts';

const book = aBook({
  parts: [
    aPart({
      code: 'MOLDING',
      name: 'Corner molding',
      unit: 'ft',
      price: { low: cents(4_00), standard: cents(5_22), high: cents(7_00) },
    }),
  ],
  operations: [
    anOperation({
      part: 'MOLDING',
      kind: 'replace',
      billsPrice: true,
      hours: { fixed: tenthHours(1), perUnit: null, minimum: tenthHours(0) },
    }),
  ],
});

test('quantities have their units, prices the unit they are for', () => {
  expect([quantityText(2_000, 'each'), quantityText(12_500, 'ft'), quantityText(175_500, 'sqft')]).toEqual([
    '2 each',
    '12.5 ft',
    '175.5 sq ft',
  ]);
  expect([perUnitLabels('each'), perUnitLabels('ft'), perUnitLabels('sqft')]).toEqual([
    'each',
    'per ft',
    'per sq ft',
  ]);
});

test('a part sold by the foot has its unit wherever its quantity appears', () => {
  const blank = anEstimate();
  const change = {
    kind: 'add-book-line',
    lineId: 'a',
    order: 'a00001',
    part: 'MOLDING',
    operation: 'replace',
    place: { side: 'curb', subSide: 'mid-upper', region: null },
    quantity: thousandths(12_500),
  } as const;
  expect(JSON.stringify(describeEdit(change, blank, book))).toContain('12.5 ft');
  const outcome = applyEdit(blank, change, book);
  if (!outcome.ok) throw new Error(outcome.refusal.kind);
  const estimate = outcome.value;
  const priced = priceEstimate(estimate, book);
  const [item] = priced.items;
  if (item === undefined) throw new Error('There is one line.');
  const price = itemPriceReason(item, estimate.profile).terms[0];
  expect(price && moneyTermText(price, estimate.profile)).toBe('12.5 ft at $5.22');
  const time = item.hours[0]?.terms[0];
  expect(time && hoursTermText(time, estimate.profile)).toBe('Book time, 0.1 h × 12.5 ft');
  const [first] = insurerView(estimate, priced, noBookNames).lines;
  expect(first).toMatchObject({ quantity: '12.5 ft', priceFor: 'per ft', amount: expect.any(Number) });
  const [lines] = estimateSheets(estimate, priced, sideNames);
  const unitAt = lines?.headings.indexOf('Unit') ?? -1;
  expect(lines?.rows[0]?.[unitAt]).toBe('ft');
});
