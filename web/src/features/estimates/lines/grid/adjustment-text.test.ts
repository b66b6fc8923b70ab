import { millionths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { adjustment, adjustmentText } from './adjustment-text.ts';

test.each([
  ['15', 150_000, '15%'],
  ['12.5%', 125_000, '12.5%'],
  ['-5', -50_000, '−5%'],
  ['−5 %', -50_000, '−5%'],
])('a line’s own markup or discount is read from “%s”', (typed, share, text) => {
  const read = adjustment(typed);
  expect(read).toEqual({ ok: true, value: share });
  expect(adjustmentText(millionths(share))).toBe(text);
});

test('an empty cell leaves it to the profile; a text that is no percentage changes nothing', () => {
  expect(adjustment(' ')).toEqual({ ok: true, value: null });
  expect(adjustmentText(null)).toBe('');
  expect(adjustment('much').ok).toBe(false);
  expect(adjustment('-101').ok).toBe(false);
});
