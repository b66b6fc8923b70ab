import { ssoSentences } from '@dre/core/contract/session/sso';
import type { Mail } from '../../mail/mail.ts';

interface LinkMail {
  readonly email: string;
  readonly name: string;
  readonly link: string;
}

const once = 'The link works once, for one hour.';
const signature = ['', 'RV Damage Repair Estimator'];

export function resetMail({ email, name, link }: LinkMail): Mail {
  return {
    to: [email],
    subject: 'Set a new password',
    text: [
      `Hello ${name},`,
      '',
      'somebody, probably you, asked for a new password for your account. Set it here:',
      '',
      link,
      '',
      once,
      'If it was not you, do nothing: your password stays as it is.',
      ...signature,
    ].join('\n'),
  };
}

/** Sent instead of a link to people who sign in through their company and have no password here. */
export function companyPageMail({ email, name, link }: LinkMail): Mail {
  return {
    to: [email],
    subject: 'Your company signs you in',
    text: [
      `Hello ${name},`,
      '',
      `somebody, probably you, asked for a new password for your account. ${ssoSentences.PasswordNotUsed}`,
      'Enter your e-mail address here, and you are led to it:',
      '',
      link,
      ...signature,
    ].join('\n'),
  };
}

export function verificationMail({ email, name, link }: LinkMail): Mail {
  return {
    to: [email],
    subject: 'Confirm your e-mail address',
    text: [
      `Hello ${name},`,
      '',
      'please confirm that this e-mail address is yours, then sign in:',
      '',
      link,
      '',
      once,
      ...signature,
    ].join('\n'),
  };
}

/** Goes to the mailbox, which a thief of the session cannot reach. */
export function passwordChangedMail({ email, name, link }: LinkMail): Mail {
  return {
    to: [email],
    subject: 'Your password was changed',
    text: [
      `Hello ${name},`,
      '',
      'the password of your account was changed just now. If it was you, there is nothing to do.',
      'If it was not you, set a new one here at once and tell the owner of your company:',
      '',
      link,
      ...signature,
    ].join('\n'),
  };
}
