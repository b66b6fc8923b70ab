import type { RowFilter } from '@dre/core/contract/catalogue/book-fields';
import { columns, type TableFile } from '@dre/core/domain/catalogue/book/columns';
import { sides } from '@dre/core/domain/catalogue/trade-words';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import { cell, filterConditions, withoutRegion } from './row-filter.ts';

export interface DraftRowRecord {
  readonly row_key: string;
  readonly cells: Row['cells'] | null;
  readonly published: Row['cells'] | null;
  readonly changed_at: Date | null;
  readonly changed_by_name: string | null;
}

const fields = sql`book.row_key, book.cells, book.published, book.changed_at, book.changed_by_name`;

export interface PageQuestion {
  readonly file: TableFile;
  readonly filter: RowFilter;
  readonly keys?: readonly string[] | null;
  readonly sort?: string | undefined;
  readonly isDescending?: boolean;
  readonly offset?: number;
  readonly limit?: number;
}

/** A page of a table's rows in the requested order. */
export async function rowsPage(trx: Db, question: PageQuestion): Promise<readonly DraftRowRecord[]> {
  const { file, filter, keys, offset = 0, limit } = question;
  const { rows } = await sql<DraftRowRecord>`
    select ${fields} from catalogue_draft_book as book ${placesJoin(question)}
    where ${filterConditions(file, filter, keys)}
    order by ${orderOf(question)} book.position, book.row_key
    ${limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`}`.execute(trx);
  return rows;
}

export async function countRows(trx: Db, { file, filter, keys }: PageQuestion): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total
    from catalogue_draft_book as book where ${filterConditions(file, filter, keys)}`.execute(trx);
  return rows[0]?.total ?? 0;
}

const derivedSorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  side: sql`places.side_order::text`,
  regions: sql`coalesce(places.regions, 0)::text`,
  replaceHours: hoursOf('replace'),
  refinishHours: hoursOf('refinish'),
};

/** A part with several sides counts for the first, in the order of the trade. */
function placesJoin({ file, sort }: Pick<PageQuestion, 'file' | 'sort'>): RawBuilder<unknown> {
  if (file !== 'parts.csv' || (sort !== 'side' && sort !== 'regions')) return sql``;
  return sql`left join (
    select place.cells->>'part_code' as part, min(array_position(${sides}::text[], place.cells->>'side')) as side_order,
      count(*) filter (where place.cells->>'region' <> '') as regions
    from catalogue_draft_book as place where place.table_file = 'part-places.csv' and place.cells is not null
    group by 1) as places on places.part = book.row_key`;
}

/** The number of rows per side, each part counted on its first side only. */
export async function countBySide(
  trx: Db,
  { file, filter }: PageQuestion,
): Promise<readonly { readonly side: string; readonly count: number }[]> {
  const { rows } = await sql<{ side: string; count: number }>`
    select coalesce((${sides}::text[])[places.side_order], '') as side, count(*)::integer as count
    from catalogue_draft_book as book ${placesJoin({ file, sort: 'side' })}
    where ${filterConditions(file, filter)}
    group by places.side_order order by places.side_order nulls last`.execute(trx);
  return rows;
}

function hoursOf(operation: string): RawBuilder<unknown> {
  return sql`(select coalesce(nullif(work.cells->>'hours_per_unit', ''), work.cells->>'fixed_hours')
    from catalogue_draft_book as work where work.table_file = 'operations.csv'
    and work.row_key = book.row_key || ${sql.lit(` ${operation}`)} and work.cells is not null)`;
}

export function isSortable(file: TableFile, sort: string): boolean {
  return (
    (columns[file] as readonly string[]).includes(sort) || (file === 'parts.csv' && sort in derivedSorts)
  );
}

/** Numbers sort by value, texts alphabetically, empty cells last. */
function orderOf({ file, sort, isDescending }: PageQuestion): RawBuilder<unknown> {
  if (sort === undefined || !isSortable(file, sort)) return sql``;
  const value = derivedSorts[sort] ?? cell(sort);
  const way = isDescending ? sql`desc` : sql`asc`;
  return sql`case when ${value} ~ '^[0-9]+(\\.[0-9]+)?$' then (${value})::numeric end ${way} nulls last,
    nullif(${value}, '') ${way} nulls last,`;
}

export interface PlaceOfPart {
  readonly part: string;
  readonly side: string;
  readonly sub_side: string;
  readonly region: string;
}

export async function placesOf(trx: Db, parts: readonly string[]): Promise<readonly PlaceOfPart[]> {
  const { rows } = await sql<PlaceOfPart>`
    select cells->>'part_code' as part, cells->>'side' as side, cells->>'sub_side' as sub_side, cells->>'region' as region
    from catalogue_draft_book where table_file = 'part-places.csv' and cells is not null
      and cells->>'part_code' = any(${parts}) order by position, row_key`.execute(trx);
  return rows;
}

export interface OperationOfPart {
  readonly part: string;
  readonly operation: string;
  readonly hours: string;
}

export async function operationsOf(trx: Db, parts: readonly string[]): Promise<readonly OperationOfPart[]> {
  const { rows } = await sql<OperationOfPart>`
    select cells->>'part_code' as part, cells->>'operation' as operation,
      coalesce(nullif(cells->>'hours_per_unit', ''), cells->>'fixed_hours') as hours
    from catalogue_draft_book where table_file = 'operations.csv' and cells is not null
      and cells->>'part_code' = any(${parts})`.execute(trx);
  return rows;
}

export async function partCounts(
  trx: Db,
): Promise<{ readonly parts: number; readonly without_region: number }> {
  const { rows } = await sql<{ parts: number; without_region: number }>`
    select count(*)::integer as parts,
      (count(*) filter (where ${withoutRegion(sql`book.row_key`)}))::integer as without_region
    from catalogue_draft_book as book where book.table_file = 'parts.csv' and book.cells is not null`.execute(
    trx,
  );
  return rows[0] ?? { parts: 0, without_region: 0 };
}
