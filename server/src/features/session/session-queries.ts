import type { CompanyRole } from '@dre/core/domain/companies/roles';
import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';
import { fixedStatement } from '../../database/connections/fixed-statement.ts';
import type { SessionEnd, Subscription } from '../../database/tables/tables.ts';
import type { TokenIdentity } from './token.ts';

export interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly is_administrator: boolean;
  readonly email_verified_at: Date | null;
  readonly disabled_at: Date | null;
  readonly guide_ended_at: Date | null;
}

const personColumns = [
  'id',
  'email',
  'name',
  'password_hash',
  'is_administrator',
  'email_verified_at',
  'disabled_at',
  'guide_ended_at',
] as const;

export function personByEmail(db: Db, email: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('person')
    .select(personColumns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

export function personById(db: Db, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('person').select(personColumns).where('id', '=', id).executeTakeFirst();
}

export interface MembershipRow {
  readonly companyId: string;
  readonly companyName: string;
  readonly role: CompanyRole;
  readonly subscription: Subscription;
  readonly trialEndsAt: Date | null;
  readonly devicesPerPerson: number;
  readonly hasShop: boolean;
  readonly timeZone: string;
}

const memberships = fixedStatement((trx, personId: string) =>
  trx
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select([
      'company.id as companyId',
      'company.name as companyName',
      'membership.role',
      'company.subscription',
      'company.trial_ends_at as trialEndsAt',
      'company.devices_per_person as devicesPerPerson',
      'company.has_shop as hasShop',
      'company.time_zone as timeZone',
    ])
    .where('membership.person_id', '=', personId)
    .where('membership.disabled_at', 'is', null)
    .orderBy('company.name'),
);

/** All companies a person may act for, read as the person and not as one company. */
export async function membershipsOf(trx: Db, personId: string): Promise<readonly MembershipRow[]> {
  await asPerson(trx, personId);
  return memberships(trx, personId);
}

const asPerson = fixedStatement(
  (_trx, personId: string) => sql`select set_config('app.person', ${personId}, true)`,
);

/** True if an owner has disabled this person in a company. */
export async function isDisabledSomewhere(trx: Db, personId: string): Promise<boolean> {
  await asPerson(trx, personId);
  const found = await trx
    .selectFrom('membership')
    .select('id')
    .where('person_id', '=', personId)
    .where('disabled_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export interface SessionRow {
  readonly id: string;
  readonly deviceId: string;
  readonly userAgent: string;
  readonly endsAt: Date;
  readonly lastActiveAt: Date;
}

/**
 * A person's sessions that were not ended. Concurrent sign-ins wait for this transaction, so that no two count the same
 * devices.
 */
export async function sessionsNotEnded(trx: Db, personId: string): Promise<readonly SessionRow[]> {
  await trx.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
  return trx
    .selectFrom('session')
    .select([
      'id',
      'device_id as deviceId',
      'user_agent as userAgent',
      'ends_at as endsAt',
      'last_active_at as lastActiveAt',
    ])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
}

export interface NewSession {
  readonly personId: string;
  readonly deviceId: string;
  readonly userAgent: string;
  readonly now: Date;
  readonly endsAt: Date;
}

export async function insertSession(trx: Db, session: NewSession): Promise<string> {
  const { id } = await trx
    .insertInto('session')
    .values({
      person_id: session.personId,
      device_id: session.deviceId,
      user_agent: session.userAgent,
      started_at: session.now,
      last_active_at: session.now,
      ends_at: session.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endSession(trx: Db, sessionId: string, because: SessionEnd, now: Date): Promise<void> {
  await trx
    .updateTable('session')
    .set({ ended_at: now, ended_because: because })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a person's sessions, all but one if one is named, and returns their number. */
export async function endSessionsOf(
  trx: Db,
  personId: string,
  { but, because, now }: { readonly but?: string; readonly because: SessionEnd; readonly now: Date },
): Promise<number> {
  let ending = trx
    .updateTable('session')
    .set({ ended_at: now, ended_because: because })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null);
  if (but !== undefined) ending = ending.where('id', '!=', but);
  const { numUpdatedRows } = await ending.executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function insertTab(trx: Db, sessionId: string, tokenId: string, now: Date): Promise<string> {
  const { id } = await trx
    .insertInto('session_tab')
    .values({ session_id: sessionId, token_id: tokenId, issued_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The successor of a token, created once and returned for every repeat. Undefined if the tab has moved on. */
export async function successorOf(
  trx: Db,
  { tabId, tokenId }: TokenIdentity,
  newTokenId: string,
  now: Date,
): Promise<string | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('session_tab')
    .set({ token_id: newTokenId, previous_token_id: tokenId, previous_good_until: null, issued_at: now })
    .where('id', '=', tabId)
    .where('token_id', '=', tokenId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return newTokenId;
  const tab = await trx
    .selectFrom('session_tab')
    .select('token_id')
    .where('id', '=', tabId)
    .where('previous_token_id', '=', tokenId)
    .executeTakeFirst();
  return tab?.token_id;
}

/** Once the new token is used, the previous one is valid only until then. */
export async function retirePreviousToken(trx: Db, tabId: string, goodUntil: Date): Promise<void> {
  await trx
    .updateTable('session_tab')
    .set({ previous_good_until: goodUntil })
    .where('id', '=', tabId)
    .execute();
}

export interface VerifiedSessionRow {
  readonly tokenId: string;
  readonly previousTokenId: string | null;
  readonly previousGoodUntil: Date | null;
  readonly endsAt: Date;
  readonly lastActiveAt: Date;
  readonly endedAt: Date | null;
  readonly endedBecause: SessionEnd | null;
  readonly disabledAt: Date | null;
  readonly isAdministrator: boolean;
  readonly name: string;
  /** Null if the person may not act for the requested company, or none was requested. */
  readonly role: CompanyRole | null;
  readonly subscription: Subscription | null;
  readonly trialEndsAt: Date | null;
}

/** Timestamps are text in JSON. */
type InJson<Row> = {
  readonly [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name];
};

const admitCallerStatement = fixedStatement(
  (_trx, tabId: string, sessionId: string, personId: string, companyId: string | null) =>
    sql<{
      standing: InJson<VerifiedSessionRow> | null;
    }>`/* prepared: admit-caller */ select admit_caller(${tabId}, ${sessionId}, ${personId}, ${companyId}) as standing`,
);

/**
 * Reads everything that decides on a call in one query. It also enters the company if the person may act for it: from
 * then on the transaction sees its rows.
 */
export async function admitCaller(
  trx: Db,
  { tabId, sessionId, personId }: Omit<TokenIdentity, 'tokenId'>,
  companyId: string | null,
): Promise<VerifiedSessionRow | undefined> {
  const [row] = await admitCallerStatement(trx, tabId, sessionId, personId, companyId);
  const found = row?.standing;
  if (found == null) return undefined;
  return {
    ...found,
    previousGoodUntil: moment(found.previousGoodUntil),
    endsAt: new Date(found.endsAt),
    lastActiveAt: new Date(found.lastActiveAt),
    endedAt: moment(found.endedAt),
    disabledAt: moment(found.disabledAt),
    trialEndsAt: moment(found.trialEndsAt),
  };
}

function moment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

export async function touchSession(trx: Db, sessionId: string, now: Date): Promise<void> {
  await trx.updateTable('session').set({ last_active_at: now }).where('id', '=', sessionId).execute();
}

export function recentSessions(db: Db, personId: string) {
  return db
    .selectFrom('session')
    .select(['id', 'user_agent', 'started_at', 'last_active_at', 'ended_at', 'ended_because'])
    .where('person_id', '=', personId)
    .orderBy('started_at', 'desc')
    .limit(20)
    .execute();
}
