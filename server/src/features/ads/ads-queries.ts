import type { Db } from '../../database/connection.ts';

export async function insertAdClick(db: Db, ad: string, requestId: string): Promise<void> {
  await db.insertInto('ad_click').values({ ad, request_id: requestId }).execute();
}
