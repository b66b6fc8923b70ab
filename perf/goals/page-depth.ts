import { listLimits, type SortColumn } from '@dre/core/contract/estimates/estimate-list';
import { Client } from 'pg';
import { type ListFilter, everything } from '../../server/src/features/estimates/list/list-filter.ts';
import type { SortKey } from '../../server/src/features/estimates/list/list-order.ts';
import { estimatesOf, found, statusSums } from '../../server/src/features/estimates/list/list-queries.ts';
import { statementOf } from '../../server/src/testing/measuring.ts';
import { buffersOf } from '../support/buffers.ts';
import { filledDatabase } from '../support/filled-database.ts';
import { fillEstimates } from '../support/filled-estimates.ts';
import type { Measurement, Goal } from '../goal.ts';

/** The depth in the list, of a thousand. */
const depths = [0, 1, 10, 100, 500, 900, 990];

interface MeasuredList {
  readonly name: string;
  readonly column: SortColumn;
  readonly chosen: ListFilter;
  /** The sort's key, as the list's index has it. */
  readonly key: readonly string[];
}

const lists: readonly MeasuredList[] = [
  { name: 'by-last-change', column: 'updated', chosen: everything, key: ['updated_at', 'id'] },
  { name: 'by-customer', column: 'customer', chosen: everything, key: ['customer', 'updated_at', 'id'] },
  { name: 'by-total', column: 'total', chosen: everything, key: ['total', 'updated_at', 'id'] },
  {
    name: 'of-one-status',
    column: 'updated',
    chosen: { ...everything, statuses: ['sent'] },
    key: ['updated_at', 'id'],
  },
];

/** The cost of a page of the list of estimates, at any depth and any number of estimates. */
export const pageDepth: Goal = {
  id: 'page-depth',
  size: { of: 'estimates', usual: 50_000, named: 2_000_000 },
  means:
    'pages of the database a page of the list touches, the most less the least of seven depths from the first to the last page, in one company; what the counts of all statuses touch; and what finding six characters of a VIN touches',
  async measure({ product }, rows) {
    const { companyId, personId } = await filledDatabase(product.databaseUrl);
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      await fillEstimates(client, { companyId, personId }, rows);
      await client.query('set role dre_app');
      await client.query(`select set_config('app.company', $1, false)`, [companyId]);
      const figures: Measurement[] = [];
      for (const list of lists) figures.push(await spreadOf(client, list));
      const counts = await buffersOf(client, await statementOf((db) => statusSums(db, false)));
      const search = await buffersOf(client, await statementOf((db) => found(db, ['v00482'])));
      return [
        ...figures,
        { name: 'counts', value: counts, limit: 12 },
        { name: 'find-by-vin', value: search, limit: 12 },
      ];
    } finally {
      await client.end();
    }
  },
};

async function spreadOf(client: Client, list: MeasuredList): Promise<Measurement> {
  const costs: number[] = [];
  for (const depth of depths) {
    const beyond = depth === 0 ? undefined : await placeIn(client, list, depth);
    const wish = {
      order: { column: list.column, isDescending: true },
      limit: listLimits.page + 1,
      skip: 0,
      beyond,
      isReversed: false,
    };
    const statement = await statementOf((db) => estimatesOf(db, list.chosen, undefined, wish));
    costs.push(await buffersOf(client, statement));
  }
  console.log(`  ${list.name}: ${costs.join(' ')} buffers`);
  return { name: list.name, value: Math.max(...costs) - Math.min(...costs), limit: 3 };
}

/** The start of the page, found the slow way: this is not measured. */
async function placeIn(client: Client, { key, chosen }: MeasuredList, depth: number): Promise<SortKey> {
  const status = chosen.statuses[0];
  const { rows: there } = await client.query<Record<string, unknown>>(
    `select ${key.join(', ')} from estimate where is_archived = false ${status ? `and status = '${status}'` : ''}
     order by ${key.map((column) => `${column} desc`).join(', ')}
     offset (select count(*) * $1 / 1000 from estimate ${status ? `where status = '${status}'` : ''}) limit 1`,
    [depth],
  );
  const row = there[0];
  if (row === undefined) throw new Error('The list is not as long as it was made.');
  return key.map((column) => {
    const value = row[column];
    return value instanceof Date ? value.toISOString() : String(value);
  });
}
