import { sql } from 'kysely';
import type { Db } from '../../database/connections/connection.ts';

export async function trialsEnding(trx: Db, from: Date, until: Date, limit: number) {
  const ending = trx
    .selectFrom('company')
    .where('subscription', '=', 'trial')
    .where('trial_ends_at', '>=', from)
    .where('trial_ends_at', '<', until);
  const { count } = await ending
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const first = await ending
    .select(['id', 'name', 'trial_ends_at'])
    .orderBy('trial_ends_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { count: Number(count), first };
}

export function newestEdition(trx: Db) {
  return trx
    .selectFrom('catalogue_edition')
    .select(({ selectFrom, fn }) => [
      'number',
      'published_at',
      'note',
      selectFrom('catalogue_revision')
        .select(fn.countAll<string>().as('parts'))
        .where('table_file', '=', 'parts.csv')
        .where('until', 'is', null)
        .as('parts'),
    ])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function mailStates(trx: Db) {
  const { rows } = await sql<{ waiting: string; failed: string; oldest: Date | null }>`
    select (select count(*) from outgoing_mail where state = 'waiting') as waiting,
      (select count(*) from outgoing_mail where state = 'failed') as failed,
      (select min(created_at) from outgoing_mail where state = 'waiting') as oldest`.execute(trx);
  return rows[0];
}

export async function queueStates(trx: Db) {
  const { rows } = await sql<{
    queue: string;
    waiting: string;
    running: string;
    failed: string;
    oldest: Date | null;
  }>`
    select name as queue,
      min(created_on) filter (where state in ('created', 'retry') and start_after <= now()) as oldest,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed
    from jobs.job where state in ('created', 'retry', 'active', 'failed')
    group by name order by name`.execute(trx);
  return rows;
}

export async function storageUsed(trx: Db) {
  const { rows } = await sql<{ pictures: string; database: string }>`
    select (select coalesce(sum(used), 0) from photo_storage) as pictures,
      pg_database_size(current_database()) as database`.execute(trx);
  return rows[0];
}

/** Makes failed jobs due at once, with all attempts left. */
export async function jobsAgain(trx: Db, queue: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs.job set state = 'retry', retry_count = 0, start_after = now(), started_on = null, completed_on = null
    where name = ${queue} and state = 'failed'`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Sets failed mails to waiting and deletes the jobs that failed to send them. */
export async function mailsAgain(trx: Db, queue: string): Promise<number> {
  await sql`delete from jobs.job where name = ${queue} and state = 'failed'`.execute(trx);
  const { numUpdatedRows } = await trx
    .updateTable('outgoing_mail')
    .set({ state: 'waiting', last_error: null })
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function postgresVersion(trx: Db): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(trx);
  return rows[0]?.version ?? '';
}
