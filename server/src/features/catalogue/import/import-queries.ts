import { importLimits } from '@dre/core/contract/catalogue/book-import';
import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import { calculatorsFile } from '@dre/core/domain/catalogue/draft/references';
import type { ImportProfiles } from '@dre/core/domain/catalogue/import/guess-plan';
import type { DraftTables } from '@dre/core/domain/catalogue/import/check-import';
import type { ImportedRow, ImportResult } from '@dre/core/domain/catalogue/import/import-outcome';
import type { ImportPlan } from '@dre/core/domain/catalogue/import/import-plan';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { sql } from 'kysely';
import type { StoredImportOutcome } from '../../../database/tables/catalogue-tables.ts';
import type { Db } from '../../../database/connections/connection.ts';
import { bookRows, draftState } from '../draft/draft-queries.ts';

/** An import without its file, which is read only where needed. */
export interface ImportRow {
  readonly id: string;
  readonly made_by: string;
  readonly made_at: Date;
  readonly expires_at: Date;
  readonly file_name: string;
  readonly bytes: number;
  readonly state: 'checking' | 'checked' | 'refused' | 'committing' | 'committed';
  readonly sentence: string | null;
  readonly version: number;
  readonly done: number;
  readonly of: number;
  readonly worked_at: Date;
  readonly plan: ImportPlan;
  readonly outcome: StoredImportOutcome | null;
  readonly draft_revision: string | null;
}

function withoutFile(db: Db) {
  return db
    .selectFrom('catalogue_import')
    .select([
      'id',
      'made_by',
      'made_at',
      'expires_at',
      'file_name',
      'state',
      'sentence',
      'version',
      'done',
      'of',
      'worked_at',
      'plan',
      'outcome',
      'draft_revision',
    ])
    .select(sql<number>`octet_length(file)`.as('bytes'));
}

/** Undefined if it does not exist or has expired. */
export async function importById(db: Db, id: string, now: Date): Promise<ImportRow | undefined> {
  return withoutFile(db).where('id', '=', id).where('expires_at', '>', now).executeTakeFirst();
}

/** Locks the import until the transaction ends. */
export async function lockImport(db: Db, id: string, now: Date): Promise<ImportRow | undefined> {
  return withoutFile(db).where('id', '=', id).where('expires_at', '>', now).forUpdate().executeTakeFirst();
}

export async function importsOf(db: Db, personId: string, now: Date) {
  return db
    .selectFrom('catalogue_import')
    .select(['id', 'file_name', 'made_at', 'expires_at', 'state', 'worked_at'])
    .where('made_by', '=', personId)
    .where('expires_at', '>', now)
    .where('state', '<>', 'committed')
    .orderBy('made_at', 'desc')
    .execute();
}

export async function insertImport(
  db: Db,
  row: {
    made_by: string;
    made_at: Date;
    expires_at: Date;
    file_name: string;
    file: Buffer;
    plan: ImportPlan;
  },
): Promise<string> {
  const { id } = await db
    .insertInto('catalogue_import')
    .values({ ...row, plan: JSON.stringify(row.plan), state: 'checking', worked_at: row.made_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes everyone's expired imports, and all but this person's newest. */
export async function clearImports(db: Db, personId: string, kept: number, now: Date): Promise<void> {
  await db.deleteFrom('catalogue_import').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('catalogue_import')
    .where('made_by', '=', personId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('catalogue_import')
        .select('id')
        .where('made_by', '=', personId)
        .orderBy('made_at', 'desc')
        .limit(kept),
    )
    .execute();
}

export async function deleteImport(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('catalogue_import').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function fileOf(db: Db, id: string): Promise<Buffer> {
  const { file } = await db
    .selectFrom('catalogue_import')
    .select('file')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return file;
}

type ImportChange = Partial<
  Pick<ImportRow, 'state' | 'sentence' | 'version' | 'done' | 'of' | 'worked_at'>
> & {
  readonly plan?: ImportPlan;
  readonly outcome?: StoredImportOutcome;
  readonly draft_revision?: string;
};

/** Writes only if the plan's version is unchanged; returns whether it was. */
export async function changeImport(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
  { plan, outcome, ...change }: ImportChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('catalogue_import')
    .set({
      ...change,
      ...(plan && { plan: JSON.stringify(plan) }),
      ...(outcome && { outcome: JSON.stringify(outcome) }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces all pages of the previous outcome. */
export async function writePages(
  db: Db,
  id: string,
  rows: Readonly<Record<ImportResult, readonly ImportedRow[]>>,
): Promise<void> {
  await db.deleteFrom('catalogue_import_page').where('import_id', '=', id).execute();
  const pages: { readonly result: string; readonly page: number; readonly rows: string }[] = [];
  for (const [result, all] of Object.entries(rows)) {
    for (let at = 0; at < all.length; at += importLimits.pageRows) {
      const some = all.slice(at, at + importLimits.pageRows);
      pages.push({ result, page: at / importLimits.pageRows + 1, rows: JSON.stringify(some) });
    }
  }
  if (pages.length === 0) return;
  await sql`insert into catalogue_import_page (import_id, result, page, rows)
    select ${id}, result, page, rows::json
    from unnest(${pages.map(({ result }) => result)}::text[], ${pages.map(({ page }) => page)}::int[],
      ${pages.map(({ rows: text }) => text)}::text[]) as p (result, page, rows)`.execute(db);
}

export async function pageOf(
  db: Db,
  id: string,
  result: ImportResult,
  page: number,
): Promise<readonly ImportedRow[]> {
  const row = await db
    .selectFrom('catalogue_import_page')
    .select('rows')
    .where('import_id', '=', id)
    .where('result', '=', result)
    .where('page', '=', page)
    .executeTakeFirst();
  return row?.rows ?? [];
}

/** Every row to be added or changed, in file order. */
export async function takenRows(db: Db, id: string): Promise<readonly ImportedRow[]> {
  const pages = await db
    .selectFrom('catalogue_import_page')
    .select('rows')
    .where('import_id', '=', id)
    .where('result', 'in', ['new', 'changed'])
    .orderBy('result')
    .orderBy('page')
    .execute();
  return pages.flatMap(({ rows }) => rows);
}

/** The draft's current tables and their revision. */
export async function draftTables(
  db: Db,
): Promise<{ readonly revision: string; readonly tables: DraftTables }> {
  const { revision } = await draftState(db);
  return { revision: String(revision), tables: byTable(await bookRows(db)) };
}

export function byTable(
  rows: readonly { readonly table_file: string; readonly cells: unknown }[],
): DraftTables {
  const tables: Partial<Record<TableFile, Row[]>> = {};
  for (const { table_file, cells } of rows) {
    if (table_file === calculatorsFile) continue;
    const table = (tables[table_file as TableFile] ??= []);
    table.push({ row: table.length + 2, cells: cells as Row['cells'] });
  }
  return tables;
}

export async function profiles(db: Db): Promise<ImportProfiles> {
  const rows = await db.selectFrom('catalogue_import_profile').selectAll().execute();
  const found: Partial<Record<TableFile, Record<string, string>>> = {};
  for (const { table_file, heading, column_name } of rows) {
    (found[table_file as TableFile] ??= {})[heading] = column_name;
  }
  return found;
}

export async function keepProfile(
  db: Db,
  table: TableFile,
  headings: readonly (readonly [heading: string, column: string])[],
): Promise<void> {
  if (headings.length === 0) return;
  await db
    .insertInto('catalogue_import_profile')
    .values(headings.map(([heading, column_name]) => ({ table_file: table, heading, column_name })))
    .onConflict((conflict) =>
      conflict
        .columns(['table_file', 'heading'])
        .doUpdateSet((eb) => ({ column_name: eb.ref('excluded.column_name') })),
    )
    .execute();
}
