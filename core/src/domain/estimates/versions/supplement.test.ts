import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { manyRuns, someClaim, someItems, someProfile } from '../../../testing/some-money.ts';
import { laborTypes } from '../../catalogue/trade-words.ts';
import { aProfile } from '../../testing/a-profile.ts';
import { aWorkItem } from '../../testing/a-work-item.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { cents, centsPerHour, millionths, noTime, sum } from '../../units.ts';
import { type ComparedTotal, comparedTotals } from './compared-totals.ts';
import type { Claim } from '../model/estimate.ts';
import { priceWorkItems, type PricedVersion } from '../pricing/price-work-items.ts';
import { otherCharges, partSources, type Profile } from '../model/profile.ts';
import { supplementBetween } from './supplement.ts';
import type { WorkItem } from '../pricing/values/work-item.ts';

// A thousand runs can exceed the default test timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

function version(items: readonly WorkItem[], profile: Profile, claim: Claim): PricedVersion {
  const content = anEstimate({ lines: items.map(({ line }) => line), profile, claim });
  return { content, items, ...priceWorkItems(items, { profile, claim }) };
}

const { labor } = aProfile();

/** Taxes everything at one rate, as in the printed example. */
function printedProfile(rates: {
  body: number;
  mechanical: number;
  paint: number;
  cap: number | null;
  tax: number;
}): Profile {
  const at = (rate: number) => ({ ...labor.body, rate: centsPerHour(rate) });
  return aProfile({
    labor: { ...labor, body: at(rates.body), refinish: at(rates.body), mechanical: at(rates.mechanical) },
    paintMaterials: {
      method: 'rate',
      rate: centsPerHour(rates.paint),
      firstHours: null,
      furtherRate: centsPerHour(rates.paint),
      cap: rates.cap === null ? null : cents(rates.cap),
      countsManualLines: true,
    },
    taxes: [
      {
        id: 'sales',
        name: 'Sales tax',
        rate: millionths(rates.tax),
        onParts: partSources,
        onLabor: laborTypes,
        onPaint: true,
        onSupplies: true,
        onSublet: true,
        onOther: otherCharges,
        tiers: [],
      },
    ],
  });
}

test('the supplement of the printed example is reproduced to the cent, with its reconciliation rows', () => {
  // Body and paint rise from 60 to 90 an hour, paint supplies from 40 to 43; the tax falls from 6.625 to 6 percent.
  const claim = { ...anEstimate().claim, deductible: cents(500_00) };
  const estimate = [
    aWorkItem({ number: 1, price: cents(1_957_02) }, { body: 66, refinish: 28 }),
    aWorkItem({ number: 2, charge: { kind: 'fee', amount: cents(8_50) } }),
  ];
  const before = version(
    estimate,
    printedProfile({ body: 60_00, mechanical: 175_00, paint: 40_00, cap: null, tax: 66_250 }),
    claim,
  );
  const after = version(
    [
      ...estimate,
      aWorkItem({ number: 3, price: cents(2_686_82) }, { body: 438, refinish: 170 }),
      aWorkItem({ number: 4 }, { mechanical: 45 }),
      aWorkItem({ number: 5, charge: { kind: 'fee', amount: cents(51_00) } }),
    ],
    printedProfile({ body: 90_00, mechanical: 175_00, paint: 43_00, cap: 750_00, tax: 60_000 }),
    claim,
  );
  expect(before.totals.gross).toBe(2_816_52);
  expect(after.totals).toMatchObject({ subtotal: 12_558_84, tax: 753_53, gross: 13_312_37 });
  expect(after.settlement.net).toBe(12_812_37);

  const supplement = supplementBetween(before, after);
  expect(supplement.rows.map(({ kind, name, amount }) => [kind, name, amount])).toEqual([
    ['parts', 'new', 2_686_82],
    ['labor', 'body', 3_942_00],
    ['labor', 'refinish', 1_530_00],
    ['labor', 'mechanical', 787_50],
    ['additional-labor', undefined, 282_00],
    ['paint', undefined, 731_00],
    ['additional-materials', undefined, -93_00],
    ['other', 'fee', 51_00],
    ['subtotal', undefined, 9_917_32],
    ['tax', 'Sales tax', 595_04],
    ['additional-taxes', undefined, -16_51],
    ['total', undefined, 10_495_85],
  ]);
  expect(supplement).toMatchObject({ amount: 10_495_85, net: 10_495_85 });
  expect(before.totals.gross + supplement.amount).toBe(after.totals.gross);
});

test('the rows of a supplement add up to its subtotal and its total', () => {
  fc.assert(
    fc.property(someItems, someItems, someProfile, someProfile, someClaim, (old, more, was, is, claim) => {
      const { rows, amount } = supplementBetween(
        version(old, was, claim),
        version([...old, ...more], is, claim),
      );
      const subtotalAt = rows.findIndex(({ kind }) => kind === 'subtotal');
      const above = (end: number) => sum(rows.slice(0, end).map((row) => row.amount));
      expect(above(subtotalAt)).toBe(rows[subtotalAt]?.amount);
      expect(above(rows.length - 1) - above(subtotalAt)).toBe(amount);
      expect(rows.at(-1)).toEqual({ kind: 'total', amount });
    }),
    manyRuns,
  );
});

test('the deltas of all versions add up to the whole change, in every total', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(someItems, someProfile, someClaim), { minLength: 2, maxLength: 4 }),
      (drafts) => {
        const versions = drafts.map(([items, profile, claim]) => version(items, profile, claim));
        const [first] = versions;
        const last = versions.at(-1);
        if (first === undefined || last === undefined) throw new Error('There are two versions at least.');
        const steps = versions
          .slice(1)
          .map((after, index) => supplementBetween(versions[index] ?? first, after));
        const whole = supplementBetween(first, last);
        const moved = new Map<string, number>();
        for (const [index, after] of versions.slice(1).entries()) {
          for (const { key, change } of comparedTotals(versions[index] ?? first, after)) {
            moved.set(key, (moved.get(key) ?? 0) + change);
          }
        }
        const compared = comparedTotals(first, last);
        expect(compared.map(({ key }) => moved.get(key) ?? 0)).toEqual(compared.map(({ change }) => change));
        expect(sum(steps.map(({ amount }) => amount))).toBe(whole.amount);
        expect(sum(steps.map(({ net }) => net))).toBe(whole.net);
      },
    ),
    manyRuns,
  );
});

test('totals beside each other add up in every column: parts to categories, categories to the subtotal, all to the net', () => {
  fc.assert(
    fc.property(someItems, someItems, someProfile, someProfile, someClaim, (old, more, was, is, claim) => {
      const rows = comparedTotals(version(old, was, claim), version([...old, ...more], is, claim));
      for (const column of ['before', 'after', 'change'] as const) {
        const of = (matches: (row: ComparedTotal) => boolean) =>
          sum(rows.filter(matches).map((row) => row[column]));
        const at = (key: string) => of((row) => row.key === key);
        for (const [index, { rank, ...category }] of rows.entries()) {
          if (rank !== 'category') continue;
          const next = rows.findIndex((row, place) => place > index && row.rank !== 'part');
          const parts = rows.slice(index + 1, next);
          if (parts.length > 0) expect(sum(parts.map((row) => row[column]))).toBe(category[column]);
        }
        expect(of(({ rank }) => rank === 'category')).toBe(at('subtotal'));
        expect(at('subtotal') + of(({ block, rank }) => block === 'gross' && rank === 'plain')).toBe(
          at('gross'),
        );
        expect(at('gross') + of(({ block, rank }) => block === 'net' && rank === 'plain')).toBe(at('net'));
        expect(of(({ block }) => block === 'payers')).toBe(at('gross'));
      }
    }),
    { numRuns: 200 },
  );
});

test('a part given away for nothing is listed under its category, although the category comes to nothing', () => {
  const given = aWorkItem({ price: cents(50_00), priceAdjustment: millionths(-1_000_000) });
  const none = version([], aProfile(), anEstimate().claim);
  const rows = comparedTotals(none, version([given], aProfile(), anEstimate().claim));
  expect(rows.filter(({ block }) => block === 'billed').map(({ key, after }) => [key, after])).toEqual([
    ['parts', 0],
    ['parts-listed new', 50_00],
    ['parts-adjustment new', -50_00],
    ['subtotal', 0],
  ]);
});

test('taking lines back is exactly the negative of adding them, at the same rates', () => {
  fc.assert(
    fc.property(someItems, someItems, someProfile, someClaim, (items, more, profile, claim) => {
      const short = version(items, profile, claim);
      const long = version([...items, ...more], profile, claim);
      const added = supplementBetween(short, long);
      const removed = supplementBetween(long, short);
      expect(removed.amount + added.amount).toBe(0);
      expect(removed.net + added.net).toBe(0);
    }),
    manyRuns,
  );
});

test('a version against itself has no rows but empty sums', () => {
  const same = version([aWorkItem({}, { body: 10 })], aProfile(), anEstimate().claim);
  expect(supplementBetween(same, same)).toMatchObject({
    amount: 0,
    net: 0,
    rows: [
      { kind: 'subtotal', amount: 0 },
      { kind: 'total', amount: 0 },
    ],
  });
  expect(same.totals.paintHours).toBe(noTime);
});

test('a cent that only rounding makes is in the row it belongs to, not in a row of its own', () => {
  const base = aProfile();
  const profile = aProfile({
    parts: { ...base.parts, new: { ...base.parts.new, markup: millionths(50_000) } },
  });
  const part = (price: number) => ({ ...aWorkItem({ price: cents(price) }), hours: [] });
  const claim = anEstimate().claim;
  // 5% of 0.10 is 0.005, which rounds to a cent for each part alone; both together are also one cent.
  const before = version([part(10)], profile, claim);
  const after = version([part(10), part(10)], profile, claim);
  const { rows, amount } = supplementBetween(before, after);
  expect(rows.filter(({ kind }) => kind.startsWith('additional'))).toEqual([]);
  expect(rows.find(({ kind }) => kind === 'parts')?.amount).toBe(10);
  expect(amount).toBe(10);
});
