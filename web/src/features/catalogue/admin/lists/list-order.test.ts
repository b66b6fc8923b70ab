import { expect, test } from 'vitest';
import type { ListRow } from '../use-book-lists.ts';
import { inOrder, moving, stepTo } from './list-order.ts';

function rowsAt(...sorts: readonly number[]): readonly ListRow[] {
  return sorts.map((sort, at) => {
    const cells = { code: String.fromCodePoint(97 + at), sort: String(sort) };
    return {
      key: cells.code,
      state: 'same',
      cells,
      published: cells,
      changedAt: null,
      changedBy: null,
      uses: 0,
      usedByParts: 0,
      glance: null,
    };
  });
}

function orderAfter(rows: readonly ListRow[], key: string, before: string | null): string {
  const staged = new Map(moving('part-types.csv', rows, key, before).map((row) => [row.key, row.cells]));
  return inOrder(rows.map((row) => ({ ...row, cells: staged.get(row.key) ?? row.cells })))
    .map((row) => row.key)
    .join('');
}

test('a row moves to where it was dropped, whatever the sort numbers were', () => {
  for (const rows of [
    rowsAt(10, 20, 30, 40),
    rowsAt(1, 2, 3, 4),
    rowsAt(0, 0, 0, 0),
    rowsAt(9_996, 9_997, 9_998, 9_999),
  ]) {
    expect(orderAfter(rows, 'd', 'a')).toBe('dabc');
    expect(orderAfter(rows, 'a', 'c')).toBe('bacd');
    expect(orderAfter(rows, 'a', null)).toBe('bcda');
    expect(orderAfter(rows, 'b', 'c')).toBe('abcd');
  }
});

test('only the moved row changes if there is a free number between its neighbors', () => {
  expect(
    moving('part-types.csv', rowsAt(10, 20, 30), 'c', 'b').map(({ key, cells }) => [key, cells?.['sort']]),
  ).toEqual([['c', '15']]);
  expect(moving('part-types.csv', rowsAt(10, 20), 'a', 'a')).toEqual([]);
});

test('a step up or down stops at the ends', () => {
  const rows = rowsAt(10, 20, 30);
  expect([stepTo(rows, 'a', -1), stepTo(rows, 'b', -1)]).toEqual([undefined, 'a']);
  expect([stepTo(rows, 'a', 1), stepTo(rows, 'b', 1), stepTo(rows, 'c', 1)]).toEqual(['c', null, undefined]);
});
