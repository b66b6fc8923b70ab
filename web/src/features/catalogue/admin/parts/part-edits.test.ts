import { expect, test } from 'vitest';
import { hoursEdit, partEdit, takenBack } from './part-edits.ts';

const cells = { price_low: '35.00', price_default: '70.00', price_high: '140.00', price_date: '2026-01-01' };
const today = '2026-11-15';

test('a price inside its bounds changes the price and its date', () => {
  expect(partEdit(cells, 'price', '$1,00.5', today)).toEqual({
    ok: true,
    value: { price_default: '100.50', price_date: today },
  });
});

test('a price outside its bounds moves low and high along, so that the three stay in order', () => {
  expect(partEdit(cells, 'price', '280', today)).toEqual({
    ok: true,
    value: { price_default: '280.00', price_date: today, price_low: '140.00', price_high: '560.00' },
  });
  expect(
    partEdit({ ...cells, price_low: '0.00', price_default: '0.00', price_high: '0.00' }, 'price', '5', today),
  ).toEqual({
    ok: true,
    value: { price_default: '5.00', price_date: today, price_low: '5.00', price_high: '5.00' },
  });
});

test.each(['71', '69.99', '0.5', '280', '9,000'])(
  'a price of %s that is reverted leaves no change behind, whatever its date',
  (price) => {
    const edit = partEdit(cells, 'price', price, today);
    if (!edit.ok) throw new Error(edit.refusal);
    const staged = { ...cells, ...edit.value };
    expect({ ...staged, ...takenBack(staged, cells, 'price_default') }).toEqual(cells);
  },
);

test('taking back one value leaves the others as they were staged', () => {
  const staged = { ...cells, price_default: '71.00', price_high: '150.00', price_date: today };
  expect(takenBack(staged, cells, 'price_high')).toEqual({ price_high: '140.00' });
  expect(takenBack(staged, cells, 'price_default')).toEqual({
    price_default: '70.00',
    price_date: '2026-01-01',
  });
});

test('invalid input is refused with a sentence', () => {
  for (const [column, text] of [
    ['price', 'ten'],
    ['price', '-1'],
    ['price', '1.005'],
    ['price', '999999999999'],
    ['date', '11/15/2026'],
    ['name', '  '],
    ['name', 'x'.repeat(71)],
  ] as const) {
    expect(partEdit(cells, column, text, today), `${column} ${text}`).toMatchObject({ ok: false });
  }
  expect(hoursEdit('1.25')).toMatchObject({ ok: false });
  expect(hoursEdit('1.2')).toEqual({ ok: true, value: { fixed_hours: '1.2' } });
});
