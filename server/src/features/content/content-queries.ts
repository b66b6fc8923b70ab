import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** For whom and when a thing is looked for. */
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
    .orderBy('published_from', 'desc')
    .limit(shownAtMost)
    .execute();
}

export function eventsFor(trx: Db, reader: Reader) {
  return trx
    .selectFrom('event')
    .select(['id', 'title', 'starts_at as startsAt', 'place'])
    .where(isFor(reader))
    .where('starts_at', '>=', reader.now)
    .orderBy('starts_at')
    .limit(shownAtMost)
    .execute();
}
