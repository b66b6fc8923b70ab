import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** Enters the company of a key for the rest of the transaction; undefined if there is no such key. */
export async function admitClockKey(trx: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ company: string | null }>`select admit_clock_key(${id}) as company`.execute(
    trx,
  );
  return rows[0]?.company ?? undefined;
}

export interface KeyRef {
  readonly companyId: string;
  readonly id: string;
}

export function clockKeyById(trx: Db, { companyId, id }: KeyRef) {
  return trx
    .selectFrom('clock_key')
    .select(['id', 'kind', 'name', 'public_key as publicKey', 'enrolled_by as enrolledBy'])
    .select(['enrolled_at as enrolledAt', 'ended_at as endedAt', 'expires_at as expiresAt'])
    .select(['crew_id as crewId', 'device_id as deviceId'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type ClockKeyRow = NonNullable<Awaited<ReturnType<typeof clockKeyById>>>;

/** True if the number is higher than all before. Calls of one key run one after the other from here on. */
export async function takeNumber(
  trx: Db,
  { companyId, id }: KeyRef,
  { number, now }: { readonly number: number; readonly now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('clock_key')
    .set({ last_number: number, last_seen_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('last_number', '<', number)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewClockKey extends KeyRef {
  readonly kind: 'tablet' | 'pass';
  readonly name: string;
  readonly publicKey: Buffer;
  readonly enrolledBy: string;
  readonly now: Date;
  readonly pass: { readonly crewId: string; readonly deviceId: string; readonly expiresAt: Date } | null;
}

/** Sent again, it changes nothing. False if the id is another key's. */
export async function insertClockKey(trx: Db, key: NewClockKey): Promise<boolean> {
  const { companyId, id, kind, name, publicKey, enrolledBy, now, pass } = key;
  await trx
    .insertInto('clock_key')
    .values({
      company_id: companyId,
      id,
      kind,
      name,
      public_key: publicKey,
      enrolled_at: now,
      enrolled_by: enrolledBy,
      crew_id: pass?.crewId ?? null,
      device_id: pass?.deviceId ?? null,
      expires_at: pass?.expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await clockKeyById(trx, { companyId, id });
  return stored !== undefined && stored.publicKey.equals(publicKey) && stored.endedAt === null;
}

/** Keys in use, of one person's passes where one is named. */
export function keysInUse(trx: Db, companyId: string, now: Date, crewId: string | null | undefined) {
  let query = trx
    .selectFrom('clock_key')
    .innerJoin('person', 'person.id', 'clock_key.enrolled_by')
    .select(['clock_key.id', 'kind', 'clock_key.name', 'person.name as enrolledBy', 'crew_id as crewId'])
    .select(['enrolled_at as enrolledAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]));
  if (crewId !== undefined) query = query.where('crew_id', '=', crewId);
  return query.orderBy('enrolled_at').orderBy('clock_key.id').execute();
}

export async function endClockKey(trx: Db, { companyId, id }: KeyRef, now: Date): Promise<void> {
  await trx
    .updateTable('clock_key')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Earlier passes of this person on this device end with a new one. */
export async function endPassesOn(
  trx: Db,
  { companyId, crewId, deviceId }: { companyId: string; crewId: string; deviceId: string },
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('clock_key')
    .set({ ended_at: now })
    .where('company_id', '=', companyId)
    .where('crew_id', '=', crewId)
    .where('device_id', '=', deviceId)
    .where('id', '<>', id)
    .where('ended_at', 'is', null)
    .execute();
}

export async function deviceOfSession(trx: Db, sessionId: string) {
  return trx
    .selectFrom('session')
    .innerJoin('device', 'device.id', 'session.device_id')
    .select(['device.id', 'device.user_agent as userAgent'])
    .where('session.id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

/** True if somebody else signed in on this device since. */
export async function hasOtherPerson(
  trx: Db,
  { deviceId, personId, since }: { deviceId: string; personId: string; since: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('session')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('person_id', '<>', personId)
    .where('last_active_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * True if the person's sign-in on this device was ended on purpose since. One that only timed out is marked as signed
 * out at the next sign-in, long after its last activity; it ends no pass.
 */
export async function hasSignedOut(
  trx: Db,
  { deviceId, personId, since }: { deviceId: string; personId: string; since: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('session')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('person_id', '=', personId)
    .where('ended_at', '>=', since)
    .where('ended_because', '<>', 'other-browser')
    .where(
      sql<boolean>`(ended_because <> 'signed-out' or ended_at < least(ends_at, last_active_at + interval '30 minutes'))`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function companyAtClock(trx: Db, companyId: string) {
  return trx
    .selectFrom('company')
    .select(['name', 'time_zone as timeZone', 'subscription', 'trial_ends_at as trialEndsAt'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** The role of a person who may still sign in for this company; undefined if not. */
export async function roleOf(trx: Db, companyId: string, personId: string) {
  const row = await trx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select('membership.role')
    .where('membership.company_id', '=', companyId)
    .where('membership.person_id', '=', personId)
    .where('membership.disabled_at', 'is', null)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.role;
}

export async function endSessionOfBrowser(trx: Db, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('session')
    .set({ ended_at: now, ended_because: 'signed-out' })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
