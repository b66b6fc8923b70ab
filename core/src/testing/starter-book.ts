import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Book } from '../domain/catalogue/book/book.ts';
import { tableFiles } from '../domain/catalogue/book/columns.ts';
import type { BookContents } from '../domain/catalogue/book/contents.ts';
import { openBook } from '../domain/catalogue/book/open-book.ts';
import { readBook } from '../domain/catalogue/reading/read-book.ts';
import type { Row } from '../domain/catalogue/book/table-row.ts';

// Reading the shipped catalogue takes longer than most tests, so a process reads it once.
let opened: Book | undefined;
let contents: BookContents | undefined;
let files: StarterFiles | undefined;

export function starterBook(): Book {
  opened ??= openBook(starterContents());
  return opened;
}

export function starterContents(): BookContents {
  contents ??= readContents();
  return contents;
}

function readContents(): BookContents {
  const { tables, calculators } = starterFiles();
  const read = readBook(tables, calculators, 1);
  if (!read.ok)
    throw new Error(`The starter catalogue has faults: ${JSON.stringify(read.refusal.slice(0, 9))}`);
  return read.value;
}

export interface StarterFiles {
  readonly tables: Readonly<Record<string, readonly Row[]>>;
  readonly calculators: unknown;
}

export function starterFiles(): StarterFiles {
  files ??= {
    tables: Object.fromEntries(tableFiles.map((file) => [file, rowsOf(textOf(file))])),
    calculators: JSON.parse(textOf('calculators.json')),
  };
  return files;
}

export function textOf(file: string): string {
  return readFileSync(new URL(`../../../catalogue/${file}`, import.meta.url), 'utf8');
}

function rowsOf(text: string): readonly Row[] {
  const records = parse<Record<string, string>>(text, { columns: true });
  return records.map((cells, index) => ({ row: index + 2, cells }));
}
