import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../database/connections/connection.ts';
import type { Log } from '../database/connections/log.ts';
import type { Tables } from '../database/tables/tables.ts';
import { messageIdOf, oneLine } from '../mail/headers.ts';
import type { MailAttachment } from '../mail/mail.ts';
import type { Mailer, ReadyMail } from '../mail/smtp-mailer.ts';

export interface SendMailDependencies {
  readonly db: Db;
  readonly log: Log;
  /** Absent when no SMTP_URL is configured. */
  readonly mailer: Mailer | undefined;
  /** Runs after a mail was sent; its failure does not keep the mail from being marked as sent. */
  readonly onSent?: ((trx: Trx, mailId: string) => Promise<void>) | undefined;
}

type OutgoingMail = Selectable<Tables['outgoing_mail']>;

/**
 * Sends one mail of the outbox and records the outcome. The row stays locked meanwhile, so a second job for the same
 * mail waits and then finds it sent. Rejects when another attempt is worth making.
 */
export async function sendMail(
  deps: SendMailDependencies,
  mailId: string,
  isLastAttempt: boolean,
): Promise<void> {
  const { mailer, log } = deps;
  if (mailer === undefined) {
    log.warn({ mailId }, 'Mail waits in the outbox, because no SMTP_URL is set');
    return;
  }
  const failure = await deps.db.transaction().execute(async (trx) => {
    const mail = await lockWaitingMail(trx, mailId);
    const failed = mail && (await attempt(trx, mail, mailer, isLastAttempt));
    if (mail !== undefined && failed === undefined) await followUp(deps, trx, mailId);
    return failed;
  });
  if (failure === undefined) return;
  if (failure === noRecipient) {
    log.warn({ mailId }, 'Mail waits in the outbox, because there is no administrator to send it to');
    return;
  }
  // Mail servers name the refused recipient in their replies.
  const reason = failure.replaceAll(/\S+@\S+/g, '[address]');
  log.warn({ mailId, reason, isLastAttempt }, 'Mail could not be sent');
  throw new Error(failure);
}

async function followUp({ onSent, log }: SendMailDependencies, trx: Trx, mailId: string): Promise<void> {
  if (onSent === undefined) return;
  await sql`savepoint left_mail`.execute(trx);
  try {
    await onSent(trx, mailId);
    await sql`release savepoint left_mail`.execute(trx);
  } catch (error) {
    await sql`rollback to savepoint left_mail`.execute(trx);
    log.error({ err: error, mailId }, 'A mail left, and what follows from it failed');
  }
}

const noRecipient = 'There is no enabled administrator.';

async function lockWaitingMail(trx: Trx, mailId: string): Promise<OutgoingMail | undefined> {
  // The conversation with the mail server happens inside this transaction and may be slow.
  await sql`set local idle_in_transaction_session_timeout = '150s'`.execute(trx);
  return trx
    .selectFrom('outgoing_mail')
    .selectAll()
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
}

/** The failure, if there was one; the outcome is in the row either way. */
async function attempt(
  trx: Trx,
  mail: OutgoingMail,
  mailer: Mailer,
  isLastAttempt: boolean,
): Promise<string | undefined> {
  const to = mail.to_administrators ? await administratorAddresses(trx) : mail.recipients;
  if (to.length === 0) {
    await record(trx, mail.id, { last_error: noRecipient });
    return noRecipient;
  }
  const ready: ReadyMail = {
    messageId: mail.message_id ?? messageIdOf(mail.id, mailer.sender),
    to,
    replyTo: mail.reply_to ?? undefined,
    fromName: mail.from_name ?? undefined,
    subject: mail.subject,
    text: mail.body_text,
    attachment: await attachmentOf(trx, mail.id),
  };
  const made = { attempts: mail.attempts + 1, message_id: ready.messageId };
  try {
    await mailer.send(ready);
  } catch (error) {
    const reason = oneLine((error as Error).message).slice(0, 500);
    await record(trx, mail.id, { ...made, last_error: reason, state: isLastAttempt ? 'failed' : 'waiting' });
    return reason;
  }
  await record(trx, mail.id, { ...made, last_error: null, state: 'sent', sent_at: new Date() });
  return undefined;
}

async function attachmentOf(trx: Trx, mailId: string): Promise<MailAttachment | undefined> {
  const found = await trx
    .selectFrom('outgoing_attachment')
    .select(['file_name', 'media_type', 'content'])
    .where('mail_id', '=', mailId)
    .executeTakeFirst();
  return found && { fileName: found.file_name, mediaType: found.media_type, content: found.content };
}

async function administratorAddresses(trx: Trx): Promise<string[]> {
  const people = await trx
    .selectFrom('person')
    .select('email')
    .where('is_administrator', '=', true)
    .where('disabled_at', 'is', null)
    .orderBy('email')
    .execute();
  return people.map((person) => person.email);
}

async function record(
  trx: Trx,
  mailId: string,
  outcome: Partial<Pick<OutgoingMail, 'attempts' | 'message_id' | 'last_error' | 'state' | 'sent_at'>>,
): Promise<void> {
  await trx.updateTable('outgoing_mail').set(outcome).where('id', '=', mailId).execute();
}
