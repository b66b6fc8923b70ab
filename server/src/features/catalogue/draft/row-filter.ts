import type { RowFilter } from '@dre/core/contract/catalogue/book-fields';
import { columns, type TableFile } from '@dre/core/domain/catalogue/book/columns';
import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<unknown>;

/** The cells of a row; for a removed row those it had. */
const shown = sql`coalesce(book.cells, book.published)`;

export function cell(column: string): Condition {
  return sql`(${shown}->>${sql.lit(column)})`;
}

type CellOf = typeof cell;

/** Only existing rows, so that an index finds them. */
const standingCell: CellOf = (column) => sql`(book.cells->>${sql.lit(column)})`;

/** A filter as SQL conditions on `book`, a row of the draft. */
export function filterConditions(
  file: TableFile,
  filter: RowFilter,
  keys?: readonly string[] | null,
): Condition {
  const of = filter.state === 'removed' || filter.changed === 'yes' ? cell : standingCell;
  const conditions = [
    sql`book.table_file = ${file}`,
    ...stateConditions(filter),
    ...wordConditions(of, file, filter.find ?? ''),
    ...(filter.part === undefined ? [] : [ofPart(of, file, filter.part)]),
    ...placeConditions(of, file, filter),
    ...partConditions(of, file, filter),
    ...(keys === undefined || keys === null ? [] : [sql`book.row_key = any(${keys})`]),
  ];
  return sql.join(conditions, sql` and `);
}

function stateConditions({ state, changed }: RowFilter): readonly Condition[] {
  const isThere = sql`book.cells is not null`;
  if (changed === 'yes' && state === undefined) return [sql`book.revision is not null`];
  if (state === 'removed') return [sql`book.cells is null`];
  if (state === 'new') return [isThere, sql`book.published is null`];
  if (state === 'changed') return [isThere, sql`book.published is not null and book.revision is not null`];
  if (state === 'same') return [sql`book.revision is null`];
  return [isThere];
}

function wordConditions(of: CellOf, file: TableFile, find: string): readonly Condition[] {
  const words = find.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const text = sql`concat_ws(' ', ${sql.join(columns[file].map(of))})`;
  return words.map((word) => sql`${text} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`);
}

function has(file: TableFile, column: string): boolean {
  return (columns[file] as readonly string[]).includes(column);
}

function ofPart(of: CellOf, file: TableFile, part: string): Condition {
  if (file === 'parts.csv') return sql`${of('code')} = ${part}`;
  if (file === 'relations.csv') {
    return sql`(${of('part_code')} = ${part} or ${of('other_part_code')} = ${part})`;
  }
  return has(file, 'part_code') ? sql`${of('part_code')} = ${part}` : sql`false`;
}

/** The draft's rows of another table, under an alias. */
function rowsOf(file: TableFile): Condition {
  return sql`catalogue_draft_book as other where other.table_file = ${file} and other.cells is not null`;
}

function placeConditions(of: CellOf, file: TableFile, { side, subSide }: RowFilter): readonly Condition[] {
  if (side === undefined && subSide === undefined) return [];
  const sideColumn = file === 'sides.csv' ? 'code' : 'side';
  const subSideColumn = file === 'sub-sides.csv' ? 'code' : 'sub_side';
  if (file === 'sides.csv' || file === 'sub-sides.csv' || file === 'part-places.csv') {
    return [
      ...(side === undefined ? [] : [sql`${of(sideColumn)} = ${side}`]),
      ...(subSide === undefined ? [] : [sql`${of(subSideColumn)} = ${subSide}`]),
    ];
  }
  if (file === 'adjacency.csv') {
    const isEnd = (
      end: 'a' | 'b',
    ) => sql`(${side ?? null}::text is null or ${of(`side_${end}`)} = ${side ?? null})
      and (${subSide ?? null}::text is null or ${of(`sub_side_${end}`)} = ${subSide ?? null})`;
    return [sql`((${isEnd('a')}) or (${isEnd('b')}))`];
  }
  const part = partColumn(file);
  if (part === undefined) return [];
  // A subquery evaluated once (`is true`); as a join it would run for every row of a large book.
  return [
    sql`(${of(part)} in (select other.cells->>'part_code' from ${rowsOf('part-places.csv')}
      and (${side ?? null}::text is null or other.cells->>'side' = ${side ?? null})
      and (${subSide ?? null}::text is null or other.cells->>'sub_side' = ${subSide ?? null}))) is true`,
  ];
}

function partColumn(file: TableFile): string | undefined {
  if (file === 'parts.csv') return 'code';
  return has(file, 'part_code') ? 'part_code' : undefined;
}

function partConditions(of: CellOf, file: TableFile, filter: RowFilter): readonly Condition[] {
  const ofOwnRow = file === 'parts.csv';
  const said = (column: string) => (ofOwnRow ? of(column) : sql`(other.cells->>${sql.lit(column)})`);
  const wanted = [
    ...(filter.partType === undefined ? [] : [sql`${said('part_type')} = ${filter.partType}`]),
    ...(filter.vehicleType === undefined ? [] : [isFor(said('vehicle_types'), filter.vehicleType)]),
    ...(filter.withoutPrice === undefined ? [] : [sql`${said('price_default')} in ('', '0', '0.0', '0.00')`]),
    ...(filter.withoutRegion === undefined ? [] : [withoutRegion(said('code'))]),
  ];
  if (wanted.length === 0) return [];
  if (ofOwnRow) return wanted;
  if (file === 'sub-sides.csv' && filter.vehicleType !== undefined) {
    return [isFor(of('vehicle_types'), filter.vehicleType)];
  }
  const part = partColumn(file);
  if (part === undefined) return [];
  return [
    sql`(${of(part)} in (select other.row_key from ${rowsOf('parts.csv')} and ${sql.join(wanted, sql` and `)})) is true`,
  ];
}

function isFor(vehicleTypes: Condition, type: string): Condition {
  return sql`(${vehicleTypes} = '*' or ${type} = any(string_to_array(${vehicleTypes}, '|')))`;
}

/** One list of all parts with a region: a query per part would scan the book each time. */
export function withoutRegion(code: Condition): Condition {
  return sql`coalesce(${code}, '') not in (select coalesce(place.cells->>'part_code', '')
    from catalogue_draft_book as place where place.table_file = 'part-places.csv'
    and place.cells is not null and place.cells->>'region' <> '')`;
}
