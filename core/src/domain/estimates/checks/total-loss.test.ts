import { describe, expect, test } from 'vitest';
import type { StateTotalLoss } from '../../catalogue/book/contents.ts';
import { cents, type Millionths, millionths, thousandths } from '../../units.ts';
import { ageBetterment, tireBetterment } from '../calculators/betterment-measures.ts';
import { totalLossIndication, totalLossText, uncheckedState } from './total-loss.ts';

const rule = (fields: Partial<StateTotalLoss> = {}): StateTotalLoss => ({
  state: 'FL',
  name: 'Florida',
  ...uncheckedState,
  ...fields,
});
const value = (worth: number | null, salvage: number | null = null) => ({
  actualCashValue: worth === null ? null : cents(worth),
  salvageValue: salvage === null ? null : cents(salvage),
});
const repair = (gross: number, tax = 0) => ({ gross: cents(gross), tax: cents(tax) });

test('example G: repair and salvage reach the value, and the repair is 75.4 % of it', () => {
  const indication = totalLossIndication(
    repair(18_100_00),
    value(24_000_00, 6_500_00),
    rule({ method: 'formula' }),
  );
  expect(indication).toMatchObject({ kind: 'rule-met', repair: 18_100_00, ratio: 754_167 });
});

describe('a unit may be a total loss', () => {
  const percent75 = millionths(750_000);
  const cases: readonly {
    what: string;
    gross: number;
    tax?: number;
    worth: number | null;
    salvage?: number;
    rule: Partial<StateTotalLoss>;
    kind: string;
  }[] = [
    { what: 'not below the warning', gross: 749_99, worth: 1_000_00, rule: {}, kind: 'below' },
    {
      what: 'with a warning from 75 % on where nobody checked the state',
      gross: 750_00,
      worth: 1_000_00,
      rule: {},
      kind: 'warn',
    },
    {
      what: 'never decided where the insurer decides',
      gross: 5_000_00,
      worth: 1_000_00,
      rule: {},
      kind: 'warn',
    },
    {
      what: 'above a threshold',
      gross: 750_01,
      worth: 1_000_00,
      rule: { method: 'threshold', threshold: percent75 },
      kind: 'rule-met',
    },
    {
      what: 'not at the threshold itself',
      gross: 750_00,
      worth: 1_000_00,
      rule: { method: 'threshold', threshold: percent75 },
      kind: 'warn',
    },
    {
      what: 'not by the formula a cent below',
      gross: 600_00,
      salvage: 399_99,
      worth: 1_000_00,
      rule: { method: 'formula' },
      kind: 'below',
    },
    {
      what: 'not by the formula without a salvage value',
      gross: 700_00,
      worth: 1_000_00,
      rule: { method: 'formula' },
      kind: 'below',
    },
    {
      what: 'without tax where the state counts none',
      gross: 760_00,
      tax: 20_00,
      worth: 1_000_00,
      rule: { includesTax: false },
      kind: 'below',
    },
    { what: 'not said without a value', gross: 760_00, worth: null, rule: {}, kind: 'value-unknown' },
    { what: 'not said of a unit worth nothing', gross: 760_00, worth: 0, rule: {}, kind: 'value-unknown' },
  ];
  test.each(cases)('$what', ({ gross, tax, worth, salvage, rule: fields, kind }) => {
    expect(totalLossIndication(repair(gross, tax), value(worth, salvage ?? null), rule(fields)).kind).toBe(
      kind,
    );
  });
});

test('the product states a possible total loss with its source, and never that a unit is one', () => {
  const text = (gross: number, fields: Partial<StateTotalLoss> = {}) =>
    totalLossText(totalLossIndication(repair(gross), value(24_000_00, 6_500_00), rule(fields)));
  expect(text(18_100_00, { method: 'formula', source: 'Statute 319.30', checkedOn: '2026-11-01' })).toBe(
    'This unit may be a total loss. The repair is 75.4% of the actual cash value. The insurer decides. ' +
      'Rule for FL: Statute 319.30, checked 2026-11-01.',
  );
  expect(text(18_100_00)).toContain('may be a total loss');
  expect(text(1_200_00)).toBe('The repair is 5% of the actual cash value.');
  expect(totalLossText({ kind: 'value-unknown' })).toContain('Enter the actual cash value');
});

describe('betterment is measured', () => {
  const tire = (whenNew: number, measured: number, wornOut: number): Millionths =>
    tireBetterment({
      whenNew: thousandths(whenNew),
      measured: thousandths(measured),
      wornOut: thousandths(wornOut),
    });
  const cases: readonly { what: string; percent: Millionths; is: number }[] = [
    {
      what: 'half of the usable tread is half of the tire',
      percent: tire(12_000, 7_000, 2_000),
      is: 500_000,
    },
    { what: 'a new tire has none', percent: tire(12_000, 12_000, 2_000), is: 0 },
    { what: 'a bald tire is used up', percent: tire(12_000, 1_000, 2_000), is: 1_000_000 },
    { what: 'a tread deeper than new has none', percent: tire(12_000, 13_000, 2_000), is: 0 },
    { what: 'nothing to wear off has none', percent: tire(2_000, 1_000, 2_000), is: 0 },
    { what: 'a third of its life is a third', percent: ageBetterment(20, 60), is: 333_333 },
    { what: 'beyond its life is all of it', percent: ageBetterment(80, 60), is: 1_000_000 },
    { what: 'a part without a life has none', percent: ageBetterment(80, 0), is: 0 },
  ];
  test.each(cases)('$what', ({ percent, is }) => {
    expect(percent).toBe(is);
  });
});
