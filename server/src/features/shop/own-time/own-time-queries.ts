import { randomUUID } from 'node:crypto';
import type { OwnTimeTally } from '@dre/core/domain/shop/own-time/own-time';
import { levelPathsOf, workPath } from '@dre/core/domain/shop/own-time/own-time-sample';
import type { WorkedSample } from '@dre/core/domain/shop/own-time/samples-of';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Replaces the samples of an order and tallies anew what they are or were compared with. */
export async function replaceSamples(
  trx: Db,
  { companyId, orderId }: { readonly companyId: string; readonly orderId: string },
  worked: readonly WorkedSample[],
): Promise<void> {
  const removed = await trx
    .deleteFrom('own_time_sample')
    .where('order_id', '=', orderId)
    .returning('path')
    .execute();
  await insertSamples(trx, { companyId, orderId }, worked);
  const paths = [...removed.map(({ path }) => path), ...worked.map(({ sample }) => workPath(sample))];
  const levels = [...new Set(paths.flatMap(levelPathsOf))];
  if (levels.length > 0) await sql`select refresh_own_time(${levels}::text[])`.execute(trx);
}

async function insertSamples(
  trx: Db,
  { companyId, orderId }: { readonly companyId: string; readonly orderId: string },
  worked: readonly WorkedSample[],
): Promise<void> {
  if (worked.length === 0) return;
  const rows = worked.map(({ sample, people }) => ({ id: randomUUID(), sample, people }));
  await trx
    .insertInto('own_time_sample')
    .values(
      rows.map(({ id, sample }) => ({
        company_id: companyId,
        id,
        order_id: orderId,
        task: sample.task,
        path: workPath(sample),
        quantity: sample.quantity,
        sold_minutes: sample.soldMinutes,
        actual_minutes: sample.actualMinutes,
        is_shared: sample.isShared,
        edition: sample.edition,
        month: sample.month,
      })),
    )
    .execute();
  await trx
    .insertInto('own_time_worker')
    .values(
      rows.flatMap(({ id, people }) =>
        people.map((person) => ({ company_id: companyId, sample_id: id, crew_id: person })),
      ),
    )
    .execute();
}

/** The tallies of these levels, by path. */
export async function talliesOf(
  trx: Db,
  paths: readonly string[],
): Promise<ReadonlyMap<string, OwnTimeTally>> {
  const rows = await trx
    .selectFrom('own_time_tally')
    .select(['id', 'samples', 'people'])
    .where('id', 'in', [...paths])
    .execute();
  return new Map(rows.map(({ id, samples, people }) => [id, { samples, people }]));
}

/** True if the member of the crew worked on a sample of the level. */
export async function workedOn(trx: Db, crewId: string, level: string): Promise<boolean> {
  const found = await trx
    .selectFrom('own_time_sample as sample')
    .innerJoin('own_time_worker as worker', (join) =>
      join.onRef('worker.company_id', '=', 'sample.company_id').onRef('worker.sample_id', '=', 'sample.id'),
    )
    .select(({ fn }) => fn.countAll().as('samples'))
    .where('worker.crew_id', '=', crewId)
    .where('sample.path', '>=', level)
    .where('sample.path', '<', `${level.slice(0, -1)}0`)
    .executeTakeFirstOrThrow();
  return Number(found.samples) > 0;
}

/** A moment in the log of a member of the crew. */
export interface LogMoment {
  readonly crewId: string;
  readonly at: Date;
}

/** Corrections stand in the log at the time they were made, so a few entries before a moment are looked at. */
const lookedAt = 5;

/** Delivered orders with time around these moments: an entry also ends what ran before it. */
export async function deliveredOrdersAround(trx: Db, moments: readonly LogMoment[]): Promise<string[]> {
  const crew = moments.map(({ crewId }) => crewId);
  const times = moments.map(({ at }) => at);
  const { rows } = await sql<{ id: string }>`
    select distinct o.id from unnest(${crew}::uuid[], ${times}::timestamptz[]) as moment (crew_id, at)
    cross join lateral (
      select coalesce(c.entry #>> '{target,order}', c.entry #>> '{newTarget,order}')::uuid as order_id
      from clock_entry c where c.crew_id = moment.crew_id and c.at <= moment.at
      order by c.at desc limit ${lookedAt}
    ) latest
    join repair_order o on o.id = latest.order_id and o.state = 'delivered'
    order by o.id`.execute(trx);
  return rows.map(({ id }) => id);
}
