import { randomUUID } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { inCompany, type Trx } from '../connections/connection.ts';

const database = useTestDatabase();

async function aCompanyWithAMember(): Promise<string> {
  const company = await database.db
    .insertInto('company')
    .values({ name: 'Two Rivers RV', kind: 'shop', subscription: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const person = await database.db
    .insertInto('person')
    .values({ email: `${randomUUID()}@example.com`, name: 'Pat' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inCompany(database.db, company.id, (trx) => join(trx, company.id, person.id));
  return company.id;
}

async function join(trx: Trx, companyId: string, personId: string): Promise<void> {
  await trx
    .insertInto('membership')
    .values({ company_id: companyId, person_id: personId, role: 'estimator' })
    .execute();
}

const tenantTables = sql<{ name: string; forced: boolean; key: string[] }>`
  select c.relname as name,
         c.relrowsecurity and c.relforcerowsecurity
           and exists (select from pg_policy p where p.polrelid = c.oid) as forced,
         array(select a.attname::text from pg_index i
               join unnest(i.indkey) with ordinality k (attnum, place) on true
               join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
               where i.indrelid = c.oid and i.indisprimary order by k.place) as key
  from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)`;

function hasCompany(table: Expression<unknown>) {
  return sql`exists (select from pg_attribute a
    where a.attrelid = ${table} and a.attname = 'company_id' and not a.attisdropped)`;
}

test('every table of a company forces row-level security and is keyed by company first', async () => {
  const { rows } = await tenantTables.execute(database.db);
  expect(rows.map((table) => table.name)).toContain('membership');
  for (const table of rows) expect(table).toMatchObject({ forced: true, key: ['company_id', 'id'] });
});

/**
 * Unique over all companies: ids that addresses name before the company is known, and values only one company may hold.
 */
const uniqueEverywhere = [
  'clock_key_id',
  'company_logo_id',
  'customer_id',
  'estimate_view_id',
  'issued_document_id',
  'membership_id',
  'rv_unit_id',
  'saml_request_id_key',
  'share_answer_id',
  'share_link_id',
  'share_link_token',
  'sso_domain_domain_key',
];

test('rows of a company refer to rows of the same company only, and few things are unique beyond it', async () => {
  const { rows: foreign } = await sql<{ name: string; holds: boolean }>`
    select k.conname as name, exists (select from pg_attribute a
        where a.attrelid = k.conrelid and a.attname = 'company_id' and a.attnum = any (k.conkey)) as holds
    from pg_constraint k
    where k.contype = 'f' and ${hasCompany(sql.ref('k.conrelid'))} and ${hasCompany(sql.ref('k.confrelid'))}`.execute(
    database.db,
  );
  expect(foreign.length).toBeGreaterThan(5);
  expect(foreign.filter(({ holds }) => !holds)).toEqual([]);
  const { rows: unique } = await sql<{ name: string }>`
    select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indisunique and i.relnamespace = 'public'::regnamespace and ${hasCompany(sql.ref('x.indrelid'))}
      and not exists (select from pg_attribute a
        where a.attrelid = x.indrelid and a.attname = 'company_id' and a.attnum = any (x.indkey::int2[]))
    order by 1`.execute(database.db);
  expect(unique.map(({ name }) => name)).toEqual(uniqueEverywhere);
});

test('a row is found by its company and its id, so that no row of another company is read to be turned down', async () => {
  const { rows } = await sql<{ name: string }>`
    select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = x.indrelid and a.attnum = x.indkey[0] and a.attname = 'id'
    join pg_policy p on p.polrelid = x.indrelid and p.polname = 'named_by_owner'`.execute(database.db);
  expect(rows).toEqual([]);
});

test('an index answers whether an id belongs to another company', async () => {
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  try {
    await owner.query('begin; set local role dre_owner; set local enable_seqscan = off');
    await owner.query(`select set_config('app.named_row', $1, true)`, [randomUUID()]);
    const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
      `explain select from estimate
       where nullif(id, '00000000-0000-0000-0000-000000000000'::uuid) = '${randomUUID()}' and company_id is distinct from null`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /estimate_id on estimate[\s\S]*Index Cond: \(NULLIF\(id/,
    );
  } finally {
    await owner.end();
  }
});

test('without a company every such table shows no row and raises no error', async () => {
  await aCompanyWithAMember();
  const { rows: tables } = await tenantTables.execute(database.db);
  const counts = await Promise.all(
    tables.map(({ name }) =>
      sql<{ n: string }>`select count(*) as n from ${sql.table(name)}`.execute(database.db),
    ),
  );
  for (const { rows } of counts) expect(rows[0]?.n).toBe('0');
});

test('a company sees its own members and none of another company', async () => {
  const [mine, other] = [await aCompanyWithAMember(), await aCompanyWithAMember()];
  const seen = await inCompany(database.db, mine, (trx) =>
    trx.selectFrom('membership').select('company_id').execute(),
  );
  expect(seen).toEqual([{ company_id: mine }]);
  const found = await inCompany(database.db, mine, (trx) =>
    trx.selectFrom('membership').select('id').where('company_id', '=', other).execute(),
  );
  expect(found).toEqual([]);
});

test('a company cannot write into another, nor change or remove its rows', async () => {
  const [mine, other] = [await aCompanyWithAMember(), await aCompanyWithAMember()];
  const person = await database.db.selectFrom('person').select('id').executeTakeFirstOrThrow();
  await expect(inCompany(database.db, mine, (trx) => join(trx, other, person.id))).rejects.toThrow(
    'row-level security',
  );
  const changed = await inCompany(database.db, mine, (trx) =>
    trx.updateTable('membership').set({ role: 'owner' }).where('company_id', '=', other).executeTakeFirst(),
  );
  expect(changed.numUpdatedRows).toBe(0n);
  const removed = await inCompany(database.db, mine, (trx) =>
    trx.deleteFrom('membership').where('company_id', '=', other).executeTakeFirst(),
  );
  expect(removed.numDeletedRows).toBe(0n);
});

test('the company of one transaction is forgotten by the next on the same connection', async () => {
  const company = await aCompanyWithAMember();
  await inCompany(database.db, company, async (trx) => trx.selectFrom('membership').selectAll().execute());
  await database.db.connection().execute(async (one) => {
    await inCompany(one, company, (trx) => trx.selectFrom('membership').selectAll().execute());
    expect(await one.selectFrom('membership').selectAll().execute()).toEqual([]);
  });
});

test("the app's role owns nothing, cannot bypass row-level security and cannot make tables", async () => {
  const { rows } = await sql<{ role: string; strong: boolean; owned: string }>`
    select rolname as role, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as strong,
           (select count(*) from pg_class c where c.relowner = r.oid) as owned
    from pg_roles r where rolname = current_user`.execute(database.db);
  expect(rows).toEqual([{ role: 'dre_app', strong: false, owned: '0' }]);
  await expect(sql`create table own_table (id int)`.execute(database.db)).rejects.toThrow(
    'permission denied',
  );
  await expect(sql`create table jobs.own_table (id int)`.execute(database.db)).rejects.toThrow(
    'permission denied',
  );
  await expect(sql`alter table membership disable row level security`.execute(database.db)).rejects.toThrow(
    'must be owner',
  );
});

const withheld: readonly [table: string, privileges: readonly string[]][] = [
  ['contact_message', ['UPDATE', 'DELETE', 'TRUNCATE']],
  ['trial_order', ['UPDATE', 'DELETE', 'TRUNCATE']],
  ['ad_click', ['SELECT', 'UPDATE', 'DELETE', 'TRUNCATE']],
  ['outgoing_mail', ['UPDATE', 'DELETE', 'TRUNCATE']],
  ['company', ['DELETE', 'TRUNCATE']],
  ['estimate', ['DELETE', 'TRUNCATE']],
  ['estimate_edit', ['UPDATE', 'DELETE', 'TRUNCATE']],
  ['estimate_version', ['UPDATE', 'DELETE', 'TRUNCATE']],
  ['issued_document', ['UPDATE', 'DELETE', 'TRUNCATE']],
  ['company_settings', ['DELETE', 'TRUNCATE']],
  ['company_logo', ['UPDATE', 'TRUNCATE']],
  ['person', ['DELETE', 'TRUNCATE']],
  ['migration', ['SELECT', 'INSERT', 'UPDATE', 'DELETE']],
];

test.each(withheld)('of %s the app has no right to %s', async (table, privileges) => {
  const { rows } = await sql<{ held: boolean }>`
    select has_table_privilege(${table}, privilege) as held from unnest(${privileges}::text[]) privilege`.execute(
    database.db,
  );
  expect(rows).toEqual(privileges.map(() => ({ held: false })));
});

test('the reporting role reads counts and no row of any table', async () => {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and has_any_column_privilege('dre_reports', oid, 'SELECT, INSERT, UPDATE')
    order by relname`.execute(database.db);
  expect(rows.map((row) => row.relname)).toEqual(['ad_click_count', 'company_count']);
});

test('clicks are counted without being readable one by one', async () => {
  await database.db
    .insertInto('ad_click')
    .values([{ ad: 'spring' }, { ad: 'spring' }])
    .execute();
  const counts = await database.db.selectFrom('ad_click_count').select(['ad', 'clicks']).execute();
  expect(counts).toEqual([{ ad: 'spring', clicks: '2' }]);
});

test('two spellings of one e-mail address are one person', async () => {
  await database.db.insertInto('person').values({ email: 'Kim@Example.com', name: 'Kim' }).execute();
  await expect(
    database.db.insertInto('person').values({ email: 'kim@example.COM', name: 'Kim' }).execute(),
  ).rejects.toThrow('person_email');
});

/**
 * Each is narrow: `is_of_another_company` shows no row; `admit_share`, `admit_mailed` and `admit_clock_key` find a
 * token's link, a mail's estimate and a clock's company; `company_of_issued_file` and `is_issued_code` recognize our documents; `remove_demo` removes the
 * estimates of the demo in the company the call acts for; the rest count written rows in tables the app may only read.
 */
const mayRunAsOwner = new Set([
  'count_book_rows',
  'is_of_another_company',
  'admit_clock_key',
  'admit_share',
  'admit_mailed',
  'company_of_issued_file',
  'is_issued_code',
  'report_estimate',
  'report_click',
  'place_ad',
  'keep_reports',
  'report_new_estimates',
  'report_changed_estimates',
  'voice_prices',
  'reckon_price_averages',
  'remove_demo',
  'remove_demo_shop',
  'follow_time_zone',
]);

test('no other function in the database runs with more rights than its caller', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where prosecdef and pronamespace in ('public'::regnamespace, 'jobs'::regnamespace)`.execute(database.db);
  expect(rows.map(({ name }) => name).filter((name) => !mayRunAsOwner.has(name))).toEqual([]);
});
