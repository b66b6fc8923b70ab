import { bookViewLimits } from '@dre/core/contract/catalogue/book-views';
import { expect, test } from 'vitest';
import { aPerson, testPassword } from '../../../testing/people.ts';
import { withTestApp } from '../../../testing/test-app.ts';

const site = withTestApp();
const path = '/api/admin/book/views';

async function anAdministrator() {
  const { email, id: personId } = await aPerson(site.db, { administrator: true });
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: email, password: testPassword },
  });
  const { result } = reply.json<{ result: string }>();
  const call = (method: 'GET' | 'PUT' | 'POST', url: string, body?: object) =>
    site.app.inject({ method, url, headers: { authorization: `Bearer ${result}` }, ...(body && { body }) });
  return { personId, call };
}

test('a view of the parts is kept for its administrator alone, and saving it again changes it', async () => {
  const { call: one } = await anAdministrator();
  const { call: other } = await anAdministrator();
  await one('PUT', path, { name: ' Roof ', search: 'side=roof' });
  await one('PUT', path, { name: 'Roof', search: 'side=roof&order=name' });
  expect((await one('GET', path)).json()).toEqual([{ name: 'Roof', search: 'side=roof&order=name' }]);
  expect((await other('GET', path)).json()).toEqual([]);
  await other('POST', `${path}/removal`, { name: 'Roof' });
  expect((await one('GET', path)).json()).toHaveLength(1);
  expect((await one('POST', `${path}/removal`, { name: 'Roof' })).json()).toEqual([]);
});

test('one view more than can be kept is refused in a sentence', async () => {
  const { call, personId } = await anAdministrator();
  const views = Array.from({ length: bookViewLimits.views }, (_, at) => `View ${String(at)}`);
  await site.db
    .insertInto('book_view')
    .values(views.map((name) => ({ person_id: personId, name, search: '' })))
    .execute();
  const refused = await call('PUT', path, { name: 'One more', search: '' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ detail: 'You have 50 views already. Delete one first.' });
  expect((await call('PUT', path, { name: 'View 1', search: 'side=roof' })).statusCode).toBe(200);
});
