import type { CaptchaAction } from '@dre/core/contract/captcha';
import type { ContactMessage, OrderForm } from '@dre/core/contract/enquiries/enquiries';
import { signatureBytes } from '@dre/core/contract/enquiries/enquiries';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Static } from 'typebox';
import type { CaptchaProvider } from '../../captcha/captcha.ts';
import type { Db } from '../../database/connections/connection.ts';
import { isPng } from '../../files/png.ts';
import type { EnqueueMail, Mail } from '../../mail/mail.ts';
import {
  type ContactMessageRow,
  insertContactMessage,
  insertTrialOrder,
  spendCaptchaToken,
  type TrialOrderRow,
} from './enquiries-queries.ts';
import { contactMail, orderMail } from './enquiry-mail.ts';

export interface EnquiryDependencies {
  readonly db: Db;
  readonly captcha: CaptchaProvider;
  readonly enqueueMail: EnqueueMail;
}

/** The caller, as the log and a third-party captcha need it. */
export interface Caller {
  readonly requestId: string;
  readonly peer: string;
}

export type EnquiryRefusal =
  | { readonly kind: 'captcha-refused'; readonly detail: string }
  | { readonly kind: 'invalid-request'; readonly errors: Readonly<Record<string, string>> };

export async function receiveContactMessage(
  deps: EnquiryDependencies,
  message: Static<typeof ContactMessage>,
  caller: Caller,
): Promise<Result<true, EnquiryRefusal>> {
  const { name, email, message: text } = message;
  const row: ContactMessageRow = {
    name,
    title: answered(message.title),
    company: answered(message.company),
    phone: answered(message.phone),
    email,
    message: text,
    requestId: caller.requestId,
  };
  return receive(
    deps,
    { token: message.captchaResponse, action: 'contact', caller },
    contactMail(row),
    (db) => insertContactMessage(db, row),
  );
}

export async function receiveTrialOrder(
  deps: EnquiryDependencies,
  order: Static<typeof OrderForm>,
  caller: Caller,
): Promise<Result<true, EnquiryRefusal>> {
  const { name, email, signature: drawing } = order;
  const signature = Buffer.from(drawing.slice(drawing.indexOf(',') + 1), 'base64');
  if (signature.length > signatureBytes || !isPng(signature)) {
    return refuse({
      kind: 'invalid-request',
      errors: { signature: 'must be a PNG image of at most 200 KB' },
    });
  }
  const row: TrialOrderRow = {
    name,
    title: answered(order.title),
    organization: answered(order.organization),
    phone: answered(order.phone),
    email,
    address: answered(order.address),
    referredBy: answered(order.referredBy),
    signature,
    requestId: caller.requestId,
  };
  return receive(deps, { token: order.captchaResponse, action: 'order', caller }, orderMail(row), (db) =>
    insertTrialOrder(db, row),
  );
}

/** Null for a field left empty. */
function answered(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text;
}

interface Check {
  readonly token: string;
  readonly action: CaptchaAction;
  readonly caller: Caller;
}

/** Stores the enquiry, spends the token and enqueues the mail, all or nothing. */
async function receive(
  { db, captcha, enqueueMail }: EnquiryDependencies,
  { token, action, caller }: Check,
  mail: Mail,
  store: (db: Db) => Promise<void>,
): Promise<Result<true, EnquiryRefusal>> {
  const passed = await captcha.verify(token, action, caller.peer);
  if (!passed.ok) return refuse({ kind: 'captcha-refused', detail: `The check was ${passed.refusal}.` });
  return db.transaction().execute(async (trx) => {
    if (!(await spendCaptchaToken(trx, passed.value, action))) {
      return refuse({ kind: 'captcha-refused', detail: 'The check was used before.' });
    }
    await store(trx);
    await enqueueMail(trx, mail);
    return accept(true);
  });
}
