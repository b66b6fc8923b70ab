import { describe, expect, test } from 'vitest';
import { aProfile } from '../../../testing/a-profile.ts';
import { aWorkItem } from '../../../testing/a-work-item.ts';
import { anEstimate } from '../../../testing/an-estimate.ts';
import { cents, millionths } from '../../../units.ts';
import type { Claim } from '../../model/estimate.ts';
import type { Line } from '../../model/line.ts';
import { priceWorkItems } from '../price-work-items.ts';
import { partSources, type Profile } from '../../model/profile.ts';

const taxed: Profile = aProfile({
  taxes: [
    {
      id: 'state',
      name: 'State tax',
      rate: millionths(100_000),
      onParts: partSources,
      onLabor: ['body'],
      onPaint: false,
      onSupplies: false,
      onSublet: false,
      onOther: [],
      tiers: [],
    },
  ],
});

function settled(lines: readonly Partial<Line>[], claim: Partial<Claim> = {}, profile = taxed) {
  const items = lines.map((line, index) =>
    aWorkItem({ price: cents(100_00), number: index + 1, ...line }, { body: 10 }),
  );
  return priceWorkItems(items, { profile, claim: { ...anEstimate().claim, ...claim } });
}

// Each line is 100.00 of part, one hour at 100.00 and 10 % tax: 220.00.
const claimed = {};

describe('who pays', () => {
  const cases: readonly {
    what: string;
    lines: readonly Partial<Line>[];
    claim?: Partial<Claim>;
    pays: readonly [insurer: number, customer: number, warranty: number];
  }[] = [
    { what: 'an insured line goes to the insurer', lines: [claimed], pays: [220_00, 0, 0] },
    {
      what: 'the customer pays the deductible',
      lines: [claimed, claimed],
      claim: { deductible: cents(50_00) },
      pays: [390_00, 50_00, 0],
    },
    {
      what: 'a waived deductible is nobody’s',
      lines: [claimed],
      claim: { deductible: cents(50_00), isDeductibleWaived: true },
      pays: [220_00, 0, 0],
    },
    {
      what: 'a line of the customer takes its labor and tax along',
      lines: [claimed, { payer: 'customer' }],
      claim: { deductible: cents(50_00) },
      pays: [170_00, 270_00, 0],
    },
    { what: 'a line under warranty too', lines: [claimed, { payer: 'warranty' }], pays: [220_00, 0, 220_00] },
    {
      what: 'an excluded line is in nobody’s share',
      lines: [claimed, { payer: 'excluded' }],
      pays: [220_00, 0, 0],
    },
    {
      what: 'related prior damage is in the gross and the customer’s',
      lines: [claimed, { priorDamage: 'related' }],
      pays: [220_00, 220_00, 0],
    },
    {
      what: 'a claim of the customer leaves everything but warranty lines to the customer',
      lines: [claimed, { payer: 'warranty' }, { priorDamage: 'related' }],
      claim: { payer: 'customer', deductible: cents(50_00) },
      pays: [0, 440_00, 220_00],
    },
    {
      what: 'a claim under warranty pays warranty lines and all others less the deductible',
      lines: [claimed, { payer: 'warranty' }, { payer: 'customer' }],
      claim: { payer: 'warranty', deductible: cents(50_00) },
      pays: [0, 270_00, 390_00],
    },
  ];
  test.each(cases)('$what', ({ lines, claim, pays }) => {
    const { settlement } = settled(lines, claim);
    expect([settlement.insurer, settlement.customer, settlement.warranty]).toEqual(pays);
  });
});

describe('betterment', () => {
  const cases: readonly { what: string; line: Partial<Line>; betterment: number; tax: number }[] = [
    {
      what: 'a percentage of the part is taxed as the part is',
      line: { betterment: { kind: 'percent', percent: millionths(400_000), basis: 'part' } },
      betterment: 40_00,
      tax: 4_00,
    },
    {
      what: 'a percentage of part and labor covers both',
      line: { betterment: { kind: 'percent', percent: millionths(400_000), basis: 'part-and-labor' } },
      betterment: 80_00,
      tax: 8_00,
    },
    {
      what: 'labor that is not taxed adds no tax',
      line: {
        betterment: { kind: 'percent', percent: millionths(400_000), basis: 'part-and-labor' },
        taxable: { part: true, labor: false, misc: true },
      },
      betterment: 80_00,
      tax: 4_00,
    },
    {
      what: 'a flat amount stands',
      line: { betterment: { kind: 'flat', amount: cents(33_33) } },
      betterment: 33_33,
      tax: 3_33,
    },
    {
      what: 'lines of the customer have none besides',
      line: { payer: 'customer', betterment: { kind: 'flat', amount: cents(33_33) } },
      betterment: 0,
      tax: 0,
    },
    {
      what: 'more than the repair cannot be asked',
      line: { betterment: { kind: 'flat', amount: cents(9_999_00) } },
      betterment: 440_00,
      tax: 0,
    },
  ];
  test.each(cases)('$what', ({ line, betterment, tax }) => {
    const { settlement } = settled([claimed, line]);
    expect([settlement.betterment.amount, settlement.betterment.tax]).toEqual([betterment, tax]);
  });

  test('is not taxed where the profile does not say so', () => {
    const line: Partial<Line> = { betterment: { kind: 'flat', amount: cents(30_00) } };
    const profile = { ...taxed, betterment: { ...taxed.betterment, isTaxed: false } };
    expect(settled([line], {}, profile).settlement).toMatchObject({
      betterment: { amount: 30_00, tax: 0 },
      insurer: 190_00,
      customer: 30_00,
    });
  });
});

test('an appearance allowance is the insurer’s outlay and no revenue of the repair', () => {
  const { totals, settlement } = settled([claimed], { appearanceAllowance: cents(300_00) });
  expect(totals.gross).toBe(220_00);
  expect(settlement).toMatchObject({ insurer: 220_00, insurerOutlay: 520_00, customer: 0 });
});

test('unrelated prior damage is priced on its own and in no total', () => {
  const { totals, settlement } = settled([
    claimed,
    { priorDamage: 'unrelated' },
    { priorDamage: 'unrelated' },
  ]);
  expect(totals.gross).toBe(220_00);
  expect(settlement.unrelatedPriorDamage?.gross).toBe(440_00);
  expect(settled([claimed]).settlement.unrelatedPriorDamage).toBeNull();
});

test('possible lines say what they would add', () => {
  const { totals, settlement } = settled([claimed, { state: 'possible' }]);
  expect(totals.gross).toBe(220_00);
  expect(settlement.possible).toBe(220_00);
  expect(settled([claimed]).settlement.possible).toBe(0);
});

test('a comment costs nothing whatever its fields hold', () => {
  expect(settled([claimed, { source: { kind: 'comment' } }]).totals.gross).toBe(220_00);
});

test('lines of customer and warranty never come to more than the gross', () => {
  // The flat discount eats the estimate without either of them, so that each alone would account for all of it.
  const profile = aProfile({ discount: { kind: 'flat', amount: cents(300_00) } });
  const { totals, settlement } = settled([{ payer: 'customer' }, { payer: 'warranty' }], {}, profile);
  expect(totals.gross).toBe(100_00);
  expect([settlement.insurer, settlement.customer, settlement.warranty]).toEqual([0, 100_00, 0]);
});

test('an estimate that comes to less than nothing is a credit of the customer', () => {
  const items = [aWorkItem({}, { body: -10 })];
  const { settlement } = priceWorkItems(items, { profile: aProfile(), claim: anEstimate().claim });
  expect(settlement).toMatchObject({ insurer: 0, warranty: 0, customer: -100_00 });
});
