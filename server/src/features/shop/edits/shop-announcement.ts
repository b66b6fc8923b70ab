import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

/** The channel on which processes notify each other about shops. */
export const shopChannel = 'shop';

export interface ShopAnnouncement {
  readonly company: string;
  /** Orders whose cards changed; none if settings, locations or crew did. */
  readonly orders: readonly string[];
  /** Somebody pressed the clock. */
  readonly isClock?: boolean;
  /** Somebody of the staff has a new notice. */
  readonly isNotice?: boolean;
}

/** Reaches every process once this transaction is committed, and none if it is not. */
export async function announceShop(trx: Db, announcement: ShopAnnouncement): Promise<void> {
  await sql`select pg_notify(${shopChannel}, ${JSON.stringify(announcement)})`.execute(trx);
}
