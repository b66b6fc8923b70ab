import { fileURLToPath } from 'node:url';
import { priceEstimate } from '@dre/core/domain/estimates/pricing/price-estimate';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, inCompany } from './database/connections/connection.ts';
import { migrate } from './database/migrating/migrate.ts';
import { demoSignIn } from './database/preparing/demo-sign-in.ts';
import { seed } from './database/preparing/seed.ts';
import { shippedMigrations } from './database/migrating/shipped-migrations.ts';
import { seedSettings } from './features/account/seed-settings.ts';
import { bookFor } from './features/catalogue/open-books.ts';
import { seedContent } from './features/content/seed-content.ts';
import { seedEstimates } from './features/estimates/seed-estimates.ts';
import { seedHelp } from './features/help/seed-help.ts';
import { withTestApp, testNow } from './testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

// A database as it grew: after each migration its new tables get the rows and columns of that time, and every later
// migration finds them there.

const site = withTestApp();
const helpFolder = fileURLToPath(new URL('../../help/topics', import.meta.url));
const password = 'a-long-password-for-tests';
let filled: TestDatabase;

beforeAll(async () => {
  filled = await createTestDatabase('starter');
  await seed(filled.db, { demo: true, now: testNow });
  await demoSignIn(filled.db, { demo: 'small', demoPassword: password });
  await seedSettings(filled.db, testNow);
  await seedEstimates(filled.db, testNow);
  await seedContent(filled.db, testNow);
  await seedHelp(filled.db, helpFolder, testNow);
  await grow(site.url);
}, 240_000);
afterAll(() => filled.drop());

async function queryRows<Row extends object>(url: string, statement: string, values: unknown[] = []) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** The tables of the product with their written columns, without generated ones. */
async function tablesIn(url: string): Promise<Map<string, readonly string[]>> {
  const rows = await queryRows<{ name: string; columns: string[] }>(
    url,
    `select c.relname as name, array_agg(a.attname::text) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
        and c.relname not in ('migration', 'database_state')
      group by c.relname`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function grow(url: string): Promise<void> {
  await queryRows(
    url,
    'drop schema public cascade; drop schema if exists pgboss cascade; create schema public',
  );
  const newest = await tablesIn(filled.url);
  const migrations = shippedMigrations();
  const seen = new Set<string>();
  for (const count of migrations.keys()) {
    await migrate(url, migrations.slice(0, count + 1));
    for (const [table, columns] of await tablesIn(url)) {
      if (seen.has(table)) continue;
      seen.add(table);
      const shared = columns.filter((column) => newest.get(table)?.includes(column));
      await copyRows(url, table, shared);
    }
  }
}

/** Columns that were written differently when their table was new. */
const asWrittenThen: Readonly<Record<string, string>> = {
  // There were no foremen then.
  'membership.role': `case role when 'foreman' then 'estimator' else role end as role`,
  'news.body': `jsonb_build_array('A first paragraph.', '', 'And a second one.') as body`,
  'event.body': `jsonb_build_array('A first paragraph.', '', 'And a second one.') as body`,
};

/** Copies these columns from the newest database unchanged. */
async function copyRows(url: string, table: string, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return;
  const list = columns.map((column) => `"${column}"`).join(', ');
  const then = columns.map((column) => asWrittenThen[`${table}.${column}`] ?? `"${column}"`).join(', ');
  const [found] = await queryRows<{ rows: string | null }>(
    filled.url,
    `select json_agg(row_to_json(t))::text as rows from (select ${then} from "${table}") t`,
  );
  if (found?.rows == null) return;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `insert into "${table}" (${list}) overriding system value
         select ${list} from json_populate_recordset(null::"${table}", $1::json)
         on conflict do nothing`,
      [found.rows],
    );
  } finally {
    await client.end();
  }
}

/** Every estimate with its total, calculated again with its own book. */
async function worth(db: Db, url: string): Promise<object[]> {
  const rows = await queryRows<{ company_id: string; id: string; edition: number; house_revision: number }>(
    url,
    'select company_id, id, edition, house_revision from estimate order by id',
  );
  const calculated: object[] = [];
  for (const { company_id: companyId, id, edition, house_revision: houseRevision } of rows) {
    const totals = await inCompany(db, companyId, async (trx) => {
      const book = await bookFor(trx, { companyId, edition, houseRevision });
      const { document, total } = await trx
        .selectFrom('estimate')
        .select(['document', 'total'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { total, ...priceEstimate(document, book).totals };
    });
    calculated.push({ id, totals });
  }
  return calculated;
}

test('estimates of every earlier state of the database open in this version and are worth the same', async () => {
  // Computed first, so that the book is the one that came through all migrations.
  const after = await worth(site.db, site.url);
  expect(after.length).toBeGreaterThan(2);
  expect(after).toEqual(await worth(filled.db, filled.url));
});

async function signedIn(userName: string): Promise<Record<string, string>> {
  const body = { userName, password };
  const reply = await site.app.inject({ method: 'POST', url: '/api/Login/Login', body });
  const token = reply.json<{ result: string }>().result;
  const [row] = await queryRows<{ id: string }>(
    site.url,
    'select m.company_id as id from membership m join person p on p.id = m.person_id where p.email = $1',
    [userName],
  );
  return { authorization: `Bearer ${token}`, ...(row && { 'x-company': row.id }) };
}

test('every list and every screen reads what an earlier version wrote', async () => {
  const replies: string[] = [];
  for (const who of ['owner', 'admin'] as const) {
    const headers = await signedIn(`${who}@demo.example`);
    for (const { method, path, scope, query, stream } of site.app.mountedEndpoints) {
      const isRead = method === 'GET' && !path.includes(':') && stream === undefined;
      const needs = (query?.required ?? []) as readonly string[];
      if (!isRead || needs.length > 0 || (scope === 'admin') !== (who === 'admin')) continue;
      const { statusCode } = await site.app.inject({ url: path, headers });
      replies.push(`${path} ${String(statusCode)}`);
    }
  }
  expect(replies.length).toBeGreaterThan(30);
  expect(replies.filter((reply) => !reply.endsWith(' 200'))).toEqual([]);
});
