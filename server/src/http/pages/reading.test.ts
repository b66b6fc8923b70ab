import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@dre/core/contract/endpoint';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aMember, anEdit, aLine, type Member, post, started } from '../../testing/estimates.ts';
import { type Administrator, anAdministrator } from '../../testing/administrators.ts';
import { aCompany } from '../../testing/people.ts';
import { withTestApp } from '../../testing/test-app.ts';

const site = withTestApp({ book: 'starter' });
let everything: Kysely<object>;
let owner: Member;
let admin: Administrator;
let estimateId = '';

beforeAll(async () => {
  everything = new Kysely({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: site.url, max: 1 }) }),
  });
  owner = await aMember(site, (await aCompany(site.db)).id, 'owner');
  admin = await anAdministrator(site, 'Ada Admin');
  estimateId = (await started(site.app, owner)).estimate.id;
  const edits = [aLine(), anEdit({ kind: 'lock', by: '', at: '' })];
  await post(site.app, owner, `/api/estimates/${estimateId}/edits`, {
    device: randomUUID(),
    since: 0,
    edits,
  });
});
afterAll(() => everything.destroy());

/**
 * A fingerprint of all rows for each table. Rate-limit counts, which reads change too, are in an unlogged table and
 * left out.
 */
async function fingerprints(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relpersistence = 'p' order by 1`.execute(
    everything,
  );
  const found: [string, string][] = [];
  for (const { name } of rows) {
    const hashed = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(row_text, 0)), 0) as hash
      from (select t::text as row_text from ${sql.table(name)} t) texts`.execute(everything);
    found.push([name, hashed.rows[0]?.hash ?? '']);
  }
  return Object.fromEntries(found);
}

/** Query strings that calls need besides ids. */
const queries: Readonly<Record<string, string>> = {
  '/api/Saml/GetSsoCompany': '?emailAddress=a@b.example',
  '/api/admin/book/part': '?code=AC-SHROUD',
  '/api/admin/book/rows': '?file=parts.csv',
  '/api/admin/book/uses': '?file=parts.csv&key=AC-SHROUD',
  '/api/admin/book/imports/:id/rows': '?result=new',
  '/api/captcha/challenge': '?action=contact',
  '/api/catalogue/editions/:edition': '?form=1',
  '/api/catalogue/editions/:edition/changes': '?since=1&form=1',
  '/api/company-report': '?from=2026-09&to=2026-11&comparedFrom=2026-06&comparedTo=2026-08',
  '/api/estimate-figures':
    '?month=2026-11-01T00:00:00Z&lastMonth=2026-10-01T00:00:00Z&week=2026-11-08T00:00:00Z',
  '/api/estimate-names': '?of=make',
  '/api/estimates/:id/edits': '?since=0',
  '/api/estimates/:id/version': '?label=E01',
  '/api/estimates/:id/stream': '?since=0',
  '/api/returning': '?find=ana',
  '/api/shop/edits': '?since=0',
  '/api/shop/parts': '?day=2026-11-18',
  '/api/shop/payroll': '?from=2026-11-01&to=2026-11-18',
  '/api/shop/performance': '?from=2026-09-01&to=2026-11-18&comparedFrom=2026-06-01&comparedTo=2026-08-31',
  '/api/shop/stream': '?since=0',
};

/**
 * The specification renews a token by GET. It needs the bearer token and our own page; the session tests prove that.
 */
const renewing = '/api/Login/RefreshToken';

function addressOf({ path }: Endpoint): string {
  // A stream of an existing estimate would stay open.
  const id = path.startsWith('/api/estimates/') && !path.endsWith('stream') ? estimateId : randomUUID();
  return (
    path
      .replace('topics/:revision', `topics/${'0a'.repeat(16)}`)
      .replace(/:(revision|edition|number)/g, '1')
      .replace(':kind', 'news')
      .replaceAll(/:\w+/g, id) + (queries[path] ?? '')
  );
}

test('reading everything changes no row of any table', async () => {
  const reading = site.app.mountedEndpoints.filter(
    ({ method, path }) => method === 'GET' && path !== renewing,
  );
  // The first call of each minute records the session's activity.
  await site.app.inject({ url: '/api/account/profile', headers: owner.headers });
  await admin.get('/api/account/profile');
  const before = await fingerprints();
  const replies: string[] = [];
  for (const endpoint of reading) {
    const headers = endpoint.scope === 'admin' ? admin.headers : owner.headers;
    const { statusCode } = await site.app.inject({ url: addressOf(endpoint), headers });
    replies.push(`${String(statusCode)} ${endpoint.path}`);
  }
  for (const url of ['/welcome', '/login', '/nowhere', '/robots.txt', '/healthz', '/readyz', '/api/docs'])
    await site.app.inject({ url });
  expect(await fingerprints()).toEqual(before);
  expect(replies.filter((reply) => !/^(200|404) /.test(reply))).toEqual([]);
  expect(replies.filter((reply) => reply.startsWith('200')).length).toBeGreaterThan(50);
  expect(Object.keys(before).length).toBeGreaterThan(40);
});
