import type { Db } from '../../database/connections/connection.ts';
import { fixedStatement } from '../../database/connections/fixed-statement.ts';
import { setupTokenHash } from '../../database/preparing/setup-link.ts';

export async function savePassword(
  trx: Db,
  personId: string,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('person')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', personId)
    .execute();
}

/** Returns whether the address was still unconfirmed. */
export async function markEmailVerified(trx: Db, personId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('person')
    .set({ email_verified_at: now })
    .where('id', '=', personId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function saveName(trx: Db, personId: string, name: string): Promise<void> {
  await trx.updateTable('person').set({ name }).where('id', '=', personId).execute();
}

/** The first end counts. */
export async function saveGuideEnd(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('person')
    .set({ guide_ended_at: now })
    .where('id', '=', personId)
    .where('guide_ended_at', 'is', null)
    .execute();
}

const profile = fixedStatement((db, personId: string) =>
  db
    .selectFrom('person')
    .select(['name', 'email', 'is_administrator', 'password_hash', 'password_changed_at'])
    .where('id', '=', personId),
);

export async function profileRow(db: Db, personId: string) {
  const [row] = await profile(db, personId);
  if (row === undefined) throw new Error('There is no such person.');
  return row;
}

export async function isLivingSetupLink(db: Db, token: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('setup_link')
    .select('token_hash')
    .where('token_hash', '=', setupTokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

export async function spendSetupLink(trx: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('setup_link')
    .set({ used_at: now })
    .where('token_hash', '=', setupTokenHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface NewAdministrator {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly now: Date;
}

/** Returns the new person's id, or undefined when the address is in use. */
export async function insertAdministrator(trx: Db, person: NewAdministrator): Promise<string | undefined> {
  const made = await trx
    .insertInto('person')
    .values({
      name: person.name,
      email: person.email,
      password_hash: person.passwordHash,
      password_changed_at: person.now,
      email_verified_at: person.now,
      is_administrator: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

/** Returns whether the person had such an active session. */
export async function endOwnSession(
  trx: Db,
  { personId, sessionId, now }: { readonly personId: string; readonly sessionId: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('session')
    .set({ ended_at: now, ended_because: 'ended-by-user' })
    .where('id', '=', sessionId)
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
