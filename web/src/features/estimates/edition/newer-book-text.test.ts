import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { barText, bookName, isNewer, resolvedPin } from './newer-book-text.ts';

const line = { lineId: 'a', number: 1, description: '' } as never;
const pin = (edition: number, houseRevision = 0) => ({ edition, houseRevision });

test('the bar counts the changes to this estimate, and is hidden if there are none', () => {
  expect(barText({ lines: [] })).toBeNull();
  expect(barText({ lines: [line] })).toBe('1 price changed, review');
  expect(barText({ lines: Array.from({ length: 38 }, () => line) })).toBe('38 prices changed, review');
});

test("a newer edition or newer house values are newer, the estimate's own are not", () => {
  const present = resolvedPin(anEstimate({ edition: 2 }), 3);
  expect(present).toEqual(pin(2, 3));
  expect(isNewer(pin(2, 3), present)).toBe(false);
  expect(isNewer(pin(3, 3), present)).toBe(true);
  expect(isNewer(pin(2, 4), present)).toBe(true);
  expect(isNewer(pin(1, 3), present)).toBe(false);
});

test('books are named by the part that differs', () => {
  expect(bookName(pin(12, 3), pin(11, 3))).toBe('edition 12');
  expect(bookName(pin(11, 4), pin(11, 3))).toBe('house values 4');
  expect(bookName(pin(11, 0), pin(11, 3))).toBe('the book alone');
});
