import type { Mail } from '../../../mail/mail.ts';

interface StatusMail {
  readonly to: string;
  readonly shop: string;
  readonly replyTo: string;
  /** Year, make and model; empty if unknown. */
  readonly vehicle: string;
  readonly address: string;
}

/** The first mail: nothing more is sent unless its reader says so. */
export function confirmMail({ to, shop, replyTo, vehicle, address }: StatusMail): Mail {
  const unit = vehicle === '' ? 'unit' : vehicle;
  return {
    ...senderOf(shop, replyTo),
    to: [to],
    subject: `Shall ${shop} tell you when the repair of your ${unit} changes?`,
    text: [
      'Hello,',
      '',
      `somebody asked for a mail whenever the stage or the day of the repair of the ${unit} at ${shop} changes.`,
      '',
      'If that was you, open this page and say yes:',
      address,
      '',
      'If it was not, do nothing: you get no further mail.',
    ].join('\n'),
  };
}

export function statusMail(
  { to, shop, replyTo, vehicle, address }: StatusMail,
  changes: readonly string[],
): Mail {
  const unit = vehicle === '' ? 'unit' : vehicle;
  return {
    ...senderOf(shop, replyTo),
    to: [to],
    subject: `${shop}: news of the repair of your ${unit}`,
    text: [
      'Hello,',
      '',
      `there is news of the repair of your ${unit}.`,
      ...changes,
      '',
      'This page shows how it stands. To stop these mails, open it and press Stop:',
      address,
      '',
      shop,
    ].join('\n'),
  };
}

function senderOf(shop: string, replyTo: string) {
  return { fromName: shop, ...(replyTo !== '' && { replyTo }) };
}
