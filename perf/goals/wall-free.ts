import { Client } from 'pg';
import { colleagues } from '../../server/src/features/companies/people-queries.ts';
import { estimateById } from '../../server/src/features/estimates/record/estimates-queries.ts';
import { statementOf } from '../../server/src/testing/measuring.ts';
import { callsWith, startEstimate, tokenOf } from '../../e2e/support/calls.ts';
import { authCost, authMeans } from '../support/auth-cost.ts';
import { filledDatabase } from '../support/filled-database.ts';
import type { Measurement, Goal } from '../goal.ts';

/** The cost of row-level security between companies, and of a call to another company's estimate. */
export const wallFree: Goal = {
  id: 'wall-free',
  means: `pages of the database touched by the list of a company's people, as the app behind row-level security, less those as a user it does not bind; conditions that look a setting up for every row; blocks of the table of estimates that are read for an id of another company; ${authMeans}`,
  async measure({ product }) {
    const { companyId } = await filledDatabase(product.databaseUrl);
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      const added = await addedByTheWall(client, companyId);
      const token = await tokenOf(product.url, 'estimator');
      const foreign = await startEstimate(callsWith(product.url, async () => token));
      return [...added, await foreignBlocks(client, foreign), await authCost(product.databaseUrl)];
    } finally {
      await client.end();
    }
  },
};

/** Leaves the connection under row-level security, as the app in that company. */
async function addedByTheWall(client: Client, companyId: string): Promise<Measurement[]> {
  const statement = await statementOf((db) => colleagues(db, companyId));
  const free = await planOf(client, statement);
  await client.query('set role dre_app');
  await client.query(`select set_config('app.company', $1, false)`, [companyId]);
  const walled = await planOf(client, statement);
  if (walled['Actual Rows'] !== free['Actual Rows']) throw new Error('The two lists differ.');
  const looksPerRow = conditionsIn(walled).filter((condition) => condition.includes('current_setting'));
  return [
    { name: 'added-buffers', value: buffersOf(walled) - buffersOf(free), limit: 0 },
    { name: 'settings-read-per-row', value: looksPerRow.length, limit: 0 },
  ];
}

/** The same query, in the estimate's own company, shows that a block would have been counted. */
async function foreignBlocks(client: Client, id: string): Promise<Measurement> {
  const statement = await statementOf((db) => estimateById(db, id));
  const read = await tableBlocks(client, statement);
  if (read.rows !== 0) throw new Error('An estimate of another company was found.');
  await client.query('reset role');
  const { rows } = await client.query<{ company: string }>(
    'select company_id as company from estimate where id = $1',
    [id],
  );
  await client.query('set role dre_app');
  await client.query(`select set_config('app.company', $1, false)`, [rows[0]?.company]);
  const own = await tableBlocks(client, statement);
  if (own.rows !== 1 || own.blocks === 0) throw new Error('The blocks of the table are not counted.');
  return { name: 'foreign-id-table-blocks', value: read.blocks, limit: 0 };
}

/** Blocks of the table itself, without its indexes, read by this transaction alone. */
async function tableBlocks(
  client: Client,
  { sql, parameters }: Statement,
): Promise<{ readonly rows: number; readonly blocks: number }> {
  await client.query('begin');
  // A table of one page is read whole by any query; in a filled database the index is used.
  await client.query('set local enable_seqscan = off');
  const { rowCount } = await client.query(sql, [...parameters]);
  const { rows } = await client.query<{ blocks: string }>(
    `select pg_stat_get_xact_blocks_fetched('estimate'::regclass) as blocks`,
  );
  await client.query('commit');
  return { rows: rowCount ?? 0, blocks: Number(rows[0]?.blocks) };
}

type Statement = Awaited<ReturnType<typeof statementOf>>;

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The second run, when the connection has cached the catalog. */
async function planOf(client: Client, statement: Statement): Promise<PlanNode> {
  await explain(client, statement);
  return explain(client, statement);
}

async function explain(client: Client, { sql, parameters }: Statement): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, buffers, format json) ${sql}`,
    [...parameters],
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('The database explained nothing.');
  return plan;
}

function buffersOf(plan: PlanNode): number {
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

function conditionsIn({ Filter, Plans }: PlanNode): string[] {
  return [...(Filter === undefined ? [] : [Filter]), ...(Plans ?? []).flatMap(conditionsIn)];
}
