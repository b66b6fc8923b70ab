import { reportLimits } from '@dre/core/contract/reports/reports';
import { companyReportLimits } from '@dre/core/contract/reports/company-report';
import { Client } from 'pg';
import {
  estimatesIn,
  hoursIn,
  partsIn,
  type Whose,
} from '../../server/src/features/reports/company-report-queries.ts';
import {
  adsWithClicks,
  clicksByDay,
  estimateMonths,
} from '../../server/src/features/reports/reports-queries.ts';
import { statementOf } from '../../server/src/testing/measuring.ts';
import { buffersOf } from '../support/buffers.ts';
import { filledDatabase } from '../support/filled-database.ts';
import { fillClicks, fillReported, people } from '../support/filled-reports.ts';
import type { Measurement, Goal } from '../goal.ts';

const few = 20_000;
const period = { first: '2026-01', last: '2026-12' };

/** Compares the cost of reports by the number of estimates, and of their pages by depth. */
export const reportFlat: Goal = {
  id: 'report-flat',
  size: { of: 'estimates', usual: 40_000, named: 2_000_000 },
  means: `pages of the database a report of twelve months touches in a company of many estimates, in parts of what it touches with ${few.toLocaleString('en-US')}; and what a page of ads and of clicks touches, the most less the least of seven depths`,
  async measure({ product }, many) {
    const { personId } = await filledDatabase(product.databaseUrl);
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      const companyId = await fillReported(client, personId, few);
      // Measured once: on a second try the company has grown.
      costsOfFew ??= await reportCosts(client, companyId);
      const before = costsOfFew;
      await fillReported(client, personId, many);
      const after = await reportCosts(client, companyId);
      await fillClicks(client);
      return [
        ...before.map(({ name, cost }, at) => ({
          name,
          value: (after[at]?.cost ?? Infinity) / cost,
          limit: 1.1,
        })),
        ...(await pageSpreads(client)),
      ];
    } finally {
      await client.end();
    }
  },
};

let costsOfFew: readonly Cost[] | undefined;

interface Cost {
  readonly name: string;
  readonly cost: number;
}

async function reportCosts(client: Client, companyId: string): Promise<Cost[]> {
  const limit = companyReportLimits.parts;
  const [someone = null] = people;
  const report = async (whose: Whose) => {
    const statements = [
      await statementOf((db) => estimatesIn(db, period, whose)),
      await statementOf((db) => hoursIn(db, period, whose)),
      await statementOf((db) => partsIn(db, period, whose, { limit })),
    ];
    const costs: number[] = [];
    for (const statement of statements) costs.push(await buffersOf(client, statement));
    return costs.reduce((sum, cost) => sum + cost, 0);
  };
  await client.query('set role dre_app');
  await client.query(`select set_config('app.company', $1, false)`, [companyId]);
  const own = [
    { name: 'company-report', cost: await report(null) },
    { name: 'own-report', cost: await report(someone) },
  ];
  await client.query(`select set_config('app.administrator', 'yes', false)`);
  const count = await buffersOf(client, await statementOf((db) => estimateMonths(db)));
  await client.query(`select set_config('app.administrator', '', false)`);
  await client.query('reset role');
  const costs = [...own, { name: 'count-by-company', cost: count }];
  console.log(`  ${costs.map(({ name, cost }) => `${name}: ${String(cost)} buffers`).join(', ')}`);
  return costs;
}

/** The depth of a page, of a thousand. */
const depths = [0, 1, 10, 100, 500, 900, 990];

async function pageSpreads(client: Client): Promise<Measurement[]> {
  const figures: Measurement[] = [];
  for (const [name, table, query] of [
    ['pages-of-clicks', 'ad_click_day', clicksByDay],
    ['pages-of-ads', 'ad', adsWithClicks],
  ] as const) {
    const { rows } = await client.query<{ last: string }>(`select max(place) as last from ${table}`);
    const total = Number(rows[0]?.last ?? 0);
    const costs: number[] = [];
    for (const depth of depths) {
      const last = total - Math.floor((total * depth) / 1_000);
      const first = last - reportLimits.defaultPageSize + 1;
      costs.push(await buffersOf(client, await statementOf(async (db) => query(db, { first, last }))));
    }
    console.log(`  ${name}, of ${String(total)}: ${costs.join(' ')} buffers`);
    figures.push({ name, value: Math.max(...costs) - Math.min(...costs), limit: 3 });
  }
  return figures;
}
