import { importLimits, type BookImport, type GeneratedFile } from '@dre/core/contract/catalogue/book-import';
import type { Problem } from '@dre/core/contract/problem';
import { columns } from '@dre/core/domain/catalogue/book/columns';
import type { ImportedRow } from '@dre/core/domain/catalogue/import/import-outcome';
import { csvOf } from '@dre/core/domain/exchange/csv';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/administrators.ts';
import { recordedKinds } from '../../../testing/recorded.ts';
import { withTestApp } from '../../../testing/test-app.ts';
import { readFile } from './read-file.ts';

const site = withTestApp({ book: 'starter' });
let dana: Awaited<ReturnType<typeof anAdministrator>>;

beforeAll(async () => {
  dana = await anAdministrator(site, 'Dana Reyes');
});

beforeEach(async () => {
  const { revision } = (await dana.get('/api/admin/book')).json<{ revision: number }>();
  await dana.post('/api/admin/book/discard', { revision, rows: null });
});

function send(bytes: Buffer | string, fileName = 'parts.csv') {
  return site.app.inject({
    method: 'POST',
    url: `/api/admin/book/imports?fileName=${encodeURIComponent(fileName)}`,
    headers: { ...dana.headers, 'content-type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  });
}

/** On a busy machine the reply precedes the end of the work; then requests again, as the page does. */
async function settled(answer: { json(): unknown }): Promise<BookImport> {
  let current = answer.json() as BookImport;
  while (current.state === 'checking' || current.state === 'committing') {
    current = (await dana.get(`/api/admin/book/imports/${current.id}`)).json();
  }
  return current;
}

async function taken(bytes: Buffer | string, fileName?: string): Promise<BookImport> {
  return settled(await send(bytes, fileName));
}

async function exported(options: object): Promise<GeneratedFile> {
  return (await dana.post('/api/admin/book/exports', options)).json();
}

async function rowsOf({ id }: BookImport, result: string): Promise<readonly ImportedRow[]> {
  return (await dana.get(`/api/admin/book/imports/${id}/rows?result=${result}`)).json<{
    rows: ImportedRow[];
  }>().rows;
}

async function planned(before: BookImport, change: Partial<BookImport['plan']>): Promise<BookImport> {
  const body = { version: before.version, plan: { ...before.plan, ...change } };
  return settled(await dana.put(`/api/admin/book/imports/${before.id}/plan`, body));
}

/** The import after the commit, or the problem that refused it. */
async function commit(
  { id, version }: BookImport,
  options: object = {},
): Promise<Partial<BookImport & Problem>> {
  const body = { version, leaveOutRejected: false, largePriceChanges: 0, ...options };
  return settled(await dana.post(`/api/admin/book/imports/${id}/commit`, body));
}

/** The exported parts of the draft with some cells changed. */
async function partsWith(change: (cells: string[], at: number) => readonly string[] | null): Promise<string> {
  const { content } = await exported({ of: 'draft', table: 'parts.csv', format: 'csv' });
  const read = await readFile(Buffer.from(content, 'base64'), 'parts.csv');
  if (!read.ok) throw new Error(read.refusal);
  const [headings = [], ...rows] = read.value[0]?.rows ?? [];
  return csvOf([
    headings,
    ...rows.flatMap((cells, at) => [change([...cells], at) ?? []]).filter(({ length }) => length > 0),
  ]);
}

const at = (column: string) => (columns['parts.csv'] as readonly string[]).indexOf(column);
const changed = (cells: string[], values: Record<string, string>) => {
  for (const [column, value] of Object.entries(values)) cells[at(column)] = value;
  return cells;
};

test.each(['csv', 'xlsx'] as const)('parts that leave as %s come back and change nothing', async (format) => {
  const { content, fileName } = await exported({ of: 'draft', table: 'parts.csv', format });
  const read = await taken(Buffer.from(content, 'base64'), fileName);
  expect(read).toMatchObject({ state: 'checked', questions: [], sheetFaults: [] });
  expect(read.counts).toEqual({
    read: 829,
    rejected: 0,
    new: 0,
    changed: 0,
    unchanged: 829,
    'left-out': 0,
    missing: 0,
  });
  expect(await commit(read)).toMatchObject({ detail: 'The file changes nothing.' });
});

test('the whole book leaves as one workbook, comes back and changes nothing', async () => {
  const { content } = await exported({ of: 1, table: null, format: 'xlsx' });
  const read = await taken(Buffer.from(content, 'base64'), 'anything.xlsx');
  expect(read).toMatchObject({
    state: 'checked',
    sheetFaults: [],
    counts: { rejected: 0, new: 0, changed: 0, missing: 0 },
  });
  expect(read.plan.sheets).toHaveLength(Object.keys(columns).length);
});

test('a template has the headings of the tables and no rows', async () => {
  const { content, fileName } = await exported({ of: 'template', table: 'sides.csv', format: 'csv' });
  expect(fileName).toBe('sides-template.csv');
  expect(Buffer.from(content, 'base64').toString()).toBe(`\uFEFF${columns['sides.csv'].join(',')}\r\n`);
});

test('a file is put right cell by cell, and then all of it goes into the draft', async () => {
  const text = await partsWith((cells, index) => {
    if (index === 0) return changed(cells, { price_default: '71.00' });
    if (index === 1) return changed(cells, { price_default: '12O.40' });
    if (index === 2) return changed(cells, { part_type: 'hvca' });
    return index < 6 ? cells : null;
  });
  const first = await taken(text);
  expect(first.counts).toMatchObject({ read: 6, rejected: 2, changed: 1, unchanged: 3, missing: 823 });
  const [price, type] = await rowsOf(first, 'rejected');
  expect(price).toMatchObject({
    row: 3,
    problems: [
      { column: 'price_default', value: '12O.40', code: 'NOT_A_NUMBER', expected: 'A number like 12.50' },
    ],
  });
  expect(type?.problems).toMatchObject([{ code: 'PART_TYPE_UNKNOWN', suggestion: 'hvac' }]);
  expect((await rowsOf(first, 'changed'))[0]).toMatchObject({
    key: 'AC-BLOWER',
    was: { price_default: '70.00' },
    priceChange: 143,
  });
  expect(await commit(first)).toMatchObject({
    detail: expect.stringContaining('2 rows need a fix'),
  });

  const sheet = first.plan.sheets[0]?.sheet ?? '';
  const fixed = await planned(first, {
    fixes: [{ sheet, row: 3, column: 'price_default', value: '31.00' }],
    leftOut: [{ sheet, row: 4 }],
  });
  expect(fixed.counts).toMatchObject({ rejected: 0, 'left-out': 1 });
  const committed = await commit(fixed, { largePriceChanges: fixed.largePriceChanges });
  expect(committed).toMatchObject({ state: 'committed' });
  expect((await dana.get('/api/admin/book')).json()).toMatchObject({ changes: fixed.counts.changed });
  const { rows } = (await dana.get('/api/admin/book/rows?file=parts.csv&find=AC-BLOWER&size=1')).json<{
    rows: { cells: { price_default: string } }[];
  }>();
  expect(rows[0]?.cells.price_default).toBe('71.00');
});

test('a price that changes by more than a quarter asks again', async () => {
  const text = await partsWith((cells, index) =>
    index === 0 ? changed(cells, { price_default: '100.00' }) : null,
  );
  const read = await taken(text);
  expect(read.largePriceChanges).toBe(1);
  expect(await commit(read)).toMatchObject({ detail: expect.stringContaining('more than 25%') });
  expect((await dana.get('/api/admin/book')).json()).toMatchObject({ changes: 0 });
  expect(await commit(read, { largePriceChanges: 1 })).toMatchObject({ state: 'committed' });
});

test('rows that need a fix stay behind only when that is said', async () => {
  const text = await partsWith((cells, index) => {
    if (index === 0) return changed(cells, { price_default: '71.00' });
    return index === 1 ? changed(cells, { wear_part: 'maybe' }) : null;
  });
  const read = await taken(text);
  expect(read.counts).toMatchObject({ rejected: 1, changed: 1 });
  expect(await commit(read, { leaveOutRejected: true })).toMatchObject({ state: 'committed' });
  expect((await dana.get('/api/admin/book')).json()).toMatchObject({ changes: 1 });
});

test('a draft that somebody changed meanwhile takes nothing', async () => {
  const text = await partsWith((cells, index) =>
    index === 0 ? changed(cells, { price_default: '71.00' }) : null,
  );
  const [mine, other] = [await taken(text), await taken(text)];
  await commit(other);
  const refused = (await commit(mine)) as BookImport;
  expect(refused).toMatchObject({
    state: 'checked',
    sentence: expect.stringContaining('changed by somebody else'),
  });
  const again = await planned(refused, {});
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 1 });
});

test('what can be read in two ways is asked, and read as answered', async () => {
  const lines = [
    'code;price_default;price_high;price_date;note',
    'AC-BLOWER;71,50;1.140,00;05.12.2026;a',
    'AC-COIL;;;46361;b',
  ];
  const read = await taken(lines.join('\n'));
  expect(read.questions.map(({ question, example }) => [question, example])).toEqual([
    ['decimal-comma', '71,50'],
    ['date-order', '05.12.2026'],
    ['serial-date', '46361'],
  ]);
  expect(read.counts.rejected).toBe(2);
  const answers = {
    'decimal-comma': 'decimal',
    'date-order': 'day-first',
    'serial-date': 'count-of-days',
  } as const;
  const answered = await planned(read, { answers });
  expect(answered.questions).toEqual([]);
  const blower = (await rowsOf(answered, 'changed')).find(({ key }) => key === 'AC-BLOWER');
  expect(blower?.cells).toMatchObject({
    price_default: '71.50',
    price_high: '1140.00',
    price_date: '2026-12-05',
    note: 'a',
  });
});

test('columns are guessed from their headings and remembered as they were told', async () => {
  const text = 'Part number,List price,Remarks of Dana\nAC-BLOWER,71.00,now\n';
  const read = await taken(text, 'list.csv');
  expect(read.plan.sheets).toEqual([
    { sheet: 'list', table: 'parts.csv', columns: ['code', 'price_default', null] },
  ]);
  const told = await planned(read, {
    sheets: [{ sheet: 'list', table: 'parts.csv', columns: ['code', 'price_default', 'note'] }],
  });
  expect(await commit(told)).toMatchObject({ state: 'committed' });
  const next = await taken('Part number,List price,Remarks of Dana\nAC-COIL,1.00,x\n', 'list.csv');
  expect(next.plan.sheets[0]?.columns).toEqual(['code', 'price_default', 'note']);
});

test('the error file is the file with a column of what is wrong, and can be taken in again', async () => {
  const read = await taken('code,price_default\nAC-BLOWER,-1\nAC-COIL,=1+1\nAC-BLOWER,3\n');
  expect((await rowsOf(read, 'rejected')).map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    ['PRICE_NEGATIVE'],
    ['FORMULA_NOT_ALLOWED'],
    ['DUPLICATE_PART_NO'],
  ]);
  const file = (await dana.post(`/api/admin/book/imports/${read.id}/error-file`, {})).json<GeneratedFile>();
  const text = Buffer.from(file.content, 'base64').toString();
  expect(file.fileName).toBe('parts-errors.csv');
  expect(text).toContain(
    'code,price_default,error\r\nAC-BLOWER,-1,price_default: A price cannot be negative. (PRICE_NEGATIVE)',
  );
  expect(text).toContain("AC-COIL,'=1+1,");
  expect((await taken(text)).plan.sheets[0]?.columns).toEqual(['code', 'price_default', null]);
});

const bad: readonly (readonly [string, string, object])[] = [
  ['no table', 'a,b\n1,2\n', { plan: { sheets: [{ table: null }] } }],
  ['one column', 'code\nAC-BLOWER\n', { counts: { unchanged: 1 } }],
  [
    'no key',
    'name,unit,part_type\nDoor,each,door\n',
    {
      plan: { sheets: [{ table: 'parts.csv' }] },
      sheetFaults: [{ fault: 'key-column-missing', column: 'code' }],
    },
  ],
  ['headings only', 'code,name\n', { sheetFaults: [{ fault: 'no-rows' }] }],
  ['unknown columns', 'code,price_default,color\nAC-BLOWER,70.00,red\n', { counts: { unchanged: 1 } }],
];

test.each(bad)('a file with %s says so and changes nothing', async (_, text, said) => {
  const read = await taken(text, text.startsWith('a,') ? 'list.csv' : 'parts.csv');
  expect(read).toMatchObject({ state: 'checked', ...said });
  expect(await commit(read)).toMatchObject({ status: 409 });
  expect((await dana.get('/api/admin/book')).json()).toMatchObject({ changes: 0 });
});

test('a cell that is too long, more cells than headings, and a row of a fixed list are problems of their rows', async () => {
  const long = await taken(`code,note\nAC-BLOWER,${'x'.repeat(2_001)}\nAC-COIL,a,b\n`);
  expect((await rowsOf(long, 'rejected')).map(({ problems }) => problems[0]?.code)).toEqual([
    'TOO_LONG',
    'COLUMN_WITHOUT_HEADING',
  ]);
  const side = await taken('code,name\ninside,Inside\n', 'sides.csv');
  expect((await rowsOf(side, 'rejected'))[0]?.problems.map(({ code }) => code)).toContain('LIST_FIXED');
});

test('10 MB are taken and one byte more is refused', async () => {
  const row = 'AC-BLOWER,70.00\n';
  const head = 'code,price_default\n';
  const full = `${head}${row}${' '.repeat(importLimits.fileBytes - head.length - row.length)}`;
  expect((await send(full)).statusCode).toBe(200);
  expect((await send(`${full} `)).statusCode).toBe(413);
});

test('a file that is no table is refused with a sentence, and one that is not theirs is nobody else’s', async () => {
  expect(await taken('\u0089PNG', 'a.xlsx')).toMatchObject({
    state: 'refused',
    sentence: expect.stringContaining('no workbook'),
  });
  expect((await send('')).statusCode).toBe(400);
  const { id } = await taken('code,price_default\nAC-BLOWER,70.00\n');
  const other = await anAdministrator(site, 'Olive');
  expect((await other.get(`/api/admin/book/imports/${id}`)).statusCode).toBe(404);
  expect((await dana.get('/api/admin/book/imports')).json<{ id: string }[]>().map((one) => one.id)).toContain(
    id,
  );
});

test('everything done here is in the audit log', async () => {
  expect(await recordedKinds(site.url)).toEqual(expect.arrayContaining(['book-imported', 'draft-discarded']));
});
