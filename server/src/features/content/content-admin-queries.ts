import type { ContentDraft, ContentKind, PublishWindow } from '@dre/core/domain/content/content-item';
import { sql } from 'kysely';
import { acrossCompanies, type Db } from '../../database/connections/connection.ts';

export interface ItemRow {
  readonly id: string;
  readonly revision: number;
  readonly content: ContentDraft;
  readonly changedAt: Date;
  readonly publishedAs: string | null;
  readonly publishedRevision: number | null;
}

const itemColumns = [
  'id',
  'revision',
  'content',
  'changed_at as changedAt',
  'published_as as publishedAs',
  'published_revision as publishedRevision',
] as const;

const listedAtMost = 200;

export function itemsOf(trx: Db, kind: ContentKind): Promise<ItemRow[]> {
  return trx
    .selectFrom('content_item')
    .select(itemColumns)
    .where('kind', '=', kind)
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(listedAtMost)
    .execute();
}

export async function countItems(trx: Db, kind: ContentKind): Promise<number> {
  const { items } = await trx
    .selectFrom('content_item')
    .select(sql<string>`count(*)`.as('items'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(items);
}

export function itemById(trx: Db, kind: ContentKind, id: string): Promise<ItemRow | undefined> {
  return trx
    .selectFrom('content_item')
    .select(itemColumns)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the item, so that a second writer sees the first one's change. */
export function itemForChange(trx: Db, kind: ContentKind, id: string): Promise<ItemRow | undefined> {
  return trx
    .selectFrom('content_item')
    .select(itemColumns)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function changedByName(trx: Db, id: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('content_item')
    .innerJoin('person', 'person.id', 'content_item.changed_by')
    .select('person.name')
    .where('content_item.id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

export interface Change {
  readonly at: Date;
  readonly by: string | null;
}

export function insertItem(
  trx: Db,
  kind: ContentKind,
  content: ContentDraft,
  { at, by }: Change,
): Promise<ItemRow> {
  return trx
    .insertInto('content_item')
    .values({ kind, content: JSON.stringify(content), changed_at: at, changed_by: by })
    .returning(itemColumns)
    .executeTakeFirstOrThrow();
}

type Kept = Pick<ItemRow, 'id' | 'revision' | 'content' | 'publishedAs' | 'publishedRevision'>;

export function updateItem(trx: Db, item: Kept, { at, by }: Change): Promise<ItemRow> {
  return trx
    .updateTable('content_item')
    .set({
      revision: item.revision,
      content: JSON.stringify(item.content),
      changed_at: at,
      changed_by: by,
      published_as: item.publishedAs,
      published_revision: item.publishedRevision,
    })
    .where('id', '=', item.id)
    .returning(itemColumns)
    .executeTakeFirstOrThrow();
}

export async function deleteItem(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('content_item').where('id', '=', id).execute();
}

/** The display periods of published items, by their published id. */
export async function windowsOf(
  trx: Db,
  kind: ContentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublishWindow>> {
  if (ids.length === 0) return new Map();
  const rows =
    kind === 'ad'
      ? await trx
          .selectFrom('ad')
          .select(['id', 'shown_from as from', 'shown_until as until'])
          .where('id', 'in', ids)
          .execute()
      : await trx
          .selectFrom(kind)
          .select(['id', 'published_from as from', 'published_until as until'])
          .where('id', 'in', ids)
          .execute();
  return new Map(rows.map(({ id, from, until }) => [id, { from, until }]));
}

export function companyNames(trx: Db): Promise<{ id: string; name: string }[]> {
  return trx
    .selectFrom('company')
    .select(['id', 'name'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export async function areCompanies(trx: Db, ids: readonly string[]): Promise<boolean> {
  const rows = await trx.selectFrom('company').select('id').where('id', 'in', ids).execute();
  return rows.length === new Set(ids).size;
}

/** True if all of these pictures are stored. */
export async function arePictures(trx: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await trx.selectFrom('content_picture').select('id').where('id', 'in', ids).execute();
  return rows.length === new Set(ids).size;
}

/** The number of people who saw a piece of news, and of those it is for. */
export async function newsReach(trx: Db, newsId: string, companies: readonly string[] | null) {
  const count = sql<string>`count(distinct person_id)`.as('people');
  const seen = await trx
    .selectFrom('news_reader')
    .select(count)
    .where('news_id', '=', newsId)
    .executeTakeFirstOrThrow();
  const all = await acrossCompanies(trx, () => {
    const members = trx.selectFrom('membership').select(count).where('disabled_at', 'is', null);
    const chosen = companies === null ? members : members.where('company_id', 'in', companies);
    return chosen.executeTakeFirstOrThrow();
  });
  return { seen: Number(seen.people), people: Math.max(Number(all.people), Number(seen.people)) };
}

/** The number of times an ad was shown and followed. */
export async function adShowing(trx: Db, ad: string) {
  const { shown } = await trx
    .selectFrom('ad_shown_day')
    .select(sql<string>`coalesce(sum(shown), 0)`.as('shown'))
    .where('ad', '=', ad)
    .executeTakeFirstOrThrow();
  const total = await trx
    .selectFrom('ad_click_total')
    .select('clicks')
    .where('ad', '=', ad)
    .executeTakeFirst();
  return { shown: Number(shown), clicks: Number(total?.clicks ?? 0) };
}
