import { listLimits, type PeriodField, type Sum } from '@dre/core/contract/estimates/estimate-list';
import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import { fixedStatement } from '../../../database/connections/fixed-statement.ts';
import type { ListFilter, Period } from './list-filter.ts';
import { beyond, type ListOrder, orderOf, type SortKey } from './list-order.ts';

/** Estimates with the searched words, up to a limit. */
export interface Found {
  readonly ids: readonly string[];
  /** Words still to be matched: only the rarest was looked up. */
  readonly words: readonly string[];
  readonly isInPart: boolean;
}

/** The most rows read for one word. */
const followed = 5_000;

/** Looks up the rarest word, so that the cost depends neither on the text nor on the number of estimates. */
export async function found(trx: Db, words: readonly string[]): Promise<Found | undefined> {
  const sizes: { word: string; count: number }[] = [];
  for (const word of words) sizes.push({ word, count: await rowsWith(trx, word) });
  const [rarest, ...others] = sizes.toSorted((a, b) => a.count - b.count);
  if (rarest === undefined) return undefined;
  const rows = await trx
    .selectFrom(withWord(trx, rarest.word).as('row'))
    .select('estimate_id')
    .distinct()
    .execute();
  return {
    ids: rows.map((row) => row.estimate_id),
    words: others.map(({ word }) => word),
    isInPart: rarest.count > followed,
  };
}

function withWord(trx: Db, word: string) {
  return trx
    .selectFrom('estimate_word')
    .select('estimate_id')
    .where('word', '>=', word)
    .where('word', '<', afterAll(word))
    .limit(followed);
}

async function rowsWith(trx: Db, word: string): Promise<number> {
  const number = await trx
    .selectFrom(
      withWord(trx, word)
        .limit(followed + 1)
        .as('row'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirst();
  return Number(number?.count ?? 0);
}

/** The upper bound of words with this prefix: no letter sorts after the last code point. */
function afterAll(word: string): string {
  return `${word}\u{10FFFF}`;
}

function chosenRows(trx: Db, chosen: ListFilter, hits: Found | undefined) {
  const { statuses, estimators, insurers, vehicleTypes, period, totalFrom, totalBelow } = chosen;
  let query = trx.selectFrom('estimate').where('is_archived', '=', chosen.isArchived);
  if (statuses.length > 0) query = query.where('status', 'in', statuses);
  if (estimators.length > 0) query = query.where('estimator', 'in', estimators);
  if (insurers.length > 0) query = query.where('insurer', 'in', insurers);
  if (vehicleTypes.length > 0) query = query.where('vehicle_type', 'in', vehicleTypes);
  if (totalFrom !== undefined) query = query.where('total', '>=', String(totalFrom));
  if (totalBelow !== undefined) query = query.where('total', '<', String(totalBelow));
  if (period !== undefined) query = query.where((eb) => eb.and(within(period)));
  if (hits !== undefined) {
    query = query.where('id', '=', sql<string>`any (${hits.ids}::uuid[])`);
    for (const word of hits.words) query = query.where(hasWord(word));
  }
  return query;
}

const periodColumns = {
  updated: 'updated_at',
  created: 'created_at',
  sent: 'sent_at',
  approved: 'approved_at',
} as const satisfies Record<PeriodField, string>;

function within({ field, from, until }: Period): Expression<SqlBool>[] {
  const column = sql.ref(periodColumns[field]);
  return [
    sql<boolean>`${column} is not null`,
    ...(from === undefined ? [] : [sql<boolean>`${column} >= ${from}`]),
    ...(until === undefined ? [] : [sql<boolean>`${column} < ${until}`]),
  ];
}

function hasWord(word: string): Expression<SqlBool> {
  return sql<boolean>`exists (select from unnest(words) w
    where w collate "C" >= ${word} and w collate "C" < ${afterAll(word)})`;
}

export interface PageOptions {
  readonly order: ListOrder;
  readonly limit: number;
  /** Rows skipped before the first one. */
  readonly skip: number;
  readonly beyond?: SortKey | undefined;
  /** Reads backwards from the end; the rows still come in list order. */
  readonly isReversed: boolean;
}

export type Listed = Awaited<ReturnType<typeof estimatesOf>>[number];

export async function estimatesOf(
  trx: Db,
  chosen: ListFilter,
  hits: Found | undefined,
  options: PageOptions,
) {
  const { order, limit, skip, isReversed } = options;
  let query = chosenRows(trx, chosen, hits).select([
    'id',
    'number',
    'stage',
    'draft',
    'status',
    'customer',
    'claim',
    'insurer',
    'estimator',
    'vehicle',
    'vin_tail',
    'total',
    'open_lines',
    'created_at',
    'updated_at',
    'sent_at',
  ]);
  if (options.beyond !== undefined) query = query.where(beyond(order, options.beyond, isReversed));
  if (skip > 0) query = query.offset(skip);
  const rows = await query.orderBy(orderOf(order, isReversed)).limit(limit).execute();
  return isReversed ? rows.toReversed() : rows;
}

/** Rows by id, on any page. */
export function namedRows(trx: Db, ids: readonly string[]) {
  return trx
    .selectFrom('estimate')
    .select(['id', 'number', 'revision'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

export interface StatusSum extends Sum {
  readonly status: Status;
}

const tally = fixedStatement((trx, isArchived: boolean) =>
  trx
    .selectFrom('estimate_tally')
    .select(({ fn }) => [
      'status',
      fn.sum<string>('estimates').as('estimates'),
      fn.sum<string>('total').as('total'),
    ])
    .where('is_archived', '=', isArchived)
    .groupBy('status'),
);

/** Exact for any number of estimates: reads a few sums the database maintains. */
export async function statusSums(trx: Db, isArchived: boolean): Promise<StatusSum[]> {
  const rows = await tally(trx, isArchived);
  return rows.map(summed).filter(({ estimates }) => estimates > 0);
}

/** Sums of the estimates a filter selects; undefined if there are too many to count. */
export async function filteredStatusSums(
  trx: Db,
  chosen: ListFilter,
  hits: Found | undefined,
): Promise<StatusSum[] | undefined> {
  const some = chosenRows(trx, chosen, hits)
    .select(['status', 'total'])
    .limit(listLimits.counted + 1);
  const rows = await trx
    .selectFrom(some.as('some'))
    .select(({ fn }) => [
      'status',
      fn.countAll<string>().as('estimates'),
      fn.sum<string>('total').as('total'),
    ])
    .groupBy('status')
    .execute();
  const sums = rows.map(summed);
  return sums.reduce((count, { estimates }) => count + estimates, 0) > listLimits.counted ? undefined : sums;
}

function summed(row: { status: Status; estimates: string; total: string }): StatusSum {
  return { status: row.status, estimates: Number(row.estimates), total: Number(row.total) };
}
