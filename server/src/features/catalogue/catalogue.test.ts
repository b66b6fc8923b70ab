import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { EditionReply } from '@dre/core/contract/catalogue';
import { openBook } from '@dre/core/domain/catalogue/open-book';
import { readBook } from '@dre/core/domain/catalogue/read-book';
import { beforeAll, expect, test } from 'vitest';
import { anEstimator, testPassword } from '../../testing/people.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { type BookFiles, publishEdition } from './catalogue-service.ts';
import { readStarterFiles } from './starter-files.ts';

const site = withTestApp();
const folder = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
let files: BookFiles;
let token: string;

beforeAll(async () => {
  files = await readStarterFiles(folder);
  const { email } = await anEstimator(site.db);
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    headers: { 'x-browser': email },
    body: { userName: email, password: testPassword },
  });
  token = reply.json<{ result: string }>().result;
  await published(files);
  await published(revised(files));
});

function published(book: BookFiles) {
  return site.db.transaction().execute((trx) => publishEdition(trx, book, { note: '', now: testNow }));
}

/** A shroud becomes dearer, and the plenum and everything said about it leaves the book. */
function revised({ tables, calculators }: BookFiles): BookFiles {
  const kept = Object.fromEntries(
    Object.entries(tables).map(([file, rows]) => [
      file,
      rows.filter(({ cells }) => !Object.values(cells).includes('AC-PLENUM')),
    ]),
  );
  const parts = (kept['parts.csv'] ?? []).map((row) =>
    row.cells['code'] === 'AC-SHROUD' ? { ...row, cells: { ...row.cells, price_default: '131.00' } } : row,
  );
  return { tables: { ...kept, 'parts.csv': parts }, calculators };
}

function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return site.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
}

function priceOfShroud({ tables }: EditionReply): string | undefined {
  const { columns = [], rows = [] } = tables['parts.csv'] ?? {};
  return rows.find((row) => row[0] === 'AC-SHROUD')?.[columns.indexOf('price_default')];
}

test('an edition reads the same after the book was revised', async () => {
  expect(priceOfShroud((await get('/api/catalogue/editions/1')).json())).toBe('130.00');
  expect(priceOfShroud((await get('/api/catalogue/editions/2')).json())).toBe('131.00');
});

test('a browser reads a whole edition into a book it can estimate with', async () => {
  const { tables, calculators } = (await get('/api/catalogue/editions/1')).json<EditionReply>();
  const rows = Object.entries(tables).map(([file, table]) => [
    file,
    table.rows.map((cells, index) => ({
      row: index + 2,
      cells: Object.fromEntries(table.columns.map((column, at) => [column, cells[at] ?? ''])),
    })),
  ]);
  const read = readBook(Object.fromEntries(rows), calculators, 1);
  expect(read.ok && openBook(read.value).part('AC-SHROUD')?.price.standard).toBe(13_000);
});

test('an edition comes compressed, and browsers may keep it for ever', async () => {
  const reply = await get('/api/catalogue/editions/1', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const plain = brotliDecompressSync(reply.rawPayload);
  expect(JSON.parse(plain.toString())).toEqual((await get('/api/catalogue/editions/1')).json());
  expect(reply.rawPayload.length).toBeLessThan(plain.length / 4);
});

test('what an edition changed since an earlier one is told row by row', async () => {
  const reply = (await get('/api/catalogue/editions/2/changes?since=1')).json<{
    written: EditionReply['tables'];
    gone: Record<string, string[]>;
    calculators: unknown;
  }>();
  expect(Object.keys(reply.written)).toEqual(['parts.csv']);
  expect(reply.written['parts.csv']?.rows.map(([code]) => code)).toEqual(['AC-SHROUD']);
  expect(reply.gone['parts.csv']).toEqual(['AC-PLENUM']);
  expect(reply.gone['operations.csv']).toContain('AC-PLENUM replace');
  expect(reply.calculators).toBeNull();
});

test('the editions are listed, the newest first', async () => {
  const numbers = (await get('/api/catalogue/editions')).json<{ number: number }[]>();
  expect(numbers.map(({ number }) => number)).toEqual([2, 1]);
});

test.each([
  ['/api/catalogue/editions/9', 404],
  ['/api/catalogue/editions/0', 400],
  ['/api/catalogue/editions/1e3', 400],
  ['/api/catalogue/editions/2/changes?since=9', 404],
  ['/api/catalogue/editions/1/changes?since=2', 404],
  ['/api/catalogue/editions/2/changes', 400],
])('%s is refused with %i', async (url, status) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a book with a fault is refused as a whole and leaves every edition as it was', async () => {
  const parts = (files.tables['parts.csv'] ?? []).map((row, index) =>
    index === 0 ? { ...row, cells: { ...row.cells, price_default: '-1.00' } } : row,
  );
  const outcome = await published({ ...files, tables: { ...files.tables, 'parts.csv': parts } });
  expect(outcome.ok ? [] : outcome.refusal).toContainEqual({
    file: 'parts.csv',
    row: 2,
    column: 'price_default',
    reason: 'negative-price',
    value: '-1.00',
  });
  expect((await get('/api/catalogue/editions')).json()).toHaveLength(2);
});

test('a revision once written cannot be rewritten or removed by the app', async () => {
  const update = site.db.updateTable('catalogue_revision').set({ position: 9 } as object);
  await expect(update.execute()).rejects.toThrow(/permission denied/);
  await expect(site.db.deleteFrom('catalogue_revision').execute()).rejects.toThrow(/permission denied/);
});
