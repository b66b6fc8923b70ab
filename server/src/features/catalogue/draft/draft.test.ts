import type { DraftPartReply, DraftRowsReply, StagedRow } from '@dre/core/contract/catalogue/book-draft';
import type { Row } from '@dre/core/domain/catalogue/book/table-row';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdministrator } from '../../../testing/administrators.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let dana: Awaited<ReturnType<typeof anAdministrator>>;

beforeAll(async () => {
  dana = await anAdministrator(site, 'Dana Reyes');
});

beforeEach(async () => {
  const { revision } = (await dana.get('/api/admin/book')).json<{ revision: number }>();
  await dana.post('/api/admin/book/discard', { revision, rows: null });
});

async function rows(query: string): Promise<DraftRowsReply> {
  return (await dana.get(`/api/admin/book/rows?${query}`)).json();
}

async function cellsOf(file: string, find: string): Promise<Row['cells']> {
  const found = (await rows(`file=${file}&find=${find}&size=1`)).rows[0];
  if (found === undefined) throw new Error(`There is no ${find} in ${file}.`);
  return found.cells;
}

function stage(...staged: readonly StagedRow[]) {
  return dana.post('/api/admin/book/rows', { rows: staged });
}

async function priced(price: string): Promise<StagedRow> {
  const was = await cellsOf('parts.csv', 'AC-SHROUD');
  return { file: 'parts.csv', key: 'AC-SHROUD', was, cells: { ...was, price_default: price } };
}

test('a staged price shows in the draft with what was published beside it, and prices no estimate yet', async () => {
  expect((await stage(await priced('131.00'))).json()).toMatchObject({ changes: 1 });
  const { rows: changed, total } = await rows('file=parts.csv&changed=yes');
  expect(total).toBe(1);
  expect(changed[0]).toMatchObject({
    key: 'AC-SHROUD',
    state: 'changed',
    cells: { price_default: '131.00' },
    published: { price_default: '130.00' },
    changedBy: 'Dana Reyes',
    glance: { places: [{ side: 'roof', subSide: 'penetrations' }] },
  });
  expect((await dana.get('/api/admin/book')).json()).toMatchObject({
    edition: 1,
    changes: 1,
    tables: [{ file: 'parts.csv', added: 0, changed: 1, removed: 0 }],
  });
});

test('text the database cannot keep is refused and stages nothing', async () => {
  for (const key of ['\ud800', 'half \udc00 a', 'a\u0000b']) {
    const reply = await stage({ file: 'consumable-items.csv', key, was: null, cells: null });
    expect(reply.json()).toMatchObject({ status: 400, type: '/api/docs#invalid-request' });
  }
  const whole = await stage({ ...(await priced('131.00')), key: 'AC-SHROUD' });
  expect(whole.json()).toMatchObject({ changes: 1 });
});

test('a change that goes back to what is published is no change', async () => {
  await stage(await priced('131.00'));
  expect((await stage(await priced('130.00'))).json()).toMatchObject({ changes: 0 });
});

test('two administrators who change one row do not overwrite each other, and different rows never conflict', async () => {
  const mine = await priced('131.00');
  const theirs = await priced('132.00');
  const lee = await anAdministrator(site, 'Lee Park');
  await lee.post('/api/admin/book/rows', { rows: [theirs] });
  const refused = await stage(mine);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    detail:
      'Lee Park changed the part AC-SHROUD meanwhile. Nothing was saved; look at the row as it stands now.',
  });
  const was = await cellsOf('parts.csv', 'AC-BLOWER');
  const other = {
    file: 'parts.csv',
    key: 'AC-BLOWER',
    was,
    cells: { ...was, price_default: '71.00' },
  } as const;
  expect((await stage(other)).json()).toMatchObject({ changes: 2 });
  expect(await cellsOf('parts.csv', 'AC-SHROUD')).toMatchObject({ price_default: '132.00' });
});

test('relations that lead back to where they began are refused with the circle, and nothing is staged', async () => {
  const cells = {
    kind: 'includes',
    part_code: 'AC-BLOWER',
    operation: 'test',
    other_part_code: 'AC-BLOWER',
    other_operation: 'replace',
    net_hours: 'all',
    price_included: '0',
    quantity: '',
    when: 'always',
    choice: '',
    reason: 'a mistake',
  };
  const key = 'includes AC-BLOWER test AC-BLOWER replace';
  const refused = await stage(await priced('131.00'), { file: 'relations.csv', key, was: null, cells });
  expect(refused.json()).toMatchObject({
    status: 409,
    detail:
      'AC-BLOWER replace would include itself: AC-BLOWER replace includes AC-BLOWER test includes AC-BLOWER replace. Take out one of these relations first.',
  });
  expect((await rows('file=parts.csv&changed=yes')).total).toBe(0);
});

test('what is in use is not taken out of the book, and the refusal says where it is used', async () => {
  const was = await cellsOf('part-types.csv', 'hvac');
  const refused = await stage({ file: 'part-types.csv', key: 'hvac', was, cells: null });
  expect(refused.json<{ detail: string }>().detail).toMatch(
    /^The part type hvac is in use by \d+ parts \(AC-BLOWER, AC-BOLTS, AC-CAP and \d+ more\), .*suggestion.*\. Merge it into another one, or change these first\.$/,
  );
});

test('a part that nothing else names leaves the book with its operations and places', async () => {
  const was = await cellsOf('parts.csv', 'AC-GRILLE');
  const { uses } = (
    await dana.get('/api/admin/book/uses?file=parts.csv&key=AC-GRILLE')
  ).json<DraftPartReply>();
  expect(uses).toEqual([]);
  expect((await stage({ file: 'parts.csv', key: 'AC-GRILLE', was, cells: null })).statusCode).toBe(200);
  const { tables } = (await dana.get('/api/admin/book')).json<{ tables: readonly { file: string }[] }>();
  expect(tables).toContainEqual({ file: 'operations.csv', added: 0, changed: 0, removed: 2 });
  expect(tables).toContainEqual({ file: 'part-places.csv', added: 0, changed: 0, removed: 1 });
});

test('sides keep their codes and their number; their names and their order can be changed', async () => {
  const was = await cellsOf('sides.csv', 'curb');
  const edit = (cells: Row['cells'] | null) => stage({ file: 'sides.csv', key: 'curb', was, cells });
  expect((await edit(null)).json<{ detail: string }>().detail).toContain('The sides of a vehicle are fixed');
  expect((await edit({ ...was, region_suffix: 'L' })).statusCode).toBe(409);
  expect((await edit({ ...was, name: 'Door side' })).statusCode).toBe(200);
});

test('a part is tied to a region that a picture has, and to no other', async () => {
  const tie = (region: string) => {
    const cells = { part_code: 'AC-BLOWER', side: 'roof', sub_side: 'mid', region, sort: '10' };
    return stage({ file: 'part-places.csv', key: `AC-BLOWER roof mid ${region}`, was: null, cells });
  };
  expect((await tie('roof.ac.shroud')).statusCode).toBe(200);
  expect((await tie('roof.chimney')).json<{ detail: string }>().detail).toBe(
    'No picture has a region “roof.chimney”, so AC-BLOWER cannot be tied to it. Choose one in the picture.',
  );
});

test('a part is read whole, with every row that is said of it', async () => {
  const part = (await dana.get('/api/admin/book/part?code=AC-BLOWER')).json<DraftPartReply>();
  expect(part.operations.map(({ key }) => key)).toEqual(['AC-BLOWER replace', 'AC-BLOWER test']);
  expect(part.places.map(({ cells }) => cells['region'])).toEqual(['roof.ac.blower']);
  expect(part.relations.map(({ key }) => key)).toContain('includes AC-BLOWER replace AC-BLOWER test');
});

test.each([
  ['file=parts.csv&partType=hvac&side=roof', 'AC-BLOWER'],
  ['file=parts.csv&find=squirrel%20cage', 'AC-BLOWER'],
  ['file=operations.csv&partType=hvac', 'AC-BLOWER replace'],
  ['file=sub-sides.csv&side=roof', 'roof mid'],
  ['file=adjacency.csv&side=roof', undefined],
  ['file=parts.csv&vehicleType=park-model&sort=price_default&descending=yes', undefined],
  ['file=parts.csv&sort=replaceHours', undefined],
  ['file=parts.csv&sort=regions&descending=yes', undefined],
  ['file=parts.csv&sort=side', undefined],
  ['file=parts.csv&withoutPrice=yes', undefined],
  ['file=parts.csv&withoutRegion=yes', undefined],
])('rows of the draft are found by %s', async (query, key) => {
  const found = await rows(query);
  expect(found.rows.length).toBeGreaterThan(0);
  expect(found.total).toBeGreaterThanOrEqual(found.rows.length);
  if (key !== undefined) expect(found.rows.map((row) => row.key)).toContain(key);
});
