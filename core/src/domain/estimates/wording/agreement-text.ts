import type {
  AgreementRecord,
  AgreementWay,
  AgreeingParty,
  SendingWay,
} from '../model/lifecycle/agreement.ts';
import type { EditSentence } from './edit-sentence.ts';
import type { ChangeOf } from '../edits/edit-handler.ts';
import type { Estimate } from '../model/estimate.ts';
import { stageNames } from './trade-labels.ts';

export const payerNames: Readonly<Record<AgreeingParty, string>> = {
  customer: 'Customer',
  insurer: 'Insurer',
  warranty: 'Warranty company',
};

/** Follows "sent" in a sentence. */
export const sendingWayNames: Readonly<Record<SendingWay, string>> = {
  mail: 'by e-mail',
  link: 'by a link they used',
  'own-mail': 'by e-mail from outside',
  portal: 'through their portal',
  text: 'by text message',
  fax: 'by fax',
  paper: 'on paper',
  'in-person': 'in person',
};

/** Follows "agreed" or "declined" in a sentence. */
export const agreementWayNames: Readonly<Record<AgreementWay, string>> = {
  signature: 'signed on the share page',
  link: 'on the share page',
  mail: 'by e-mail',
  phone: 'by phone',
  paper: 'signed on paper',
  'in-person': 'in person',
};

/** For example "Ruth Okafor agreed for the customer, signed on the share page". */
export function agreementSentence({ answer, name, payer, how }: AgreementRecord): string {
  if (answer === 'authorized') return `Authorized by ${name}`;
  const who = payer === null ? name : `${name} ${answer} for the ${payerNames[payer].toLowerCase()}`;
  const sentence = payer === null ? `Recorded as ${answer} by ${who}` : who;
  return how === null ? sentence : `${sentence}, ${agreementWayNames[how]}`;
}

type AgreementKind =
  | 'record-sending'
  | 'remove-sending'
  | 'record-agreement'
  | 'approve'
  | 'decline'
  | 'withdraw-agreement';

/** The history names the person who agreed, not the user who recorded it. */
export const agreementText: {
  readonly [Kind in AgreementKind]: (change: ChangeOf<Kind>, before: Estimate) => EditSentence;
} = {
  'record-sending': ({ version, sending: { to, recipient, how } }) => {
    const reader = payerNames[to].toLowerCase();
    // A link's handover is unknown, so its record starts when the reader acts on the page. Merely opening it does not
    // count, as mail scanners open links too; the link's own list shows those visits.
    if (how === 'link')
      return { what: `${version} read by the ${reader} by a link`, to: 'counts as sent from now on' };
    return {
      what: `${version} sent to the ${reader}`,
      to: [recipient, sendingWayNames[how]].filter(Boolean).join(', '),
    };
  },
  'remove-sending': ({ version, sendingId }, { versions }) => {
    const sendings = versions.find(({ label }) => label === version)?.sendings ?? [];
    const removed = sendings.find(({ id }) => id === sendingId);
    return { what: `${version}: not sent after all`, ...(removed && { from: removed.recipient }) };
  },
  'record-agreement': ({ version, agreement: { name, payer, how, note } }) => ({
    what: `${name} agreed to ${version} for the ${payerNames[payer].toLowerCase()}`,
    to: [agreementWayNames[how], note].filter(Boolean).join(': '),
  }),
  approve: ({ reason }, before) => {
    const label = before.versions.at(-1)?.label;
    return reason === undefined || label === undefined
      ? { what: 'Status', from: stageNames[before.stage], to: 'approved' }
      : { what: `${label} authorized`, to: reason };
  },
  decline: ({ version, agreement, reason = '' }, before) => {
    if (agreement === undefined) {
      const to = reason === '' ? 'declined' : `declined: ${reason}`;
      return { what: 'Status', from: stageNames[before.stage], to };
    }
    const { name, payer, how, note } = agreement;
    const label = version ?? before.versions.at(-1)?.label ?? '';
    return {
      what: `${name} declined ${label} for the ${payerNames[payer].toLowerCase()}`,
      to: [agreementWayNames[how], note].filter(Boolean).join(': '),
    };
  },
  'withdraw-agreement': ({ version, agreementId }, { versions }) => {
    const agreements = versions.find(({ label }) => label === version)?.agreements ?? [];
    const removed = agreements.find(({ id }) => id === agreementId);
    return { what: `${version}: taken back`, ...(removed && { from: agreementSentence(removed) }) };
  },
};
