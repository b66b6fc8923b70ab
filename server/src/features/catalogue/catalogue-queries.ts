import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';
import type { Tables } from '../../database/tables/tables.ts';

export interface EditionRow {
  readonly number: number;
  readonly published_at: Date;
  readonly note: string;
}

export interface NewEdition extends EditionRow {
  readonly name?: string;
  /** The day from which new estimates use the edition. */
  readonly effective_on: string;
  readonly author?: string;
  readonly author_name?: string;
  readonly copy_of?: number | null;
  readonly rows_added?: number;
  readonly rows_changed?: number;
  readonly rows_removed?: number;
}

/** A row of a table of the book; `calculators.json` is stored as a table of one row. */
export interface RevisionRow {
  readonly table_file: string;
  readonly row_key: string;
  readonly cells: unknown;
}

export interface NewRow extends RevisionRow {
  readonly position: number;
}

const publishingLock = 7_305_120;

/** Publishing holds a lock until commit, so that the next publisher sees the edition before. */
export async function waitForTurnToPublish(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${publishingLock})`.execute(db);
}

export function editions(db: Db): Promise<EditionRow[]> {
  return editionRows(db).orderBy('number', 'desc').execute();
}

/** Editions that are or were in effect, the current one first. */
export function editionsInEffect(db: Db, now: Date): Promise<EditionRow[]> {
  return editionRows(db).where(isInEffect(now)).orderBy('number', 'desc').execute();
}

/** The edition that estimates started now are priced with. */
export async function editionNumberInEffect(db: Db, now: Date): Promise<number | undefined> {
  const row = await editionRows(db)
    .where(isInEffect(now))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row !== undefined) return row.number;
  // Only a clock set back lies before the first edition; work must not stop for that.
  const first = await editionRows(db).orderBy('number').limit(1).executeTakeFirst();
  return first?.number;
}

function isInEffect(now: Date) {
  return sql<boolean>`effective_on <= ${dayOf(now)}::date`;
}

/** The newest edition, in effect or not; the draft is based on it. */
export async function newestEditionNumber(db: Db): Promise<number | undefined> {
  const row = await editionRows(db).orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row?.number;
}

export function editionOf(db: Db, number: number): Promise<EditionRow | undefined> {
  return editionRows(db).where('number', '=', number).executeTakeFirst();
}

function editionRows(db: Db) {
  return db.selectFrom('catalogue_edition').select(['number', 'published_at', 'note']);
}

/** Days of the book are UTC days. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export async function insertEdition(db: Db, edition: NewEdition): Promise<void> {
  await db.insertInto('catalogue_edition').values(edition).execute();
}

/** Ends every revision that the new rows do not repeat, then inserts the missing ones. */
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
