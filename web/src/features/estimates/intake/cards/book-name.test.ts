import { expect, test } from 'vitest';
import { bookName } from './book-name.ts';

test('the book is named by its edition: the starter book, or the month it was published in', () => {
  const publishedAt = '2025-11-01T00:30:00Z';
  expect(bookName(1, { publishedAt, note: 'starter data, review before use' })).toBe(
    'Starter book, edition 1',
  );
  expect(bookName(3, { publishedAt, note: 'Prices of the fall' })).toBe('Edition 3, November 2025');
  expect(bookName(2, undefined)).toBe('Edition 2');
});
