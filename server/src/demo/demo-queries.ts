import { randomUUID } from 'node:crypto';
import { type Db, inCompany } from '../database/connections/connection.ts';
import { deviceOf } from '../features/session/device-queries.ts';
import { endSession, insertSession } from '../features/session/session-queries.ts';
import { type DemoCompany, DemoRemoved, refuseIfRemoved } from './demo-people.ts';

const emails = {
  owner: 'owner@demo.example',
  foreman: 'foreman@demo.example',
  estimator: 'estimator@demo.example',
  technician: 'tech@demo.example',
} as const;

/** Names the company as the demo's; a later start goes on where an earlier one was interrupted. */
export async function recordDemoCompany(db: Db, now: Date, planned: number): Promise<void> {
  const id = await companyMadeWith(db, emails.owner);
  if (id === undefined) return;
  await inCompany(db, id, (trx) =>
    trx
      .insertInto('demo_company')
      .values({ company_id: id, started_at: now, planned })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** The demo company as long as its estimates are not all written and not removed. */
export async function unfinishedDemo(db: Db): Promise<DemoCompany | undefined> {
  const people = await db
    .selectFrom('person')
    .select(['id', 'name', 'email'])
    .where('email', 'in', Object.values(emails))
    .execute();
  const of = (role: keyof typeof emails) => people.find(({ email }) => email === emails[role]);
  const [owner, estimator, technician] = [of('owner'), of('estimator'), of('technician')];
  if (owner === undefined || estimator === undefined || technician === undefined) return undefined;
  const id = await companyMadeWith(db, owner.email);
  if (id === undefined) return undefined;
  const row = await inCompany(db, id, (trx) => trx.selectFrom('demo_company').selectAll().executeTakeFirst());
  if (row === undefined || row.removed_at !== null || row.written >= row.planned) return undefined;
  // A demo that an earlier version of the product began has no foreman of its own.
  const foreman = of('foreman') ?? owner;
  return { db, id, startedAt: row.started_at, people: { owner, foreman, estimator, technician } };
}

/** The demo's company and its people were made in one transaction, so they have one time of making. */
async function companyMadeWith(db: Db, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('company')
    .innerJoin('person', 'person.created_at', 'company.created_at')
    .select('company.id')
    .where('person.email', '=', email)
    .executeTakeFirst();
  return found?.id;
}

/** Signs people in and out again, so that those who wrote the drafts of the last day were active then. */
export async function recordActivity({ db, people, startedAt }: DemoCompany): Promise<void> {
  const now = new Date(startedAt.getTime() - 20 * 60_000);
  for (const { id: personId } of [people.owner, people.estimator]) {
    await db.transaction().execute(async (trx) => {
      const known = await trx
        .selectFrom('session')
        .select('id')
        .where('person_id', '=', personId)
        .executeTakeFirst();
      if (known !== undefined) return;
      const deviceId = await deviceOf(trx, { secret: randomUUID(), userAgent: '', now });
      const session = await insertSession(trx, { personId, deviceId, userAgent: '', now, endsAt: startedAt });
      await endSession(trx, session, 'signed-out', now);
    });
  }
}

export async function wasWritten({ db, id }: DemoCompany, estimateId: string): Promise<boolean> {
  const found = await inCompany(db, id, (trx) =>
    trx
      .selectFrom('demo_estimate')
      .select('id')
      .where('id', '=', estimateId)
      .where('is_written', '=', true)
      .executeTakeFirst(),
  );
  return found !== undefined;
}

/** Names an estimate before it is begun: a removal then finds it, however far it was written. */
export async function recordBegun({ db, id }: DemoCompany, estimateId: string): Promise<void> {
  await inCompany(db, id, async (trx) => {
    await refuseIfRemoved(trx, id);
    await trx
      .insertInto('demo_estimate')
      .values({ company_id: id, id: estimateId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

export async function recordWritten({ db, id }: DemoCompany, estimateId: string): Promise<void> {
  await inCompany(db, id, async (trx) => {
    const named = await trx
      .updateTable('demo_estimate')
      .set({ is_written: true })
      .where('id', '=', estimateId)
      .returning('id')
      .executeTakeFirst();
    if (named === undefined) throw new DemoRemoved();
    await trx
      .updateTable('demo_company')
      .set(({ eb }) => ({ written: eb('written', '+', 1) }))
      .where('company_id', '=', id)
      .execute();
  });
}
