import { expect, test } from 'vitest';
import { columnName, priceChange, questionLabels, replaceWord } from './import-labels.ts';

test('a suggested word replaces the wrong one and leaves the others', () => {
  expect(replaceWord('class-a-gas|clas-c', 'clas-c', 'class-c')).toBe('class-a-gas|class-c');
  expect(replaceWord('hvca', 'hvca', 'hvac')).toBe('hvac');
});

test('a price change is given in percent, and a large one is marked', () => {
  expect(priceChange('parts.csv', 'price_default', ['100.00', '105.40'])).toEqual({
    text: '+5.4%',
    isLarge: false,
  });
  expect(priceChange('parts.csv', 'price_default', ['100.00', '74.99'])?.isLarge).toBe(true);
  expect(priceChange('parts.csv', 'note', ['1', '2'])).toBeNull();
});

test('only a comma before three figures can part thousands', () => {
  const question = {
    question: 'decimal-comma',
    cells: 1,
    sheet: 'a',
    row: 2,
    column: 'price_default',
  } as const;
  const choices = (example: string) =>
    questionLabels['decimal-comma'].choices({ ...question, example }).map(({ id }) => id);
  expect(choices('12,50')).toEqual(['decimal']);
  expect(choices('1,250')).toEqual(['decimal', 'thousands']);
});

test("columns have the trade's names", () => {
  expect(columnName('parts.csv', 'code')).toBe('Part number');
  expect(columnName('operations.csv', 'fixed_hours')).toBe('Fixed hours');
});
