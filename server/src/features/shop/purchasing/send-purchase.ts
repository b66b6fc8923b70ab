import type { BodyOf } from '@dre/core/contract/endpoint';
import type { PurchaseOrderReply, sendPurchaseOrder } from '@dre/core/contract/shop/purchase-orders';
import { dayText } from '@dre/core/domain/day-text';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { PurchaseOrder } from '@dre/core/domain/shop/model/purchase-order';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import type { EnqueueMail, MailAttachment } from '../../../mail/mail.ts';
import type { DocumentDependencies } from '../../estimates/documents/documents-service.ts';
import { companyNamed } from '../../account/settings-queries.ts';
import { shopPaper, wholePaper } from '../papers/papers-service.ts';
import { vendorRows } from '../parts/vendors-queries.ts';
import { emailOfPerson, lockShop } from '../setup/shop-queries.ts';
import { shopIsOff, type ShopReply } from '../shop-access.ts';
import { orderParts } from './order-parts.ts';
import { purchaseById, type PurchaseRow, purchasesMailedSince, storeSending } from './purchase-queries.ts';
import { purchaseFor, replyOf } from './purchase-service.ts';

export interface PurchaseMailDependencies extends DocumentDependencies {
  readonly enqueueMail: EnqueueMail;
  /** True if a mail server is configured. */
  readonly canMail: boolean;
}

/** Mails per company and hour: more is a mistake or misuse. */
const mailsPerHour = 200;
const hourMs = 3_600_000;

type Refused = { readonly kind: 'conflict' | 'too-many-requests'; readonly detail: string };

const noMailServer = {
  kind: 'conflict',
  detail: 'No mail server is set up here. Send the PDF yourself and mark the purchase order as sent.',
} as const;
const tooMany = {
  kind: 'too-many-requests',
  detail: `Your company has mailed ${mailsPerHour} purchase orders in the last hour. Please wait a while.`,
} as const;
const tooLarge = {
  kind: 'conflict',
  detail: 'The PDF is larger than 15 MB, more than mail servers take. Send it another way.',
} as const;
const isDiscarded = {
  kind: 'conflict',
  detail: 'This draft was discarded. Order its parts anew.',
} as const;
const attachedBytes = 15 * 1024 * 1024;

/** Sends a purchase order once: the mail, the orders of its parts and the record of it are stored together, or nothing. */
export async function sendPurchase(
  deps: PurchaseMailDependencies,
  context: CompanyContext,
  id: string,
  { how, to }: BodyOf<typeof sendPurchaseOrder>,
): ShopReply<PurchaseOrderReply, 'forbidden' | 'not-found' | 'conflict' | 'too-many-requests'> {
  const found = await purchaseFor(context, id);
  if (!found.ok) return found;
  const { trx, identity } = context.auth;
  if (isSent(found.value)) return refuse(sentAlready(found.value.purchase));
  if (found.value.purchase.discarded !== undefined) return refuse(isDiscarded);
  const address = how === 'mail' ? await addressFor(deps, context, found.value) : accept('');
  if (!address.ok) return address;
  // Drawn before the shop is locked, so that nobody waits for it.
  const pdf =
    how === 'mail' ? await pdfOf(deps, context, found.value.purchase, address.value) : accept(undefined);
  if (!pdf.ok) return pdf;
  const shop = await lockShop(trx);
  if (shop?.isOn !== true) return refuse(shopIsOff);
  const present = (await purchaseById(trx, id)) ?? found.value;
  const { purchase } = present;
  if (isSent(present)) return refuse(sentAlready(purchase));
  if (purchase.discarded !== undefined) return refuse(isDiscarded);
  // A mail that failed is sent anew; its parts are ordered since the first time.
  const ordered = purchase.sent === null ? await orderParts(context, purchase) : accept(null);
  if (!ordered.ok) return ordered;
  const mailId =
    pdf.value === undefined ? null : await enqueue(deps, context, purchase, address.value, pdf.value);
  const sent = {
    how,
    to: how === 'mail' ? address.value : to,
    by: identity.name,
    at: context.now.toISOString(),
  } as const;
  await storeSending(trx, { ...purchase, sent }, { now: context.now, mailId });
  const stored = await purchaseById(trx, id);
  if (stored === undefined) throw new Error('A purchase order was sent and is not there.');
  return accept(await replyOf(trx, stored));
}

/** A mail that could not be delivered does not count: it is sent anew. */
function isSent({ purchase, mail }: Pick<PurchaseRow, 'purchase' | 'mail'>): boolean {
  return purchase.sent !== null && mail !== 'failed';
}

function sentAlready({ number, sent }: PurchaseOrder): Refused {
  const to = sent === null || sent.to === '' ? '' : ` to ${sent.to}`;
  return { kind: 'conflict', detail: `${number} was sent${to} on ${dayText(sent?.at ?? '')}.` };
}

/** The vendor's present address; the copy on the order may be an old one. */
async function addressFor(
  { canMail }: PurchaseMailDependencies,
  { auth: { trx }, now }: CompanyContext,
  { purchase, vendorId }: { readonly purchase: PurchaseOrder; readonly vendorId: string },
): Promise<Result<string, Refused>> {
  if (!canMail) return refuse(noMailServer);
  const row = (await vendorRows(trx)).find(({ vendor }) => vendor.id === vendorId);
  const { name } = purchase.vendor;
  if (row === undefined) {
    return refuse({
      kind: 'conflict',
      detail: `${name} is not among your vendors any more. Send the PDF yourself and mark it as sent.`,
    });
  }
  const address = row.vendor.email.trim();
  if (address === '') {
    return refuse({
      kind: 'conflict',
      detail: `${name} has no e-mail address. Add one, or send the PDF yourself and mark it as sent.`,
    });
  }
  const sent = await purchasesMailedSince(trx, new Date(now.getTime() - hourMs));
  return sent >= mailsPerHour ? refuse(tooMany) : accept(address);
}

async function pdfOf(
  deps: PurchaseMailDependencies,
  { auth: { trx, company, identity }, now }: CompanyContext,
  { id }: PurchaseOrder,
  to: string,
): Promise<Result<MailAttachment, Refused>> {
  const { companyId, role } = company;
  const reader = { role, personId: identity.personId };
  const sent = { how: 'mail', to, by: identity.name, at: now.toISOString() } as const;
  const document = { kind: 'purchase-order', id, paper: 'letter' } as const;
  const job = await shopPaper({ trx, companyId, now }, reader, document, sent);
  if (!job.ok) throw new Error('A purchase order could not be printed.');
  const content = await wholePaper(deps, job.value);
  if (content.length > attachedBytes) return refuse(tooLarge);
  return accept({ fileName: job.value.fileName, mediaType: 'application/pdf', content });
}

async function enqueue(
  { enqueueMail }: PurchaseMailDependencies,
  { auth: { trx, company, identity } }: CompanyContext,
  { number, vendor, note }: PurchaseOrder,
  address: string,
  attachment: MailAttachment,
): Promise<string> {
  const { name: shop } = await companyNamed(trx, company.companyId);
  const text = [
    vendor.contact.trim() === '' ? 'Hello,' : `Hello ${vendor.contact.trim()},`,
    `attached is our purchase order ${number}. Please confirm it with the day each line arrives.`,
    vendor.account.trim() === '' ? '' : `Our account number with you is ${vendor.account.trim()}.`,
    note.trim(),
    `${identity.name}\n${shop}`,
  ];
  return enqueueMail(trx, {
    to: [address],
    replyTo: await emailOfPerson(trx, identity.personId),
    fromName: shop,
    subject: `Purchase order ${number} from ${shop}`,
    text: text.filter((one) => one !== '').join('\n\n'),
    attachment,
  });
}
