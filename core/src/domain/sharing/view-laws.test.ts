import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { someClaim, someItems, someProfile } from '../../testing/some-money.ts';
import { billedTotals } from '../estimates/pricing/payers/billed-totals.ts';
import { itemAmounts } from '../estimates/pricing/totals/item-amounts.ts';
import { isInTotals } from '../estimates/model/line.ts';
import { priceWorkItems } from '../estimates/pricing/price-work-items.ts';
import { sideNames } from '../estimates/wording/trade-labels.ts';
import { aLine } from '../testing/a-line.ts';
import { aProfile } from '../testing/a-profile.ts';
import { aWorkItem } from '../testing/a-work-item.ts';
import { anEstimate } from '../testing/an-estimate.ts';
import { cents, millionths, sum } from '../units.ts';
import { noBookNames } from './book-names.ts';
import { insurerView } from './insurer-view.ts';
import { type AmountRow, ownerView } from './owner-view.ts';

vi.setConfig({ testTimeout: 60_000 });
const runs = { numRuns: 200 };

const somePriced = fc.tuple(someItems, someProfile, someClaim).map(([items, profile, claim]) => {
  const content = anEstimate({ lines: items.map(({ line }) => line), profile, claim });
  return { content, priced: { items, ...priceWorkItems(items, content) } };
});

const total = (rows: readonly AmountRow[]) => sum(rows.map(({ amount }) => amount));

test('the insurer’s rows add up to the total, and with every step to what the insurer pays', () => {
  fc.assert(
    fc.property(somePriced, ({ content, priced }) => {
      const view = insurerView(content, priced, noBookNames);
      expect(total(view.rows)).toBe(view.subtotal);
      expect(view.subtotal + total(view.taxes)).toBe(view.gross);
      expect(view.gross + total(view.steps)).toBe(view.net);
    }),
    runs,
  );
});

test('the owner’s rows add up to the total, which the payers and the owner pay, and so does the owner’s part', () => {
  fc.assert(
    fc.property(somePriced, ({ content, priced }) => {
      const view = ownerView(content, priced, sideNames);
      expect(total(view.rows)).toBe(view.gross);
      expect(view.gross - total(view.payers)).toBe(view.youPay.amount);
      if (view.yourPart.length > 0) expect(total(view.yourPart)).toBe(view.youPay.amount);
    }),
    runs,
  );
});

test('lines show the entered values, and their sum is their row of the totals', () => {
  fc.assert(
    fc.property(somePriced, ({ content: { profile }, priced }) => {
      const amountsOfItems = priced.items
        .filter(({ line }) => isInTotals(line))
        .map((item) => itemAmounts(item, profile));
      const rows = billedTotals({ ...priced, profile });
      expect(sum(rows.map(({ amount }) => amount))).toBe(priced.totals.subtotal);
      for (const [category, own] of [
        ['parts', 'part'],
        ['sublet', 'sublet'],
        ['other', 'other'],
      ] as const) {
        const listed = rows.filter((row) => row.category === category && !row.isAdjustment);
        expect(sum(listed.map(({ amount }) => amount))).toBe(
          sum(amountsOfItems.map((amounts) => amounts[own])),
        );
      }
    }),
    runs,
  );
});

test('a part typed at 35.00 and a sublet of 320.00 stay so, and discount and markup are rows', () => {
  const { parts } = aProfile();
  const profile = aProfile({
    parts: { ...parts, new: { markup: millionths(0), discount: millionths(50_000) } },
    subletMarkup: millionths(200_000),
  });
  const part = aWorkItem({ price: cents(35_00) }, {});
  const sublet = aWorkItem({ number: 2, operation: 'sublet', sublet: cents(320_00) }, {});
  const content = anEstimate({ lines: [aLine(), aLine({ number: 2 })], profile });
  const priced = { items: [part, sublet], ...priceWorkItems([part, sublet], content) };
  expect(itemAmounts(part, profile).part).toBe(35_00);
  expect(itemAmounts(sublet, profile).sublet).toBe(320_00);
  expect(insurerView(content, priced, noBookNames).rows).toEqual([
    { label: 'New parts', amount: 35_00 },
    { label: 'New parts, discount 5%', amount: -1_75 },
    { label: 'Sublet', amount: 320_00 },
    { label: 'Sublet, markup 20%', amount: 64_00 },
  ]);
});
