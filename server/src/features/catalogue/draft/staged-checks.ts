import { type TableFile, tableFiles } from '@dre/core/domain/catalogue/book/columns';
import { fixedListRefusal } from '@dre/core/domain/catalogue/draft/fixed-lists';
import { type AnyFile, calculatorsFile } from '@dre/core/domain/catalogue/draft/references';
import { relationCycle } from '@dre/core/domain/catalogue/draft/relation-cycle';
import { countedRows } from '@dre/core/domain/catalogue/draft/table-labels';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import type { Db } from '../../../database/connections/connection.ts';
import { publishedRegions, relationEnds, rowsByKey, type RowToWrite } from './draft-queries.ts';
import { rowText } from './row-text.ts';
import { belongingsOf, type Use, usesOf } from './uses-queries.ts';

/** Removing a row also removes the rows that belong to it alone: a part's operations and places. */
export async function belongingsToo(trx: Db, rows: readonly RowToWrite[]): Promise<readonly RowToWrite[]> {
  const named = new Set(rows.map(nameOf));
  const more: RowToWrite[] = [];
  for (const file of ['parts.csv', 'operations.csv'] as const) {
    const keys = [...rows, ...more].filter(isRemovedFrom(file)).map(({ row_key }) => row_key);
    for (const { file: table_file, by } of await belongingsOf(trx, file, keys)) {
      const row = { table_file, row_key: by, cells: null };
      if (named.has(nameOf(row))) continue;
      named.add(nameOf(row));
      more.push(row);
    }
  }
  return [...rows, ...more];
}

function nameOf({ table_file, row_key }: Pick<RowToWrite, 'table_file' | 'row_key'>): string {
  return `${table_file} ${row_key}`;
}

function isRemovedFrom(file: TableFile) {
  return ({ table_file, cells }: RowToWrite) => table_file === file && cells === null;
}

/**
 * The reason staged rows must be refused, as a sentence; null if they may be staged. Issues of the book are no reason.
 */
export async function stagedRefusal(trx: Db, rows: readonly RowToWrite[]): Promise<string | null> {
  return (
    (await fixedRefusal(trx, rows)) ??
    (await inUseRefusal(trx, rows)) ??
    (await regionRefusal(trx, rows)) ??
    (rows.some(({ table_file, cells }) => table_file === 'relations.csv' && cells !== null)
      ? relationCycle(await relationEnds(trx))
      : null)
  );
}

const fixedFiles = ['sides.csv', 'vehicle-types.csv', 'labor-types.csv', 'operations-kinds.csv'] as const;

async function fixedRefusal(trx: Db, rows: readonly RowToWrite[]): Promise<string | null> {
  for (const file of fixedFiles) {
    const keys = rows.filter(({ table_file }) => table_file === file).map(({ row_key }) => row_key);
    if (keys.length === 0) continue;
    const standing = await rowsByKey(trx, file, keys);
    for (const key of keys) {
      const row = standing.get(key);
      const published = (row?.published ?? null) as Row['cells'] | null;
      const refusal = fixedListRefusal(file, published, (row?.cells ?? null) as Row['cells'] | null);
      // A row in neither the edition nor the draft never existed.
      if (row !== undefined && refusal !== null) return refusal;
    }
  }
  return null;
}

async function inUseRefusal(trx: Db, rows: readonly RowToWrite[]): Promise<string | null> {
  for (const file of tableFiles) {
    const keys = rows.filter(isRemovedFrom(file)).map(({ row_key }) => row_key);
    const uses = await usesOf(trx, file, keys);
    const [first] = uses;
    if (first === undefined) continue;
    return inUseText(
      file,
      first.named,
      uses.filter(({ named }) => named === first.named),
    );
  }
  return null;
}

/** Refuses regions that no picture draws; published ones may stay. */
async function regionRefusal(trx: Db, rows: readonly RowToWrite[]): Promise<string | null> {
  const places = rows.filter(({ table_file, cells }) => table_file === 'part-places.csv' && cells !== null);
  if (places.length === 0) return null;
  const known = await publishedRegions(trx);
  const { isDrawn } = await import('./drawn-regions.ts');
  for (const { cells } of places) {
    const { part_code, side, region } = cells as Row['cells'];
    if (region === undefined || region === '' || known.has(region) || isDrawn(region, side ?? '')) continue;
    return `No picture has a region “${region}”, so ${part_code ?? 'the part'} cannot be tied to it. Choose one in the picture.`;
  }
  return null;
}

const shownUses = 3;

/** The refusal of removing a row in use: names its uses and the remedy. */
export function inUseText(file: AnyFile, key: string, uses: readonly Use[]): string {
  const files = [...new Set(uses.map((use) => use.file))];
  const places = files.map((other) => {
    const keys = uses.filter((use) => use.file === other).map(({ by }) => by.trim());
    if (other === calculatorsFile) return 'the calculators';
    const shown = keys.slice(0, shownUses).join(', ');
    const rest = keys.length > shownUses ? ` and ${String(keys.length - shownUses)} more` : '';
    return `${countedRows(other, keys.length)} (${shown}${rest})`;
  });
  const row = rowText(file, key);
  const canMerge = file === 'parts.csv' || file === 'part-types.csv' || file === 'sub-sides.csv';
  return `${capital(row)} is in use by ${places.join(', ')}. ${canMerge ? 'Merge it into another one, or change these first.' : 'Change these first.'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
