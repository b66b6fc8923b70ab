import { describe, expect, test } from 'vitest';
import { aProfile } from '../../../testing/a-profile.ts';
import { type SomeHours, aWorkItem } from '../../../testing/a-work-item.ts';
import { cents, centsPerHour, millionths, noPercent, tenthHours, thousandths } from '../../../units.ts';
import type { Line } from '../../model/line.ts';
import {
  otherCharges,
  type PaintMaterials,
  type PaintTableRow,
  partSources,
  type Profile,
  type ShopSupplies,
  type Tax,
  type TaxTier,
} from '../../model/profile.ts';
import { estimateTotals } from '../totals/totals.ts';

type Billed = readonly [line: Partial<Line>, hours?: SomeHours];

function totals(profile: Partial<Profile>, ...lines: readonly Billed[]) {
  const items = lines.map(([line, hours], index) => aWorkItem({ number: index + 1, ...line }, hours));
  return estimateTotals(items, aProfile(profile));
}

describe('paint materials', () => {
  const rate = (fields: Partial<Extract<PaintMaterials, { method: 'rate' }>>): PaintMaterials => ({
    method: 'rate',
    rate: centsPerHour(56_00),
    firstHours: tenthHours(100),
    furtherRate: centsPerHour(40_00),
    cap: null,
    countsManualLines: true,
    ...fields,
  });
  const row = (maxHours: number, charge: PaintTableRow['charge']): PaintTableRow => ({
    maxHours: tenthHours(maxHours),
    charge,
  });
  const table: PaintMaterials = {
    method: 'table',
    rows: [
      row(20, { kind: 'flat', amount: cents(95_00) }),
      row(100, { kind: 'rate', rate: centsPerHour(50_00) }),
      row(200, { kind: 'rate', rate: centsPerHour(45_00) }),
    ],
    countsManualLines: true,
  };
  const percent = (cap: number | null): PaintMaterials => ({
    method: 'percent',
    percent: millionths(333_333),
    cap: cap === null ? null : cents(cap),
    countsManualLines: true,
  });
  const cases: readonly [what: string, rules: PaintMaterials, tenths: number, amount: number][] = [
    ['one rate up to the threshold', rate({}), 100, 560_00],
    ['a second rate beyond it', rate({}), 129, 676_00],
    ['the same rate for all hours without a threshold', rate({ firstHours: null }), 129, 722_40],
    [
      'rounded once over both rates',
      rate({ rate: centsPerHour(5), firstHours: tenthHours(1), furtherRate: centsPerHour(5) }),
      2,
      1,
    ],
    ['limited by a cap', rate({ cap: cents(650_00) }), 129, 650_00],
    ['a percentage of refinish labor', percent(null), 30, 100_00],
    ['a percentage with a cap', percent(80_00), 30, 80_00],
    ['a flat row of the table', table, 20, 95_00],
    ['a rated row of the table', table, 21, 105_00],
    ['the last row beyond the table', table, 300, 1_350_00],
    ['nothing without refinish hours', table, 0, 0],
    ['nothing by an empty table', { ...table, rows: [] }, 30, 0],
  ];
  test.each(cases)('%s', (_, paintMaterials, refinish, amount) => {
    expect(totals({ paintMaterials }, [{}, { refinish }]).categories.paint).toBe(amount);
  });

  test('leave lines written by hand out where the profile says so', () => {
    const fromBook: Billed = [{ source: { kind: 'book', part: 'P' } }, { refinish: 30 }];
    const byHand: Billed = [{ source: { kind: 'manual' } }, { refinish: 50 }];
    const paint = (countsManualLines: boolean) =>
      totals({ paintMaterials: rate({ countsManualLines }) }, fromBook, byHand).categories.paint;
    expect([paint(true), paint(false)]).toEqual([448_00, 168_00]);
  });
});

describe('shop supplies', () => {
  const percent = (fields: Partial<Extract<ShopSupplies, { method: 'percent' }>>): ShopSupplies => ({
    method: 'percent',
    percent: millionths(50_000),
    ofLabor: true,
    ofParts: false,
    min: null,
    max: null,
    ...fields,
  });
  const perHour: ShopSupplies = {
    method: 'per-hour',
    rate: centsPerHour(3_50),
    min: cents(5_00),
    max: cents(20_00),
  };
  const work: Billed = [{ price: cents(200_00) }, { body: 30, refinish: 10 }];
  const cases: readonly [what: string, rules: ShopSupplies, lines: readonly Billed[], amount: number][] = [
    ['none', { method: 'none' }, [work], 0],
    ['a percentage of labor', percent({}), [work], 20_00],
    ['a percentage of labor and parts', percent({ ofParts: true }), [work], 30_00],
    ['a percentage of parts', percent({ ofLabor: false, ofParts: true }), [work], 10_00],
    ['not more than the maximum', percent({ max: cents(15_00) }), [work], 15_00],
    ['not less than the minimum', percent({ min: cents(25_00) }), [work], 25_00],
    ['no minimum where nothing is done', percent({ min: cents(25_00) }), [], 0],
    ['a rate for each body hour', perHour, [work], 10_50],
    ['a rate with a minimum', perHour, [[{}, { body: 1 }]], 5_00],
    ['a rate with a maximum', perHour, [[{}, { body: 900 }]], 20_00],
    ['nothing for other hours', perHour, [[{}, { mechanical: 900 }]], 0],
    ['a flat charge', { method: 'flat', amount: cents(12_00) }, [work], 12_00],
    ['no flat charge on an empty estimate', { method: 'flat', amount: cents(12_00) }, [], 0],
  ];
  test.each(cases)('%s', (_, shopSupplies, lines, amount) => {
    expect(totals({ shopSupplies }, ...lines).categories.supplies).toBe(amount);
  });
});

describe('taxes', () => {
  const tax = (fields: Partial<Tax>): Tax => ({
    id: 't',
    name: 'Tax',
    rate: millionths(100_000),
    onParts: [],
    onLabor: [],
    onPaint: false,
    onSupplies: false,
    onSublet: false,
    onOther: [],
    tiers: [],
    ...fields,
  });
  const nonTaxable = { part: false, labor: false, misc: false };
  const everything: readonly Billed[] = [
    [{ price: cents(10_00), partSource: 'new' }, { body: 10 }],
    [{ price: cents(20_00), partSource: 'used' }, { mechanical: 10 }],
    [{ sublet: cents(40_00) }],
    [{ charge: { kind: 'towing', amount: cents(80_00) } }],
    [{ price: cents(5_00), sublet: cents(5_00), taxable: nonTaxable }, { body: 5 }],
  ];
  const flags: readonly [what: string, fields: Partial<Tax>, base: number][] = [
    ['fall on the ticked sources of parts', { onParts: ['new'] }, 10_00],
    ['fall on all sources', { onParts: partSources }, 30_00],
    ['fall on the ticked labor types', { onLabor: ['body'] }, 100_00],
    ['fall on sublet', { onSublet: true }, 40_00],
    ['fall on the ticked charges', { onOther: ['towing'] }, 80_00],
    ['leave other charges alone', { onOther: ['storage'] }, 0],
    ['add up what they fall on', { onParts: ['used'], onSublet: true, onOther: otherCharges }, 140_00],
  ];
  test.each(flags)('%s, and never on lines that are not taxable', (_, fields, base) => {
    expect(totals({ taxes: [tax(fields)] }, ...everything).taxes).toMatchObject([
      { base, amount: base / 10 },
    ]);
  });

  test('fall on supplies and paint as a whole', () => {
    const profile: Partial<Profile> = {
      shopSupplies: { method: 'flat', amount: cents(30_00) },
      paintMaterials: { method: 'percent', percent: millionths(500_000), cap: null, countsManualLines: true },
      taxes: [tax({ onSupplies: true, onPaint: true })],
    };
    expect(totals(profile, [{ taxable: nonTaxable }, { refinish: 10 }]).taxes).toMatchObject([
      { base: 80_00, amount: 8_00 },
    ]);
  });

  test('are calculated after the discount, of which taxable lines bear their part', () => {
    const profile: Partial<Profile> = {
      discount: { kind: 'percent', percent: millionths(500_000) },
      taxes: [tax({ onParts: ['used'] })],
    };
    expect(totals(profile, ...everything)).toMatchObject({
      discount: 205_00,
      taxes: [{ base: 10_00, amount: 1_00 }],
    });
  });

  const tier = (upTo: number | null, percent: number, surcharge = 0): TaxTier => ({
    upTo: upTo === null ? null : cents(upTo),
    rate: millionths(percent),
    surcharge: cents(surcharge),
  });
  const tiers = [tier(100_00, 60_000), tier(500_00, 30_000, 2_00), tier(null, 10_000)];
  const tiered: readonly [what: string, tiers: readonly TaxTier[], base: number, amount: number][] = [
    ['the first tier alone', tiers, 50_00, 3_00],
    ['up to its very end', tiers, 100_00, 6_00],
    ['into the second, with its surcharge', tiers, 200_00, 11_00],
    ['through all of them', tiers, 1_000_00, 6_00 + 12_00 + 2_00 + 5_00],
    ['what lies beyond the last limit is free', tiers.slice(0, 2), 1_000_00, 20_00],
    ['rounded once over all tiers', [tier(10, 50_000), tier(null, 50_000)], 20, 1],
    ['nothing of nothing', [tier(null, 50_000, 9_00)], 0, 0],
  ];
  test.each(tiered)('tiers: %s', (_, steps, base, amount) => {
    const taxes = [tax({ onParts: ['new'], tiers: steps })];
    expect(totals({ taxes }, [{ price: cents(base) }]).tax).toBe(amount);
  });
});

describe('parts', () => {
  test('take the line’s own markup or discount instead of their source’s', () => {
    const parts = { ...aProfile().parts, new: { markup: millionths(250_000), discount: millionths(50_000) } };
    const own: Billed = [{ price: cents(100_00), priceAdjustment: millionths(-100_000) }];
    const { categories } = totals({ parts }, [{ price: cents(100_00) }], own);
    expect(categories.parts).toBe(120_00 + 90_00);
  });

  test('that come with another part cost nothing', () => {
    const item = aWorkItem({ price: cents(100_00) }, {}, { isPriceIncluded: true });
    expect(estimateTotals([item], aProfile()).gross).toBe(0);
  });
});

describe('sublet and fees', () => {
  test('sublet carries the profile’s markup, by the flat quote and by quantity', () => {
    const subletMarkup = millionths(200_000);
    const quoted: Billed = [{ sublet: cents(640_00) }];
    const byQuantity: Billed = [{ operation: 'sublet', price: cents(10_00), quantity: thousandths(3_000) }];
    const own: Billed = [{ operation: 'sublet', price: cents(10_00), priceAdjustment: noPercent }];
    const { categories, sublet } = totals({ subletMarkup }, quoted, byQuantity, own);
    expect(categories).toMatchObject({ sublet: 768_00 + 36_00 + 10_00, parts: 0 });
    expect(sublet.quoted).toBe(680_00);
  });

  test('fees of the book are other charges by quantity, of the kind the line names', () => {
    const days: Billed = [{ operation: 'fee', price: cents(35_00), quantity: thousandths(4_000) }];
    const storage: Billed = [{ ...days[0], charge: { kind: 'storage', amount: cents(10_00) } }];
    const { other } = totals({}, days, storage);
    expect(other.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['storage', 150_00],
      ['fee', 140_00],
    ]);
  });
});

describe('discounts', () => {
  const cases: readonly [what: string, discount: Profile['discount'], amount: number][] = [
    ['none', { kind: 'none' }, 0],
    ['a percentage of the subtotal', { kind: 'percent', percent: millionths(125_000) }, 25_00],
    ['a flat amount', { kind: 'flat', amount: cents(33_33) }, 33_33],
    ['never more than the subtotal', { kind: 'flat', amount: cents(999_00) }, 200_00],
  ];
  test.each(cases)('%s', (_, discount, amount) => {
    expect(totals({ discount }, [{ price: cents(100_00) }, { body: 10 }]).discount).toBe(amount);
  });
});
