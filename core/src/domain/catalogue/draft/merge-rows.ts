import type { TableFile } from '../book/columns.ts';
import { rowKey, tableKeys } from '../book/table-keys.ts';
import { type AnyFile, calculatorsFile, type Reference, references, withCode } from './references.ts';

type Cells = Readonly<Record<string, string>>;

export interface KeyedRow {
  readonly key: string;
  readonly cells: Cells;
}

/** The parts of the draft a merge reads. */
export interface MergedBook {
  readonly rows: (file: TableFile) => readonly KeyedRow[];
  readonly calculators: unknown;
}

export interface MergedRow {
  readonly file: AnyFile;
  readonly key: string;
  /** Null if the row is removed from the book. */
  readonly cells: unknown;
}

export interface Merge {
  readonly file: TableFile;
  readonly from: KeyedRow;
  readonly into: KeyedRow;
}

/**
 * Every row that changes when one row replaces another. References to the old row point to the new one; where that
 * gives duplicates, the new row's data wins.
 */
export function mergeRows(merge: Merge, book: MergedBook): readonly MergedRow[] {
  const files = [...new Set(references.filter(({ to }) => to === merge.file).map(({ file }) => file))];
  const rows = files.flatMap((file) => mergedTable(file, merge, book));
  const calculators = withCode(book.calculators, merge.from.key, merge.into.key);
  const namesCalculators =
    (merge.file === 'parts.csv' || merge.file === 'constructions.csv') &&
    JSON.stringify(calculators) !== JSON.stringify(book.calculators);
  return [
    ...rows,
    ...(namesCalculators ? [{ file: calculatorsFile, key: '', cells: calculators } as const] : []),
    { file: merge.file, key: merge.from.key, cells: null },
  ];
}

function mergedTable(file: TableFile, merge: Merge, book: MergedBook): readonly MergedRow[] {
  const rows = book.rows(file);
  const matching = references.filter((reference) => reference.file === file && reference.to === merge.file);
  const keys = new Set(rows.map(({ key }) => key));
  const changes: MergedRow[] = [];
  for (const row of rows) {
    const renamed = matching.reduce((cells, reference) => renamedCells(reference, merge, cells), row.cells);
    if (renamed === row.cells) continue;
    const cells = normalized(file, renamed, merge, book);
    const key = cells === null ? row.key : rowKey(file, cells);
    if (key === row.key && cells !== null) {
      changes.push({ file, key, cells });
      continue;
    }
    changes.push({ file, key: row.key, cells: null });
    if (cells === null || isOfWorkBothHave(file, row.cells, merge, book) || keys.has(key)) continue;
    keys.add(key);
    changes.push({ file, key, cells });
  }
  return changes;
}

function renamedCells({ columns, isList }: Reference, { file, from, into }: Merge, cells: Cells): Cells {
  const [column] = columns;
  if (isList) {
    const keys = (cells[column] ?? '').split('|');
    if (!keys.includes(from.key)) return cells;
    const renamed = new Set(keys.map((key) => (key === from.key ? into.key : key)));
    return { ...cells, [column]: [...renamed].join('|') };
  }
  if (columns.map((name) => cells[name] ?? '').join(' ') !== from.key) return cells;
  const names = tableKeys[file].map((name) => into.cells[name] ?? '');
  return { ...cells, ...Object.fromEntries(columns.map((name, index) => [name, names[index] ?? ''])) };
}

/** The row under its new names; null if it would be meaningless. */
function normalized(file: TableFile, cells: Cells, merge: Merge, book: MergedBook): Cells | null {
  if (file === 'relations.csv') {
    const isOfItself =
      cells['part_code'] === cells['other_part_code'] && cells['operation'] === cells['other_operation'];
    return isOfItself ? null : cells;
  }
  if (file === 'adjacency.csv') return pairInOrder(cells);
  if (file === 'operations.csv' && cells['bills_price'] === '1' && isBilledAlready(merge, book)) {
    return { ...cells, bills_price: '0' };
  }
  return cells;
}

/** Each pair of neighbors is stored once, smaller name first. */
function pairInOrder(cells: Cells): Cells | null {
  const [one, other] = [zoneOf(cells, 'a'), zoneOf(cells, 'b')];
  if (one === other) return null;
  if (one < other) return cells;
  return {
    ...cells,
    side_a: cells['side_b'] ?? '',
    sub_side_a: cells['sub_side_b'] ?? '',
    side_b: cells['side_a'] ?? '',
    sub_side_b: cells['sub_side_a'] ?? '',
  };
}

function zoneOf(cells: Cells, end: 'a' | 'b'): string {
  return `${cells[`side_${end}`] ?? ''}/${cells[`sub_side_${end}`] ?? ''}`;
}

function isBilledAlready({ into }: Merge, book: MergedBook): boolean {
  return book
    .rows('operations.csv')
    .some(({ cells }) => cells['part_code'] === into.key && cells['bills_price'] === '1');
}

/**
 * Rows attached to an operation of the old part are dropped if the new part has the same operation with rows of its
 * own.
 */
function isOfWorkBothHave(
  file: TableFile,
  cells: Cells,
  { file: merged, from, into }: Merge,
  book: MergedBook,
): boolean {
  const isOwn = (file === 'consumables.csv' || file === 'relations.csv') && cells['part_code'] === from.key;
  if (merged !== 'parts.csv' || !isOwn) return false;
  const work = `${into.key} ${cells['operation'] ?? ''}`;
  return book.rows('operations.csv').some(({ key }) => key === work);
}
