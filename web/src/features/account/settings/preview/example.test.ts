import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { centsPerHour, millionths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { exampleOf } from './example.ts';

const standard = defaultProfile();
const [tax] = standard.taxes;

const profiles: readonly (readonly [string, Profile])[] = [
  ['the values of the trade', standard],
  [
    'a discount and a tax',
    {
      ...standard,
      discount: { kind: 'percent', percent: millionths(72_500) },
      taxes: tax === undefined ? [] : [{ ...tax, rate: millionths(62_500) }],
    },
  ],
  [
    'supplies by the hour',
    {
      ...standard,
      shopSupplies: { method: 'per-hour', rate: centsPerHour(7_77), min: null, max: null },
    },
  ],
];

test.each(profiles)('with %s the rows of the example add up to its total', (_name, profile) => {
  const { rows, total } = exampleOf(profile);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

test('the example grows with a rate, and refinish rules move it', () => {
  const dearer = { ...standard.labor, body: { ...standard.labor.body, rate: centsPerHour(200_00) } };
  const before = exampleOf(standard).total;
  expect(exampleOf({ ...standard, labor: dearer }).total).toBeGreaterThan(before);
  const clear = { ...standard.refinish, clearFirst: millionths(800_000) };
  expect(exampleOf({ ...standard, refinish: clear }).total).toBeGreaterThan(before);
});
