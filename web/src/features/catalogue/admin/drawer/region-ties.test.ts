import type { DraftRow } from '@dre/core/contract/catalogue/book-draft';
import { rowKey } from '@dre/core/domain/catalogue/book/table-keys';
import { expect, test } from 'vitest';
import { isPattern, mirrored, tiesOf, tying, untying } from './region-ties.ts';

function aLocation(side: string, subSide: string, region: string): DraftRow {
  const cells = { part_code: 'SK-1', side, sub_side: subSide, region, sort: '20' };
  return {
    key: rowKey('part-places.csv', cells),
    state: 'same',
    cells,
    published: cells,
    changedAt: null,
    changedBy: null,
  };
}

const suffixOf = (side: string) => (side === 'road' ? 'L' : side === 'curb' ? 'R' : '*');
const zone = { side: 'road', subSide: 'rear-lower' } as const;
const tie = { part: 'SK-1', region: 'body.skirt@L', zone } as const;

test('a region shows a part by its name or by a pattern that fits its side', () => {
  const places = [
    aLocation('road', 'rear-lower', 'body.skirt@L'),
    aLocation('curb', 'rear-lower', 'body.*@*'),
  ];
  expect(tiesOf(places, 'body.skirt@L', suffixOf)).toEqual([places[0]]);
  expect(tiesOf(places, 'body.skirt@R', suffixOf)).toEqual([places[1]]);
  expect(places.map(isPattern)).toEqual([false, true]);
});

test('tying a region ties its mirror image too, on request', () => {
  expect(tying({ ...tie, places: [], withMirror: false })).toHaveLength(1);
  expect(tying({ ...tie, places: [], withMirror: true }).map(({ cells }) => cells)).toEqual([
    { part_code: 'SK-1', side: 'road', sub_side: 'rear-lower', region: 'body.skirt@L', sort: '10' },
    { part_code: 'SK-1', side: 'curb', sub_side: 'rear-lower', region: 'body.skirt@R', sort: '10' },
  ]);
  expect(mirrored('roof.skin', { side: 'roof', subSide: 'front' })).toBeNull();
  expect(mirrored('under.tank@R', { side: 'under', subSide: 'mid-right' })?.zone.subSide).toBe('mid-left');
});

test('a location without a region is replaced by the region at the same position', () => {
  const blank = aLocation('road', 'rear-lower', '');
  const rows = tying({ ...tie, places: [blank], withMirror: false });
  expect(rows).toEqual([
    { file: 'part-places.csv', key: blank.key, was: blank.cells, cells: null },
    expect.objectContaining({
      was: null,
      cells: expect.objectContaining({ region: 'body.skirt@L', sort: '20' }),
    }),
  ]);
});

test('an existing tie is not added again, and is removed with its mirror image', () => {
  const places = [
    aLocation('road', 'rear-lower', 'body.skirt@L'),
    aLocation('curb', 'rear-lower', 'body.skirt@R'),
  ];
  expect(tying({ ...tie, places, withMirror: true })).toEqual([]);
  expect(untying(places.slice(0, 1), places, false).map(({ key }) => key)).toEqual([places[0]?.key]);
  expect(untying(places.slice(0, 1), places, true).map(({ key }) => key)).toEqual(
    places.map(({ key }) => key),
  );
});
