import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Stored entries with these ids, and the corrections of those that are punches. */
export async function entriesAbout(trx: Db, ids: readonly string[]): Promise<ClockEntry[]> {
  const rows = await trx
    .selectFrom('clock_entry')
    .select('entry')
    .where((where) => where.or([where('id', 'in', [...ids]), where('punch', 'in', [...ids])]))
    .execute();
  return rows.map(({ entry }) => entry);
}

export interface ClockWrite {
  readonly companyId: string;
  readonly personId: string;
  readonly now: Date;
}

export async function appendEntries(
  trx: Db,
  /** Nobody is named for entries of a shared tablet. */
  { companyId, personId, now }: Omit<ClockWrite, 'personId'> & { readonly personId: string | null },
  entries: readonly ClockEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await trx
    .insertInto('clock_entry')
    .values(
      entries.map((entry) => ({
        company_id: companyId,
        id: entry.id,
        crew_id: entry.person,
        punch: entry.kind === 'correction' ? entry.punch : null,
        at: new Date(entry.kind === 'punch' ? entry.at + entry.offset : entry.at),
        entry: JSON.stringify(entry),
        received_at: now,
        person_id: personId,
      })),
    )
    .execute();
}

/** Entries since an instant, of one member of the crew where one is named. */
export async function entriesSince(trx: Db, since: Date, crewId: string | undefined): Promise<ClockEntry[]> {
  let query = trx.selectFrom('clock_entry').select('entry').where('at', '>=', since);
  if (crewId !== undefined) query = query.where('crew_id', '=', crewId);
  const rows = await query.orderBy('at').orderBy('id').execute();
  return rows.map(({ entry }) => entry);
}

/** The newest entries of everybody on the crew, so many a person. */
export async function newestEntries(trx: Db, companyId: string, most: number): Promise<ClockEntry[]> {
  const rows = await trx
    .selectFrom('crew_member')
    .innerJoinLateral(
      (newest) =>
        newest
          .selectFrom('clock_entry')
          .select('entry')
          .where('clock_entry.company_id', '=', companyId)
          .whereRef('clock_entry.crew_id', '=', 'crew_member.id')
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(most)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select('newest.entry')
    .where('crew_member.company_id', '=', companyId)
    .where('crew_member.removed_at', 'is', null)
    .execute();
  return rows.map(({ entry }) => entry);
}

/** Everything pressed since an instant by those who worked on an order: the next press ends a stretch, wherever it was. */
export async function entriesOfWorkers(
  trx: Db,
  order: { readonly id: string; readonly since: Date },
  crewId: string | undefined,
): Promise<ClockEntry[]> {
  let query = trx
    .selectFrom('clock_entry')
    .select('entry')
    .where('at', '>=', order.since)
    .where('crew_id', 'in', (workers) =>
      workers
        .selectFrom('clock_entry as own')
        .select('own.crew_id')
        .where('own.at', '>=', order.since)
        .where(
          sql<boolean>`coalesce(own.entry->'target'->>'order', own.entry->'newTarget'->>'order') = ${order.id}`,
        ),
    );
  if (crewId !== undefined) query = query.where('crew_id', '=', crewId);
  const rows = await query.orderBy('at').orderBy('id').execute();
  return rows.map(({ entry }) => entry);
}

/** The end of the last closed pay period; null if none was closed. */
export async function closedUntil(trx: Db, companyId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('pay_period')
    .select('until')
    .where('company_id', '=', companyId)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function insertPayPeriod(
  trx: Db,
  { companyId, personId, now }: ClockWrite,
  period: { readonly id: string; readonly until: Date },
): Promise<void> {
  await trx
    .insertInto('pay_period')
    .values({ company_id: companyId, ...period, closed_at: now, closed_by: personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
