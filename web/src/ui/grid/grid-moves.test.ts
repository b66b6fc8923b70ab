import { expect, test } from 'vitest';
import { moveInGrid, nextEditable, nextRow } from './grid-moves.ts';
import { extendTo, nothingSelected, stillThere, toggleRow } from './grid-selection.ts';

const size = { rows: 100, columns: 7, page: 10 };
const from = { row: 50, column: 3 };

test.each([
  ['ArrowUp', false, { row: 49, column: 3 }],
  ['ArrowDown', false, { row: 51, column: 3 }],
  ['ArrowLeft', false, { row: 50, column: 2 }],
  ['ArrowRight', false, { row: 50, column: 4 }],
  ['ArrowDown', true, { row: 99, column: 3 }],
  ['ArrowLeft', true, { row: 50, column: 0 }],
  ['PageUp', false, { row: 40, column: 3 }],
  ['PageDown', false, { row: 60, column: 3 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', false, { row: 50, column: 6 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 6 }],
])('%s (with Ctrl: %s) moves the focus of a grid', (key, isCtrl, place) => {
  expect(moveInGrid(from, { key, isCtrl }, size)).toEqual(place);
});

test('the first row is reached from the second', () => {
  expect(moveInGrid({ row: 1, column: 1 }, { key: 'ArrowUp', isCtrl: false }, size)).toEqual({
    row: 0,
    column: 1,
  });
});

test('the focus stops at the edges', () => {
  expect(moveInGrid({ row: 0, column: 0 }, { key: 'ArrowUp', isCtrl: false }, size)).toEqual({
    row: 0,
    column: 0,
  });
  expect(moveInGrid({ row: 95, column: 6 }, { key: 'PageDown', isCtrl: false }, size)).toEqual({
    row: 99,
    column: 6,
  });
});

test('other keys do not move', () => {
  expect(moveInGrid(from, { key: 'x', isCtrl: false }, size)).toBeNull();
});

test('going on from a cell passes over what cannot be edited and ends behind the last', () => {
  const isEditable = ({ row, column }: { row: number; column: number }) =>
    row !== 1 && column > 1 && column < 4;
  const small = { rows: 3, columns: 5 };
  expect(nextEditable({ row: 0, column: 2 }, 1, small, isEditable)).toEqual({ row: 0, column: 3 });
  expect(nextEditable({ row: 0, column: 3 }, 1, small, isEditable)).toEqual({ row: 2, column: 2 });
  expect(nextEditable({ row: 2, column: 2 }, -1, small, isEditable)).toEqual({ row: 0, column: 3 });
  expect(nextEditable({ row: 2, column: 3 }, 1, small, isEditable)).toBeNull();
  expect(nextEditable({ row: 0, column: 2 }, -1, small, isEditable)).toBeNull();
});

test('the next row passes over the heads of groups and stops at the ends', () => {
  const rows = ['head', 'a', 'head', 'b'];
  const isHead = (row: string) => row === 'head';
  expect([nextRow(1, 1, rows, isHead), nextRow(3, 1, rows, isHead), nextRow(1, -1, rows, isHead)]).toEqual([
    3, 3, 1,
  ]);
});

const order = ['a', 'b', 'c', 'd'];

test('a row is chosen and let go again', () => {
  const chosen = toggleRow(nothingSelected, 'b');
  expect([...chosen.keys]).toEqual(['b']);
  expect([...toggleRow(chosen, 'b').keys]).toEqual([]);
});

test('a range grows and shrinks around where it began', () => {
  const grown = extendTo(nothingSelected, 'b', 'd', order);
  expect([...grown.keys]).toEqual(['b', 'c', 'd']);
  expect([...extendTo(grown, 'd', 'a', order).keys]).toEqual(['a', 'b']);
});

test('rows that were removed are no longer chosen', () => {
  const chosen = extendTo(nothingSelected, 'a', 'c', order);
  expect([...stillThere(chosen, new Set(['a', 'd'])).keys]).toEqual(['a']);
  expect(stillThere(chosen, new Set(order))).toBe(chosen);
});
