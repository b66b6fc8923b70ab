import type { Db } from '../../database/connection.ts';

export async function insertAdClick(db: Db, ad: string, requestId: string): Promise<void> {
  await db.insertInto('ad_click').values({ ad, request_id: requestId }).execute();
}

export async function adShown(db: Db, now: Date) {
  return db
    .selectFrom('ad')
    .select(['id', 'title', 'body'])
    .where('shown_from', '<=', now)
    .where((eb) => eb.or([eb('shown_until', 'is', null), eb('shown_until', '>', now)]))
    .orderBy('shown_from', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
