import { crc32 } from 'node:zlib';
import { importLimits } from '@dre/core/contract/catalogue/book-import';
import type { ParsedSheet } from '@dre/core/domain/catalogue/import/import-plan';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { tooManyRows } from './read-csv.ts';
import { sheetHearer, stringsHearer } from './workbook-parts.ts';
import { attribute, BadWorkbook, xmlScanner, type XmlHearer } from './xml-scan.ts';

/** Limits on unpacking, in total and per packed byte: fifty thousand rows take a third of it. */
const limits = { bytes: 200 * 1024 * 1024, times: 200, smallBytes: 1024 * 1024, entries: 500 } as const;

const notAWorkbook = 'The file is damaged, or no workbook. Save it again from the spreadsheet as .xlsx.';
const tooMuch = 'The workbook unpacks to more than any table of the book. Nothing of it was read.';

/** The sheets of a workbook. Never unpacks beyond the limits, whatever sizes it declares. */
export async function readWorkbook(bytes: Buffer): Promise<Result<readonly ParsedSheet[], string>> {
  let zip: ZipFile | undefined;
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    const entries = await entriesOf(zip);
    return entries === undefined ? refuse(tooMuch) : accept(await sheetsIn(zip, entries));
  } catch (cause) {
    return refuse(wordsOf(cause));
  } finally {
    zip?.close();
  }
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof BadWorkbook)) return notAWorkbook;
  if (cause.message === 'declaration') {
    return 'The workbook holds declarations of its own, which no spreadsheet writes. Nothing of it was read.';
  }
  if (cause.message === 'rows') return tooManyRows;
  if (cause.message === 'columns') {
    return `A sheet has more than ${String(importLimits.columns)} columns.`;
  }
  if (cause.message === 'sheets') return `The workbook has more than ${String(importLimits.sheets)} sheets.`;
  if (cause.message === 'empty') return 'The workbook has no sheet with rows.';
  return notAWorkbook;
}

type Entries = ReadonlyMap<string, Entry>;

/** Undefined if there are too many entries, or they would unpack to too much. */
async function entriesOf(zip: ZipFile): Promise<Entries | undefined> {
  if (zip.entryCount > limits.entries) return undefined;
  const entries = new Map<string, Entry>();
  let room: number = limits.bytes;
  for await (const entry of zip.eachEntry()) {
    const { uncompressedSize, compressedSize } = entry;
    room -= uncompressedSize;
    const isBomb = uncompressedSize > limits.smallBytes && uncompressedSize > compressedSize * limits.times;
    if (room < 0 || isBomb) return undefined;
    entries.set(entry.fileName.replace(/^\//, ''), entry);
  }
  return entries;
}

async function sheetsIn(zip: ZipFile, entries: Entries): Promise<readonly ParsedSheet[]> {
  const names: { readonly name: string; readonly id: string }[] = [];
  await scan(zip, entries, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag !== 'sheet') return;
      names.push({ name: attribute(attributes, 'name') ?? '', id: attribute(attributes, 'id') ?? '' });
    },
  });
  if (names.length > importLimits.sheets) throw new BadWorkbook('sheets');
  const places = new Map<string, string>();
  await scan(zip, entries, 'xl/_rels/workbook.xml.rels', {
    open: (tag, attributes) => {
      if (tag === 'Relationship') {
        places.set(attribute(attributes, 'Id') ?? '', attribute(attributes, 'Target') ?? '');
      }
    },
  });
  const strings = stringsHearer();
  if (entries.has('xl/sharedStrings.xml')) await scan(zip, entries, 'xl/sharedStrings.xml', strings.hearer);
  const sheets: ParsedSheet[] = [];
  let room: number = importLimits.rows;
  for (const { name, id } of names) {
    const hearer = sheetHearer(strings.texts, room);
    await scan(zip, entries, pathOf(places.get(id) ?? ''), hearer);
    room -= hearer.rows.length;
    if (hearer.rows.length > 0) sheets.push({ name, rows: hearer.rows, formulas: hearer.formulas });
  }
  if (sheets.length === 0) throw new BadWorkbook('empty');
  return sheets;
}

function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
}

async function scan(
  zip: ZipFile,
  entries: Entries,
  path: string,
  hearer: Partial<XmlHearer> & Pick<XmlHearer, 'open'>,
): Promise<void> {
  const entry = entries.get(path);
  if (entry === undefined) throw new BadWorkbook('part-missing');
  const nothing = () => undefined;
  const scanner = xmlScanner({ close: nothing, text: nothing, ...hearer });
  const letters = new TextDecoder('utf-8', { fatal: true });
  let checksum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    checksum = crc32(chunk as Buffer, checksum);
    scanner.take(letters.decode(chunk as Buffer, { stream: true }));
  }
  if (checksum !== entry.crc32) throw new BadWorkbook('damaged');
  scanner.take(letters.decode());
  scanner.end();
}
