import { tableFiles, type TableFile } from '@dre/core/domain/catalogue/book/columns';
import { calculatorsFile } from '@dre/core/domain/catalogue/draft/references';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import type { ChangedRecord } from './diff-rows.ts';
import type { TableChangesRow } from './draft-queries.ts';

export interface PublishedEdition {
  readonly number: number;
  readonly name: string;
  readonly published_at: Date;
  readonly effective_on: string;
  readonly author_name: string;
  readonly note: string;
  readonly copy_of: number | null;
  readonly rows_added: number;
  readonly rows_changed: number;
  readonly rows_removed: number;
}

export function publishedEditions(trx: Db): Promise<PublishedEdition[]> {
  return trx
    .selectFrom('catalogue_edition')
    .select([
      'number',
      'name',
      'published_at',
      sql<string>`effective_on::text`.as('effective_on'),
      'author_name',
      'note',
      'copy_of',
      'rows_added',
      'rows_changed',
      'rows_removed',
    ])
    .orderBy('number', 'desc')
    .execute();
}

export interface RowCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Publishes the draft's rows as the edition's and empties the draft. */
export async function publishRows(trx: Db, edition: number): Promise<void> {
  await sql`update catalogue_revision as standing set until = ${edition} from catalogue_draft_row as staged
    where standing.until is null and standing.table_file = staged.table_file
      and standing.row_key = staged.row_key`.execute(trx);
  await sql`insert into catalogue_revision (table_file, row_key, position, cells, since)
    select table_file, row_key, position, cells, ${edition} from catalogue_draft_row
    where cells is not null`.execute(trx);
  await trx.deleteFrom('catalogue_draft_row').execute();
}

const stoodIn = (edition: number) =>
  sql`old.since <= ${edition} and (old.until is null or old.until > ${edition})`;
const isSame = sql`old.table_file = standing.table_file and old.row_key = standing.row_key
  and old.position = standing.position and old.cells = standing.cells`;

/** Counts the rows that differ between the newest edition and an earlier one. */
export async function countAgainst(trx: Db, earlier: number): Promise<RowCounts> {
  const { rows } = await sql<RowCounts>`
    select (count(*) filter (where standing.row_key is null))::integer as added,
      (count(*) filter (where old.row_key is null))::integer as removed,
      (count(*) filter (where not (${isSame})))::integer as changed
    from (select * from catalogue_revision as old where ${stoodIn(earlier)}) as old
    full join (select * from catalogue_revision where until is null) as standing
      on old.table_file = standing.table_file and old.row_key = standing.row_key`.execute(trx);
  return rows[0] ?? { added: 0, changed: 0, removed: 0 };
}

/** Gives the new edition the rows of an earlier one, in its order. */
export async function publishOldRows(trx: Db, { edition, earlier }: { edition: number; earlier: number }) {
  await sql`update catalogue_revision as standing set until = ${edition} where standing.until is null
    and not exists (select from catalogue_revision as old where ${stoodIn(earlier)} and ${isSame})`.execute(
    trx,
  );
  await sql`insert into catalogue_revision (table_file, row_key, position, cells, since)
    select old.table_file, old.row_key, old.position, old.cells, ${edition}
    from catalogue_revision as old
    where old.since <= ${earlier} and old.until > ${earlier}
      and not exists (select from catalogue_revision as standing
        where standing.until is null and standing.since < ${edition} and ${isSame})`.execute(trx);
}

export interface DiffQuestion {
  readonly file?: TableFile | undefined;
  readonly find?: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Changed rows as `change`: of the draft, or of an edition against the one before. */
function changesOf(edition: number | undefined): RawBuilder<unknown> {
  if (edition === undefined) {
    return sql`(select table_file as file, row_key as key, published as before, cells as after, position,
      changed_at, changed_by_name from catalogue_draft_book where revision is not null) as change`;
  }
  return sql`(select coalesce(made.table_file, ended.table_file) as file, coalesce(made.row_key, ended.row_key) as key,
      ended.cells as before, made.cells as after, coalesce(made.position, ended.position) as position,
      null::timestamptz as changed_at, null::text as changed_by_name
    from (select * from catalogue_revision where since = ${edition}) as made
    full join (select * from catalogue_revision where until = ${edition}) as ended
      on made.table_file = ended.table_file and made.row_key = ended.row_key
    where made.cells is distinct from ended.cells) as change`;
}

/** Searches a row's key, its name, and the name of its part. */
function matching({ file, find = '' }: Pick<DiffQuestion, 'file' | 'find'>): RawBuilder<unknown> {
  const words = find.split(/\s+/).filter((word) => word !== '');
  return sql.join(
    [
      sql`true`,
      ...(file === undefined ? [] : [sql`change.file = ${file}`]),
      ...words.map((word) => hasWord(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)),
    ],
    sql` and `,
  );
}

const partOfRow = sql`coalesce(change.after, change.before)->>'part_code'`;

function hasWord(pattern: string): RawBuilder<unknown> {
  // As a subquery, the list of parts is read once.
  return sql`(concat_ws(' ', change.key, change.before->>'name', change.after->>'name') ilike ${pattern}
    or (${partOfRow} in (select book.row_key from catalogue_draft_book as book where book.table_file = 'parts.csv'
      and coalesce(book.cells, book.published)->>'name' ilike ${pattern})) is true)`;
}

const fileOrder = [...tableFiles, calculatorsFile];

export async function changedRecords(
  trx: Db,
  edition: number | undefined,
  question: DiffQuestion,
): Promise<readonly ChangedRecord[]> {
  const { rows } = await sql<Omit<ChangedRecord, 'part_name'> & { part: string | null }>`
    select change.file, change.key, change.before, change.after, change.changed_at, change.changed_by_name,
      ${partOfRow} as part
    from ${changesOf(edition)} where ${matching(question)}
    order by array_position(${fileOrder}::text[], change.file), change.position, change.key
    limit ${question.limit} offset ${question.offset}`.execute(trx);
  const names = await partNames(
    trx,
    rows.flatMap(({ part }) => part ?? []),
  );
  return rows.map(({ part, ...row }) => ({ ...row, part_name: names.get(part ?? '') ?? null }));
}

async function partNames(trx: Db, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ row_key: string; name: string }>`
    select row_key, coalesce(cells, published)->>'name' as name from catalogue_draft_book
    where table_file = 'parts.csv' and row_key = any(${[...new Set(codes)]})`.execute(trx);
  return new Map(rows.map(({ row_key, name }) => [row_key, name]));
}

/** Counts by table of the rows a search finds, for all tables. */
export async function changedTables(
  trx: Db,
  edition: number | undefined,
  find: string | undefined,
): Promise<readonly TableChangesRow[]> {
  const { rows } = await sql<TableChangesRow>`
    select change.file, (count(*) filter (where change.before is null))::integer as added,
      (count(*) filter (where change.before is not null and change.after is not null))::integer as changed,
      (count(*) filter (where change.after is null))::integer as removed
    from ${changesOf(edition)} where ${matching({ file: undefined, find })}
    group by change.file order by array_position(${fileOrder}::text[], change.file)`.execute(trx);
  return rows;
}
