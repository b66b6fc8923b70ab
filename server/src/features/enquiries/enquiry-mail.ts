import type { Mail } from '../../mail/mail.ts';
import type { ContactMessageRow, TrialOrderRow } from './enquiries-queries.ts';

/** The notification of administrators about a contact message. */
export function contactMail(message: ContactMessageRow): Mail {
  return {
    to: 'administrators',
    subject: `Contact message from ${message.name}`,
    ...replyTo(message.email),
    text: [
      ...answers([
        ['Name', message.name],
        ['Title', message.title],
        ['Company', message.company],
        ['Phone Number', message.phone],
        ['Email Address', message.email],
      ]),
      '',
      message.message,
    ].join('\n'),
  };
}

/** The notification of administrators about a trial order. It leaves the signature out. */
export function orderMail(order: TrialOrderRow): Mail {
  return {
    to: 'administrators',
    subject: `Trial order from ${order.organization ?? order.name}`,
    ...replyTo(order.email),
    text: [
      ...answers([
        ['Name', order.name],
        ['Title', order.title],
        ['Organization', order.organization],
        ['Phone Number', order.phone],
        ['Email Address', order.email],
        ['Referred By', order.referredBy],
      ]),
      '',
      'Address',
      order.address ?? '–',
      '',
      'The order is signed. Approve it in the Admin Portal to start the trial.',
    ].join('\n'),
  };
}

function answers(rows: readonly (readonly [question: string, answer: string | null])[]): string[] {
  return rows.map(([question, answer]) => `${question}: ${answer ?? '–'}`);
}

/** The form takes any text as an e-mail address (spec §5); only a usable one becomes Reply-To. */
function replyTo(email: string): { readonly replyTo?: string } {
  const address = email.trim();
  return /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address) ? { replyTo: address } : {};
}
