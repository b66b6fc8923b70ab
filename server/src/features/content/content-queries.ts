import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

/** The company and the time content is read for. */
export interface Reader {
  readonly companyId: string;
  readonly now: Date;
}

const shownAtMost = 3;

function isFor({ companyId, now }: Reader) {
  return sql<boolean>`published_from <= ${now} and coalesce(published_until > ${now}, true)
    and coalesce(for_companies @> array[${companyId}::uuid], true)`;
}

export function newsFor(trx: Db, reader: Reader) {
  return trx
    .selectFrom('news')
    .select(['id', 'title', 'body', 'published_from as publishedAt'])
    .where(isFor(reader))
    .orderBy('is_pinned', 'desc')
    .orderBy('published_from', 'desc')
    .limit(shownAtMost)
    .execute();
}

export function eventsFor(trx: Db, reader: Reader) {
  return trx
    .selectFrom('event')
    .select(['id', 'title', 'body', 'starts_at as startsAt', 'place', 'seats', 'link'])
    .where(isFor(reader))
    .where('starts_at', '>=', reader.now)
    .orderBy('starts_at')
    .limit(shownAtMost)
    .execute();
}

/** Records who saw which news in one statement; news removed meanwhile are left out. */
export async function insertReaders(
  db: Db,
  seen: readonly { readonly newsId: string; readonly personId: string }[],
): Promise<void> {
  const news = seen.map(({ newsId }) => newsId);
  const people = seen.map(({ personId }) => personId);
  await sql`insert into news_reader (news_id, person_id)
    select news.id, person.id
    from unnest(${news}::uuid[], ${people}::uuid[]) as seen (news, person)
    join news on news.id = seen.news join person on person.id = seen.person
    on conflict do nothing`.execute(db);
}
