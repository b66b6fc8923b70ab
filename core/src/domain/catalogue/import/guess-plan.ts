import { columns, tableFiles, type TableFile } from '../book/columns.ts';
import { tableKeys } from '../book/table-keys.ts';
import type { ImportPlan, ParsedSheet, SheetPlan } from './import-plan.ts';

/** Headings administrators assigned earlier, by table, with their columns. */
export type ImportProfiles = Readonly<Partial<Record<TableFile, Readonly<Record<string, string>>>>>;

/** Common headings of price lists by column. */
const usualHeadings: Readonly<Record<string, readonly string[]>> = {
  code: ['partno', 'partnumber', 'partcode', 'number', 'sku', 'itemnumber'],
  name: ['description', 'partname', 'title'],
  part_type: ['type', 'category'],
  price_default: ['price', 'listprice', 'unitprice', 'retail'],
  price_date: ['effectivedate', 'pricedate', 'date'],
  price_source: ['source', 'pricesource'],
  part_code: ['partno', 'partnumber', 'part'],
  fixed_hours: ['hours', 'laborhours', 'time'],
  labor_type: ['labor'],
  sub_side: ['subside', 'zone'],
  note: ['notes', 'remark', 'comment'],
};

/** A first plan for a file, shown to an administrator before anything is imported. */
export function guessPlan(
  sheets: readonly ParsedSheet[],
  fileName: string,
  profiles: ImportProfiles,
): ImportPlan {
  const taken = new Set<TableFile>();
  return {
    sheets: sheets.map((sheet) => {
      const names = sheets.length === 1 ? [sheet.name, fileName] : [sheet.name];
      const table = guessTable(sheet, names);
      // Two sheets for one table would be ambiguous.
      const free = table === null || taken.has(table) ? null : table;
      if (free !== null) taken.add(free);
      return planOf(sheet, free, profiles);
    }),
    answers: {},
    fixes: [],
    leftOut: [],
  };
}

/** The column assignment of a sheet for this table. */
export function planOf(sheet: ParsedSheet, table: TableFile | null, profiles: ImportProfiles): SheetPlan {
  const headings = sheet.rows[0] ?? [];
  if (table === null) return { sheet: sheet.name, table, columns: headings.map(() => null) };
  const free = new Set<string>(columns[table]);
  const take = (column: string | undefined) =>
    column !== undefined && free.delete(column) ? column : undefined;
  const assigned = profiles[table] ?? {};
  const sure = headings.map((heading) => take(exactColumn(table, heading)) ?? take(assigned[plain(heading)]));
  const guessed = headings.map((heading, at) => sure[at] ?? take(usualColumn(table, heading)) ?? null);
  return { sheet: sheet.name, table, columns: guessed };
}

/** A heading without case, spaces and punctuation. */
export function plain(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

function exactColumn(table: TableFile, heading: string): string | undefined {
  const normalized = plain(heading);
  return columns[table].find((column) => plain(column) === normalized);
}

function usualColumn(table: TableFile, heading: string): string | undefined {
  const normalized = plain(heading);
  return columns[table].find((column) => usualHeadings[column]?.includes(normalized));
}

/** By sheet name, otherwise the table that shares most headings, if they include its key. */
function guessTable(sheet: ParsedSheet, names: readonly string[]): TableFile | null {
  const named = names.map(tableNamed).find((table) => table !== undefined);
  if (named !== undefined) return named;
  const headings = sheet.rows[0] ?? [];
  const hits = tableFiles.map((table) => {
    const { columns: found } = planOf(sheet, table, {});
    const hasKey = tableKeys[table].every((column) => found.includes(column));
    return hasKey ? found.filter((column) => column !== null).length : 0;
  });
  const most = Math.max(...hits);
  if (most === 0 || most * 2 < headings.length) return null;
  const best = tableFiles.filter((_, at) => hits[at] === most);
  // Most files are part lists; among other tables the administrator selects.
  return best.includes('parts.csv') ? 'parts.csv' : best.length === 1 ? (best[0] ?? null) : null;
}

function tableNamed(name: string): TableFile | undefined {
  const bare = plain(name.replace(/\.(csv|xlsx)$/i, ''));
  return tableFiles
    .toSorted((a, b) => b.length - a.length)
    .find((file) => bare.startsWith(plain(file.replace('.csv', ''))));
}
