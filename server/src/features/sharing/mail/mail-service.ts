import { unitName } from '@dre/core/domain/sharing/unit-name';
import type { BodyOf } from '@dre/core/contract/endpoint';
import type {
  changeMailTemplate,
  EstimateMail,
  sendEstimateMail,
} from '@dre/core/contract/sharing/estimate-mail';
import { shareLimits } from '@dre/core/contract/sharing/sharing';
import { may } from '@dre/core/domain/companies/roles';
import type { Estimate, EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import {
  fillMailTemplate,
  mailTemplateIssue,
  mailTemplateNames,
  type MailValues,
  missingMailValues,
  shippedMailTemplates,
} from '@dre/core/domain/sharing/mail-template';
import { dollars } from '@dre/core/domain/number-text';
import type { VersionRecord } from '@dre/core/domain/estimates/model/lifecycle/version';
import { accept, refuse } from '@dre/core/domain/result';
import { changesText, changeText } from '@dre/core/domain/sharing/supplement-text';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { Db } from '../../../database/connections/connection.ts';
import type { EnqueueMail, MailAttachment } from '../../../mail/mail.ts';
import { type EstimateContext, notHere, type Outcome, refusedFor } from '../../estimates/record/access.ts';
import {
  type DocumentDependencies,
  estimateDocument,
  wholeDocument,
} from '../../estimates/documents/documents-service.ts';
import { type EstimateRecord, estimateById, lockEstimate } from '../../estimates/record/estimates-queries.ts';
import { lastVersion } from '../links/link-state.ts';
import { createShareLink, type CreatedLink } from '../links/links-service.ts';
import { sharedPaper } from '../shared-paper.ts';
import {
  companyNameOf,
  emailOf,
  estimateMailById,
  type EstimateMailRow,
  estimateMails,
  insertEstimateMail,
  storeTemplate,
  mailsSince,
  ownTemplates,
} from './mail-queries.ts';
import { supplementOf } from '../shared-supplement.ts';
import { sharedVersion } from '../shared-version.ts';

export interface EstimateMailDependencies extends DocumentDependencies {
  readonly enqueueMail: EnqueueMail;
  readonly sendAgain: (trx: Db, mailId: string) => Promise<boolean>;
  readonly publicUrl: URL;
  /** True if a mail server is configured. */
  readonly canMail: boolean;
}

type Order = BodyOf<typeof sendEstimateMail>;

/** Mails per company and hour: more is a mistake or misuse. */
export const mailsPerHour = 200;
const hourMs = 3_600_000;

const notLocked = { kind: 'conflict', detail: 'Lock the estimate first: a locked version is sent.' } as const;
const sentElsewhere = { kind: 'conflict', detail: 'A mail of another estimate has this id.' } as const;
const changedMeanwhile = {
  kind: 'conflict',
  detail: 'The estimate was changed just now. Look at it and send it again.',
} as const;
const noMailServer = {
  kind: 'conflict',
  detail:
    'No mail server is set up here, so nothing can be mailed. Choose the link alone, hand it over and mark it as sent.',
} as const;
const tooMany = {
  kind: 'too-many-requests',
  detail: `Your company has sent ${mailsPerHour} mails in the last hour. Please wait a while.`,
} as const;

/** Mails a link to the version its sender saw. Creates link, mail and job together, or nothing. */
export async function mailEstimate(
  deps: EstimateMailDependencies,
  context: EstimateContext,
  estimateId: string,
  order: Order,
): Outcome<EstimateMail, 'forbidden' | 'not-found' | 'conflict' | 'invalid-request' | 'too-many-requests'> {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const present = await estimateById(trx, estimateId);
  if (present === undefined) return notHere(context, estimateId);
  const known = await knownMail(trx, estimateId, order.id);
  if (known !== undefined) return known;
  if (!deps.canMail) return refuse(noMailServer);
  const fault = mailTemplateIssue(order);
  if (fault !== undefined) return refuse({ kind: 'invalid-request', detail: fault });
  // Drawn before the estimate is locked, because the file's hash is recorded outside this transaction.
  const pdf = order.withPdf ? await pdfOf(deps, context, present.estimate, order) : accept(undefined);
  if (!pdf.ok) return pdf;
  const found = (await lockEstimate(trx, estimateId)) ?? present;
  // A repeated request for the same mail waits here for the first.
  const twin = await knownMail(trx, estimateId, order.id);
  if (twin !== undefined) return twin;
  if (found.revision !== present.revision) return refuse(changedMeanwhile);
  const version = found.estimate.versions.at(-1);
  if (version === undefined) return refuse(notLocked);
  if (version.label !== order.version) return refuse(replaced(order.version, version.label));
  if ((await mailsSince(trx, new Date(context.now.getTime() - hourMs))) >= mailsPerHour)
    return refuse(tooMany);
  const link = await createShareLink(context, estimateId, {
    audience: readerOf(order.audience),
    days: shareLimits.usualDays,
  });
  if (!link.ok) return link;
  return accept(
    await writeMail(deps, context, {
      found,
      version,
      order,
      link: link.value,
      pdf: pdf.value,
    }),
  );
}

async function knownMail(trx: Db, estimateId: string, id: string) {
  const known = await estimateMailById(trx, id);
  if (known === undefined) return undefined;
  return known.estimateId === estimateId ? accept(estimateMailOf(known)) : refuse(sentElsewhere);
}

interface Writing {
  readonly found: EstimateRecord;
  readonly version: VersionRecord;
  readonly order: Order;
  readonly link: CreatedLink;
  readonly pdf: MailAttachment | undefined;
}

async function writeMail(
  deps: EstimateMailDependencies,
  context: EstimateContext,
  { found, version, order, link, pdf }: Writing,
): Promise<EstimateMail> {
  const { estimate } = found;
  const { trx, company, identity } = context.auth;
  const { companyId } = company;
  const { personId } = identity;
  const values = await valuesOf(context, found, version);
  const written = withLink(order);
  const fill = (text: string, address: string) => fillMailTemplate(text, { ...values, link: address });
  const mailId = await deps.enqueueMail(trx, {
    to: order.to,
    replyTo: await emailOf(trx, personId),
    fromName: values.company,
    subject: fill(written.subject, ''),
    text: fill(written.text, new URL(link.address, deps.publicUrl).href),
    ...(pdf && { attachment: pdf }),
  });
  const { label, correction } = link;
  await insertEstimateMail(trx, {
    companyId,
    id: order.id,
    estimateId: estimate.id,
    audience: order.audience,
    label,
    correction,
    to: order.to,
    subject: fill(written.subject, ''),
    text: fill(written.text, '(the link)'),
    mailId,
    at: context.now,
    personId,
    fileName: pdf?.fileName ?? null,
  });
  const kept = await estimateMailById(trx, order.id);
  if (kept === undefined) throw new Error('A mail was kept and is not there.');
  return estimateMailOf(kept);
}

const attachedBytes = 15 * 1024 * 1024;
const tooLarge = {
  kind: 'conflict',
  detail: 'The PDF is larger than 15 MB, more than mail servers take. Send the link alone.',
} as const;

/** The version as a document for its reader. */
async function pdfOf(
  deps: EstimateMailDependencies,
  context: EstimateContext,
  estimate: Estimate,
  { audience }: Order,
) {
  const version = lastVersion(estimate);
  if (version === undefined) return refuse(notLocked);
  const paper = sharedPaper(readerOf(audience), version);
  const { companyId } = context.auth.company;
  const wanted = { companyId, estimateId: estimate.id, ...paper, now: context.now };
  const job = await estimateDocument(context.auth.trx, wanted);
  if (!job.ok) return job;
  const content = await wholeDocument(deps, job.value);
  if (content.length > attachedBytes) return refuse(tooLarge);
  return accept({ fileName: job.value.fileName, mediaType: 'application/pdf', content });
}

function readerOf(audience: Order['audience']) {
  return audience === 'customer' ? 'owner' : 'insurer';
}

function replaced(asked: string, last: string) {
  const detail = `${asked} has been replaced by ${last}. Look at ${last} and send that one.`;
  return { kind: 'conflict', detail } as const;
}

/** Appends the link if the text has none. */
function withLink<Words extends { readonly subject: string; readonly text: string }>(order: Words): Words {
  return /\{\{\s*link\s*\}\}/.test(order.text) ? order : { ...order, text: `${order.text}\n\n{{link}}` };
}

async function valuesOf(
  context: EstimateContext,
  found: EstimateRecord,
  version: VersionRecord,
): Promise<MailValues> {
  const { trx, company, identity } = context.auth;
  const content: EstimateContent = found.estimate;
  const { customer, insurer } = content.parties;
  const values = {
    customer: customer.name || customer.company,
    insurer: insurer.company || insurer.name,
    number: content.heading.number,
    version: [version.label, version.corrections.at(-1)?.label].filter(Boolean).join(' '),
    vehicle: unitName(content.unit),
    claim: content.claim.number,
    total: dollars(version.gross),
    ...(await supplementValues(context, found, version)),
    company: await companyNameOf(trx, company.companyId),
    estimator: identity.name,
    link: '',
  };
  const missing = Object.entries(missingMailValues).filter(
    ([name]) => values[name as keyof MailValues] === '',
  );
  return { ...values, ...Object.fromEntries(missing) };
}

/** The changes of a supplement; undefined for the first version. */
async function supplementValues(
  { auth: { trx, company } }: EstimateContext,
  found: EstimateRecord,
  { label, corrections }: VersionRecord,
): Promise<Pick<MailValues, 'before' | 'change' | 'changes'>> {
  const { companyId } = company;
  const shown = { label, correction: corrections.at(-1)?.label ?? '' };
  const version = await sharedVersion(trx, companyId, found, shown);
  const supplement = await supplementOf({ trx, companyId, found, label, version }, 'customer');
  if (supplement === null) return { before: '', change: '', changes: '' };
  const { since, change, lines } = supplement;
  return { before: since, change: changeText(change), changes: changesText(lines) };
}

export async function listMails(context: EstimateContext, estimateId: string) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  if ((await estimateById(trx, estimateId)) === undefined) return notHere(context, estimateId);
  return accept({ items: (await estimateMails(trx, estimateId)).map(estimateMailOf) });
}

export async function retryMail(deps: EstimateMailDependencies, context: EstimateContext, id: string) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const mail = await estimateMailById(trx, id);
  if (mail === undefined) return refuse(await notFoundHere(context, 'estimate_mail', id));
  if (!deps.canMail) return refuse(noMailServer);
  if (!(await deps.sendAgain(trx, mail.mailId))) {
    const detail = mail.state === 'sent' ? 'This mail was sent.' : 'This mail is on its way.';
    return refuse({ kind: 'conflict', detail } as const);
  }
  const again = await estimateMailById(trx, id);
  return accept(estimateMailOf(again ?? mail));
}

function estimateMailOf(row: EstimateMailRow): EstimateMail {
  const { companyId: _company, estimateId: _estimate, personId: _person, mailId: _mail, ...mail } = row;
  return mail;
}

export async function readTemplates(
  { canMail }: Pick<EstimateMailDependencies, 'canMail'>,
  context: EstimateContext,
) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const own = await ownTemplates(trx);
  return accept({
    templates: { ...shippedMailTemplates, ...own },
    own: mailTemplateNames.filter((name) => own[name] !== undefined),
    mayChange: may(company.role, 'change-profiles'),
    canMail,
  });
}

export async function changeTemplate(
  deps: Pick<EstimateMailDependencies, 'canMail'>,
  context: EstimateContext,
  { audience, template }: BodyOf<typeof changeMailTemplate>,
) {
  const { trx, company, identity } = context.auth;
  if (!may(company.role, 'change-profiles')) {
    return refuse({ kind: 'forbidden', detail: 'Only an owner of the company changes its mails.' } as const);
  }
  const fault = template === null ? undefined : mailTemplateIssue(template);
  if (fault !== undefined) return refuse({ kind: 'invalid-request', detail: fault } as const);
  const { companyId } = company;
  await storeTemplate(trx, { companyId, audience, template, personId: identity.personId, now: context.now });
  return readTemplates(deps, context);
}
