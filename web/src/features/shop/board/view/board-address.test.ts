import { expect, test } from 'vitest';
import { boardAddress, cleared, isFiltered, searchOf } from './board-address.ts';

test('the address of a board is read back as it was written', () => {
  const address = boardAddress({
    find: 'kowalski',
    only: 'waiting',
    group: 'hold',
    estimator: '["Dana, Jr.","Ethan"]',
    hold: 'parts,customer',
    column: 'paint',
    wall: '1',
  });
  expect(address).toMatchObject({
    estimator: ['Dana, Jr.', 'Ethan'],
    hold: ['parts', 'customer'],
    isWall: true,
  });
  expect(boardAddress(searchOf(address))).toEqual(address);
  expect(isFiltered(address)).toBe(true);
});

test('an unreadable address shows the whole board', () => {
  const address = boardAddress({
    only: 'everything',
    group: 'color',
    estimator: '{',
    hold: 'rain',
    column: 'attic',
  });
  expect(searchOf(address)).toEqual({});
  expect(isFiltered(address)).toBe(false);
});

test('clearing drops find, counter and filters and keeps the grouping', () => {
  const address = boardAddress({ find: 'x', only: 'late', insurer: '["Prairie"]', group: 'insurer' });
  expect(searchOf(cleared(address))).toEqual({ group: 'insurer' });
});
