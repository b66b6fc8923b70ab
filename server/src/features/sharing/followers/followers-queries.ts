import type { Db } from '../../../database/connections/connection.ts';

export interface FollowerRow {
  readonly id: string;
  readonly linkId: string;
  readonly email: string;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
}

function followers(trx: Db) {
  return trx
    .selectFrom('status_follower')
    .select(['id', 'link_id as linkId', 'email', 'asked_at as askedAt', 'confirmed_at as confirmedAt']);
}

export function followersOfLink(trx: Db, linkId: string): Promise<FollowerRow[]> {
  return followers(trx).where('link_id', '=', linkId).orderBy('id').execute();
}

export function followerById(trx: Db, linkId: string, id: string): Promise<FollowerRow | undefined> {
  return followers(trx).where('link_id', '=', linkId).where('id', '=', id).executeTakeFirst();
}

/** Adds a follower, or notes that they were asked again. Returns the id. */
export async function storeFollower(
  trx: Db,
  follower: {
    readonly companyId: string;
    readonly linkId: string;
    readonly email: string;
    readonly now: Date;
  },
): Promise<string> {
  const { companyId, linkId, email, now } = follower;
  const { id } = await trx
    .insertInto('status_follower')
    .values({ company_id: companyId, link_id: linkId, email, asked_at: now })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'link_id', 'email']).doUpdateSet({ asked_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns false if there was nothing to confirm. */
export async function confirmFollower(trx: Db, id: string, now: Date): Promise<boolean> {
  const confirmed = await trx
    .updateTable('status_follower')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Returns false if they had stopped before. */
export async function removeFollower(trx: Db, id: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('status_follower')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** The addresses end with the status their link shows. */
export async function removeFollowersOf(trx: Db, linkId: string): Promise<void> {
  await trx.deleteFrom('status_follower').where('link_id', '=', linkId).execute();
}

export interface ConfirmedFollower {
  readonly id: string;
  readonly linkId: string;
  readonly email: string;
}

/** Everybody who confirmed on a link of these estimates. */
export function confirmedFollowers(
  trx: Db,
  estimateIds: readonly string[],
): Promise<(ConfirmedFollower & { readonly estimateId: string })[]> {
  return trx
    .selectFrom('status_follower')
    .innerJoin('share_link', (join) =>
      join
        .onRef('share_link.company_id', '=', 'status_follower.company_id')
        .onRef('share_link.id', '=', 'status_follower.link_id'),
    )
    .select([
      'status_follower.id',
      'status_follower.link_id as linkId',
      'status_follower.email',
      'share_link.estimate_id as estimateId',
    ])
    .where('share_link.estimate_id', 'in', [...estimateIds])
    .where('status_follower.confirmed_at', 'is not', null)
    .orderBy('status_follower.id')
    .execute();
}
