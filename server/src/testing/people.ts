import { sql } from 'kysely';
import { hashPassword } from '../database/preparing/password-hash.ts';
import type { Db } from '../database/connections/connection.ts';
import type { CompanyRole, Subscription } from '../database/tables/tables.ts';

export const testPassword = 'correct horse battery staple';
let hash: Promise<string> | undefined;
let made = 0;

export interface TestPerson {
  readonly id: string;
  readonly email: string;
}

/** A person who can sign in with `testPassword`, without a company. */
export async function aPerson(
  db: Db,
  change: { administrator?: boolean; verified?: boolean; disabled?: boolean } = {},
): Promise<TestPerson> {
  made += 1;
  hash ??= hashPassword(testPassword);
  const email = `person-${String(made)}@example.com`;
  const { id } = await db
    .insertInto('person')
    .values({
      email,
      name: `Person ${String(made)}`,
      password_hash: await hash,
      is_administrator: change.administrator ?? false,
      email_verified_at: change.verified === false ? null : new Date(),
      disabled_at: change.disabled ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, email };
}

export async function aCompany(
  db: Db,
  change: { subscription?: Subscription; trialEndsAt?: Date } = {},
): Promise<{ readonly id: string }> {
  made += 1;
  return db
    .insertInto('company')
    .values({
      name: `Company ${String(made)}`,
      kind: 'shop',
      subscription: change.subscription ?? 'active',
      trial_ends_at: change.trialEndsAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function worksAt(db: Db, personId: string, companyId: string, role: CompanyRole): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('app.company', ${companyId}, true)`.execute(trx);
    await trx.insertInto('membership').values({ company_id: companyId, person_id: personId, role }).execute();
  });
}

/** An estimator of a paying company, ready to sign in. */
export async function anEstimator(db: Db): Promise<TestPerson & { readonly companyId: string }> {
  const person = await aPerson(db);
  const company = await aCompany(db);
  await worksAt(db, person.id, company.id, 'estimator');
  return { ...person, companyId: company.id };
}
