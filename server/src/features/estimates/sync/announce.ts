import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import type { Author } from '../record/author.ts';

/** The channel on which processes notify each other about open estimates. */
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
  /** A presence report. Without this and `comments`, edits were applied, and listeners read them from the log. */
  readonly presence?: PresenceReport;
  /** The estimate was removed. */
  readonly removed?: true;
  /** A comment, an answer by a share link or a decision on one changed. */
  readonly comments?: true;
}

/** Reaches every process once this transaction is committed, and none if it is not. */
export async function announce(trx: Db, announcement: Announcement): Promise<void> {
  await sql`select pg_notify(${estimateChannel}, ${JSON.stringify(announcement)})`.execute(trx);
}
