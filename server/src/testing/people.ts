import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Db } from '../database/connections/connection.ts';
import type { Subscription } from '../database/tables/tables.ts';

export const testPassword = 'correct horse battery staple';

/** A password is compared at the cost stored with it. At the product's cost, the sign-ins of all tests take a minute. */
const cheapHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
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
  const email = `person-${String(made)}@example.com`;
  const { id } = await db
    .insertInto('person')
    .values({
      email,
      name: `Person ${String(made)}`,
      password_hash: await cheapHash,
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
