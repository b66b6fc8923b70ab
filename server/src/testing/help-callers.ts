import type { InjectOptions } from 'fastify';
import { aCompany, aPerson, testPassword, worksAt } from './people.ts';
import type { TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A signed-in person who acts for no company; an administrator by default. */
export async function aCaller(site: TestApp, { administrator = true }: { administrator?: boolean } = {}) {
  const { id, email } = await aPerson(site.db, { administrator });
  // Without a company only administrators can sign in.
  if (!administrator) await worksAt(site.db, id, (await aCompany(site.db)).id, 'technician');
  const login = await site.app.inject({
    method: 'POST',
    url: '/api/Login/Login',
    body: { userName: email, password: testPassword },
  });
  const headers = { authorization: `Bearer ${login.json<{ result: string }>().result}` };
  const call = (method: Method, url: string, body?: object) =>
    site.app.inject({ method, url, headers, ...(body && { body }) } satisfies InjectOptions);
  const send = (url: string, bytes: Buffer) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: bytes,
    });
  return { id, call, send };
}
