import type { OrderCorrection } from '@dre/core/contract/shop/clock';
import type { ShopHistoryEntry } from '@dre/core/contract/shop/shop';
import { expect, test } from 'vitest';
import { historyRows } from './history-rows.ts';

const edit = (id: string, at: string) => ({ edit: { id, at } }) as ShopHistoryEntry;
const correction = (id: string, at: string) =>
  ({ crew: 'lee', name: 'Lee', trace: { id, at: Date.parse(at) } }) as OrderCorrection;
const ids = (rows: ReturnType<typeof historyRows>) =>
  rows.map((row) => (row.kind === 'edit' ? row.entry.edit.id : row.correction.trace.id));

const edits = [edit('e2', '2026-11-18T12:00:00Z'), edit('e1', '2026-11-17T12:00:00Z')];
const corrections = [correction('c1', '2026-11-16T12:00:00Z'), correction('c2', '2026-11-18T08:00:00Z')];

test('corrections of time stand among the edits of the order, newest first', () => {
  expect(ids(historyRows(edits, corrections, true))).toEqual(['e2', 'c2', 'e1', 'c1']);
});

test('a correction older than the edits read so far waits for them', () => {
  expect(ids(historyRows(edits, corrections, false))).toEqual(['e2', 'c2', 'e1']);
  expect(ids(historyRows([], corrections, true))).toEqual(['c2', 'c1']);
});
