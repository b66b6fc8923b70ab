import type { BulkAction } from '@dre/core/contract/catalogue/book-bulk';
import type { DraftPartReply, DraftRowsReply } from '@dre/core/contract/catalogue/book-draft';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/administrators.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let dana: Awaited<ReturnType<typeof anAdministrator>>;
let revision: number;

beforeAll(async () => {
  dana = await anAdministrator(site, 'Dana Reyes');
});

beforeEach(async () => {
  const draft = (await dana.get('/api/admin/book')).json<{ revision: number }>();
  const discarded = await dana.post('/api/admin/book/discard', { revision: draft.revision, rows: null });
  revision = discarded.json<{ revision: number }>().revision;
});

const hvac = { file: 'parts.csv', filter: { partType: 'hvac' }, keys: null };
const prices = ['price_low', 'price_default', 'price_high'];

function bulk(action: BulkAction, isConfirmed = false, what: object = hvac) {
  return dana.post('/api/admin/book/bulk', { revision, ...what, action, isConfirmed });
}

async function part(code: string): Promise<DraftPartReply> {
  return (await dana.get(`/api/admin/book/part?code=${code}`)).json();
}

async function rows(query: string): Promise<DraftRowsReply> {
  return (await dana.get(`/api/admin/book/rows?${query}`)).json();
}

test('a bulk edit shows what it would do to all matches before it is staged', async () => {
  const action: BulkAction = { kind: 'percent', columns: ['price_default'], percent: '110' };
  const shown = await dana.post('/api/admin/book/bulk/preview', { revision, ...hvac, action });
  const { total } = await rows('file=parts.csv&partType=hvac');
  const preview = shown.json<{ matches: number; first: readonly object[]; spreads: readonly object[] }>();
  expect(preview).toMatchObject({ matches: total, changes: total, large: 0 });
  expect(preview.first).toHaveLength(20);
  expect(preview.first[0]).toEqual({
    file: 'parts.csv',
    key: 'AC-BLOWER',
    name: 'Air conditioner blower wheel',
    fields: [{ column: 'price_default', before: '70.00', after: '77.00' }],
  });
  expect(preview.spreads[0]).toMatchObject({
    column: 'price_default',
    before: { least: '3.50' },
    after: { least: '3.85' },
  });
  expect((await bulk(action)).json()).toMatchObject({ changed: total, changes: total });
  expect((await part('AC-BLOWER')).part.cells).toMatchObject({ price_default: '77.00' });
});

test('prices that would change by more than half are asked about again', async () => {
  const action: BulkAction = { kind: 'percent', columns: prices, percent: '160' };
  const refused = await bulk(action);
  expect(refused.json<{ detail: string }>().detail).toMatch(
    /^\d+ parts would change in price by more than half\. Confirm that this is meant\.$/,
  );
  expect((await bulk(action, true)).statusCode).toBe(200);
});

test('a bulk edit made from a draft that somebody changed meanwhile is refused', async () => {
  await bulk({ kind: 'set', columns: ['note'], to: 'reviewed' });
  expect((await bulk({ kind: 'set', columns: ['note'], to: 'again' })).statusCode).toBe(409);
});

test.each<[string, BulkAction]>([
  ['below zero', { kind: 'add', columns: ['price_low'], amount: '-50.00' }],
  ['names the row', { kind: 'set', columns: ['code'], to: 'AC-X' }],
  ['does not hold a number', { kind: 'add', columns: ['name'], amount: '1' }],
  ['no column', { kind: 'set', columns: ['color'], to: 'red' }],
  ['no sub side', { kind: 'move', side: 'roof', subSide: 'cellar' }],
])('a bulk edit that cannot be is refused: %s', async (words, action) => {
  const refused = await bulk(action);
  expect([400, 409]).toContain(refused.statusCode);
  expect(refused.json<{ detail: string }>().detail).toContain(words);
  expect((await rows('file=parts.csv&changed=yes')).total).toBe(0);
});

test('parts moved to another sub side keep their regions', async () => {
  const chosen = { ...hvac, keys: ['AC-BLOWER', 'AC-GRILLE'] };
  expect((await bulk({ kind: 'move', side: 'roof', subSide: 'mid' }, false, chosen)).statusCode).toBe(200);
  const { places } = await part('AC-BLOWER');
  expect(places.filter(({ state }) => state !== 'removed').map(({ cells }) => cells)).toEqual([
    { part_code: 'AC-BLOWER', side: 'roof', sub_side: 'mid', region: 'roof.ac.blower', sort: '10' },
  ]);
});

test('retired parts leave the book with everything said of them, unless others name them', async () => {
  const refused = await bulk({ kind: 'retire' });
  expect(refused.json<{ detail: string }>().detail).toMatch(/^The part AC-\S+ is in use by .*relation/);
  const chosen = { ...hvac, keys: ['AC-GRILLE', 'AC-FILTER'] };
  expect((await bulk({ kind: 'retire' }, false, chosen)).json()).toMatchObject({ changed: 2 });
  expect((await rows('file=operations.csv&part=AC-GRILLE')).total).toBe(0);
});

function merge(file: string, from: string, into: string, isPreview = false) {
  return dana.post('/api/admin/book/merge', { revision, file, from, into, isPreview });
}

test('a merged part type is named by nothing any more, and its parts are of the other one', async () => {
  const before = (await rows('file=parts.csv&partType=hvac')).total;
  const others = (await rows('file=parts.csv&partType=appliance')).total;
  expect((await merge('part-types.csv', 'hvac', 'appliance', true)).json()).toMatchObject({
    tables: expect.arrayContaining([{ file: 'parts.csv', added: 0, changed: before, removed: 0 }]) as object,
  });
  expect((await rows('file=parts.csv&changed=yes')).total).toBe(0);
  expect((await merge('part-types.csv', 'hvac', 'appliance')).statusCode).toBe(200);
  expect((await rows('file=parts.csv&partType=appliance')).total).toBe(before + others);
  expect((await rows('file=part-types.csv&find=hvac')).total).toBe(0);
});

test('a merged part leaves its places and what named it to the other', async () => {
  const from = 'AC-BOLTS';
  const named = (await part(from)).uses.find(({ file }) => file === 'relations.csv')?.count ?? 0;
  expect(named).toBeGreaterThan(0);
  expect((await merge('parts.csv', from, 'AC-GASKET')).statusCode).toBe(200);
  const other = await part('AC-GASKET');
  expect(other.places.map(({ cells }) => cells['region'])).toContain('roof.ac.bolts');
  expect((await dana.get(`/api/admin/book/uses?file=parts.csv&key=${from}`)).statusCode).toBe(404);
  expect((await rows(`file=relations.csv&find=${from}`)).total).toBe(0);
});

test('a merged sub side leaves its parts and its neighbors to the other, and none is its own neighbor', async () => {
  expect((await merge('sub-sides.csv', 'roof mid', 'roof rear')).statusCode).toBe(200);
  expect((await rows('file=part-places.csv&side=roof&subSide=mid')).total).toBe(0);
  const pairs = (await rows('file=adjacency.csv&side=roof&subSide=rear&size=200')).rows;
  expect(pairs.length).toBeGreaterThan(0);
  for (const { cells } of pairs) {
    expect([cells['side_a'], cells['sub_side_a']]).not.toEqual([cells['side_b'], cells['sub_side_b']]);
  }
});

test('sides are never merged', async () => {
  expect((await merge('sides.csv', 'road', 'curb')).json<{ detail: string }>().detail).toContain(
    'The sides of a vehicle are fixed',
  );
});
