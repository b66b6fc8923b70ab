import type { DraftRow } from '@dre/core/contract/catalogue/book-draft';
import { rowKey } from '@dre/core/domain/catalogue/book/table-keys';
import { expect, test } from 'vitest';
import { joining, mirrorOf, otherEnd, parting } from './neighbors.ts';

const roadRear = { side: 'road', subSide: 'rear-lower' };
const roadMid = { side: 'road', subSide: 'mid-lower' };
const places = [roadRear, roadMid, mirrorOf(roadRear), mirrorOf(roadMid), { side: 'roof', subSide: 'front' }];

function rowsOf(staged: ReturnType<typeof joining>): DraftRow[] {
  return staged.map(({ cells }) => ({
    key: rowKey('adjacency.csv', cells ?? {}),
    state: 'same',
    cells: cells ?? {},
    published: cells,
    changedAt: null,
    changedBy: null,
  }));
}

test('a pair comes with its mirror image, each with the smaller name first', () => {
  const pairs = joining(roadRear, roadMid, 'same wall', { places, rows: [] });
  expect(pairs.map(({ key }) => key)).toEqual([
    '* road mid-lower road rear-lower',
    '* curb mid-lower curb rear-lower',
  ]);
  expect(joining(roadRear, roadMid, 'same wall', { places, rows: rowsOf(pairs) })).toEqual([]);
});

test('a pair without a mirror image is added alone, and a pair that is its own image once', () => {
  expect(joining({ side: 'curb', subSide: 'entry-area' }, roadMid, 'x', { places, rows: [] })).toHaveLength(
    1,
  );
  expect(
    joining({ side: 'roof', subSide: 'front' }, { side: 'roof', subSide: 'rear' }, 'x', {
      places: [...places, { side: 'roof', subSide: 'rear' }],
      rows: [],
    }),
  ).toHaveLength(1);
});

test('a pair goes with its mirror image', () => {
  const rows = rowsOf(joining(roadRear, roadMid, 'same wall', { places, rows: [] }));
  const [first] = rows;
  expect(first && parting(first, rows).map(({ key, cells }) => [key, cells])).toEqual([
    ['* road mid-lower road rear-lower', null],
    ['* curb mid-lower curb rear-lower', null],
  ]);
  expect(first && otherEnd(first, roadRear)).toEqual(roadMid);
});
