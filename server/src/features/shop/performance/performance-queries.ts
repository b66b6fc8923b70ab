import type { VehicleType } from '@dre/core/domain/catalogue/trade-words';
import type { DayPeriod } from '@dre/core/domain/reports/day-period';
import { nobody } from '@dre/core/domain/shop/performance/task-results';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** The estimator whose orders, or the crew member whose work is read; both null for the shop's. */
export interface PerformanceReader {
  readonly estimator: string | null;
  readonly crew: string | null;
}

/** Minutes on the clock by kind, and the days with any. */
export async function clockIn(trx: Db, { first, last }: DayPeriod, crew: string | null) {
  const rows = await trx
    .selectFrom('clock_day')
    .select(({ fn }) => ['kind', fn.sum<string>('minutes').as('minutes'), fn.countAll<string>().as('days')])
    .where('crew_id', crew === null ? 'is' : '=', crew)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('minutes', '>', '0')
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  const onOrders = rows.find(({ kind }) => kind === 'order');
  return {
    clock: rows.map(({ kind, minutes }) => ({ kind, minutes: Number(minutes) })),
    clockDays: Number(onOrders?.days ?? 0),
  };
}

function resultsIn(trx: Db, { first, last }: DayPeriod, { estimator, crew }: PerformanceReader) {
  let query = trx.selectFrom('task_result').where('day', '>=', first).where('day', '<=', last);
  if (estimator !== null) query = query.where('estimator', '=', estimator);
  if (crew !== null) query = query.where(sql<boolean>`people ? ${crew}`);
  return query;
}

/** One's own share of sold and clocked minutes, or the whole of them. */
function minutesFor({ crew }: PerformanceReader, of: 'sold' | 'clocked') {
  const own = sql<string>`sum((people -> ${crew} ->> ${of})::integer)`;
  return (crew === null ? sql<string>`sum(${sql.ref(of)})` : own).as(of);
}

/** Finished tasks by department, operation and vehicle type. */
export async function workIn(trx: Db, period: DayPeriod, reader: PerformanceReader) {
  const rows = await resultsIn(trx, period, reader)
    .select(['department', 'operation', 'vehicle_type as vehicleType', 'is_redo as isRedo'])
    .select(({ fn }) => fn.countAll<string>().as('tasks'))
    .select([minutesFor(reader, 'sold'), minutesFor(reader, 'clocked')])
    .groupBy(['department', 'operation', 'vehicle_type', 'is_redo'])
    .orderBy('department')
    .orderBy('operation')
    .orderBy('vehicle_type')
    .orderBy('is_redo')
    .execute();
  return rows.map(asNumbers);
}

/** Finished tasks by order and department. */
export async function unitWorkIn(trx: Db, period: DayPeriod, reader: PerformanceReader) {
  const rows = await resultsIn(trx, period, reader)
    .select(['order_id as order', 'department', 'is_redo as isRedo'])
    .select(({ fn }) => fn.countAll<string>().as('tasks'))
    .select([minutesFor(reader, 'sold'), minutesFor(reader, 'clocked')])
    .groupBy(['order_id', 'department', 'is_redo'])
    .orderBy('order_id')
    .orderBy('department')
    .orderBy('is_redo')
    .execute();
  return rows.map(asNumbers);
}

function asNumbers<Row extends { readonly tasks: string; readonly sold: string; readonly clocked: string }>(
  row: Row,
) {
  return { ...row, tasks: Number(row.tasks), sold: Number(row.sold), clocked: Number(row.clocked) };
}

/** Visits that ended in the period, the latest first. */
export function staysIn(trx: Db, { first, last }: DayPeriod, estimator: string | null, limit: number) {
  let query = trx
    .selectFrom('unit_stay')
    .select(['order_id as order', 'stay', 'money'])
    .where('out_day', '>=', first)
    .where('out_day', '<=', last);
  if (estimator !== null) query = query.where('estimator', '=', estimator);
  return query.orderBy('out_day', 'desc').orderBy('id').limit(limit).execute();
}

/** Units that are here, the oldest first. */
export function openStays(trx: Db, estimator: string | null) {
  let query = units(trx)
    .innerJoin('unit_stay', (join) =>
      join
        .onRef('unit_stay.company_id', '=', 'repair_order.company_id')
        .onRef('unit_stay.order_id', '=', 'repair_order.id'),
    )
    .select(['unit_stay.in_day as in', 'repair_order.card'])
    .where('unit_stay.out_day', 'is', null);
  if (estimator !== null) query = query.where('unit_stay.estimator', '=', estimator);
  return query.orderBy('unit_stay.in_day').orderBy('repair_order.number').execute();
}

export function unitsOf(trx: Db, orders: readonly string[]) {
  return units(trx)
    .where('repair_order.id', 'in', [...orders])
    .orderBy('repair_order.number')
    .execute();
}

function units(trx: Db) {
  return trx
    .selectFrom('repair_order')
    .innerJoin('estimate', (join) =>
      join
        .onRef('estimate.company_id', '=', 'repair_order.company_id')
        .onRef('estimate.id', '=', 'repair_order.estimate_id'),
    )
    .select([
      'repair_order.id as order',
      'repair_order.number',
      'estimate.vehicle',
      sql<VehicleType | null>`repair_order.card ->> 'vehicleType'`.as('vehicleType'),
    ]);
}

/** Minutes of everybody on the clock, by person and kind. */
export async function clockOfPersons(trx: Db, { first, last }: DayPeriod) {
  const rows = await trx
    .selectFrom('clock_day')
    .select(({ fn }) => ['crew_id as crew', 'kind', fn.sum<string>('minutes').as('minutes')])
    .where('crew_id', 'is not', null)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['crew_id', 'kind'])
    .orderBy('crew_id')
    .orderBy('kind')
    .execute();
  return rows.map(({ minutes, ...row }) => ({ ...row, minutes: Number(minutes) }));
}

/** Shares of finished tasks by person; null is sold time of tasks nobody clocked. */
export async function workOfPersons(trx: Db, { first, last }: DayPeriod) {
  const { rows } = await sql<{ crew: string; sold: string; clocked: string }>`
    select p.key as crew, sum((p.value ->> 'sold')::integer) as sold, sum((p.value ->> 'clocked')::integer) as clocked
    from task_result, jsonb_each(people) p
    where day >= ${first} and day <= ${last} and not is_redo
    group by p.key order by p.key`.execute(trx);
  return rows.map(({ crew, sold, clocked }) => ({
    crew: crew === nobody ? null : crew,
    sold: Number(sold),
    clocked: Number(clocked),
  }));
}
