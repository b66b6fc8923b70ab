import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export interface EditionRow {
  readonly number: number;
  readonly published_at: Date;
  readonly note: string;
}

/** A row of a table of the book; `calculators.json` is kept as a table of one. */
export interface RevisionRow {
  readonly table_file: string;
  readonly row_key: string;
  readonly cells: unknown;
}

export interface NewRow extends RevisionRow {
  readonly position: number;
}

const publishingLock = 7_305_120;

/** One edition is published at a time; whoever comes second sees what the first one made. */
export async function waitForTurnToPublish(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${publishingLock})`.execute(db);
}

export function editions(db: Db): Promise<EditionRow[]> {
  return db.selectFrom('catalogue_edition').selectAll().orderBy('number', 'desc').execute();
}

export async function newestEditionNumber(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('catalogue_edition')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

export function editionOf(db: Db, number: number): Promise<EditionRow | undefined> {
  return db.selectFrom('catalogue_edition').selectAll().where('number', '=', number).executeTakeFirst();
}

export async function insertEdition(db: Db, edition: EditionRow): Promise<void> {
  await db.insertInto('catalogue_edition').values(edition).execute();
}

/** Ends every revision that the new rows do not repeat, then writes those that are not there. */
export async function reviseRows(db: Db, edition: number, rows: readonly NewRow[]): Promise<void> {
  const incoming = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as incoming (table_file text, row_key text, position integer, cells jsonb)`;
  const isSame = sql`incoming.table_file = standing.table_file and incoming.row_key = standing.row_key
    and incoming.cells = standing.cells`;
  await sql`update catalogue_revision as standing set until = ${edition}
    where standing.until is null and not exists (select from ${incoming} where ${isSame})`.execute(db);
  await sql`insert into catalogue_revision (table_file, row_key, position, cells, since)
    select incoming.table_file, incoming.row_key, incoming.position, incoming.cells, ${edition}
    from ${incoming}
    where not exists (
      select from catalogue_revision as standing where standing.until is null and ${isSame}
    )`.execute(db);
}

type Revisions = ExpressionBuilder<Tables, 'catalogue_revision'>;

const standsIn = (edition: number) => (eb: Revisions) =>
  eb.and([eb('since', '<=', edition), eb.or([eb('until', 'is', null), eb('until', '>', edition)])]);

export function rowsOf(db: Db, edition: number): Promise<RevisionRow[]> {
  return revisions(db).where(standsIn(edition)).execute();
}

function revisions(db: Db) {
  return db
    .selectFrom('catalogue_revision')
    .select(['table_file', 'row_key', 'cells'])
    .orderBy('table_file')
    .orderBy('position')
    .orderBy('row_key');
}
