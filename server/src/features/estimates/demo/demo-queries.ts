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
  const { rows } = await sql<DemoContents>`
    select
      count(demo.id)::int as estimates,
      count(demo.id) filter (where estimate.updated_at > company.started_at)::int as changed,
      count(*) filter (where demo.id is null)::int as own,
      (select count(*)::int from demo_customers()) as customers,
      (select count(*)::int from demo_units()) as units,
      (select count(*)::int from demo_photos()) as photos,
      (select count(*)::int from share_link link
        join demo_estimate named on named.company_id = link.company_id and named.id = link.estimate_id) as links
    from estimate
    left join demo_estimate demo on demo.company_id = estimate.company_id and demo.id = estimate.id
    left join demo_company company on company.company_id = estimate.company_id
    where estimate.company_id = ${companyId}`.execute(trx);
  const [contents] = rows;
  if (contents === undefined) throw new Error('Counting returns one row.');
  return contents;
}

/** Marks the demo as removed, which also ends its writing; false if it is no demo, or no longer. */
export async function markRemoved(trx: Db, companyId: string, now: Date): Promise<boolean> {
  const marked = await trx
    .updateTable('demo_company')
    .set({ removed_at: now })
    .where('company_id', '=', companyId)
    .where('removed_at', 'is', null)
    .returning('company_id')
    .executeTakeFirst();
  return marked !== undefined;
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
  return removed;
}
