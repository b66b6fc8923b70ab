import { expect, test } from 'vitest';
import { seenPages, topOf } from './seen-pages.ts';

const stack = { count: 5, height: 1000, gap: 20 };

test('the page that fills the window is the current one, and its neighbors are drawn with it', () => {
  expect(seenPages(stack, 0, 900)).toEqual({ current: 1, first: 1, last: 2 });
  expect(seenPages(stack, topOf(stack, 3), 900)).toEqual({ current: 3, first: 2, last: 4 });
});

test('between two pages the one with more of it in sight is current', () => {
  expect(seenPages(stack, 400, 900).current).toBe(1);
  expect(seenPages(stack, 700, 900).current).toBe(2);
});

test('at the end the last page is current, however small the pages are drawn', () => {
  const small = { count: 3, height: 300, gap: 20 };
  expect(seenPages(small, 40, 900)).toEqual({ current: 3, first: 1, last: 3 });
  expect(seenPages({ ...small, count: 1 }, 0, 900)).toEqual({ current: 1, first: 1, last: 1 });
});
