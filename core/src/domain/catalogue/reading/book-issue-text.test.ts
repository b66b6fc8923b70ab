import { expect, test } from 'vitest';
import { bookIssueReasons } from '../book/book-issue.ts';
import { bookIssueLabels, bookIssueText } from './book-issue-text.ts';

test('an issue text names the location, the problem and the value', () => {
  expect(
    bookIssueText({
      file: 'parts.csv',
      row: 7,
      column: 'price_low',
      reason: 'negative-price',
      value: '-1.00',
    }),
  ).toBe('parts.csv, row 7, price_low: A price cannot be negative. It says “-1.00”.');
});

test('an issue of a whole file names the file only', () => {
  expect(bookIssueText({ file: 'sides.csv', row: 0, column: '', reason: 'file-missing', value: '' })).toBe(
    'sides.csv: The file is missing or has no rows.',
  );
});

test('every reason has a sentence of its own', () => {
  const sentences = bookIssueReasons.map((reason) => bookIssueLabels[reason]);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(new Set(sentences).size).toBe(bookIssueReasons.length);
});
