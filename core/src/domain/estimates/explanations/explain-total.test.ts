import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { manyRuns, someClaim, someItems, someProfile } from '../../../testing/some-money.ts';
import { aProfile } from '../../testing/a-profile.ts';
import { aWorkItem } from '../../testing/a-work-item.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { cents, centsPerHour, millionths, noMoney, tenthHours, thousandths } from '../../units.ts';
import { itemAmounts } from '../pricing/totals/item-amounts.ts';
import { itemPriceReason } from './explain-item-price.ts';
import { moneyTermText } from '../wording/money-explanation-text.ts';
import { amountOf, type MoneyReason, moneyTerm, moneyTermKinds } from '../pricing/values/money-term.ts';
import { priceWorkItems } from '../pricing/price-work-items.ts';
import type { Profile } from '../model/profile.ts';
import { settlementNames, totalNames, type TotalName } from '../pricing/payers/total-amount.ts';
import { totalReason } from './explain-total.ts';

// A thousand runs can exceed the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('the steps of every total add up to it', () => {
  fc.assert(
    fc.property(someItems, someProfile, someClaim, (items, profile, claim) => {
      const priced = { ...priceWorkItems(items, { profile, claim }), profile, claim };
      const names = totalNames(priced.totals);
      const reasons = names.map((name) => totalReason(name, priced));
      expect(reasons.map(({ terms }) => amountOf(terms))).toEqual(reasons.map(({ amount }) => amount));
      expect(names.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...settlementNames, 'gross']));
    }),
    manyRuns,
  );
});

test('every line’s price is explained by its own amounts, then its markups and discounts', () => {
  fc.assert(
    fc.property(someItems, someProfile, (items, profile) => {
      for (const item of items) {
        const { part, sublet, other } = itemAmounts(item, profile);
        const { amount, terms } = itemPriceReason(item, profile);
        const adjustments = new Set(['parts-adjustment', 'parts-own-adjustment', 'sublet-markup']);
        expect(amountOf(terms)).toBe(amount);
        expect(amountOf(terms.filter(({ kind }) => !adjustments.has(kind)))).toBe(part + sublet + other);
      }
    }),
    manyRuns,
  );
});

const { labor } = aProfile();
const shop = aProfile({
  labor: { ...labor, body: { name: 'Body', rate: centsPerHour(175_00), discount: millionths(55_000) } },
  parts: { ...aProfile().parts, new: { markup: millionths(250_000), discount: millionths(0) } },
  paintMaterials: {
    method: 'rate',
    rate: centsPerHour(56_00),
    firstHours: tenthHours(10),
    furtherRate: centsPerHour(40_00),
    cap: cents(60_00),
    countsManualLines: true,
  },
});

function sentences(name: TotalName): readonly string[] {
  const claim = { ...anEstimate().claim, deductible: cents(500_00) };
  const items = [aWorkItem({ price: cents(100_00) }, { body: 20, refinish: 20 })];
  const priced = { ...priceWorkItems(items, { profile: shop, claim }), profile: shop, claim };
  return printed(totalReason(name, priced), shop);
}

function printed({ terms }: MoneyReason, profile: Profile): readonly string[] {
  return terms.map((term) => `${moneyTermText(term, profile)}: ${term.amount}`);
}

test('labor is explained by hours, rate and discount', () => {
  expect(sentences({ kind: 'labor-type', type: 'body' })).toEqual([
    '2.0 h at $175.00 an hour: 35000',
    'Less labor discount of 5.5% on $350.00: -1925',
  ]);
});

test('paint materials are explained by both rates and the cap', () => {
  expect(sentences({ kind: 'category', category: 'paint' })).toEqual([
    '1.0 h at $56.00 an hour: 5600',
    '1.0 h beyond those at $40.00 an hour: 4000',
    'Limited to the maximum of $60.00: -3600',
  ]);
});

test('the insurer’s share is explained by every step from the total', () => {
  expect(sentences({ kind: 'insurer' })).toEqual(['Total cost of repairs: 71575', 'Deductible: -50000']);
});

test('a line’s price is explained by quantity, price and markup', () => {
  const item = aWorkItem({ price: cents(4_79), quantity: thousandths(12_500), unit: 'ft' });
  expect(printed(itemPriceReason(item, shop), shop)).toEqual([
    '12.5 ft at $4.79: 5988',
    'Markup of 25% on $59.88: 1497',
  ]);
});

test('every kind of step has its own text', () => {
  const texts = moneyTermKinds.map((kind) => moneyTermText(moneyTerm(kind, noMoney, [], 'Name'), shop));
  expect(texts.every((text) => text.length > 0 && !text.includes('undefined'))).toBe(true);
});
