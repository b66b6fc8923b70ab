import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';
import { personByEmail, type PersonRow } from '../session/session-queries.ts';

/** Limits the rest of the transaction to the rows of this company. */
export async function enterCompany(trx: Db, companyId: string): Promise<void> {
  await sql`select set_config('app.company', ${companyId}, true)`.execute(trx);
}

/** The person with this address; created without a password if missing. */
export async function personFor(
  trx: Db,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<PersonRow> {
  await trx
    .insertInto('person')
    .values({ name, email })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .execute();
  const person = await personByEmail(trx, email);
  if (person === undefined) throw new Error('A person just made is not there.');
  return person;
}

export async function insertMembership(
  trx: Db,
  membership: { readonly companyId: string; readonly personId: string; readonly role: CompanyRole },
): Promise<void> {
  const { companyId, personId, role } = membership;
  await trx.insertInto('membership').values({ company_id: companyId, person_id: personId, role }).execute();
}

/** Locks the company's people, so that counted seats stay true until commit. */
export async function lockCompany(trx: Db, companyId: string): Promise<{ name: string; seats: number }> {
  return trx
    .selectFrom('company')
    .select(['name', 'seats'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export interface ColleagueRow {
  readonly id: string;
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly hasPassword: boolean;
  readonly isVerified: boolean;
  readonly isAccountDisabled: boolean;
  readonly isDisabled: boolean;
  readonly lastActiveAt: Date | null;
}

/**
 * All people of the current company. Row-level security would hide others anyway; naming the company lets the database
 * use an index, which it cannot through several policies.
 */
export function colleagues(trx: Db, companyId: string): Promise<ColleagueRow[]> {
  return trx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select((row) => [
      'membership.id',
      'person.id as personId',
      'person.name',
      'person.email',
      'membership.role',
      row('person.password_hash', 'is not', null).as('hasPassword'),
      row('person.email_verified_at', 'is not', null).as('isVerified'),
      row('person.disabled_at', 'is not', null).as('isAccountDisabled'),
      row('membership.disabled_at', 'is not', null).as('isDisabled'),
      row
        .selectFrom('session')
        .select((session) => session.fn.max('session.last_active_at').as('at'))
        .whereRef('session.person_id', '=', 'person.id')
        .as('lastActiveAt'),
    ])
    .$narrowType<{
      hasPassword: boolean;
      isVerified: boolean;
      isAccountDisabled: boolean;
      isDisabled: boolean;
    }>()
    .where('membership.company_id', '=', companyId)
    .orderBy(sql`lower(person.name)`)
    .orderBy('membership.id')
    .execute();
}

export async function setRole(trx: Db, membershipId: string, role: CompanyRole): Promise<void> {
  await trx.updateTable('membership').set({ role }).where('id', '=', membershipId).execute();
}

export async function setMembershipDisabled(trx: Db, membershipId: string, at: Date | null): Promise<void> {
  await trx.updateTable('membership').set({ disabled_at: at }).where('id', '=', membershipId).execute();
}

export async function deleteMembership(trx: Db, membershipId: string): Promise<void> {
  await trx.deleteFrom('membership').where('id', '=', membershipId).execute();
}

/** All people with an address of this domain, in any company. */
export async function peopleOfDomain(trx: Db, domain: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`lower(split_part(email, '@', -1)) = ${domain}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** True if one of them belongs to another company. Reads as each person, as at sign-in. */
export async function worksElsewhere(
  trx: Db,
  personIds: readonly string[],
  companyId: string,
): Promise<boolean> {
  let isFound = false;
  for await (const personId of personIds) {
    await sql`select set_config('app.person', ${personId}, true)`.execute(trx);
    const elsewhere = await trx
      .selectFrom('membership')
      .select('id')
      .where('person_id', '=', personId)
      .where('company_id', '!=', companyId)
      .limit(1)
      .executeTakeFirst();
    if (elsewhere !== undefined) {
      isFound = true;
      break;
    }
  }
  await sql`select set_config('app.person', '', true)`.execute(trx);
  return isFound;
}
