import type { DraftRow, StagedRow } from '@dre/core/contract/catalogue/book-draft';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { rowKey } from '@dre/core/domain/catalogue/book/table-keys';

export type Cells = Readonly<Record<string, string>>;

/** A row of the draft with some cells changed. */
export function changedRow(file: TableFile, row: Pick<DraftRow, 'key' | 'cells'>, change: Cells): StagedRow {
  return { file, key: row.key, was: row.cells, cells: { ...row.cells, ...change } };
}

export function newRow(file: TableFile, cells: Cells): StagedRow {
  return { file, key: rowKey(file, cells), was: null, cells };
}

export function removedRow(file: TableFile, row: Pick<DraftRow, 'key' | 'cells'>): StagedRow {
  return { file, key: row.key, was: row.cells, cells: null };
}

/** The rows that revert a staging. */
export function undoing(rows: readonly StagedRow[]): readonly StagedRow[] {
  return rows.map(({ file, key, was, cells }) => ({ file, key, was: cells, cells: was })).toReversed();
}

/** The row's published values, to be staged over the present ones; null if nothing changed. */
export function asPublished(file: TableFile, row: DraftRow): StagedRow | null {
  if (row.state === 'same') return null;
  const was = row.state === 'removed' ? null : row.cells;
  return { file, key: row.key, was, cells: row.published };
}

/** The newest edition's value of a cell, if the draft differs. */
export function oldValue({ state, cells, published }: DraftRow, column: string): string | null {
  if (state !== 'changed' || published === null) return null;
  const [now, before] = [cells[column] ?? '', published[column] ?? ''];
  return now === before ? null : before;
}

/** A row after some of its cells were staged. */
export function rowAfter<Row extends DraftRow>(row: Row, cells: Cells): Row {
  return { ...row, cells, state: stateAfter(row, cells) };
}

function stateAfter({ published }: DraftRow, cells: Cells): DraftRow['state'] {
  if (published === null) return 'new';
  const columns = new Set([...Object.keys(published), ...Object.keys(cells)]);
  const isSame = [...columns].every((column) => (published[column] ?? '') === (cells[column] ?? ''));
  return isSame ? 'same' : 'changed';
}
