import { Client } from 'pg';
import { colleagues } from '../server/src/features/companies/people-queries.ts';
import { statementOf } from '../server/src/testing/measuring.ts';
import { filledDatabase } from './filled-database.ts';
import type { Goal } from './goal.ts';

/** What the wall between companies costs a query. */
export const rlsBuffers: Goal = {
  id: 'rls-buffers',
  means: `pages of the database touched by the list of a company's people, as the app behind row-level security, less those as a user it does not bind; and conditions that look a setting up for every row`,
  async measure({ product }) {
    const { companyId } = await filledDatabase(product.databaseUrl);
    const statement = await statementOf((db) => colleagues(db, companyId));
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
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
    } finally {
      await client.end();
    }
  },
};

type Statement = Awaited<ReturnType<typeof statementOf>>;

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The second time, when what a connection reads once of the catalog is there. */
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
