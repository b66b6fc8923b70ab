import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createDatabase, openTemporaryFolder, silentLog } from '../../testing/database-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { asAppLogin } from './app-login.ts';
import { closeDatabase, type Db, inCompany } from '../connections/connection.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { readyDatabase } from './ready-database.ts';

const database = useTestDatabase();

async function aCompanyWithAMember(db: Db): Promise<string> {
  const insert = db.insertInto('company').values({ name: 'A', kind: 'shop', subscription: 'active' });
  const { id } = await insert.returning('id').executeTakeFirstOrThrow();
  const person = db.insertInto('person').values({ email: `${randomUUID()}@example.com`, name: 'B' });
  const { id: personId } = await person.returning('id').executeTakeFirstOrThrow();
  await inCompany(db, id, (trx) =>
    trx.insertInto('membership').values({ company_id: id, person_id: personId, role: 'owner' }).execute(),
  );
  return id;
}

async function run(db: Db, statement: string): Promise<string | undefined> {
  try {
    await sql.raw(statement).execute(db);
    return undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}

/** The roles an attacker would try to gain. */
async function gained(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select rolname from pg_roles
    where rolname in (current_user, session_user)
      and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication
           or pg_has_role(oid, 'dre_owner', 'member')
           or exists (select from pg_class c where c.relowner = pg_roles.oid))`.execute(db);
  return rows;
}

const attempts = [
  'reset role',
  'set role none',
  'set session authorization default',
  'set role dre_owner',
  'set session authorization dre_owner',
  'set session authorization dre',
  'set role none; set role dre_owner',
  'reset all; reset role; set role none; set session authorization default',
  'discard all; set role none',
];

test.each(attempts)('"%s" makes the app no more than it is', async (attempt) => {
  await aCompanyWithAMember(database.db);
  await database.db.connection().execute(async (one) => {
    await run(one, attempt);
    expect(await gained(one)).toEqual([]);
    for (const forbidden of [
      "update audit_event set kind = 'x'",
      'delete from audit_event',
      'alter table membership disable row level security',
      'create table own_table (id int)',
      'create role own_role',
    ])
      expect(await run(one, forbidden)).toMatch(/permission denied|must be owner/);
    const { rows } = await sql<{ n: string }>`
      select case when has_table_privilege('membership', 'select')
        then (xpath('/row/n/text()', query_to_xml('select count(*) as n from membership', false, true, '')))[1]::text
        else '0' end as n`.execute(one);
    expect(rows).toEqual([{ n: '0' }]);
    await run(one, 'set session authorization default');
    await run(one, 'set role dre_app');
  });
});

test('the login can keep no company for its next connection', async () => {
  await database.db.connection().execute(async (one) => {
    await run(one, 'set role none');
    expect(await run(one, `alter role current_user set app.company = '${randomUUID()}'`)).toMatch(
      'permission denied to set parameter',
    );
    await run(one, 'reset role');
  });
});

async function onServer(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function withUser(url: string, user: string, password = ''): string {
  const address = new URL(url);
  address.username = user;
  address.password = password;
  return address.href;
}

async function opened(url: string) {
  const warnings: string[] = [];
  const db = await readyDatabase(url, {
    ...silentLog,
    warn: (_fields, message) => void warnings.push(message),
  });
  const { rows } = await sql<{ role: string; login: string }>`
    select current_user as role, session_user as login`.execute(db);
  const temporary = await run(db, 'create temporary table membership (id int)');
  expect(temporary).toMatch('permission denied to create temporary tables');
  await closeDatabase(db);
  return { warnings, ...rows[0] };
}

test('under a user who may create no roles the product works on, and says what is missing', async () => {
  const server = inject('databaseServerUrl');
  const fresh = await createDatabase(server);
  const user = `plain_${randomBytes(4).toString('hex')}`;
  const name = new URL(fresh.url).pathname.slice(1);
  await onServer(
    server,
    `create role ${user} login`,
    `grant dre_owner, dre_app, dre_reports to ${user}`,
    `alter database "${name}" owner to ${user}`,
  );
  const { warnings, role, login } = await opened(withUser(fresh.url, user));
  expect(role).toBe('dre_app');
  expect(login).toBe(user);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('CREATEROLE');
  await fresh.drop();
  await onServer(server, `drop role ${user}`);
});

test("on servers that require passwords, the login has one derived from the given user's", async () => {
  const dataDir = openTemporaryFolder('dre-test-login-');
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  try {
    const hba = `${dataDir}/postgres/pg_hba.conf`;
    const before = readFileSync(hba, 'utf8');
    writeFileSync(hba, 'local all dre trust\nlocal all all scram-sha-256\n');
    appendFileSync(hba, before);
    await onServer(
      postgres.url,
      `create role keeper login createrole password 'first'`,
      'create database kept owner keeper',
      'select pg_reload_conf()',
    );
    const url = (password: string) => withUser(postgres.url.replace(/\/dre$/, '/kept'), 'keeper', password);
    const first = await opened(url('first'));
    expect(first).toMatchObject({ warnings: [], role: 'dre_app' });
    expect(first.login).toMatch(/^dre_login_[0-9a-f]{12}$/);
    await onServer(postgres.url, `alter role keeper password 'second'`);
    expect(await opened(url('second'))).toEqual(first);
    const stale = new Client({ connectionString: asAppLogin(url('first')) });
    await expect(stale.connect()).rejects.toThrow('password authentication failed');
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
