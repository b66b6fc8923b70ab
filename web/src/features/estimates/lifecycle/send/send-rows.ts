import { createShareLink, shareLimits } from '@dre/core/contract/sharing/sharing';
import { sendEstimateMail } from '@dre/core/contract/sharing/estimate-mail';
import type { EstimateContent } from '@dre/core/domain/estimates/model/estimate';
import type { MailAudience, MailTemplate } from '@dre/core/domain/sharing/mail-template';
import type { Api } from '../../../../lib/calls/api.ts';

export const sendChannels = ['email', 'link'] as const;
export type SendChannel = (typeof sendChannels)[number];

/** One recipient in the dialog. */
export interface SendRow {
  readonly audience: MailAudience;
  /** Created once, so that a second press sends nothing twice. */
  readonly id: string;
  readonly isSelected: boolean;
  readonly channel: SendChannel;
  readonly to: string;
  readonly withPdf: boolean;
  readonly message: MailTemplate;
}

/** The result of sending a row. */
export type Sent =
  | { readonly kind: 'mailed'; readonly to: string }
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'refused'; readonly why: string };

/** A link counts as sent when it is used, so it is not called sent. */
export function outcomeTitle(sent: readonly Sent[]): string {
  if (sent.some(({ kind }) => kind === 'refused')) return 'Not everything could be sent';
  return sent.some(({ kind }) => kind === 'mailed') ? 'On its way' : 'Link to hand over';
}

function addressFor(audience: MailAudience, { parties }: EstimateContent): string {
  const { customer, owner, insurer, adjuster } = parties;
  const people = audience === 'customer' ? [customer, owner] : [adjuster, insurer];
  return people.map(({ email }) => email.trim()).find((email) => email !== '') ?? '';
}

interface RowParts extends Pick<SendRow, 'audience' | 'id' | 'message'> {
  readonly canMail: boolean;
  /** The user's changes in the dialog. */
  readonly typed: Partial<SendRow>;
}

/** The proposed row: by email if there is an address and a mail server, otherwise by link. */
export function rowFor(content: EstimateContent, { canMail, typed, ...row }: RowParts): SendRow {
  const to = addressFor(row.audience, content);
  return {
    ...row,
    isSelected: row.audience === 'customer' || (content.claim.payer === 'insurance' && to !== ''),
    channel: to === '' ? 'link' : 'email',
    to,
    withPdf: true,
    ...typed,
    ...(!canMail && { channel: 'link' }),
  };
}

/** The reason a row cannot be sent; undefined if it can. */
export function rowIssue({ isSelected, channel, to }: SendRow): string | undefined {
  if (!isSelected || channel === 'link') return undefined;
  const addresses = addressesIn(to);
  if (addresses.length === 0) return 'Enter an e-mail address, or choose the link alone.';
  return addresses.every((one) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(one))
    ? undefined
    : 'This is not an e-mail address.';
}

function addressesIn(text: string): string[] {
  return text.split(/[,;\s]+/).filter(Boolean);
}

/** Emails a row, or creates its link. */
export async function sendRow(api: Api, estimateId: string, version: string, row: SendRow): Promise<Sent> {
  const params = { id: estimateId };
  if (row.channel === 'link') {
    const audience = row.audience === 'customer' ? 'owner' : 'insurer';
    const link = await api.call(createShareLink, { params, body: { audience, days: shareLimits.usualDays } });
    if (!link.ok) return { kind: 'refused', why: link.refusal.detail ?? link.refusal.title };
    return { kind: 'link', address: new URL(link.value.address, window.location.href).href };
  }
  const to = addressesIn(row.to);
  const body = { id: row.id, audience: row.audience, version, to, withPdf: row.withPdf, ...row.message };
  const mailed = await api.call(sendEstimateMail, { params, body });
  if (!mailed.ok) return { kind: 'refused', why: mailed.refusal.detail ?? mailed.refusal.title };
  return { kind: 'mailed', to: to.join(', ') };
}
