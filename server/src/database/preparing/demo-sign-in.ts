import { randomInt } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Db, Trx } from '../connections/connection.ts';
import { demoEmails, seedLock } from './seed.ts';
import { hashPassword } from './password-hash.ts';

/** Sign-in data of the demo people, printed by main. A generated password is shown by this start and stored nowhere. */
export interface DemoSignIn {
  readonly emails: readonly string[];
  /** Absent: DEMO_PASSWORD applies. */
  readonly generated?: string;
}

interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly password_hash: string | null;
}

/**
 * Gives the demo people a password once the product is reachable, so that a failed start loses none. A generated one is
 * replaced at every start until someone has signed in, as nobody may have seen it. A changed DEMO_PASSWORD applies to
 * everyone who has not chosen a password since.
 */
export async function demoSignIn(
  db: Db,
  {
    demo,
    demoPassword,
  }: { readonly demo: 'full' | 'small' | 'none'; readonly demoPassword?: string | undefined },
): Promise<DemoSignIn | undefined> {
  if (demo === 'none') return undefined;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(trx);
    const people = await untouchedPeople(trx);
    if (people.length === 0) return undefined;
    const emails = people.map(({ email }) => email);
    if (demoPassword !== undefined) {
      if (await areAllOpenedBy(people, demoPassword)) return undefined;
      await setPassword(trx, people, demoPassword);
      return { emails };
    }
    if (await hasAnybodySignedIn(trx)) return undefined;
    const generated = generatedPassword();
    await setPassword(trx, people, generated);
    return { emails, generated };
  });
}

/** The demo people who have not chosen a password of their own. */
function untouchedPeople(trx: Trx): Promise<DemoPerson[]> {
  return trx
    .selectFrom('person')
    .select(['id', 'email', 'password_hash'])
    .where('email', 'in', demoEmails)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_event')
            .select('audit_event.person_id')
            .whereRef('audit_event.person_id', '=', 'person.id')
            .where('audit_event.kind', 'in', ['password-changed', 'password-set']),
        ),
      ),
    )
    .orderBy('created_at')
    .execute();
}

async function areAllOpenedBy(people: readonly DemoPerson[], password: string): Promise<boolean> {
  for (const hash of new Set(people.map((person) => person.password_hash))) {
    if (hash === null || !(await verify(hash, password))) return false;
  }
  return true;
}

/** The audit tells: the demo writes sessions of its people that nobody signed in for. */
async function hasAnybodySignedIn(trx: Trx): Promise<boolean> {
  const signedIn = trx.selectFrom('audit_event').select('seq').where('kind', '=', 'signed-in').limit(1);
  return (await signedIn.executeTakeFirst()) !== undefined;
}

/** One hash for all of them: the shared password is no secret here. */
async function setPassword(trx: Trx, people: readonly DemoPerson[], password: string): Promise<void> {
  const ids = people.map(({ id }) => id);
  const password_hash = await hashPassword(password);
  await trx.updateTable('person').set({ password_hash }).where('id', 'in', ids).execute();
}

/** Twenty characters that are hard to confuse when read from a terminal: about 98 bits. */
function generatedPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
