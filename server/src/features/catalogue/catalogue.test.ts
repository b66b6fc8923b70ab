import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import type { EditionReply } from '@dre/core/contract/catalogue/catalogue';
import { openBook } from '@dre/core/domain/catalogue/book/open-book';
import { readBook } from '@dre/core/domain/catalogue/reading/read-book';
import { type ContentsChanges, fromColumns } from '@dre/core/domain/catalogue/editions/edition-payload';
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
    body: { userName: email, password: testPassword },
  });
  token = reply.json<{ result: string }>().result;
  await published(files);
  await published(revised(files));
});

function published(book: BookFiles) {
  return site.db.transaction().execute((trx) => publishEdition(trx, book, { note: '', now: testNow }));
}

/** Raises the price of a shroud and removes the plenum with every row about it. */
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

function priceOfShroud({ contents }: EditionReply): number | undefined {
  return openBook(fromColumns(contents)).part('AC-SHROUD')?.price.standard;
}

test('an edition reads the same after the book was revised', async () => {
  expect(priceOfShroud((await get('/api/catalogue/editions/1?form=1')).json())).toBe(13_000);
  expect(priceOfShroud((await get('/api/catalogue/editions/2?form=1')).json())).toBe(13_100);
});

test('an edition comes as the book its files make', async () => {
  const { contents } = (await get('/api/catalogue/editions/1?form=1')).json<EditionReply>();
  const read = readBook(files.tables, files.calculators, 1);
  expect(read.ok && isDeepStrictEqual(fromColumns(contents), read.value)).toBe(true);
});

test('a page from before the product was renewed is told to reload', async () => {
  const reply = await get('/api/catalogue/editions/1?form=999');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ detail: expect.stringContaining('Reload') });
});

test('an edition comes compressed, and browsers may keep it for ever', async () => {
  const reply = await get('/api/catalogue/editions/1?form=1', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  const plain = brotliDecompressSync(reply.rawPayload);
  expect(JSON.parse(plain.toString())).toEqual((await get('/api/catalogue/editions/1?form=1')).json());
  expect(reply.rawPayload.length).toBeLessThan(plain.length / 4);
});

test('of what an edition changed since an earlier one only the changes are told', async () => {
  const { changes } = (await get('/api/catalogue/editions/2/changes?since=1&form=1')).json<{
    changes: ContentsChanges;
  }>();
  const { parts, operations } = changes.lists;
  expect(parts?.written['code']).toEqual(['AC-SHROUD']);
  // The old shroud and the plenum.
  expect(parts?.gone).toHaveLength(2);
  expect(operations?.written).toEqual({});
  expect(operations?.gone.length).toBeGreaterThan(0);
  expect(changes.lists['causes']).toBeUndefined();
  expect(changes.others).toEqual({ edition: 2 });
});

test('the editions are listed, the newest first', async () => {
  const numbers = (await get('/api/catalogue/editions')).json<{ number: number }[]>();
  expect(numbers.map(({ number }) => number)).toEqual([2, 1]);
});

test.each([
  ['/api/catalogue/editions/9?form=1', 404],
  ['/api/catalogue/editions/0?form=1', 400],
  ['/api/catalogue/editions/1e3?form=1', 400],
  ['/api/catalogue/editions/2/changes?since=9&form=1', 404],
  ['/api/catalogue/editions/1/changes?since=2&form=1', 404],
  ['/api/catalogue/editions/2/changes?form=1', 400],
  ['/api/catalogue/editions/2', 400],
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
