import type { DemoContents, DemoProgress } from '@dre/core/contract/estimates/demo';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export async function demoProgress(trx: Db, companyId: string): Promise<DemoProgress | undefined> {
  return trx
    .selectFrom('demo_company')
    .select(['planned', 'written'])
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function demoContents(trx: Db, companyId: string): Promise<DemoContents> {
  const counts = await trx
    .selectFrom('estimate')
    .leftJoin('demo_estimate as demo', (join) =>
      join.onRef('demo.company_id', '=', 'estimate.company_id').onRef('demo.id', '=', 'estimate.id'),
    )
    .leftJoin('demo_company', 'demo_company.company_id', 'estimate.company_id')
    .select([
      sql<number>`count(demo.id)::int`.as('estimates'),
      sql<number>`count(demo.id) filter (where updated_at > started_at)::int`.as('changed'),
      sql<number>`count(*) filter (where demo.id is null)::int`.as('own'),
    ])
    .where('estimate.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { links } = await trx
    .selectFrom('share_link')
    .innerJoin('demo_estimate as demo', 'demo.id', 'share_link.estimate_id')
    .select(sql<number>`count(*)::int`.as('links'))
    .where('share_link.company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<Pick<DemoContents, 'customers' | 'units' | 'photos'>>`
    select
      (select count(*)::int from demo_customers()) as customers,
      (select count(*)::int from demo_units()) as units,
      (select count(*)::int from demo_photos()) as photos`.execute(trx);
  const [others] = rows;
  if (others === undefined) throw new Error('Counting returns one row.');
  return { ...counts, ...others, links };
}

/** Marks the demo as removed, which also ends its writing; returns its start, undefined if it is no demo, or no longer. */
export async function markRemoved(trx: Db, companyId: string, now: Date): Promise<Date | undefined> {
  const marked = await trx
    .updateTable('demo_company')
    .set({ removed_at: now })
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .returning('started_at')
    .executeTakeFirst();
  return marked?.started_at;
}

export interface RemovedDemo {
  /** Ids of the removed estimates. */
  readonly estimates: readonly string[];
  readonly customers: number;
  readonly units: number;
  readonly photos: readonly string[];
  /** Approvals whose signed documents are stored. */
  readonly signed: readonly string[];
}

/** The app may not delete estimates; this function of the database does it for those of the demo. */
export async function removeDemoRows(trx: Db): Promise<RemovedDemo> {
  const { rows } = await sql<RemovedDemo>`
    select estimates, customers, units, photos, signed from remove_demo()`.execute(trx);
  const [removed] = rows;
  if (removed === undefined) throw new Error('A removal returns one row.');
  await sql`select remove_demo_shop()`.execute(trx);
  return removed;
}
