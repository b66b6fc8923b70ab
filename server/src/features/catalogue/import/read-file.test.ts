import { Buffer } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { importLimits } from '@dre/core/contract/catalogue/book-import';
import { columns } from '@dre/core/domain/catalogue/book/columns';
import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { zipSync } from 'fflate';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { csvFile, workbookBytes } from './write-tables.ts';

/** Cell texts of people and attackers. */
const hostile = fc.oneof(
  fc.constantFrom(
    '=1+1',
    "=cmd|' /C calc'!A0",
    "'=quoted",
    "''",
    '+1',
    '-1',
    '-2.50',
    '-x',
    '@sum(a1)',
    '\tTab',
    '\rReturn',
    '007',
    '0012.50',
    '1e5',
    'a,b;c',
    '"quoted"',
    'two\nlines',
    'two\r\nlines',
    '_x000D_',
    '_x005F_x0041_',
    '<b>&amp;</b>',
    ' edge ',
    '\u0007',
    '\uFEFFmark',
    '日本語 🚐',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom("'", '"', '=', ',', ';', '\r', '\n', '_', 'x', '0', '-', '1') }),
);
const headings = columns['parts.csv'];
const row = fc
  .array(hostile, { minLength: headings.length, maxLength: headings.length })
  .map((cells) => ['P-1', ...cells.slice(1)]);
const table = fc.array(row, { maxLength: 4 }).map((rows) => [[...headings], ...rows]);

const withoutNul = (rows: string[][]) => rows.map((cells) => cells.map((cell) => cell.replaceAll('\0', '')));

test('a table comes back from CSV exactly as it left', async () => {
  await fc.assert(
    fc.asyncProperty(table.map(withoutNul), async (rows) => {
      const { content } = csvFile({ name: 'parts', table: 'parts.csv', rows });
      const read = await readFile(Buffer.from(content, 'base64'), 'parts.csv');
      return read.ok && isDeepStrictEqual(read.value, [{ name: 'parts', rows, formulas: [] }]);
    }),
    { numRuns: 300 },
  );
});

test('a table comes back from a workbook exactly as it left', async () => {
  await fc.assert(
    fc.asyncProperty(table.map(withoutNul), async (rows) => {
      const bytes = Buffer.from(workbookBytes([{ name: 'parts', table: 'parts.csv', rows }]));
      const read = await readFile(bytes, 'parts.xlsx');
      if (!read.ok) return false;
      // A workbook does not record how many empty cells a row ends with.
      const padded = read.value[0]?.rows.map((cells) => [
        ...cells,
        ...rows[0]!.slice(cells.length).map(() => ''),
      ]);
      return isDeepStrictEqual(padded, rows) && read.value[0]?.formulas.length === 0;
    }),
    { numRuns: 150 },
  );
});

test('no cell that leaves begins like a formula', async () => {
  fc.assert(
    fc.property(table.map(withoutNul), (rows) => {
      const text = Buffer.from(csvFile({ name: 'parts', table: null, rows }).content, 'base64').toString();
      const cells = parse(text, { bom: true, record_delimiter: '\r\n' }).flat();
      return cells.every((cell) => !/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(cell));
    }),
    { numRuns: 100 },
  );
  const bytes = workbookBytes([{ name: 'a', table: null, rows: [['code'], ['=1+1']] }]);
  expect(Buffer.from(bytes).includes('<f>')).toBe(false);
});

const sheetXml = (rows: string) =>
  `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`;
const workbook = (sheet: string, more: Record<string, Uint8Array> = {}, level: 0 | 9 = 9) =>
  Buffer.from(
    zipSync(
      {
        'xl/workbook.xml': Buffer.from(
          '<workbook><sheets><sheet name="parts" sheetId="1" r:id="r1"/></sheets></workbook>',
        ),
        'xl/_rels/workbook.xml.rels': Buffer.from(
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        ),
        'xl/worksheets/sheet1.xml': Buffer.from(sheet),
        ...more,
      },
      { level },
    ),
  );
const small = workbook(sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>code</t></is></c></row>'));

const billionLaughs =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>';
const foreignEntity =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData/></worksheet>';

/** One letter is altered: sizes and directory still agree. */
function withOtherLetter(): Buffer {
  const sheet = sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>code</t></is></c></row>');
  const bytes = workbook(sheet, {}, 0);
  bytes.write('cade', bytes.indexOf('code'));
  return bytes;
}

/** An archive whose entry declares less than it unpacks to. */
function lying(): Buffer {
  const bytes = Buffer.from(workbook(`${' '.repeat(3_000_000)}${sheetXml('')}`));
  const at = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  bytes.writeUInt32LE(200, at + 24);
  return bytes;
}

const refused: readonly (readonly [string, () => Buffer, string, RegExp])[] = [
  ['a file of nothing', () => Buffer.alloc(0), 'a.csv', /empty/],
  ['a file of blanks', () => Buffer.from('\uFEFF \r\n'), 'a.csv', /empty/],
  ['one byte over 10 MB', () => Buffer.alloc(importLimits.fileBytes + 1, 'a'), 'a.csv', /10 MB/],
  ['bytes of nought in a CSV file', () => Buffer.from('code,name\nA\0,b\n'), 'a.csv', /no text/],
  ['UTF-16', () => Buffer.from('\uFEFFcode,name\n', 'utf16le'), 'a.csv', /UTF-16/],
  ['Latin-1', () => Buffer.from('code,name\nA,Müll\n', 'latin1'), 'a.csv', /UTF-8/],
  ['an open quotation mark', () => Buffer.from('code,name\nA,"b\n'), 'a.csv', /never closed/],
  ['a stray quotation mark', () => Buffer.from('code,name\nA,"b"c\n'), 'a.csv', /quotation mark/],
  ['a picture called .xlsx', () => Buffer.from('\u0089PNG\r\n\u001a\nabc'), 'a.xlsx', /no workbook/],
  ['an old workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'a.xlsx', /old kind/],
  ['a workbook with a letter changed on its way', withOtherLetter, 'a.xlsx', /damaged/],
  ['a truncated workbook', () => small.subarray(0, small.length - 30), 'a.xlsx', /damaged/],
  [
    'an archive that is no workbook',
    () => Buffer.from(zipSync({ a: Buffer.from('b') })),
    'a.xlsx',
    /damaged/,
  ],
  ['entities', () => workbook(billionLaughs), 'a.xlsx', /declarations/],
  ['foreign entities', () => workbook(foreignEntity), 'a.xlsx', /declarations/],
  [
    'an unknown entity',
    () => workbook(sheetXml('<row r="1"><c r="A1" t="str"><v>&a;</v></c></row>')),
    'a.xlsx',
    /declarations/,
  ],
  ['a zip bomb', () => workbook(`${' '.repeat(40_000_000)}${sheetXml('')}`), 'a.xlsx', /unpacks to more/],
  ['a zip bomb that lies about its size', lying, 'a.xlsx', /damaged/],
  [
    'too many entries',
    () =>
      workbook(
        sheetXml(''),
        Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`x${String(at)}`, Buffer.from('x')])),
      ),
    'a.xlsx',
    /unpacks to more/,
  ],
  ['a row numbered beyond any', () => workbook(sheetXml('<row r="900000"/>')), 'a.xlsx', /rows/],
  [
    'a column beyond any',
    () => workbook(sheetXml('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')),
    'a.xlsx',
    /columns/,
  ],
  ['a workbook without rows', () => workbook(sheetXml('')), 'a.xlsx', /no sheet with rows/],
  [
    'a sheet cut off within',
    () => workbook('<worksheet><sheetData><row r="1"><c r="A1"'),
    'a.xlsx',
    /damaged/,
  ],
];

test.each(refused)('%s is refused with a sentence', async (_, bytes, name, words) => {
  const read = await readFile(bytes(), name);
  expect(read.ok ? 'read' : read.refusal).toMatch(words);
});

/**
 * One packed sheet of twenty megabytes that every directory entry points to: each is valid, together they are too much.
 */
function overlapping(entries: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(20_000_000, ' '));
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(20_000_000, 8);
  const local = Buffer.concat([Buffer.from('504b030414000000080000000000', 'hex'), sizes, Buffer.alloc(4)]);
  const list = Array.from({ length: entries }, (_, at) => {
    const name = Buffer.from(`xl/worksheets/sheet${String(at)}.xml`);
    const tail = Buffer.alloc(18);
    tail.writeUInt16LE(name.length, 0);
    return Buffer.concat([Buffer.from('504b0102140014000000080000000000', 'hex'), sizes, tail, name]);
  });
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, directory, end]);
}

test('bombs are refused before they take memory', async () => {
  const bombs = [
    workbook(billionLaughs),
    workbook(`${' '.repeat(40_000_000)}${sheetXml('')}`),
    overlapping(500),
    overlapping(10_000),
  ];
  expect(500 * 20_000_000).toBe(10_000_000_000);
  expect(bombs[2]?.length).toBeLessThan(64 * 1024);
  const before = process.memoryUsage().rss;
  for (const bomb of bombs) expect((await readFile(bomb, 'a.xlsx')).ok).toBe(false);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
});

test('a formula is kept as its text and marked, in a workbook and in CSV', async () => {
  const formula = workbook(
    sheetXml(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>code</t></is></c><c r="B1" t="str"><v>name</v></c></row><row r="2"><c r="A2"><f>SUM(B1:B9)</f><v>4</v></c><c r="B2" t="e"><v>#N/A</v></c></row>',
    ),
  );
  const formulas = [
    { row: 1, column: 0 },
    { row: 1, column: 1 },
  ];
  const rows = [
    ['code', 'name'],
    ['=SUM(B1:B9)', '#N/A'],
  ];
  expect(await readFile(formula, 'a.xlsx')).toEqual({ ok: true, value: [{ name: 'parts', rows, formulas }] });
  const csv = await readFile(Buffer.from('code;name\r\n"=1+1";@x\r\n'), 'parts.csv');
  expect(csv).toMatchObject({ ok: true, value: [{ name: 'parts', formulas }] });
});

test('numbers of a workbook are read as they show, and shared text is found', async () => {
  const shared = Buffer.from(
    '<sst><si><t>Door</t></si><si><r><t>Two </t></r><r><t>runs</t></r><rPh><t>x</t></rPh></si></sst>',
  );
  const cells =
    '<row r="1"><c r="A1"><v>12.50</v></c><c r="B1"><v>0.30000000000000004</v></c><c r="D1" t="s"><v>1</v></c><c r="E1" t="b"><v>1</v></c></row>';
  const read = await readFile(workbook(sheetXml(cells), { 'xl/sharedStrings.xml': shared }), 'a.xlsx');
  expect(read.ok && read.value[0]?.rows).toEqual([['12.50', '0.3', '', 'Two runs', '1']]);
});
