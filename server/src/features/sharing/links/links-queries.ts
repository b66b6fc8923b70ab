import type { ShareAudience } from '@dre/core/contract/sharing/sharing';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export interface LinkRow {
  readonly id: string;
  readonly companyId: string;
  readonly estimateId: string;
  readonly audience: ShareAudience;
  readonly label: string;
  readonly correction: string;
  readonly madeAt: Date;
  readonly madeBy: string;
  readonly maker: string;
  readonly makerEmail: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

export interface NewLink extends Pick<
  LinkRow,
  'companyId' | 'estimateId' | 'audience' | 'label' | 'correction'
> {
  readonly hash: Buffer;
  readonly personId: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertLink(trx: Db, link: NewLink): Promise<string> {
  const { id } = await trx
    .insertInto('share_link')
    .values({
      company_id: link.companyId,
      estimate_id: link.estimateId,
      audience: link.audience,
      label: link.label,
      correction: link.correction,
      token_hash: link.hash,
      made_at: link.now,
      made_by: link.personId,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function links(trx: Db) {
  return trx
    .selectFrom('share_link')
    .innerJoin('person', 'person.id', 'share_link.made_by')
    .select([
      'share_link.id',
      'share_link.company_id as companyId',
      'share_link.estimate_id as estimateId',
      'share_link.audience',
      'share_link.label',
      'share_link.correction',
      'share_link.made_at as madeAt',
      'share_link.made_by as madeBy',
      'person.name as maker',
      'person.email as makerEmail',
      'share_link.expires_at as expiresAt',
      'share_link.revoked_at as revokedAt',
    ]);
}

export function linkById(trx: Db, id: string): Promise<LinkRow | undefined> {
  return links(trx).where('share_link.id', '=', id).executeTakeFirst();
}

export function linksOf(trx: Db, estimateId: string): Promise<LinkRow[]> {
  return links(trx)
    .where('share_link.estimate_id', '=', estimateId)
    .orderBy('share_link.made_at', 'desc')
    .orderBy('share_link.id')
    .execute();
}

export async function countLinks(trx: Db, estimateId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('share_link')
    .select(sql<string>`count(*)`.as('n'))
    .where('estimate_id', '=', estimateId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Finds the link of a token and limits the rest of the transaction to its company. */
export async function admitByToken(trx: Db, hash: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select admit_share(${hash}) as id`.execute(trx);
  return rows[0]?.id ?? undefined;
}

/** Returns false if the link had ended before. */
export async function endLink(trx: Db, id: string, by: { personId: string; now: Date }): Promise<boolean> {
  const ended = await trx
    .updateTable('share_link')
    .set({ revoked_at: by.now, revoked_by: by.personId })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export interface LinkView {
  readonly at: Date;
  readonly network: string;
  readonly browser: string;
}

export async function insertView(
  trx: Db,
  { companyId, id }: Pick<LinkRow, 'companyId' | 'id'>,
  visit: LinkView,
): Promise<void> {
  await trx
    .insertInto('share_view')
    .values({ company_id: companyId, link_id: id, ...visit })
    .execute();
}

export async function wasViewed(trx: Db, linkId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('share_view')
    .select('link_id')
    .where('link_id', '=', linkId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ViewRow extends LinkView {
  readonly linkId: string;
  /** The link's total, repeated on each of its rows. */
  readonly count: number;
}

/** The latest openings of every link of an estimate, newest first. */
export async function viewsOf(trx: Db, estimateId: string, most: number): Promise<ViewRow[]> {
  const counted = trx
    .selectFrom('share_view')
    .innerJoin('share_link', 'share_link.id', 'share_view.link_id')
    .where('share_link.estimate_id', '=', estimateId)
    .select([
      'share_view.link_id as linkId',
      'share_view.at',
      'share_view.network',
      'share_view.browser',
      sql<string>`count(*) over (partition by share_view.link_id)`.as('count'),
      sql<string>`row_number() over (partition by share_view.link_id order by share_view.at desc)`.as(
        'place',
      ),
    ]);
  const rows = await trx
    .selectFrom(counted.as('counted'))
    .select(['linkId', 'at', 'network', 'browser', 'count'])
    .where('place', '<=', String(most))
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}
