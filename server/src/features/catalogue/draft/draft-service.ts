import { columns, type TableFile } from '@dre/core/domain/catalogue/book/columns';
import { type AnyFile, calculatorsFile } from '@dre/core/domain/catalogue/draft/references';
import { rowKey } from '@dre/core/domain/catalogue/book/table-keys';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Db } from '../../../database/connections/connection.ts';
import {
  bookRows,
  changesByTable,
  countBookRows,
  deleteDraftRows,
  type Disagreement,
  firstDisagreement,
  type DraftAuthor,
  holdDraft,
  incomingText,
  lastPositions,
  markChanged,
  type RowToWrite,
  writeRows,
} from './draft-queries.ts';
import { belongingsToo, stagedRefusal } from './staged-checks.ts';
import { rowText } from './row-text.ts';

/** A row as it is to be in the next edition. */
export interface RowToStage {
  readonly file: AnyFile;
  readonly key: string;
  /** Null removes the row from the book, with the rows that belong to it alone. */
  readonly cells: unknown;
  /** The cells before the change, null for a new row; left out where `since` is given. */
  readonly was?: unknown;
}

type Conflict = { readonly kind: 'conflict'; readonly detail: string };
export type DraftRefusal = Conflict | { readonly kind: 'invalid-request'; readonly detail: string };

export interface Staged {
  readonly revision: number;
  /** The number of draft rows that differ from the newest edition. */
  readonly changes: number;
}

/** Rows per statement: a whole book at once would be in memory several times over. */
const batch = 5_000;

/** From this many rows on, the planner's statistics are refreshed. */
export const manyRows = 1_000;

/**
 * Stages rows over the newest edition, all or none: a refusal must roll back the caller's transaction. `since` is the
 * draft revision the rows are based on; without it each row carries its cells before the change.
 */
export async function stageRows(
  trx: Db,
  hand: DraftAuthor,
  rows: readonly RowToStage[],
  since?: number,
): Promise<Result<Staged, DraftRefusal>> {
  const malformed = malformedRow(rows);
  if (malformed !== null) return refuse({ kind: 'invalid-request', detail: malformed });
  const revision = await holdDraft(trx);
  if (since !== undefined && since !== revision) return refuse(changedMeanwhile);
  const given = rows.map(toWrite);
  const disagreement = await inBatches(given, (some) => firstDisagreement(trx, some));
  if (disagreement !== undefined) return refuse({ kind: 'conflict', detail: sayDisagreement(disagreement) });
  const all = await belongingsToo(trx, given);
  const positions = new Map(await lastPositions(trx));
  const placed = all.map((row) => {
    const position = (positions.get(row.table_file) ?? -1) + 1;
    positions.set(row.table_file, position);
    return { ...row, position };
  });
  let writing = Promise.resolve();
  for (let from = 0; from < placed.length; from += batch) {
    // Serialized while the database writes the batch before it.
    const some = incomingText(placed.slice(from, from + batch));
    await writing;
    writing = writeRows(trx, some, { revision: revision + 1, hand });
  }
  await writing;
  if (all.length >= manyRows) await countBookRows(trx);
  const refusal = await stagedRefusal(trx, all);
  if (refusal !== null) return refuse({ kind: 'conflict', detail: refusal });
  await markChanged(trx, revision + 1, hand);
  return accept({ revision: revision + 1, changes: await countChanges(trx) });
}

export const changedMeanwhile = {
  kind: 'conflict',
  detail: 'The draft was changed by somebody else meanwhile. Look at it again, then repeat this.',
} as const;

function toWrite({ file, key, ...row }: RowToStage): RowToWrite {
  return {
    table_file: file,
    row_key: key,
    ...row,
    cells: row.cells === null ? null : filled(file, row.cells),
  };
}

/** Fills missing cells with empty text. */
function filled(file: AnyFile, cells: unknown): unknown {
  if (file === calculatorsFile) return cells;
  const given = cells as Row['cells'];
  // Tens of thousands of rows of a file have every cell and need no copy.
  if (columns[file].every((column) => given[column] !== undefined)) return given;
  return Object.fromEntries(columns[file].map((column) => [column, given[column] ?? '']));
}

/** Half of a surrogate pair, which PostgreSQL cannot store. */
const halfCharacter = /\p{Cs}/u;

function malformedRow(rows: readonly RowToStage[]): string | null {
  const seen = new Set<string>();
  for (const { file, key, cells } of rows) {
    const name = `${file} ${key}`;
    if (seen.has(name)) return `${rowText(file, key)} is named twice.`;
    seen.add(name);
    if (halfCharacter.test(key) || hasHalfCharacter(cells)) return 'A text ends in half a character.';
    if (cells === null || file === calculatorsFile) continue;
    const given = cells as Row['cells'];
    const foreign = Object.keys(given).find((column) => !isColumn(file, column));
    if (foreign !== undefined) return `${file} has no column “${foreign}”.`;
    if (rowKey(file, given) !== key) return `${rowText(file, key)}: the code of a row cannot be changed.`;
  }
  return null;
}

function hasHalfCharacter(value: unknown): boolean {
  if (typeof value === 'string') return halfCharacter.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, held]) => halfCharacter.test(name) || hasHalfCharacter(held));
}

function isColumn(file: TableFile, column: string): boolean {
  return (columns[file] as readonly string[]).includes(column);
}

function sayDisagreement({ table_file, row_key, is_there, changed_by_name }: Disagreement): string {
  const who = changed_by_name ?? 'Somebody else';
  const row = rowText(table_file, row_key);
  return is_there
    ? `${who} changed ${row} meanwhile. Nothing was saved; look at the row as it stands now.`
    : `${who} took ${row} out of the book meanwhile. Nothing was saved.`;
}

async function inBatches<Item, Found>(
  rows: readonly Item[],
  work: (some: readonly Item[]) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  for (let from = 0; from < rows.length; from += batch) {
    const found = await work(rows.slice(from, from + batch));
    if (found !== undefined) return found;
  }
  return undefined;
}

export async function countChanges(trx: Db): Promise<number> {
  const tables = await changesByTable(trx);
  return tables.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);
}

/** The draft's rows of one table, in book order. */
export async function draftRows(
  trx: Db,
  file: TableFile,
): Promise<readonly (Row & { readonly key: string })[]> {
  const rows = await bookRows(trx, file);
  return rows.map(({ row_key, cells }, index) => ({
    row: index + 2,
    key: row_key,
    cells: cells as Row['cells'],
  }));
}

/** Discards the draft, or the named rows of it. */
export async function discardDraft(
  trx: Db,
  hand: DraftAuthor,
  {
    revision,
    rows,
  }: {
    readonly revision: number;
    readonly rows: readonly { readonly file: AnyFile; readonly key: string }[] | null;
  },
): Promise<Result<Staged, Conflict>> {
  if ((await holdDraft(trx)) !== revision) return refuse(changedMeanwhile);
  await deleteDraftRows(trx, rows);
  const refusal =
    rows === null
      ? null
      : await stagedRefusal(
          trx,
          rows.map(({ file, key }) => ({ table_file: file, row_key: key, cells: {} })),
        );
  if (refusal !== null) return refuse({ kind: 'conflict', detail: refusal });
  await markChanged(trx, revision + 1, hand);
  return accept({ revision: revision + 1, changes: await countChanges(trx) });
}
