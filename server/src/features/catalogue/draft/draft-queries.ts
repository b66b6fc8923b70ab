import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import type { AnyFile } from '@dre/core/domain/catalogue/draft/references';
import type { RelationEnds } from '@dre/core/domain/catalogue/draft/relation-cycle';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** The person who changes the draft, and the time. */
export interface DraftAuthor {
  readonly personId: string;
  readonly name: string;
  readonly at: Date;
}

export interface DraftState {
  readonly revision: number;
  readonly changedAt: Date | null;
  readonly changedBy: string;
}

export async function draftState(trx: Db): Promise<DraftState> {
  const row = await trx.selectFrom('catalogue_draft').selectAll().executeTakeFirstOrThrow();
  return { revision: Number(row.revision), changedAt: row.changed_at, changedBy: row.changed_by_name };
}

/** Locks the draft until commit, so that the next writer sees this one's rows. */
export async function holdDraft(trx: Db): Promise<number> {
  const row = await trx
    .selectFrom('catalogue_draft')
    .select('revision')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Number(row.revision);
}

export async function markChanged(trx: Db, revision: number, hand: DraftAuthor): Promise<void> {
  await trx
    .updateTable('catalogue_draft')
    .set({ revision, changed_at: hand.at, changed_by: hand.personId, changed_by_name: hand.name })
    .execute();
}

export interface TableChangesRow {
  readonly file: AnyFile;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export async function changesByTable(trx: Db): Promise<readonly TableChangesRow[]> {
  const { rows } = await sql<TableChangesRow>`
    select table_file as file,
      (count(*) filter (where published is null))::integer as added,
      (count(*) filter (where published is not null and cells is not null))::integer as changed,
      (count(*) filter (where cells is null))::integer as removed
    from catalogue_draft_book where revision is not null
    group by table_file order by table_file`.execute(trx);
  return rows;
}

/** A row's new content; null cells remove it from the book. */
export interface RowToWrite {
  readonly table_file: AnyFile;
  readonly row_key: string;
  readonly cells: unknown;
  /** The cells before the change; left out where the revision of the whole draft is compared. */
  readonly was?: unknown;
}

const incomingOf = (text: string) => sql`jsonb_to_recordset(${text}::jsonb)
  as incoming (table_file text, row_key text, position integer, cells jsonb, was jsonb)`;

export interface Disagreement {
  readonly table_file: AnyFile;
  readonly row_key: string;
  readonly is_there: boolean;
  readonly changed_by_name: string | null;
}

/** The first row whose stored cells differ from those it was changed from. */
export async function firstDisagreement(
  trx: Db,
  rows: readonly RowToWrite[],
): Promise<Disagreement | undefined> {
  const checked = rows.filter(({ was }) => was !== undefined);
  if (checked.length === 0) return undefined;
  const found = await sql<Disagreement>`
    select incoming.table_file, incoming.row_key, book.cells is not null as is_there, book.changed_by_name
    from ${incomingOf(JSON.stringify(checked))}
    left join catalogue_draft_book as book
      on book.table_file = incoming.table_file and book.row_key = incoming.row_key
    where book.cells is distinct from incoming.was
    order by 1, 2 limit 1`.execute(trx);
  return found.rows[0];
}

export async function lastPositions(trx: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ table_file: string; last: number }>`
    select table_file, max(position) as last from catalogue_draft_book group by table_file`.execute(trx);
  return new Map(rows.map(({ table_file, last }) => [table_file, last]));
}

/** The JSON `writeRows` takes. */
export function incomingText(rows: readonly (RowToWrite & { readonly position: number })[]): string {
  return JSON.stringify(rows.map(({ was: _compared, ...row }) => row));
}

/** Stores only rows that differ from the newest edition; a row changed back is dropped from the draft. */
export async function writeRows(
  trx: Db,
  rows: string,
  { revision, hand }: { readonly revision: number; readonly hand: DraftAuthor },
): Promise<void> {
  const incoming = incomingOf(rows);
  await sql`with compared as materialized (
      select incoming.table_file, incoming.row_key, coalesce(standing.position, incoming.position) as position,
        incoming.cells, standing.cells is distinct from incoming.cells as is_change
      from ${incoming} left join catalogue_revision as standing
        on standing.table_file = incoming.table_file and standing.row_key = incoming.row_key
        and standing.until is null
    ), no_more as (
      delete from catalogue_draft_row as staged using compared
      where not compared.is_change
        and staged.table_file = compared.table_file and staged.row_key = compared.row_key
    )
    insert into catalogue_draft_row
      (table_file, row_key, position, cells, revision, changed_at, changed_by, changed_by_name)
    select table_file, row_key, position, cells, ${revision}, ${hand.at}, ${hand.personId}, ${hand.name}
    from compared where is_change
    on conflict (table_file, row_key) do update set cells = excluded.cells, revision = excluded.revision,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by,
      changed_by_name = excluded.changed_by_name`.execute(trx);
}

/** Refreshes the planner's statistics after many rows were written at once. */
export async function countBookRows(trx: Db): Promise<void> {
  await sql`select count_book_rows()`.execute(trx);
}

export interface BookRow {
  readonly table_file: AnyFile;
  readonly row_key: string;
  readonly cells: unknown;
}

/** Every row of the draft, or of one of its tables, in book order. */
export async function bookRows(trx: Db, file?: AnyFile): Promise<readonly BookRow[]> {
  const { rows } = await sql<BookRow>`
    select table_file, row_key, cells from catalogue_draft_book
    where cells is not null ${file === undefined ? sql`` : sql`and table_file = ${file}`}
    order by table_file, position, row_key`.execute(trx);
  return rows;
}

export async function countBook(trx: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from catalogue_draft_book where cells is not null`.execute(trx);
  return rows[0]?.total ?? 0;
}

export async function rowsByKey(
  trx: Db,
  file: AnyFile,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly cells: unknown; readonly published: unknown }>> {
  const { rows } = await sql<{ row_key: string; cells: unknown; published: unknown }>`
    select row_key, cells, published from catalogue_draft_book
    where table_file = ${file} and row_key = any(${keys})`.execute(trx);
  return new Map(rows.map(({ row_key, ...row }) => [row_key, row]));
}

export async function relationEnds(trx: Db): Promise<readonly RelationEnds[]> {
  const file: TableFile = 'relations.csv';
  const { rows } = await sql<RelationEnds>`
    select cells->>'kind' as kind, cells->>'part_code' as part_code, cells->>'operation' as operation,
      cells->>'other_part_code' as other_part_code, cells->>'other_operation' as other_operation
    from catalogue_draft_book where table_file = ${file} and cells is not null`.execute(trx);
  return rows;
}

export async function publishedRegions(trx: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ region: string }>`select distinct cells->>'region' as region
    from catalogue_revision where until is null and table_file = 'part-places.csv'`.execute(trx);
  return new Set(rows.map(({ region }) => region));
}

export async function deleteDraftRows(
  trx: Db,
  rows: readonly { readonly file: AnyFile; readonly key: string }[] | null,
): Promise<void> {
  if (rows === null) {
    await trx.deleteFrom('catalogue_draft_row').execute();
    return;
  }
  const named = rows.map(({ file, key }) => ({ table_file: file, row_key: key }));
  await sql`delete from catalogue_draft_row as staged using ${incomingOf(JSON.stringify(named))}
    where staged.table_file = incoming.table_file and staged.row_key = incoming.row_key`.execute(trx);
}
