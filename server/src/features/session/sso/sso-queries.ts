import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import type { SsoDefaultRole } from '../../../database/tables/tables.ts';

/** The company with active single sign-on for this domain, read by domain before the company is known. */
export async function companyOfDomain(
  trx: Db,
  domain: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  await sql`select set_config('app.email_domain', ${domain}, true)`.execute(trx);
  const found = await trx
    .selectFrom('sso_domain')
    .innerJoin('company', 'company.id', 'sso_domain.company_id')
    .select(['company.id', 'company.name'])
    .where('sso_domain.domain', '=', domain)
    .executeTakeFirst();
  await sql`select set_config('app.email_domain', '', true)`.execute(trx);
  return found;
}

export interface Connection {
  readonly entryPoint: string;
  readonly entityId: string;
  readonly certificates: readonly string[];
  readonly defaultRole: SsoDefaultRole;
}

/** Makes the transaction act for this company. Undefined if its single sign-on is off. */
export async function enterConnection(trx: Db, companyId: string): Promise<Connection | undefined> {
  await sql`select set_config('app.company', ${companyId}, true)`.execute(trx);
  return trx
    .selectFrom('sso_connection')
    .select([
      'entry_point as entryPoint',
      'idp_entity_id as entityId',
      'certificates',
      'default_role as defaultRole',
    ])
    .where('company_id', '=', companyId)
    .where('enabled', '=', true)
    .executeTakeFirst();
}

export async function leaveCompany(trx: Db): Promise<void> {
  await sql`select set_config('app.company', '', true)`.execute(trx);
}

export async function ownsDomain(trx: Db, companyId: string, domain: string): Promise<boolean> {
  const found = await trx
    .selectFrom('sso_domain')
    .select('id')
    .where('company_id', '=', companyId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  return found !== undefined;
}

export interface SamlRequest {
  readonly companyId: string;
  readonly id: string;
  readonly browserHash: Buffer;
  readonly relayState: string;
  readonly expiresAt: Date;
}

export async function insertRequest(trx: Db, request: SamlRequest, now: Date): Promise<void> {
  await trx
    .deleteFrom('saml_request')
    .where('company_id', '=', request.companyId)
    .where('expires_at', '<=', now)
    .execute();
  await trx
    .insertInto('saml_request')
    .values({
      company_id: request.companyId,
      id: request.id,
      created_at: now,
      expires_at: request.expiresAt,
      browser_hash: request.browserHash,
      relay_state: request.relayState,
    })
    .execute();
}

/** The open request a response claims to belong to, read by its id alone. */
export async function openRequest(trx: Db, id: string, now: Date): Promise<SamlRequest | undefined> {
  await sql`select set_config('app.saml_request', ${id}, true)`.execute(trx);
  const row = await trx
    .selectFrom('saml_request')
    .select([
      'company_id as companyId',
      'id',
      'browser_hash as browserHash',
      'relay_state as relayState',
      'expires_at as expiresAt',
    ])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  await sql`select set_config('app.saml_request', '', true)`.execute(trx);
  return row;
}

/** False if another response used it first. */
export async function spendRequest(trx: Db, { companyId, id }: SamlRequest): Promise<boolean> {
  const spent = await trx
    .deleteFrom('saml_request')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return spent.numDeletedRows === 1n;
}

/** False if this assertion was already used. */
export async function spendAssertion(
  trx: Db,
  use: { readonly companyId: string; readonly id: string; readonly expiresAt: Date },
  now: Date,
): Promise<boolean> {
  await trx
    .deleteFrom('saml_assertion_use')
    .where('company_id', '=', use.companyId)
    .where('expires_at', '<=', now)
    .execute();
  const spent = await trx
    .insertInto('saml_assertion_use')
    .values({ company_id: use.companyId, id: use.id, expires_at: use.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}

export interface LoginCode {
  readonly codeHash: Buffer;
  readonly personId: string;
  readonly browserHash: Buffer | null;
  readonly expiresAt: Date;
}

export async function insertLoginCode(trx: Db, code: LoginCode, now: Date): Promise<void> {
  await trx.deleteFrom('login_code').where('expires_at', '<=', now).execute();
  await trx
    .insertInto('login_code')
    .values({
      code_hash: code.codeHash,
      person_id: code.personId,
      created_at: now,
      expires_at: code.expiresAt,
      browser_hash: code.browserHash,
    })
    .execute();
}

export async function spendLoginCode(trx: Db, codeHash: Buffer, now: Date) {
  return trx
    .deleteFrom('login_code')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning(['person_id as personId', 'browser_hash as browserHash'])
    .executeTakeFirst();
}

/** The address of a person who has yet to confirm; reading it uses nothing up. */
export async function pendingEmail(db: Db, codeHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('login_code')
    .innerJoin('person', 'person.id', 'login_code.person_id')
    .select('person.email')
    .where('login_code.code_hash', '=', codeHash)
    .where('login_code.expires_at', '>', now)
    .where('login_code.browser_hash', 'is', null)
    .executeTakeFirst();
  return row?.email;
}

/** Locks the company until the transaction ends, so that two first sign-ins cannot both take the last seat. */
export async function lockCompany(trx: Db, companyId: string) {
  const company = await trx
    .selectFrom('company')
    .select(['subscription', 'trial_ends_at as trialEndsAt', 'seats'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { taken } = await trx
    .selectFrom('membership')
    .select(sql<number>`count(*)::int`.as('taken'))
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...company, hasFreeSeat: taken < company.seats };
}

export async function insertPerson(
  trx: Db,
  { email, name, now }: { readonly email: string; readonly name: string; readonly now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('person')
    .values({ email, name, email_verified_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The company's identity provider has proven that the person owns this address. */
export async function verifyEmail(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('person')
    .set({ email_verified_at: now })
    .where('id', '=', personId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export function membershipIn(trx: Db, companyId: string, personId: string) {
  return trx
    .selectFrom('membership')
    .select('disabled_at')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function insertMembership(
  trx: Db,
  companyId: string,
  personId: string,
  role: SsoDefaultRole,
): Promise<void> {
  await trx.insertInto('membership').values({ company_id: companyId, person_id: personId, role }).execute();
}
