import { describe, expect, test } from 'vitest';
import { rowAtTop, rowPositions, rowsBetween, scrolledTo } from './row-positions.ts';

const tenRows = rowPositions(10, (index) => (index === 4 ? 100 : 30));
const indexes = (top: number, bottom: number, always: number) =>
  rowsBetween(tenRows, top, bottom, always).map(({ index }) => index);

describe('the rows of a grid', () => {
  test('stand below each other, each as tall as it is', () => {
    expect(tenRows.starts).toEqual([0, 30, 60, 90, 120, 220, 250, 280, 310, 340]);
    expect(tenRows.height).toBe(370);
  });

  test('are drawn where they are seen, from the one that reaches in to the one that begins last', () => {
    expect(indexes(0, 0, 0)).toEqual([0]);
    expect(indexes(95, 225, 3)).toEqual([3, 4, 5]);
    expect(indexes(-200, 60, 0)).toEqual([0, 1, 2]);
    expect(indexes(300, 9_999, 8)).toEqual([7, 8, 9]);
  });

  test('are drawn with the one in focus, in their order, wherever it stands', () => {
    expect(indexes(95, 225, 0)).toEqual([0, 3, 4, 5]);
    expect(indexes(95, 225, 9)).toEqual([3, 4, 5, 9]);
    expect(indexes(95, 225, -1)).toEqual([3, 4, 5]);
  });

  test('need no place when there are none', () => {
    expect(
      rowsBetween(
        rowPositions(0, () => 30),
        0,
        500,
        -1,
      ),
    ).toEqual([]);
  });
});

describe('a row that gets the focus', () => {
  test('is left where it is when all of it is seen', () => {
    expect(scrolledTo(120, 30, 100, 300)).toBe(100);
  });

  test('is brought in by no more than needed', () => {
    expect(scrolledTo(60, 30, 100, 300)).toBe(60);
    expect(scrolledTo(390, 30, 100, 300)).toBe(120);
  });

  test('shows its beginning when it is taller than what is seen', () => {
    expect(scrolledTo(500, 400, 100, 300)).toBe(500);
  });
});

test('a list is left at a row, which is found again whatever has grown above it', () => {
  expect(rowAtTop(tenRows, 225)).toEqual({ index: 5, past: 5 });
  expect(rowAtTop(tenRows, 0)).toEqual({ index: 0, past: 0 });
  expect(
    rowAtTop(
      rowPositions(0, () => 30),
      0,
    ),
  ).toBeNull();
});
