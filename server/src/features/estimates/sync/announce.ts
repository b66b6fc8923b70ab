import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import type { Author } from '../record/author.ts';

/** What processes tell each other about estimates that somebody has open. */
export const estimateChannel = 'estimate';

export interface PresenceReport {
  readonly by: Author;
  readonly device: string;
  readonly where: string | null;
  readonly at: string;
}

export interface Announcement {
  readonly company: string;
  readonly estimate: string;
  /** Somebody is there; with neither of these, edits were applied, which whoever listens reads from the log. */
  readonly presence?: PresenceReport;
  /** Something was said about it, in a comment or by a share link. */
  readonly comments?: true;
}

/** Heard by every process once this transaction is committed, and by none if it is not. */
export async function announce(trx: Db, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${estimateChannel}, ${JSON.stringify(announcement)})`.execute(trx);
}
