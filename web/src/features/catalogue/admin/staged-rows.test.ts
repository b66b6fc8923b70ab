import type { DraftRow } from '@dre/core/contract/catalogue/book-draft';
import { expect, test } from 'vitest';
import { asPublished, changedRow, newRow, oldValue, removedRow, rowAfter, undoing } from './staged-rows.ts';

const row: DraftRow = {
  key: 'RF-TPO',
  state: 'same',
  cells: { code: 'RF-TPO', name: 'Roof membrane', price_default: '7.00' },
  published: { code: 'RF-TPO', name: 'Roof membrane', price_default: '7.00' },
  changedAt: null,
  changedBy: null,
};

test("a staged cell has its published value, and reverting the cell reverts the row's state", () => {
  const staged = rowAfter(row, { ...row.cells, price_default: '8.00' });
  expect(staged.state).toBe('changed');
  expect([oldValue(staged, 'price_default'), oldValue(staged, 'name')]).toEqual(['7.00', null]);
  expect(rowAfter(staged, row.cells).state).toBe('same');
});

test('taking a staging back puts every row where it stood, the last one first', () => {
  const added = newRow('part-places.csv', {
    part_code: 'RF-TPO',
    side: 'roof',
    sub_side: 'front',
    region: 'roof.skin',
  });
  expect(added.key).toBe('RF-TPO roof front roof.skin');
  expect(undoing([changedRow('parts.csv', row, { name: 'Skin' }), added])).toEqual([
    { file: 'part-places.csv', key: added.key, was: added.cells, cells: null },
    { file: 'parts.csv', key: 'RF-TPO', was: { ...row.cells, name: 'Skin' }, cells: row.cells },
  ]);
});

test('a removed row is restored as published', () => {
  expect(asPublished('parts.csv', row)).toBeNull();
  expect(asPublished('parts.csv', { ...row, state: 'removed' })).toEqual({
    file: 'parts.csv',
    key: 'RF-TPO',
    was: null,
    cells: row.published,
  });
  expect(removedRow('parts.csv', row).cells).toBeNull();
});
