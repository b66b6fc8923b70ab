import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { randomUUID } from 'node:crypto';
import type { HouseRevisionReply } from '@dre/core/contract/catalogue/catalogue';
import { expect, test } from 'vitest';
import { type Db, inCompany } from '../../database/connections/connection.ts';
import { aCompany, aPerson, testPassword, worksAt } from '../../testing/people.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';
import { bookFor, newestRevisions } from './open-books.ts';

const site = withTestApp({ book: 'starter' });
const address = '/api/catalogue/house-values';
const nothing: HouseRevisionReply['values'] = { hours: [], prices: [], parts: [] };

interface Member {
  readonly companyId: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function aMember(role: CompanyRole, companyId?: string): Promise<Member> {
  const { id, email } = await aPerson(site.db);
  const company = companyId ?? (await aCompany(site.db)).id;
  await worksAt(site.db, id, company, role);
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: email, password: testPassword },
  });
  const token = reply.json<{ result: string }>().result;
  return { companyId: company, headers: { authorization: `Bearer ${token}`, 'x-company': company } };
}

function get({ headers }: Member, url = address) {
  return site.app.inject({ url, headers });
}

function put({ headers }: Member, body: object) {
  return site.app.inject({ method: 'PUT', url: address, headers, body });
}

function shroudAt(price: number): HouseRevisionReply['values'] {
  return { ...nothing, prices: [{ part: 'AC-SHROUD', price }] };
}

test('a company without house values reads the book alone', async () => {
  const reply = await get(await aMember('owner'));
  expect(reply.json()).toEqual({ revision: 0, madeAt: null, madeBy: null, values: nothing });
});

test('every change is a revision that reads the same for ever, with who made it and when', async () => {
  const owner = await aMember('owner');
  expect((await put(owner, { since: 0, values: shroudAt(11_100) })).statusCode).toBe(200);
  expect((await put(owner, { since: 1, values: shroudAt(22_200) })).json()).toMatchObject({ revision: 2 });
  expect((await get(owner)).json()).toMatchObject({ revision: 2, values: shroudAt(22_200) });
  const first = await get(owner, `${address}/1`);
  expect(first.json()).toEqual({
    revision: 1,
    madeAt: testNow.toISOString(),
    madeBy: expect.stringMatching(/^Person/) as string,
    values: shroudAt(11_100),
  });
  expect(first.headers).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    vary: 'x-company',
  });
  expect((await get(owner)).headers['cache-control']).toBe('no-store');
});

test('of two who change the same revision, the second is told and changes nothing', async () => {
  const owner = await aMember('owner');
  const answers = await Promise.all([
    put(owner, { since: 0, values: shroudAt(11_100) }),
    put(owner, { since: 0, values: shroudAt(22_200) }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await get(owner)).json()).toMatchObject({ revision: 1 });
  expect((await put(owner, { since: 7, values: nothing })).statusCode).toBe(409);
});

test.each([
  ['owner', 200, 200],
  ['estimator', 200, 403],
  ['reviewer', 200, 403],
  ['technician', 403, 403],
] as const)('a %s reads with %i and changes with %i', async (role, reading, changing) => {
  const member = await aMember(role);
  expect((await get(member)).statusCode).toBe(reading);
  expect((await put(member, { since: 0, values: nothing })).statusCode).toBe(changing);
  const owner = await aMember('owner', member.companyId);
  await put(owner, { since: changing === 200 ? 1 : 0, values: shroudAt(11_100) });
  expect((await get(member, `${address}/1`)).statusCode).toBe(reading);
});

test('the values of another company are not there', async () => {
  const [one, other] = [await aMember('owner'), await aMember('owner')];
  await put(one, { since: 0, values: shroudAt(11_100) });
  expect((await get(other)).json()).toMatchObject({ revision: 0 });
  expect((await get(other, `${address}/1`)).statusCode).toBe(404);
  const trespassing = { ...other, headers: { ...other.headers, 'x-company': one.companyId } };
  expect((await get(trespassing)).statusCode).toBe(403);
  expect((await put(trespassing, { since: 1, values: nothing })).statusCode).toBe(403);
});

test.each([
  [{ since: 0 }],
  [{ since: -1, values: nothing }],
  [{ since: 0.5, values: nothing }],
  [{ since: 0, values: { ...nothing, extra: [] } }],
  [{ since: 0, values: { ...nothing, prices: [{ part: 'AC-SHROUD', price: '12' }] } }],
  [{ since: 0, values: { ...nothing, prices: [{ part: 'AC-SHROUD', price: 1.5 }] } }],
  [{ since: 0, values: { ...nothing, hours: [{ part: 'AC-SHROUD', operation: 'paint', fixed: 1 }] } }],
])('input that is no set of values is refused: %j', async (body) => {
  const owner = await aMember('owner');
  expect((await put(owner, body)).statusCode).toBe(400);
  expect((await get(owner)).json()).toMatchObject({ revision: 0 });
});

test('a value the book would not take is refused as a whole, and its row is named', async () => {
  const owner = await aMember('owner');
  const prices = [
    { part: 'AC-SHROUD', price: 11_100 },
    { part: 'NO-SUCH', price: 100 },
  ];
  const reply = await put(owner, { since: 0, values: { ...nothing, prices } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    errors: { 'values.prices.1.part': 'There is no part with this code. It says “NO-SUCH”.' },
  });
  expect((await get(owner)).json()).toMatchObject({ revision: 0 });
});

test.each(['0', '01', '1e3', '-1', 'newest'])('revision %s is no address', async (revision) => {
  expect((await get(await aMember('owner'), `${address}/${revision}`)).statusCode).toBe(400);
});

test('estimates are calculated with the values of their own company and revision', async () => {
  const [one, other] = [await aMember('owner'), await aMember('owner')];
  await put(one, { since: 0, values: shroudAt(11_100) });
  await put(other, { since: 0, values: shroudAt(22_200) });
  const priceAt = ({ companyId }: Member, houseRevision: number) =>
    inCompany(site.db, companyId, async (trx) => {
      const book = await bookFor(trx, { companyId, edition: 1, houseRevision });
      return book.part('AC-SHROUD')?.price.standard;
    });
  expect(await priceAt(one, 1)).toBe(11_100);
  expect(await priceAt(other, 1)).toBe(22_200);
  expect(await priceAt(other, 0)).toBe(13_000);
  const newest = await inCompany(site.db, one.companyId, (trx) =>
    newestRevisions(trx, one.companyId, testNow),
  );
  expect(newest).toEqual({ edition: 1, houseRevision: 1 });
});

test('a revision once written cannot be rewritten or removed by the app', async () => {
  const owner = await aMember('owner');
  await put(owner, { since: 0, values: shroudAt(11_100) });
  const attempts: readonly ((trx: Db) => Promise<unknown>)[] = [
    (trx) => trx.updateTable('house_revision').set({ revision: 9 }).execute(),
    (trx) => trx.deleteFrom('house_revision').execute(),
  ];
  for (const attempt of attempts) {
    await expect(inCompany(site.db, owner.companyId, attempt)).rejects.toThrow(/permission denied/);
  }
  expect((await get(owner)).json()).toMatchObject({ revision: 1 });
});

test('how many open estimates use a value is told, and only of those that were started with one', async () => {
  const owner = await aMember('owner');
  const use = async () => (await get(owner, '/api/catalogue/house-use')).json<unknown>();
  expect(await use()).toEqual([]);
  await put(owner, { since: 0, values: shroudAt(11_100) });
  const id = randomUUID();
  await site.app.inject({ method: 'POST', url: '/api/estimates', headers: owner.headers, body: { id } });
  expect(await use()).toEqual([]);
  const place = { side: 'roof', subSide: 'membrane', region: null };
  const line = { kind: 'add-book-line', part: 'AC-SHROUD', operation: 'replace', quantity: 1000, place };
  const edits = [
    { ...line, id: randomUUID(), lineId: randomUUID(), order: 'V' },
    { ...line, id: randomUUID(), lineId: randomUUID(), order: 'W' },
  ];
  const sent = await site.app.inject({
    method: 'POST',
    url: `/api/estimates/${id}/edits`,
    headers: owner.headers,
    body: { device: randomUUID(), since: 0, edits },
  });
  expect(sent.statusCode).toBe(200);
  expect(await use()).toEqual([{ part: 'AC-SHROUD', estimates: 1 }]);
  const technician = await aMember('technician', owner.companyId);
  expect((await get(technician, '/api/catalogue/house-use')).statusCode).toBe(403);
});
