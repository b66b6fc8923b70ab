import type { TableFile } from '@dre/core/domain/catalogue/book/columns';
import {
  calculatorsFile,
  type AnyFile,
  type Reference,
  references,
  textsOf,
} from '@dre/core/domain/catalogue/draft/references';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export interface Use {
  readonly file: AnyFile;
  /** The key of the referenced row. */
  readonly named: string;
  /** The key of the referring row. */
  readonly by: string;
}

/** Draft rows that refer to these; rows that belong to one of them are not counted as uses. */
export async function usesOf(trx: Db, file: TableFile, keys: readonly string[]): Promise<readonly Use[]> {
  return [...(await namedByRows(trx, file, keys, 'use')), ...(await namedByCalculators(trx, file, keys))];
}

/** Rows that belong to one of these and are removed with it. */
export function belongingsOf(trx: Db, file: TableFile, keys: readonly string[]): Promise<readonly Use[]> {
  return namedByRows(trx, file, keys, 'belonging');
}

async function namedByRows(
  trx: Db,
  file: TableFile,
  keys: readonly string[],
  wanted: 'use' | 'belonging',
): Promise<readonly Use[]> {
  const known = references.filter(
    ({ to, isOwn }) => to === file && (isOwn === true) === (wanted === 'belonging'),
  );
  if (known.length === 0 || keys.length === 0) return [];
  const parts = known.map((reference) => namingRows(reference, keys));
  const { rows } = await sql<Use>`${sql.join(parts, sql` union `)} order by 1, 3, 2`.execute(trx);
  return rows;
}

function namingRows(reference: Reference, keys: readonly string[]): RawBuilder<unknown> {
  const named = namedKey(reference);
  const from = sql`from catalogue_draft_book as book`;
  const where = sql`where book.table_file = ${reference.file} and book.cells is not null`;
  // A row's own belongings are removed with it, so they are no use of it.
  const own = references.find(
    ({ file, to, isOwn }) => isOwn === true && file === reference.file && to === reference.to,
  );
  const aside = own === undefined || reference.isOwn ? sql`` : sql`and ${namedKey(own)} <> all(${keys})`;
  if (reference.isList) {
    return sql`select book.table_file as file, word as named, book.row_key as by ${from}
      cross join lateral unnest(string_to_array(${named}, '|')) as word ${where} and word = any(${keys})`;
  }
  return sql`select book.table_file as file, ${named} as named, book.row_key as by ${from}
    ${where} and ${named} = any(${keys}) ${aside}`;
}

function namedKey({ columns }: Reference): RawBuilder<unknown> {
  return sql.join(
    columns.map((column) => sql`(book.cells->>${sql.lit(column)})`),
    sql` || ' ' || `,
  );
}

async function namedByCalculators(
  trx: Db,
  file: TableFile,
  keys: readonly string[],
): Promise<readonly Use[]> {
  if (file !== 'parts.csv' && file !== 'constructions.csv') return [];
  const { rows } = await sql<{ cells: unknown }>`
    select cells from catalogue_draft_book where table_file = ${calculatorsFile} and cells is not null`.execute(
    trx,
  );
  const texts = new Set(textsOf(rows[0]?.cells));
  return keys.filter((key) => texts.has(key)).map((named) => ({ file: calculatorsFile, named, by: '' }));
}
