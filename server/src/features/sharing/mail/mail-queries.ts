import type { EstimateMail } from '@dre/core/contract/sharing/estimate-mail';
import type { MailAudience, MailTemplate, MailTemplateName } from '@dre/core/domain/sharing/mail-template';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export interface NewEstimateMail {
  readonly companyId: string;
  readonly id: string;
  readonly estimateId: string;
  readonly audience: MailAudience;
  readonly label: string;
  readonly correction: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly mailId: string;
  readonly at: Date;
  readonly personId: string;
  readonly fileName: string | null;
}

export async function insertEstimateMail(trx: Db, mail: NewEstimateMail): Promise<void> {
  await trx
    .insertInto('estimate_mail')
    .values({
      company_id: mail.companyId,
      id: mail.id,
      estimate_id: mail.estimateId,
      audience: mail.audience,
      label: mail.label,
      correction: mail.correction,
      recipients: [...mail.to],
      subject: mail.subject,
      body_text: mail.text,
      mail_id: mail.mailId,
      at: mail.at,
      person_id: mail.personId,
      file_name: mail.fileName,
    })
    .execute();
}

export type EstimateMailRow = EstimateMail & {
  readonly companyId: string;
  readonly estimateId: string;
  readonly personId: string;
  readonly mailId: string;
};

/** Finds the estimate mail of an outbox mail and limits the rest of the transaction to its company. */
export async function admitMailed(trx: Db, mailId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`select admit_mailed(${mailId}) as id`.execute(trx);
  return rows[0]?.id ?? undefined;
}

export async function estimateMails(trx: Db, estimateId: string): Promise<EstimateMailRow[]> {
  const rows = await selectMails(trx)
    .where('own.estimate_id', '=', estimateId)
    .orderBy('own.at', 'desc')
    .orderBy('own.id')
    .limit(200)
    .execute();
  return rows.map(mailRowOf);
}

export async function estimateMailById(trx: Db, id: string): Promise<EstimateMailRow | undefined> {
  const row = await selectMails(trx).where('own.id', '=', id).executeTakeFirst();
  return row && mailRowOf(row);
}

function selectMails(trx: Db) {
  return trx
    .selectFrom('estimate_mail as own')
    .innerJoin('outgoing_mail as mail', 'mail.id', 'own.mail_id')
    .innerJoin('person', 'person.id', 'own.person_id')
    .select([
      'own.company_id',
      'own.person_id',
      'own.id',
      'own.estimate_id',
      'own.audience',
      'own.label',
      'own.correction',
      'own.recipients',
    ])
    .select(['own.subject', 'own.body_text', 'own.at', 'own.mail_id', 'own.file_name', 'person.name'])
    .select(['mail.state', 'mail.attempts', 'mail.last_error', 'mail.sent_at']);
}

function mailRowOf(
  row: Awaited<ReturnType<ReturnType<typeof selectMails>['execute']>>[number],
): EstimateMailRow {
  const isTrying = row.state === 'waiting' && row.attempts > 0 && row.last_error !== null;
  return {
    id: row.id,
    companyId: row.company_id,
    estimateId: row.estimate_id,
    personId: row.person_id,
    mailId: row.mail_id,
    audience: row.audience,
    version: row.label,
    correction: row.correction,
    to: row.recipients,
    subject: row.subject,
    text: row.body_text,
    by: row.name,
    at: row.at.toISOString(),
    state: isTrying ? 'trying' : row.state,
    attempts: row.attempts,
    trouble: row.last_error,
    sentAt: row.sent_at?.toISOString() ?? null,
    fileName: row.file_name,
  };
}

export async function mailsSince(trx: Db, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('estimate_mail')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function companyNameOf(trx: Db, companyId: string): Promise<string> {
  const found = await trx
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return found.name;
}

export async function emailOf(trx: Db, personId: string): Promise<string> {
  const found = await trx
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return found.email;
}

export async function ownTemplates(trx: Db): Promise<Partial<Record<MailTemplateName, MailTemplate>>> {
  const rows = await trx.selectFrom('mail_template').select(['id', 'subject', 'body_text']).execute();
  return Object.fromEntries(rows.map(({ id, subject, body_text: text }) => [id, { subject, text }]));
}

export interface TemplateChange {
  readonly companyId: string;
  readonly audience: MailTemplateName;
  readonly template: MailTemplate | null;
  readonly personId: string;
  readonly now: Date;
}

export async function storeTemplate(trx: Db, change: TemplateChange): Promise<void> {
  const { companyId, audience, template, personId, now } = change;
  if (template === null) {
    await trx.deleteFrom('mail_template').where('id', '=', audience).execute();
    return;
  }
  const words = {
    subject: template.subject,
    body_text: template.text,
    changed_at: now,
    changed_by: personId,
  };
  await trx
    .insertInto('mail_template')
    .values({ company_id: companyId, id: audience, ...words })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(words))
    .execute();
}
