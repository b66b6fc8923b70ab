import { aPerson, testPassword } from './people.ts';
import type { TestApp } from './test-app.ts';

export type Administrator = Awaited<ReturnType<typeof anAdministrator>>;

/** A signed-in administrator of the product, with functions that send requests. */
export async function anAdministrator(site: TestApp, name: string) {
  const { id, email } = await aPerson(site.db, { administrator: true });
  await site.db.updateTable('person').set({ name }).where('id', '=', id).execute();
  const reply = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: email, password: testPassword },
  });
  const headers = { authorization: `Bearer ${reply.json<{ result: string }>().result}` };
  return {
    id,
    headers,
    name,
    /** Any method; bytes are sent unchanged. */
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object | Buffer) =>
      site.app.inject({
        method,
        url,
        ...(body && { body }),
        headers: {
          ...headers,
          ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
        },
      }),
    get: (url: string) => site.app.inject({ url, headers }),
    post: (url: string, body: object) => site.app.inject({ method: 'POST', url, headers, body }),
    put: (url: string, body: object) => site.app.inject({ method: 'PUT', url, headers, body }),
  };
}
