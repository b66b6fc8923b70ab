import { sql } from 'kysely';
import type { Db } from '../database/connections/connection.ts';
import { oneLine } from '../mail/headers.ts';
import type { Mail } from '../mail/mail.ts';
import { enqueue } from './enqueue.ts';
import { jobsSchema, type MailJob, queues } from './queues.ts';

/** The mail and the job that sends it are rows of the caller's transaction: both exist, or neither. */
export async function enqueueMail(trx: Db, mail: Mail): Promise<string> {
  const { id } = await trx
    .insertInto('outgoing_mail')
    .values({
      to_administrators: mail.to === 'administrators',
      recipients: mail.to === 'administrators' ? [] : mail.to.map(oneLine),
      reply_to: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
      from_name: mail.fromName === undefined ? null : oneLine(mail.fromName),
      subject: oneLine(mail.subject),
      body_text: mail.text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mail.attachment !== undefined) {
    const { fileName, mediaType, content } = mail.attachment;
    await trx
      .insertInto('outgoing_attachment')
      .values({ mail_id: id, file_name: oneLine(fileName), media_type: mediaType, content })
      .execute();
  }
  await enqueueSending(trx, id);
  return id;
}

/** Sends a refused mail again, with all attempts left. Returns whether there was one. */
export async function enqueueMailAgain(trx: Db, mailId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outgoing_mail')
    .set({ state: 'waiting', last_error: null })
    .where('id', '=', mailId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await enqueueSending(trx, mailId);
  return true;
}

/**
 * Creates jobs for waiting mails without one: written while there was no SMTP_URL or no administrator, or left by a
 * dead process. A sender locks its mail's row, so an unlocked row is being sent by nobody, whatever its job's state.
 * Two processes may run this at once; a second job finds its mail sent and does nothing.
 */
export async function enqueueWaitingMail(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select mail.id from outgoing_mail mail
    where mail.state = 'waiting' and not exists (
      select from ${sql.table(`${jobsSchema}.job`)} job
      where job.name = ${queues.mail.name} and job.state < 'active' and job.data ->> 'mailId' = mail.id::text
    )
    order by mail.created_at
    for update of mail skip locked`.execute(db);
  for await (const { id } of rows) await enqueueSending(db, id);
  return rows.length;
}

function enqueueSending(db: Db, mailId: string): Promise<void> {
  const job: MailJob = { mailId };
  return enqueue(db, queues.mail.name, job);
}
