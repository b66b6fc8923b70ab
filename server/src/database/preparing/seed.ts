import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { sql } from 'kysely';
import type { Db, Trx } from '../connections/connection.ts';
import { createSetupLink } from './setup-link.ts';

/** The result of seeding, printed by main. The path is shown this once and stored nowhere. */
export type SeedOutcome =
  | { readonly kind: 'nothing-to-do' }
  | { readonly kind: 'demo-created' }
  | { readonly kind: 'first-administrator'; readonly path: string; readonly expiresAt: Date };

export interface SeedOptions {
  readonly demo: boolean;
  readonly now: Date;
}

/** Held while the first rows are created and while the demo people get a password. */
export const seedLock = 7_305_119;

/** Creates the demo company in an empty database, or the setup link for its first administrator. */
export async function seed(db: Db, options: SeedOptions): Promise<SeedOutcome> {
  if (await hasAdministrator(db)) return { kind: 'nothing-to-do' };
  return db.transaction().execute(async (trx) => {
    // Several processes may start at once on one database; one of them seeds.
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx);
    if (options.demo && (await isEmpty(trx))) return seedDemo(trx, options);
    if (await hasAdministrator(trx)) return { kind: 'nothing-to-do' };
    return { kind: 'first-administrator', ...(await createSetupLink(trx, options.now)) };
  });
}

const demoPeople: readonly { email: string; name: string; role: CompanyRole | 'administrator' }[] = [
  { email: 'owner@demo.example', name: 'Olivia Owner', role: 'owner' },
  { email: 'foreman@demo.example', name: 'Felix Foreman', role: 'foreman' },
  { email: 'estimator@demo.example', name: 'Ethan Estimator', role: 'estimator' },
  { email: 'tech@demo.example', name: 'Tara Technician', role: 'technician' },
  { email: 'admin@demo.example', name: 'Adam Administrator', role: 'administrator' },
];

export const demoEmails = demoPeople.map(({ email }) => email);

/** Nobody can sign in yet: see `demoSignIn`. */
async function seedDemo(trx: Trx, options: SeedOptions): Promise<SeedOutcome> {
  const company = await trx
    .insertInto('company')
    .values({ name: 'Demo RV Center', kind: 'dealer', subscription: 'active', time_zone: 'America/Detroit' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select set_config('app.company', ${company.id}, true)`.execute(trx);
  for await (const { email, name, role } of demoPeople) {
    const person = await trx
      .insertInto('person')
      .values({
        email,
        name,
        is_administrator: role === 'administrator',
        email_verified_at: options.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (role === 'administrator') continue;
    await trx
      .insertInto('membership')
      .values({ company_id: company.id, person_id: person.id, role })
      .execute();
  }
  return { kind: 'demo-created' };
}

async function isEmpty(trx: Trx): Promise<boolean> {
  return (await trx.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined;
}

async function hasAdministrator(trx: Db): Promise<boolean> {
  const found = await trx
    .selectFrom('person')
    .select('id')
    .where('is_administrator', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
