import { columns } from '@dre/core/domain/catalogue/book/columns';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { csvFile, workbookBytes } from '../../server/src/features/catalogue/import/write-tables.ts';

export const importedRows = 50_000;

/** As many parts as a large catalogue has, each like one of the book's with its own number and price. */
export function manyParts(like: readonly Row[], price: (cents: number) => number): string[][] {
  const headings: readonly string[] = columns['parts.csv'];
  const rows = Array.from({ length: importedRows }, (_, at) => {
    const cells = like[at % like.length]?.cells ?? {};
    const own: Readonly<Record<string, string>> = {
      code: `IMP-${String(at).padStart(6, '0')}`,
      name: `${(cells['name'] ?? '').slice(0, 60)} ${String(at)}`,
      price_default: (price(Math.round(Number(cells['price_default']) * 100)) / 100).toFixed(2),
      price_high: (Number(cells['price_high']) * 2 + 1).toFixed(2),
      family: '',
      size_rank: '',
      // A file may have at most ten megabytes.
      synonyms: '',
    };
    return headings.map((column) => own[column] ?? cells[column] ?? '');
  });
  return [[...headings], ...rows];
}

export function asCsv(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(csvFile({ name: 'parts', table: 'parts.csv', rows }).content, 'base64');
}

export function asWorkbook(rows: readonly (readonly string[])[]): Buffer {
  return Buffer.from(workbookBytes([{ name: 'parts', table: 'parts.csv', rows }]));
}
