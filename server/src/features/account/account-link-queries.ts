import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/connections/connection.ts';
import type { AccountLinkKind } from '../../database/tables/tables.ts';

/** A link from a mail works for an hour, once. */
const validMs = 60 * 60_000;

/**
 * A new one-time link for this person; the token is in the path and nowhere else. The one before it stops working: only
 * the newest mail counts. Whoever asks at the same moment waits, so that one of the two is the newest.
 */
export async function createAccountLink(
  trx: Db,
  { personId, kind, now }: { readonly personId: string; readonly kind: AccountLinkKind; readonly now: Date },
): Promise<{ readonly path: string; readonly expiresAt: Date }> {
  await trx.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
  await endAccountLinks(trx, personId, kind);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validMs);
  await trx
    .insertInto('account_link')
    .values({
      token_hash: linkHash(token),
      person_id: personId,
      kind,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { path: `/${kind}/${token}`, expiresAt };
}

/** Spends the link: answers whose it is, once, while it is valid. */
export async function spendAccountLink(
  trx: Db,
  { token, kind, now }: { readonly token: string; readonly kind: AccountLinkKind; readonly now: Date },
): Promise<string | undefined> {
  const spent = await trx
    .updateTable('account_link')
    .set({ used_at: now })
    .where('token_hash', '=', linkHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst();
  return spent?.person_id;
}

export interface LivingLink {
  readonly personId: string;
  readonly kind: AccountLinkKind;
  readonly email: string;
  readonly name: string;
}

/** Whose link this is and for what, if it would still work. */
export function livingAccountLink(db: Db, token: string, now: Date): Promise<LivingLink | undefined> {
  return db
    .selectFrom('account_link')
    .innerJoin('person', 'person.id', 'account_link.person_id')
    .select(['person.id as personId', 'account_link.kind', 'person.email', 'person.name'])
    .where('token_hash', '=', linkHash(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** The links a person has not used stop working. */
export async function endAccountLinks(trx: Db, personId: string, kind?: AccountLinkKind): Promise<void> {
  await trx
    .deleteFrom('account_link')
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as AccountLinkKind))
    .execute();
}

/** The token has 256 bits of chance, so a plain hash keeps it as safe as a slow one would. */
function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
