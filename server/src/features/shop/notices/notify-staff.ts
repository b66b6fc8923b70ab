import { findingOfTopic, type StaffNotice } from '@dre/core/domain/shop/notices/staff-notice';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import type { EnqueueMail } from '../../../mail/mail.ts';
import { announceShop } from '../edits/shop-announcement.ts';
import { insertNotice, type NoticeReader, noticeReaders } from './notices-queries.ts';

export interface NoticeMail {
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: URL;
}

let mail: NoticeMail | undefined;

/** The process names its mail road once; without one, notices are shown in the product only. */
export function mailNotices(given: NoticeMail): void {
  mail = given;
}

/** Notifies everybody who runs the shop, but not the person who caused it. Each event is told once. */
export function notifyStaff(
  context: Pick<CompanyContext, 'auth' | 'now'>,
  notices: readonly StaffNotice[],
): Promise<number> {
  const { personId: cause } = context.auth.identity;
  return notify(context, notices, (reader) => reader.personId !== cause);
}

interface NoticeContext {
  readonly auth: Pick<CompanyContext['auth'], 'trx'> & { readonly company: { readonly companyId: string } };
  readonly now: Date;
}

/** Notifies everybody who runs the shop of something none of them caused. */
export function notifyAll(context: NoticeContext, notices: readonly StaffNotice[]): Promise<number> {
  return notify(context, notices, () => true);
}

async function notify(
  { auth: { trx, company }, now }: NoticeContext,
  notices: readonly StaffNotice[],
  isMeant: (reader: NoticeReader) => boolean,
): Promise<number> {
  if (notices.length === 0) return 0;
  const { companyId } = company;
  const readers = (await noticeReaders(trx, companyId)).filter(isMeant);
  let told = 0;
  for (const notice of notices) {
    const people = readers.filter((reader) => concerns(notice, reader)).map(({ personId }) => personId);
    const fresh = new Set(await insertNotice(trx, companyId, notice, { people, now }));
    told += fresh.size;
    for (const reader of readers.filter(({ personId }) => fresh.has(personId)))
      await mailTo(reader, notice, trx);
  }
  if (told > 0) await announceShop(trx, { company: companyId, orders: [], isNotice: true });
  return told;
}

/** Work is given out by those who lead the shop; estimators need not know who waits for some. */
function concerns({ kind }: StaffNotice, { role }: NoticeReader): boolean {
  return kind !== 'work-asked-for' || role !== 'estimator';
}

async function mailTo(
  { email, name, mailed }: NoticeReader,
  notice: StaffNotice,
  trx: CompanyContext['auth']['trx'],
): Promise<void> {
  const { kind, orderNumber, text } = notice;
  if (mail === undefined || !mailed.includes(kind)) return;
  const address = new URL(pathOf(notice), mail.publicUrl).href;
  const sentence = orderNumber === '' ? text : `${orderNumber}: ${text}`;
  await mail.enqueueMail(trx, {
    to: [email],
    subject: sentence,
    text: [`Hello ${name},`, '', `${sentence}.`, '', address, '', 'You chose this mail under the bell.'].join(
      '\n',
    ),
  });
}

function pathOf({ orderId, estimateId, topic }: StaffNotice): string {
  if (orderId !== null) {
    const finding = findingOfTopic(topic);
    return `/shop/orders/${orderId}${finding === null ? '' : `?finding=${finding}`}`;
  }
  return estimateId === null ? '/shop/board' : `/estimate/${estimateId}/new-estimate`;
}
