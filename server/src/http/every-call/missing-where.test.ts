import type { InjectOptions } from 'fastify';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tables } from '../../database/tables/tables.ts';
import { withTestApp } from '../../testing/test-app.ts';
import { type Walked, walkThrough, walkUrl } from '../../testing/walk/company-walk.ts';
import {
  statementRecorder,
  tenantTables,
  type Weakened,
  weakenedCopies,
} from '../../testing/faults/weakened-statements.ts';

const recorder = statementRecorder();
const site = withTestApp({ book: 'starter', env: { PUBLIC_URL: walkUrl }, plugins: [recorder.plugin] });

const calledByOwner = new Set<string>();
let walks = 0;

function walked(name: string): Promise<Walked> {
  walks += 1;
  const inject = (options: InjectOptions) => site.app.inject(options);
  return walkThrough({ db: site.db, turn: walks, called: calledByOwner, inject }, name);
}

/** Every session setting a statement of the first company may run with. */
function situationsOf({ companyId, ownerId, domain, openRequest }: Walked): [string, string][] {
  return [
    ['app.company', companyId],
    ['app.person', ownerId],
    ['app.email_domain', domain],
    ['app.saml_request', openRequest],
  ];
}

/** The rows a statement returns or the number it changes; always rolled back. */
async function effectOf(db: Kysely<Tables>, { node }: Weakened, [setting, value]: [string, string]) {
  return db.connection().execute(async (one) => {
    await sql`begin`.execute(one);
    try {
      await sql`select set_config(${setting}, ${value}, true)`.execute(one);
      const compiled = one.getExecutor().compileQuery(node, { queryId: 'weakened' });
      const { rows, numAffectedRows } = await one.executeQuery(compiled);
      return { rows: rows.map((row) => JSON.stringify(row)).toSorted(), changed: String(numAffectedRows) };
    } catch (cause) {
      return { refused: (cause as Error).message };
    } finally {
      await sql`rollback`.execute(one);
    }
  });
}

let all: Kysely<Tables>;
beforeAll(async () => {
  all = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: site.url }) }),
  });
});
afterAll(() => all.destroy());

async function effects(statements: readonly Weakened[], mine: Walked) {
  const situations = situationsOf(mine);
  const found = [];
  for (const statement of statements) {
    const [inCompany] = situations;
    if (inCompany === undefined) continue;
    const seen = [];
    for (const situation of situations) seen.push(await effectOf(site.db, statement, situation));
    found.push({ seen, unprotected: await effectOf(all, statement, inCompany) });
  }
  return found;
}

/** Collected for reports and averages; no company call reads them. */
const onlyForAdministrators = new Set(['estimate_month', 'part_price_voice']);

test('a statement that lost a condition shows and changes nothing of another company', async () => {
  const tables = await tenantTables(site.db);
  const mine = await walked('mine');
  const recorded = [...recorder.seen];
  const statements = distinct(recorded.flatMap((node) => weakenedCopies(node, tables)));
  const alone = await effects(statements, mine);
  await walked('theirs');
  const together = await effects(statements, mine);

  const leaks = statements.filter((_, at) => differ(alone[at]?.seen, together[at]?.seen));
  expect(leaks.map(sqlOf)).toEqual([]);
  // Without row-level security the same statements do leak, so the conditions were really removed.
  const wouldLeak = statements.filter((_, at) => differ(alone[at]?.unprotected, together[at]?.unprotected));
  expect(new Set(wouldLeak.flatMap((statement) => statement.tables))).toEqual(
    new Set([...tables].filter((table) => !onlyForAdministrators.has(table))),
  );
  expect(wouldLeak.length).toBeGreaterThan(tables.size);
}, 180_000);

test('without a company none of the rows that are there is seen', async () => {
  for (const table of await tenantTables(site.db)) {
    const count = sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`;
    expect(Number((await count.execute(all)).rows[0]?.n), table).toBeGreaterThan(0);
    expect((await count.execute(site.db)).rows, table).toEqual([{ n: '0' }]);
  }
});

function differ(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

function sqlOf({ node }: Weakened): string {
  return site.db.getExecutor().compileQuery(node, { queryId: 'weakened' }).sql;
}

/** Statements that differ only in values count once. */
function distinct(statements: readonly Weakened[]): Weakened[] {
  return [...new Map(statements.map((statement) => [sqlOf(statement), statement])).values()];
}

test('the walk makes every call that acts for a company', () => {
  const calls = site.app.mountedEndpoints.filter(({ scope }) => scope === 'company');
  expect(calls.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...calledByOwner].toSorted(),
  );
});
