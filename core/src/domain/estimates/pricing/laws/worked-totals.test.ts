import { expect, test } from 'vitest';
import { anEstimate } from '../../../testing/an-estimate.ts';
import { aProfile } from '../../../testing/a-profile.ts';
import { aWorkItem } from '../../../testing/a-work-item.ts';
import { area, extension, percentOfQuantity } from '../../../rounding.ts';
import { add, cents, centsPerHour, millionths, tenthHours, thousandths } from '../../../units.ts';
import type { Claim } from '../../model/estimate.ts';
import { priceWorkItems } from '../price-work-items.ts';
import { partSources, type Profile, type Tax } from '../../model/profile.ts';
import { estimateTotals } from '../totals/totals.ts';
import type { WorkItem } from '../values/work-item.ts';

// The worked examples of the trade, each recomputed by hand and by an independent decimal program.

const { labor, parts } = aProfile();
const at = (rate: number, discount = 0) => ({
  name: 'Labor',
  rate: centsPerHour(rate),
  discount: millionths(discount),
});

const tax = (fields: Partial<Tax>): Tax => ({
  id: 'tax',
  name: 'Tax',
  rate: millionths(0),
  onParts: partSources,
  onLabor: [],
  onPaint: false,
  onSupplies: false,
  onSublet: false,
  onOther: [],
  tiers: [],
  ...fields,
});

const shop: Profile = aProfile({
  labor: { ...labor, body: at(175_00), refinish: at(175_00), mechanical: at(185_00) },
  parts: { ...parts, used: { markup: millionths(250_000), discount: millionths(0) } },
  paintMaterials: {
    method: 'rate',
    rate: centsPerHour(56_00),
    firstHours: tenthHours(100),
    furtherRate: centsPerHour(40_00),
    cap: cents(650_00),
    countsManualLines: true,
  },
  subletMarkup: millionths(200_000),
  shopSupplies: {
    method: 'percent',
    percent: millionths(50_000),
    ofLabor: true,
    ofParts: false,
    min: null,
    max: cents(150_00),
  },
  discount: { kind: 'percent', percent: millionths(20_000) },
  taxes: [
    tax({ id: 'state', rate: millionths(60_000), onPaint: true, onSupplies: true }),
    tax({ id: 'county', rate: millionths(12_500) }),
  ],
});

const wholeEstimate: readonly WorkItem[] = [
  aWorkItem({ number: 1, price: cents(310_00), quantity: thousandths(2_000) }, { body: 30 }),
  aWorkItem({ number: 2, price: cents(486_50) }, { body: 140, refinish: 104 }),
  aWorkItem({ number: 3, price: cents(4_79), quantity: thousandths(12_500), unit: 'ft' }, { body: 16 }),
  aWorkItem({ number: 4, operation: 'ri' }, { body: 20 }),
  aWorkItem({ number: 5 }, { refinish: 25 }),
  aWorkItem({ number: 6, operation: 'test' }, { mechanical: 5 }),
  aWorkItem({ number: 7, partSource: 'used', price: cents(180_00) }, { mechanical: 18 }),
  aWorkItem({ number: 8, sublet: cents(640_00) }),
  aWorkItem({ number: 9, charge: { kind: 'freight', amount: cents(145_00) } }),
];

function claim(fields: Partial<Claim> = {}): Claim {
  return { ...anEstimate().claim, ...fields };
}

test('example B: a whole estimate comes to the cent of the hand-made one', () => {
  const { totals, settlement } = priceWorkItems(wholeEstimate, {
    profile: shop,
    claim: claim({ deductible: cents(1_000_00) }),
  });
  expect(totals.labor.map(({ type, hours, amount }) => [type, hours, amount])).toEqual([
    ['body', 206, 3_605_00],
    ['refinish', 129, 2_257_50],
    ['mechanical', 23, 425_50],
  ]);
  expect(totals.parts.map(({ source, price, adjustment }) => [source, price, adjustment])).toEqual([
    ['new', 1_166_38, 0],
    ['used', 180_00, 45_00],
  ]);
  expect(totals.categories).toEqual({
    labor: 6_288_00,
    parts: 1_391_38,
    paint: 650_00,
    supplies: 150_00,
    sublet: 768_00,
    other: 145_00,
  });
  expect(totals).toMatchObject({ subtotal: 9_392_38, discount: 187_85, gross: 9_350_42 });
  expect(totals.discountShares).toEqual({
    labor: 125_76,
    parts: 27_83,
    paint: 13_00,
    supplies: 3_00,
    sublet: 15_36,
    other: 2_90,
  });
  expect(totals.taxes.map(({ id, amount }) => [id, amount])).toEqual([
    ['state', 128_85],
    ['county', 17_04],
  ]);
  expect(settlement).toMatchObject({ insurer: 8_350_42, customer: 1_000_00, warranty: 0 });
});

test('example C: the customer pays half of a worn tire with its tax, and the deductible', () => {
  // The tire takes the place of 240.00 of the baggage doors, so that the gross stays that of example B.
  const [doors, ...others] = wholeEstimate;
  if (doors === undefined) throw new Error('Example B starts with its doors.');
  const items = [
    aWorkItem({ ...doors.line, price: cents(380_00), quantity: thousandths(1_000) }, { body: 30 }),
    aWorkItem({
      number: 10,
      price: cents(240_00),
      betterment: { kind: 'percent', percent: millionths(500_000), basis: 'part' },
    }),
    ...others,
  ];
  const { totals, settlement } = priceWorkItems(items, {
    profile: shop,
    claim: claim({ deductible: cents(1_000_00) }),
  });
  expect(totals.gross).toBe(9_350_42);
  expect(settlement.betterment).toMatchObject({ amount: 120_00, tax: 8_70 });
  expect(settlement).toMatchObject({ insurer: 8_221_72, customer: 1_128_70 });
});

test('example D: a deductible above the repair takes no more than the repair', () => {
  const { settlement } = priceWorkItems([aWorkItem({ price: cents(640_00) })], {
    profile: aProfile(),
    claim: claim({ deductible: cents(1_000_00) }),
  });
  expect(settlement).toMatchObject({ deductible: 640_00, insurer: 0, customer: 640_00 });
});

test('example E: twenty hours at 50.00 less 5.5 % are 945.00', () => {
  const profile = aProfile({ labor: { ...labor, body: at(50_00, 55_000) } });
  expect(estimateTotals([aWorkItem({}, { body: 200 })], profile).gross).toBe(945_00);
});

test('example F: siding by area costs between 1,667.25 and 2,369.25', () => {
  const wall = area(thousandths(27_000), thousandths(6_500));
  expect(wall).toBe(175_500);
  const toOrder = add(wall, percentOfQuantity(wall, millionths(100_000)));
  expect(toOrder).toBe(193_050);
  const price = (unit: number) =>
    estimateTotals([aWorkItem({ price: cents(unit), quantity: wall, unit: 'sqft' })], aProfile()).gross;
  expect([price(9_50), price(13_50)]).toEqual([1_667_25, 2_369_25]);
  expect(extension(cents(9_50), wall)).toBe(1_667_25);
});

test('hours of a type are priced once: three lines of 0.3 h at 175.25 are 157.73', () => {
  const profile = aProfile({ labor: { ...labor, body: at(175_25) } });
  const items = [1, 2, 3].map((number) => aWorkItem({ number }, { body: 3 }));
  expect(estimateTotals(items, profile).gross).toBe(157_73);
});
