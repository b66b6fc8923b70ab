import { readFile } from 'node:fs/promises';
import { tableFiles } from '@dre/core/domain/catalogue/book/columns';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { parse } from 'csv-parse/sync';
import type { BookFiles } from './catalogue-service.ts';

/** The book that ships with the product, read from its folder. */
export async function readStarterFiles(folder: string): Promise<BookFiles> {
  const tables = await Promise.all(
    tableFiles.map(async (file) => [file, rowsOf(await readFile(`${folder}/${file}`, 'utf8'))] as const),
  );
  const calculators: unknown = JSON.parse(await readFile(`${folder}/calculators.json`, 'utf8'));
  return { tables: Object.fromEntries(tables), calculators };
}

/** The first line names the columns, so the first row is on line two. */
function rowsOf(text: string): readonly Row[] {
  const records = parse<Record<string, string>>(text, { columns: true });
  return records.map((cells, index) => ({ row: index + 2, cells }));
}
