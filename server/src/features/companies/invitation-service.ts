import type { Db } from '../../database/connections/connection.ts';
import type { EnqueueMail } from '../../mail/mail.ts';

/** A one-time link to set a password; the account feature creates it. */
export type CreatePasswordLink = (
  trx: Db,
  link: { readonly personId: string; readonly kind: 'set-password'; readonly now: Date },
) => Promise<{ readonly path: string; readonly expiresAt: Date }>;

export interface InvitationDependencies {
  readonly createAccountLink: CreatePasswordLink;
  readonly enqueueMail: EnqueueMail;
  readonly publicUrl: URL;
  readonly now: () => Date;
}

export interface Invited {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  /** A person who can sign in already is informed about the company and needs no link. */
  readonly hasPassword: boolean;
}

/** Enqueues the invitation in the caller's transaction: a rollback sends no mail. */
export async function sendInvitation(
  deps: InvitationDependencies,
  trx: Db,
  person: Invited,
  companyName: string,
): Promise<void> {
  const { publicUrl, enqueueMail, createAccountLink, now } = deps;
  const address = (path: string) => new URL(path, publicUrl).href;
  const way = person.hasPassword
    ? ['Sign in with your password as always:', address('/login')]
    : [
        'Set your password within the next hour to begin:',
        address(
          (await createAccountLink(trx, { personId: person.personId, kind: 'set-password', now: now() }))
            .path,
        ),
        '',
        `If the hour has passed, ask for another link: ${address('/reset-password')}`,
      ];
  await enqueueMail(trx, {
    to: [person.email],
    subject: `Your invitation to ${companyName}`,
    text: [
      `Hello ${person.name},`,
      '',
      `you are invited to work with ${companyName} in the RV Damage Repair Estimator.`,
      '',
      ...way,
      '',
      'If you did not expect this mail, do nothing: without your password nobody can sign in.',
    ].join('\n'),
  });
}
