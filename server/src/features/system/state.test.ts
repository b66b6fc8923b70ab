import type { ProductState } from '@dre/core/contract/system/product-state';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../database/connections/connection.ts';
import { aCompany, aPerson, testPassword } from '../../testing/people.ts';
import { testNow, withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let token: string;

beforeAll(async () => {
  const { email } = await aPerson(site.db, { administrator: true });
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: email, password: testPassword },
  });
  token = reply.json<{ result: string }>().result;
});

function call(method: 'GET' | 'POST', url: string, body?: object) {
  return site.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body }),
  });
}

test('administrators see trials that end this week, the book, failed mail and what is stored', async () => {
  const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000);
  const company = await aCompany(site.db);
  const rows = [
    { name: 'Ends Tomorrow RV', trial_ends_at: days(1) },
    { name: 'Ends In A Month RV', trial_ends_at: days(30) },
    { name: 'Ended RV', trial_ends_at: days(-1) },
  ];
  await site.db
    .insertInto('company')
    .values(rows.map((row) => ({ ...row, kind: 'dealer', subscription: 'trial' }) as const))
    .execute();
  await inCompany(site.db, company.id, (trx) =>
    trx.insertInto('photo_storage').values({ company_id: company.id, used: '1234' }).execute(),
  );
  await site.db
    .insertInto('outgoing_mail')
    .values({
      to_administrators: true,
      recipients: [],
      subject: 'Lost',
      body_text: 'Lost',
      state: 'failed',
    })
    .execute();
  const state = (await call('GET', '/api/admin/state')).json<ProductState>();
  expect(state.trials.ending.map(({ name }) => name)).toEqual(['Ends Tomorrow RV']);
  expect(state.trials.count).toBe(1);
  expect(state.catalogue).toMatchObject({ edition: 1 });
  expect(state.catalogue?.parts).toBeGreaterThan(400);
  expect(state.mail).toMatchObject({ failed: 1 });
  expect(state.storage.pictures).toBe(1234);
  expect(state.storage.database).toBeGreaterThan(1_000_000);
  expect(state.health).toMatchObject({ version: '1.1.8', node: process.versions.node });
  expect(state.health.migrations).toBeGreaterThan(30);
  expect(state.health.postgres).toMatch(/^\d+/);
});

test('what failed is tried again from the beginning, once, and the record says who asked', async () => {
  await sql`insert into jobs.job (name, data, state) values ('manual', '{"edition":1}', 'failed')`.execute(
    site.db,
  );
  expect((await call('POST', '/api/admin/retry', { queue: 'manual' })).json()).toBe(1);
  expect((await call('POST', '/api/admin/retry', { queue: 'manual' })).json()).toBe(0);
  const mails = () =>
    site.db.selectFrom('outgoing_mail').select('state').where('subject', '=', 'Lost').execute();
  expect((await call('POST', '/api/admin/retry', { queue: 'mail' })).json()).toBe(1);
  expect(await mails()).toEqual([{ state: 'waiting' }]);
  const { jobs } = (await call('GET', '/api/admin/state')).json<ProductState>();
  expect(jobs.map(({ queue, waiting, failed }) => [queue, waiting, failed])).toEqual([
    ['mail', 1, 0],
    ['manual', 1, 0],
  ]);
  expect((await call('POST', '/api/admin/retry', { queue: 'nothing' })).statusCode).toBe(404);
  const said = await site.db
    .selectFrom('audit_event')
    .select('kind')
    .where('kind', '=', 'jobs-retried')
    .execute();
  expect(said).toHaveLength(3);
});

test('the audit record is read on demand', async () => {
  const reply = await call('POST', '/api/admin/audit-check');
  expect(reply.json()).toMatchObject({ isWhole: true });
});
