import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/connections/connection.ts';
import type { AccountLinkKind } from '../../database/tables/tables.ts';

/** A link from a mail works for an hour, once. */
const validMs = 60 * 60_000;

/**
 * Creates a one-time link; its token exists only in the path. It invalidates the person's earlier link, and concurrent
 * requests wait for each other, so that only the newest mail works.
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

/** Marks the link as used and returns its person's id if it was still valid. */
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

/** The person and kind of a link that is still valid. */
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

/** Invalidates the person's unused links. */
export async function endAccountLinks(trx: Db, personId: string, kind?: AccountLinkKind): Promise<void> {
  await trx
    .deleteFrom('account_link')
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as AccountLinkKind))
    .execute();
}

/** The token is 256 random bits, so a plain hash protects it as well as a slow one. */
function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
