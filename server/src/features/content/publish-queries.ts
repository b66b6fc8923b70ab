import type { ContentDraft, ContentKind } from '@dre/core/domain/content/content-item';
import type { Db } from '../../database/connections/connection.ts';

/** A published item: the draft with a definite start. */
export interface PublishedItem {
  readonly id: string;
  readonly draft: ContentDraft;
  readonly from: Date;
  readonly until: Date | null;
}

function commonColumns({ draft, from, until }: PublishedItem) {
  return {
    title: draft.title.trim(),
    body: JSON.stringify(draft.text),
    published_from: from,
    published_until: until,
    for_companies: draft.companies && [...draft.companies],
  };
}

export async function showNews(trx: Db, shown: PublishedItem): Promise<void> {
  const columns = { ...commonColumns(shown), is_pinned: shown.draft.isPinned };
  await trx
    .insertInto('news')
    .values({ id: shown.id, ...columns })
    .onConflict((known) => known.column('id').doUpdateSet(columns))
    .execute();
}

export async function showEvent(trx: Db, shown: PublishedItem): Promise<void> {
  const { startsAt, place, seats, link } = shown.draft;
  if (startsAt === null) throw new Error('An event without a beginning was published.');
  const columns = {
    ...commonColumns(shown),
    starts_at: new Date(startsAt),
    place: place.trim(),
    seats: seats.trim(),
    link,
  };
  await trx
    .insertInto('event')
    .values({ id: shown.id, ...columns })
    .onConflict((known) => known.column('id').doUpdateSet(columns))
    .execute();
}

/** Ads are never deleted, because their places have no gaps, so an existing one is updated. */
export async function showAd(trx: Db, shown: PublishedItem, isNew: boolean): Promise<void> {
  const { draft, from, until } = shown;
  const columns = {
    title: draft.title.trim(),
    body: draft.words.trim(),
    shown_from: from,
    shown_until: until,
    for_companies: draft.companies && [...draft.companies],
    picture: draft.picture && JSON.stringify(draft.picture),
  };
  if (isNew)
    await trx
      .insertInto('ad')
      .values({ id: shown.id, ...columns })
      .execute();
  else await trx.updateTable('ad').set(columns).where('id', '=', shown.id).execute();
}

/** Ends the display now. */
export async function endPublished(trx: Db, kind: ContentKind, id: string, now: Date): Promise<void> {
  if (kind === 'ad') await trx.updateTable('ad').set({ shown_until: now }).where('id', '=', id).execute();
  else await trx.updateTable(kind).set({ published_until: now }).where('id', '=', id).execute();
}

export async function removePublished(trx: Db, kind: 'news' | 'event', id: string): Promise<void> {
  await trx.deleteFrom(kind).where('id', '=', id).execute();
}

/** A name for a new ad that neither an ad nor a counted click has. */
export async function freeAdId(trx: Db, wanted: string): Promise<string> {
  const used = await trx
    .selectFrom('ad')
    .select('id')
    .where('id', 'like', `${wanted}%`)
    .union(trx.selectFrom('ad_click_total').select('ad as id').where('ad', 'like', `${wanted}%`))
    .execute();
  const taken = new Set(used.map(({ id }) => id));
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${String(number)}`;
  return id;
}
