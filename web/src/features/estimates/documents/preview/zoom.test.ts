import { expect, test } from 'vitest';
import { nextZoom, percentOf, scaleOf } from './zoom.ts';

const letter = { width: 612, height: 792 };

test('a page fits the width, or wholly into the room, or has its own size at 100 percent', () => {
  expect(scaleOf('width', letter, { width: 1224, height: 400 })).toBe(2);
  expect(scaleOf('page', letter, { width: 1224, height: 396 })).toBe(0.5);
  expect(percentOf(scaleOf(100, letter, { width: 1, height: 1 }))).toBe(100);
});

test('zooming continues from the visible scale, and stops at the ends', () => {
  expect(nextZoom(scaleOf(110, letter, { width: 1, height: 1 }), 1)).toBe(125);
  expect(nextZoom(scaleOf(110, letter, { width: 1, height: 1 }), -1)).toBe(100);
  expect(nextZoom(scaleOf(300, letter, { width: 1, height: 1 }), 1)).toBe(300);
  expect(nextZoom(scaleOf(25, letter, { width: 1, height: 1 }), -1)).toBe(25);
});
