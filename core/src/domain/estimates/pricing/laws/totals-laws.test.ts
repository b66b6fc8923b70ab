import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
  manyRuns,
  someClaim,
  someItems,
  someMonotoneProfile,
  someProfile,
} from '../../../../testing/some-money.ts';
import { laborPrice } from '../../../rounding.ts';
import { aWorkItem } from '../../../testing/a-work-item.ts';
import { aProfile } from '../../../testing/a-profile.ts';
import { cents, noMoney, sum, tenthHours, thousandths } from '../../../units.ts';
import { billedHours } from '../values/billed-hours.ts';
import { canonicalJson } from '../../../hashing/canonical-json.ts';
import { priceWorkItems } from '../price-work-items.ts';
import { categories } from '../../model/profile.ts';
import { estimateTotals } from '../totals/totals.ts';
import type { WorkItem } from '../values/work-item.ts';

// A thousand runs take longer on a busy machine than one test usually may.
vi.setConfig({ testTimeout: 60_000 });

test('the gross is all categories less the discount plus all taxes, and the discount is cut exactly', () => {
  fc.assert(
    fc.property(someItems, someProfile, (items, profile) => {
      const totals = estimateTotals(items, profile);
      const amounts = sum(categories.map((category) => totals.categories[category]));
      const shares = sum(categories.map((category) => totals.discountShares[category]));
      expect(totals).toMatchObject({
        subtotal: amounts,
        discount: shares,
        tax: sum(totals.taxes.map(({ amount }) => amount)),
        gross: amounts - shares + totals.tax,
      });
      const isWithin = categories.every(
        (category) => totals.discountShares[category] <= totals.categories[category],
      );
      expect(isWithin, 'no category gives more than it has').toBe(true);
    }),
    manyRuns,
  );
});

test('insurer, customer and warranty pay the gross between them, none of them less than nothing', () => {
  fc.assert(
    fc.property(someItems, someProfile, someClaim, (items, profile, claim) => {
      const { totals, settlement } = priceWorkItems(items, { profile, claim });
      const { insurer, customer, warranty, deductible, insurable, net, betterment } = settlement;
      expect(insurer + customer + warranty).toBe(totals.gross);
      const amounts = [insurer, customer, warranty, deductible, insurable, net];
      expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...amounts)).toBeLessThanOrEqual(totals.gross);
      expect(betterment.amount + betterment.tax + insurable).toBeLessThanOrEqual(totals.gross);
      if (claim.isDeductibleWaived) expect(deductible).toBe(0);
    }),
    manyRuns,
  );
});

test('the order of lines never changes a total', () => {
  const shuffled = someItems.chain((items) =>
    fc.tuple(fc.constant(items), fc.shuffledSubarray([...items], { minLength: items.length })),
  );
  fc.assert(
    fc.property(shuffled, someProfile, someClaim, ([items, others], profile, claim) => {
      const { totals, settlement } = priceWorkItems(items, { profile, claim });
      const other = priceWorkItems(others, { profile, claim });
      expect(other.totals).toEqual(totals);
      // Betterment is listed line by line in the estimate's order; only its sum is a total.
      expect({ ...other.settlement, betterment: null }).toEqual({ ...settlement, betterment: null });
      expect(other.settlement.betterment.amount).toBe(settlement.betterment.amount);
      expect(other.settlement.betterment.tax).toBe(settlement.betterment.tax);
    }),
    manyRuns,
  );
});

test('a line with no hours, price or charge changes nothing', () => {
  const at = fc.nat(12);
  fc.assert(
    fc.property(someItems, someProfile, someClaim, at, (items, profile, claim, place) => {
      const nothing = aWorkItem({ number: 99 }, { body: 0, refinish: 0 });
      const more = items.toSpliced(place, 0, nothing);
      expect(priceWorkItems(more, { profile, claim })).toEqual(priceWorkItems(items, { profile, claim }));
    }),
    manyRuns,
  );
});

test('an included operation bills nothing and keeps its book time', () => {
  fc.assert(
    fc.property(someItems, someProfile, fc.integer({ min: 1, max: 9_999 }), (items, profile, tenths) => {
      const book = tenthHours(tenths);
      const none = { billed: tenthHours(0), isIncluded: true, source: 'book', terms: [] } as const;
      const included = billedHours({ type: 'body', book, ...none }, null);
      const item = aWorkItem({ number: 99 }, {}, { hours: [included] });
      expect(estimateTotals([...items, item], profile)).toEqual(estimateTotals(items, profile));
      expect(item.hours[0]?.book).toBe(tenths);
    }),
    manyRuns,
  );
});

test('adding a line and taking it off again gives back every total', () => {
  fc.assert(
    fc.property(someItems, someItems, someProfile, someClaim, (items, added, profile, claim) => {
      const before = canonicalJson(priceWorkItems(items, { profile, claim }));
      const longer = [...items, ...added];
      priceWorkItems(longer, { profile, claim });
      const shorter = longer.filter((item) => !added.includes(item));
      expect(canonicalJson(priceWorkItems(shorter, { profile, claim }))).toBe(before);
    }),
    manyRuns,
  );
});

test('the same estimate priced twice is the same to the byte', () => {
  fc.assert(
    fc.property(someItems, someProfile, someClaim, (items, profile, claim) => {
      const first = canonicalJson(priceWorkItems(items, { profile, claim }));
      const copy = JSON.parse(JSON.stringify({ items, profile, claim })) as {
        items: typeof items;
        profile: typeof profile;
        claim: typeof claim;
      };
      expect(canonicalJson(priceWorkItems(copy.items, copy))).toBe(first);
    }),
    manyRuns,
  );
});

test('more hours, a higher price or a larger quantity never make a repair cheaper', () => {
  const grown = fc.record({ at: fc.nat(11), tenths: fc.nat(50), price: fc.nat(5_000), more: fc.nat(3_000) });
  fc.assert(
    fc.property(someItems, someMonotoneProfile, grown, (items, profile, { at, tenths, price, more }) => {
      const larger = items.map((item, index) => (index === at ? grow(item, tenths, price, more) : item));
      expect(estimateTotals(larger, profile).gross).toBeGreaterThanOrEqual(
        estimateTotals(items, profile).gross,
      );
    }),
    manyRuns,
  );
});

function grow(item: WorkItem, tenths: number, price: number, more: number): WorkItem {
  const { line } = item;
  return {
    ...item,
    line: {
      ...line,
      price: cents((line.price ?? noMoney) + price),
      quantity: thousandths(line.quantity + more),
    },
    hours: item.hours.map((hours) => ({ ...hours, billed: tenthHours(hours.billed + tenths) })),
    paintHours: tenthHours(item.paintHours === 0 ? 0 : item.paintHours + tenths),
  };
}

test('labor as lines show it differs from its type by at most half a cent a line', () => {
  const rates = fc.integer({ min: 0, max: 50_000 });
  const lines = fc.array(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(lines, rates, (hours, rate) => {
      const { labor } = aProfile();
      const body = { ...labor.body, rate: rate as typeof labor.body.rate };
      const items = hours.map((tenths, index) => aWorkItem({ number: index + 1 }, { body: tenths }));
      const { gross } = estimateTotals(items, aProfile({ labor: { ...labor, body } }));
      const shown = sum(hours.map((tenths) => laborPrice(tenthHours(tenths), body.rate)));
      // In tenths of a cent, so that the law itself is free of fractions.
      expect(Math.abs(shown - gross) * 10).toBeLessThanOrEqual(5 * hours.length);
    }),
    manyRuns,
  );
});
