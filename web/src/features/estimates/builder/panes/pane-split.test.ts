import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingSplit, splitByKey, standardSplit } from './pane-split.ts';

test('both panes keep their minimum width, regardless of the requested one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000, max: 9_000 }),
      fc.integer({ min: 1_280, max: 3_840 }),
      (requested, window) => {
        const width = fittingSplit(requested, window);
        return width >= 460 && window - width - 226 >= 520;
      },
    ),
  );
});

test.each([
  ['ArrowLeft', 556],
  ['ArrowRight', 604],
  ['Home', 460],
  ['End', 694],
  ['Enter', 580],
  ['Tab', null],
])('%s moves the edge to %s', (key, width) => {
  expect(splitByKey(key, 580, 1_440)).toBe(width);
});

test('a wide window starts with a wider picture', () => {
  expect([standardSplit(1_440), standardSplit(1_920)]).toEqual([580, 800]);
});

test('in glove mode the totals are wider, and picture and lines make room for them', () => {
  const rail = 272;
  expect(fittingSplit(580, 1280, rail)).toBe(1280 - rail - 520);
  expect(splitByKey('End', 500, 1280, rail)).toBe(488);
  expect(fittingSplit(580, 1440, rail)).toBe(580);
});
