import { Client } from 'pg';
import { talliesOf } from '../../server/src/features/shop/own-time/own-time-queries.ts';
import { statementOf } from '../../server/src/testing/measuring.ts';
import type { Goal } from '../goal.ts';
import { buffersOf } from '../support/buffers.ts';
import { filledDatabase } from '../support/filled-database.ts';
import { builderScripts } from './first-load.ts';

const few = 200;
const many = 20_000;
const levels = [
  'body/replace/TYPE-1/PART-1/fifth-wheel/',
  'body/replace/TYPE-1/PART-1/',
  'body/replace/TYPE-1/',
  'body/',
];

/** The figure beside a line: one probe of an index however much the shop has measured, and nothing in the builder before. */
export const ownTime: Goal = {
  id: 'own-time',
  means: `index scans behind the shop's own time of a line; pages it touches with ${many.toLocaleString('en-US')} levels, in parts of those with ${few.toLocaleString('en-US')}; and scripts of it in the first load of the builder`,
  async measure({ product, browser }) {
    const { companyId } = await filledDatabase(product.databaseUrl);
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      await fillTallies(client, companyId, few);
      const statement = await statementOf((db) => talliesOf(db, levels));
      const before = await asApp(client, companyId, () => buffersOf(client, statement));
      await fillTallies(client, companyId, many);
      const after = await asApp(client, companyId, () => buffersOf(client, statement));
      const scans = await asApp(client, companyId, () => indexScans(client, statement));
      const early = (await builderScripts(browser, product.url)).filter((url) =>
        url.includes('own-time-panel'),
      );
      return [
        { name: 'index-probes', value: scans, limit: 1 },
        { name: 'buffers', value: after / before, limit: 2 },
        { name: 'builder-scripts', value: early.length, limit: 0 },
      ];
    } finally {
      await client.end();
    }
  },
};

/** Levels of many parts, each with as many samples as a tally keeps. */
async function fillTallies(client: Client, companyId: string, count: number): Promise<void> {
  await client.query(`select set_config('app.company', $1, false)`, [companyId]);
  await client.query(
    `insert into own_time_tally (company_id, id, samples, people)
     select $1, path, (select json_agg(json_build_object('quantity', 1000, 'soldMinutes', 168, 'actualMinutes', 100 + s,
       'isShared', false, 'month', '2026-03')) from generate_series(1, 200) s), 3
     from (select unnest($2::text[]) as path union
       select 'body/replace/TYPE-' || n % 50 || '/PART-' || n || '/' from generate_series(1, $3::int) n) levels
     on conflict do nothing`,
    [companyId, levels, count],
  );
  await client.query('vacuum analyze own_time_tally');
}

async function asApp<Value>(client: Client, companyId: string, work: () => Promise<Value>): Promise<Value> {
  await client.query('set role dre_app');
  await client.query(`select set_config('app.company', $1, false)`, [companyId]);
  try {
    return await work();
  } finally {
    await client.query('reset role');
  }
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly Plans?: readonly PlanNode[];
}

/** Reads of tables in the plan; one that is no probe of an index counts as many. */
async function indexScans(client: Client, { sql, parameters }: Awaited<ReturnType<typeof statementOf>>) {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }>(
    `explain (format json) ${sql}`,
    [...parameters],
  );
  const scans: string[] = [];
  const walk = (node: PlanNode) => {
    if (node['Node Type'].includes('Scan')) scans.push(node['Node Type']);
    node.Plans?.forEach(walk);
  };
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  if (plan !== undefined) walk(plan.Plan);
  return scans.reduce((sum, kind) => sum + (kind === 'Index Scan' ? 1 : 100), 0);
}
