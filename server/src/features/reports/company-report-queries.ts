import type { Period } from '@dre/core/domain/reports/months';
import type { Db } from '../../database/connections/connection.ts';

/** The estimator whose estimates are counted; null for all. */
export type Whose = string | null;

export async function estimatesIn(trx: Db, { first, last }: Period, whose: Whose) {
  let query = trx
    .selectFrom('report_month')
    .select(({ fn }) => [
      'status',
      'estimator',
      fn.sum<string>('estimates').as('estimates'),
      fn.sum<string>('total').as('total'),
      fn.sum<string>('approved').as('approved'),
      fn.sum<string>('approval_seconds').as('approvalSeconds'),
      fn.sum<string>('supplemented').as('supplemented'),
    ])
    .where('month', '>=', first)
    .where('month', '<=', last);
  if (whose !== null) query = query.where('estimator', '=', whose);
  const rows = await query
    .groupBy(['status', 'estimator'])
    .having(({ fn }) => fn.sum('estimates'), '>', 0)
    .orderBy('estimator')
    .orderBy('status')
    .execute();
  return rows.map(({ status, estimator, ...sums }) => ({ status, estimator, ...numbers(sums) }));
}

export async function hoursIn(trx: Db, { first, last }: Period, whose: Whose) {
  let query = trx
    .selectFrom('report_hours')
    .select(({ fn }) => ['labor_type as type', fn.sum<string>('tenths').as('tenths')])
    .where('month', '>=', first)
    .where('month', '<=', last);
  if (whose !== null) query = query.where('estimator', '=', whose);
  const rows = await query
    .groupBy('labor_type')
    .having(({ fn }) => fn.sum('tenths'), '<>', 0)
    .orderBy('labor_type')
    .execute();
  return rows.map(({ type, tenths }) => ({ type, tenths: Number(tenths) }));
}

export interface SoughtParts {
  readonly limit: number;
  /** Only these parts. */
  readonly among?: readonly string[];
}

/** Sorted by the number of estimates, highest first. */
export async function partsIn(trx: Db, { first, last }: Period, whose: Whose, { limit, among }: SoughtParts) {
  if (among?.length === 0) return [];
  let query = trx
    .selectFrom('report_part')
    .select(({ fn }) => [
      'part',
      fn.max<string>('name').as('name'),
      fn.sum<string>('estimates').as('estimates'),
      fn.sum<string>('amount').as('amount'),
    ])
    .where('month', '>=', first)
    .where('month', '<=', last)
    .where('estimator', whose === null ? 'is' : '=', whose);
  if (among !== undefined) query = query.where('part', 'in', among);
  const rows = await query
    .groupBy('part')
    .having(({ fn }) => fn.sum('estimates'), '>', 0)
    .orderBy(({ fn }) => fn.sum('estimates'), 'desc')
    .orderBy(({ fn }) => fn.sum('amount'), 'desc')
    .orderBy('part')
    .limit(limit)
    .execute();
  return rows.map(({ part, name, ...sums }) => ({ part, name, ...numbers(sums) }));
}

/** Sums of whole numbers, which the driver returns as text. */
function numbers<Name extends string>(sums: Readonly<Record<Name, string>>): Record<Name, number> {
  return Object.fromEntries(Object.entries<string>(sums).map(([name, sum]) => [name, Number(sum)])) as Record<
    Name,
    number
  >;
}
