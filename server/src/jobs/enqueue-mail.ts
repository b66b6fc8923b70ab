import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Db } from '../database/connection.ts';
import { messageIdOf, oneLine } from '../mail/headers.ts';
import type { Mail } from '../mail/mail.ts';
import { jobsSchema, type MailJob, queues } from './queues.ts';

/** The mail and the job that sends it are rows of the caller's transaction: both exist, or neither. */
export async function enqueueMail(trx: Db, mail: Mail): Promise<string> {
  const id = randomUUID();
  const isForAdministrators = mail.to === 'administrators';
  await trx
    .insertInto('outgoing_mail')
    .values({
      id,
      to_administrators: isForAdministrators,
      recipients: isForAdministrators ? [] : mail.to.map(oneLine),
      reply_to: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
      subject: oneLine(mail.subject),
      body_text: mail.text,
      message_id: messageIdOf(id),
    })
    .execute();
  await enqueueSending(trx, id);
  return id;
}

/** The job's id is the mail's, so asking twice for one mail leaves one job. */
export async function enqueueSending(db: Db, mailId: string): Promise<void> {
  const job: MailJob = { mailId };
  await new PgBoss({ db: executorOn(db), schema: jobsSchema }).send(queues.mail.name, job, { id: mailId });
}

function executorOn(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
