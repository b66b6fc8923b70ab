import { isDeepStrictEqual } from 'node:util';
import type { DraftRowsReply } from '@dre/core/contract/catalogue/book-draft';
import type { DiffReply, EditionRow } from '@dre/core/contract/catalogue/book-editions';
import { tableFiles } from '@dre/core/domain/catalogue/book/columns';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/administrators.ts';
import { anEstimate } from '../../../testing/estimates.ts';
import { aCompany } from '../../../testing/people.ts';
import { testNow, withTestApp } from '../../../testing/test-app.ts';
import { editionNumberInEffect } from '../catalogue-queries.ts';
import { filesOf } from '../catalogue-service.ts';
import { bookFor } from '../open-books.ts';
import { inCompany } from '../../../database/connections/connection.ts';
import { draftRows } from './draft-service.ts';

const site = withTestApp({ book: 'starter' });
let dana: Awaited<ReturnType<typeof anAdministrator>>;
let lee: typeof dana;
const today = testNow.toISOString().slice(0, 10);

beforeAll(async () => {
  dana = await anAdministrator(site, 'Dana Reyes');
  lee = await anAdministrator(site, 'Lee Park');
});

async function revisionNow(): Promise<number> {
  return (await dana.get('/api/admin/book')).json<{ revision: number }>().revision;
}

async function stagePrice(code: string, price: string): Promise<void> {
  const found = (await dana.get(`/api/admin/book/rows?file=parts.csv&part=${code}`)).json<DraftRowsReply>();
  const was = found.rows[0]?.cells ?? {};
  const rows = [{ file: 'parts.csv', key: code, was, cells: { ...was, price_default: price } }];
  const staged = await dana.post('/api/admin/book/rows', { rows });
  if (staged.statusCode !== 200) throw new Error(staged.body);
}

function publication(revision: number, change: object = {}) {
  return { revision, name: 'Winter prices', effectiveOn: today, note: 'Suppliers of November', ...change };
}

async function publish(change: object = {}) {
  return dana.post('/api/admin/book/publish', publication(await revisionNow(), change));
}

async function editions(): Promise<readonly EditionRow[]> {
  return (await dana.get('/api/admin/book/editions')).json();
}

async function newest(): Promise<number> {
  return (await editions())[0]?.number ?? 0;
}

async function whole(edition: number) {
  return site.db.transaction().execute((trx) => filesOf(trx, edition));
}

test('a published draft is the next edition, with its name, day, author, note and what it changed', async () => {
  await stagePrice('AC-SHROUD', '131.00');
  const diff = (await dana.get('/api/admin/book/diff?find=shroud')).json<DiffReply>();
  expect(diff).toMatchObject({
    total: 1,
    tables: [{ file: 'parts.csv', added: 0, changed: 1, removed: 0 }],
    rows: [
      {
        key: 'AC-SHROUD',
        state: 'changed',
        fields: [{ column: 'price_default', before: '130.00', after: '131.00' }],
        changedBy: 'Dana Reyes',
      },
    ],
  });
  expect((await publish()).json()).toMatchObject({ number: 2 });
  const [edition] = await editions();
  expect(edition).toMatchObject({
    number: 2,
    name: 'Winter prices',
    state: 'in-effect',
    effectiveOn: today,
    author: 'Dana Reyes',
    note: 'Suppliers of November',
    added: 0,
    changed: 1,
    removed: 0,
  });
  expect((await dana.get('/api/admin/book')).json()).toMatchObject({ changes: 0, edition: 2 });
  const made = (await dana.get('/api/admin/book/editions/2/diff')).json<DiffReply>();
  expect(made.rows.map(({ key, fields }) => [key, fields])).toEqual([
    ['AC-SHROUD', [{ column: 'price_default', before: '130.00', after: '131.00' }]],
  ]);
});

test('of two administrators who publish at once one wins, and the other is told who', async () => {
  await stagePrice('AC-SHROUD', '140.00');
  const revision = await revisionNow();
  const before = await newest();
  const answers = await Promise.all(
    [dana, lee].map((person) => person.post('/api/admin/book/publish', publication(revision))),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json<{ detail: string }>().detail).toMatch(
    /^(Dana Reyes|Lee Park) published edition \d+ meanwhile\. Nothing was published twice\.$/,
  );
  expect(await newest()).toBe(before + 1);
});

test('a draft with faults is not published, and each fault leads to its part', async () => {
  await stagePrice('AC-SHROUD', 'cheap');
  const { faults } = (await dana.get('/api/admin/book/faults')).json<{ faults: readonly object[] }>();
  expect(faults).toContainEqual(
    expect.objectContaining({
      file: 'parts.csv',
      key: 'AC-SHROUD',
      part: 'AC-SHROUD',
      column: 'price_default',
    }),
  );
  const before = await newest();
  const refused = await publish();
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ detail: string }>().detail).toContain('parts.csv, AC-SHROUD, price_default');
  expect(await newest()).toBe(before);
  await dana.post('/api/admin/book/discard', { revision: await revisionNow(), rows: null });
  expect((await publish()).json<{ detail: string }>().detail).toContain('There is nothing to publish');
});

test('an edition to come is taken by new estimates from its day on, and what builds on it never earlier', async () => {
  const before = await newest();
  await stagePrice('AC-SHROUD', '150.00');
  const day = new Date(testNow.getTime() + 10 * 86_400_000);
  expect((await publish({ effectiveOn: day.toISOString().slice(0, 10) })).statusCode).toBe(200);
  expect((await editions()).map(({ state }) => state).slice(0, 2)).toEqual(['coming', 'in-effect']);
  expect(await editionNumberInEffect(site.db, testNow)).toBe(before);
  expect(await editionNumberInEffect(site.db, day)).toBe(before + 1);
  await stagePrice('AC-SHROUD', '151.00');
  expect((await publish()).json<{ detail: string }>().detail).toContain('this one builds on it');
  expect((await publish({ effectiveOn: '2026-02-30' })).json<{ detail: string }>().detail).toContain(
    'not a day',
  );
  expect((await publish({ effectiveOn: '2020-02-20' })).json<{ detail: string }>().detail).toContain(
    'has passed',
  );
  const revision = await revisionNow();
  const blocked = await dana.post(`/api/admin/book/editions/1/publish`, publication(revision));
  expect(blocked.json<{ detail: string }>().detail).toContain('The draft has changes.');
  await dana.post('/api/admin/book/discard', { revision, rows: null });
});

test('an edition published again reads exactly as it did, and estimates keep the one they were started with', async () => {
  const { id: companyId } = await aCompany(site.db);
  const estimate = await anEstimate(site.db, companyId);
  const pinned = () =>
    inCompany(site.db, companyId, (trx) =>
      trx.selectFrom('estimate').select('edition').where('id', '=', estimate).executeTakeFirstOrThrow(),
    );
  const before = await pinned();
  const again = await dana.post(
    '/api/admin/book/editions/1/publish',
    publication(await revisionNow(), { name: 'Back to the first' }),
  );
  const { number } = again.json<{ number: number }>();
  expect((await editions())[0]).toMatchObject({
    number,
    copyOf: 1,
    state: 'in-effect',
    name: 'Back to the first',
  });
  expect(isDeepStrictEqual(await whole(number), await whole(1))).toBe(true);
  expect(await pinned()).toEqual(before);
  const twice = await dana.post('/api/admin/book/editions/1/publish', publication(await revisionNow()));
  expect(twice.json<{ detail: string }>().detail).toContain('already says what edition 1 says');
});

test('an estimate started after a publication has the new price, and one started before keeps its own', async () => {
  const { id: companyId } = await aCompany(site.db);
  const priceOf = (estimate: string) =>
    inCompany(site.db, companyId, async (trx) => {
      const { edition } = await trx
        .selectFrom('estimate')
        .select('edition')
        .where('id', '=', estimate)
        .executeTakeFirstOrThrow();
      const book = await bookFor(trx, { companyId, edition, houseRevision: 0 });
      return book.part('AC-SHROUD')?.price.standard;
    });
  const before = await anEstimate(site.db, companyId);
  const old = await priceOf(before);
  await stagePrice('AC-SHROUD', '199.00');
  expect(await priceOf(await anEstimate(site.db, companyId))).toBe(old);
  await publish();
  expect(await priceOf(await anEstimate(site.db, companyId))).toBe(19_900);
  expect(await priceOf(before)).toBe(old);
});

test('publishing is written to the record of the product', async () => {
  const events = await site.db
    .selectFrom('audit_event')
    .select(['person_id', 'detail'])
    .where('kind', '=', 'edition-published')
    .execute();
  expect(events[0]).toMatchObject({ person_id: dana.id, detail: { edition: '2' } });
});

test('what was published cannot be rewritten by the app', async () => {
  const attempts = [
    () =>
      site.db
        .updateTable('catalogue_edition')
        .set({ name: 'x' } as never)
        .execute(),
    () => site.db.deleteFrom('catalogue_edition').execute(),
    () => site.db.deleteFrom('catalogue_revision').execute(),
    () => site.db.updateTable('catalogue_revision').set({ cells: '{}' }).execute(),
    () =>
      site.db.updateTable('catalogue_revision').set({ until: 99 }).where('until', 'is not', null).execute(),
  ];
  for (const attempt of attempts)
    await expect(attempt()).rejects.toThrow(/permission denied|cannot be changed/);
});

const someEdits = fc.array(
  fc.record({
    code: fc.constantFrom('AC-SHROUD', 'AC-BLOWER', 'AC-GRILLE', 'AC-FILTER', 'AC-CAP'),
    note: fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,2}$/),
  }),
  { minLength: 1, maxLength: 4 },
);

test('staging and discarding leaves the book as it was; publishing and reading gives what was staged; rolling back gives what was', async () => {
  const draft = () =>
    site.db.transaction().execute(async (trx) => {
      const tables: Record<string, readonly Row[]> = {};
      for (const file of tableFiles) {
        tables[file] = (await draftRows(trx, file)).map(({ row, cells }) => ({ row, cells }));
      }
      return tables;
    });
  const stageNotes = async (edits: readonly { code: string; note: string }[]) => {
    for (const { code, note } of edits) {
      const filter = { find: '', part: code };
      const body = { revision: await revisionNow(), file: 'parts.csv', filter, keys: null };
      const action = { kind: 'set', columns: ['note'], to: note };
      await dana.post('/api/admin/book/bulk', { ...body, action, isConfirmed: false });
    }
  };
  await fc.assert(
    fc.asyncProperty(someEdits, async (edits) => {
      const before = await draft();
      await stageNotes(edits);
      await dana.post('/api/admin/book/discard', { revision: await revisionNow(), rows: null });
      if (!isDeepStrictEqual(await draft(), before)) return false;
      await stageNotes(edits);
      const staged = await draft();
      if (isDeepStrictEqual(staged, before)) return true;
      const base = await newest();
      await publish();
      const made = await newest();
      if (made !== base + 1 || !isDeepStrictEqual((await whole(made))?.tables, staged)) return false;
      await dana.post(`/api/admin/book/editions/${String(base)}/publish`, publication(await revisionNow()));
      return isDeepStrictEqual(await whole(await newest()), await whole(base));
    }),
    { numRuns: 3 },
  );
}, 120_000);
