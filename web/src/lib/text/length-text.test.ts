import { thousandths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { lengthText, readLength } from './length-text.ts';

test.each([
  ['38 ft 4 in', 38_333],
  ['38\' 4"', 38_333],
  ["38'4", 38_333],
  ['38-4', 38_333],
  ['38 4', 38_333],
  ['38.5', 38_500],
  ['38', 38_000],
  ['38 feet', 38_000],
  ['38 FT. 11.5 IN.', 38_958],
])('the length %s is %i thousandths of a foot', (text, length) => {
  expect(readLength(text)).toBe(length);
});

test.each(['long', '38 ft 12 in', '1000', '-3', '38 ft ft', '4 in'])('%s is no length', (text) => {
  expect(readLength(text)).toBeUndefined();
});

test('every length in feet and inches is shown as it was typed', () => {
  for (let inches = 1; inches <= 720; inches += 1) {
    const text = lengthText(thousandths(Math.round((inches * 1_000) / 12)));
    expect(lengthText(readLength(text) ?? null)).toBe(text);
  }
  expect(lengthText(null)).toBe('');
});
