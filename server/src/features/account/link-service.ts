import { createHash } from 'node:crypto';
import type { checkLink, setPassword } from '@dre/core/contract/account/account';
import type { BodyOf, ReplyOf } from '@dre/core/contract/endpoint';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import { hashPassword } from '../../database/preparing/password-hash.ts';
import type { EnqueueMail } from '../../mail/mail.ts';
import {
  endSessionsOf,
  membershipsOf,
  personByEmail,
  personById,
  type PersonRow,
} from '../session/session-queries.ts';
import { noPasswordNeeded, usesCompanyPage } from './company-page.ts';
import {
  createAccountLink,
  endAccountLinks,
  livingAccountLink,
  type LivingLink,
  spendAccountLink,
} from './account-link-queries.ts';
import { companyPageMail, resetMail, verificationMail } from './account-mail.ts';
import {
  insertAdministrator,
  isLivingSetupLink,
  markEmailVerified,
  savePassword,
  spendSetupLink,
} from './account-queries.ts';
import { complaintAbout } from './password-policy.ts';

export interface AccountDependencies {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: URL;
  /** The address of an external page for password resets, if this installation uses one. */
  readonly externalResetUrl: string | undefined;
  readonly enqueueMail: EnqueueMail;
  /** Sends the mail that waited in the outbox until an administrator existed. */
  readonly sendWaitingMail: (trx: Db) => Promise<unknown>;
}

export type LinkRefusal =
  | { readonly kind: 'link-ended' }
  | { readonly kind: 'invalid-request'; readonly errors: Readonly<Record<string, string>> };

type Spent<Refusal = LinkRefusal> = Result<{ readonly email: string }, Refusal>;
type Ended = Extract<LinkRefusal, { readonly kind: 'link-ended' }>;

export async function describeLink(
  { db, now }: AccountDependencies,
  token: string,
): Promise<ReplyOf<typeof checkLink>> {
  const link = await livingAccountLink(db, token, now());
  if (link !== undefined) return { kind: link.kind, email: link.email, name: link.name };
  const isSetup = await isLivingSetupLink(db, token, now());
  return { kind: isSetup ? 'first-administrator' : 'ended', email: '', name: '' };
}

/** Sets a password by a mailed link. A refused password leaves the link valid. */
export async function usePasswordLink(
  deps: AccountDependencies,
  body: BodyOf<typeof setPassword>,
  requestId: string,
): Promise<Spent> {
  const link = await livingAccountLink(deps.db, body.token, deps.now());
  if (link?.kind === 'set-password') return setNewPassword(deps, link, body, requestId);
  if (await isLivingSetupLink(deps.db, body.token, deps.now())) {
    return createFirstAdministrator(deps, body, requestId);
  }
  return refuse({ kind: 'link-ended' });
}

async function setNewPassword(
  { db, now: clock }: AccountDependencies,
  { personId, email, name }: LivingLink,
  { token, password }: { readonly token: string; readonly password: string },
  requestId: string,
): Promise<Spent> {
  const { companies, isSso } = await db.transaction().execute(async (trx) => ({
    isSso: await usesCompanyPage(trx, await personById(trx, personId)),
    companies: await membershipsOf(trx, personId),
  }));
  if (isSso) return refuse(noPasswordNeeded);
  const complaint = await complaintAbout(password, [email, name, ...companies.map((own) => own.companyName)]);
  if (complaint !== undefined) return refuse({ kind: 'invalid-request', errors: { password: complaint } });
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx): Promise<Spent> => {
    const now = clock();
    const owner = await spendAccountLink(trx, { token, kind: 'set-password', now });
    if (owner !== personId) return refuse({ kind: 'link-ended' });
    await savePassword(trx, personId, { passwordHash, now });
    // The link came by mail, so the address is proven to be theirs.
    await markEmailVerified(trx, personId, now);
    await endAccountLinks(trx, personId);
    await endSessionsOf(trx, personId, { because: 'password-changed', now });
    await record(trx, { kind: 'password-set', at: now, personId, requestId });
    return accept({ email });
  });
}

async function createFirstAdministrator(
  { db, now: clock, sendWaitingMail }: AccountDependencies,
  body: BodyOf<typeof setPassword>,
  requestId: string,
): Promise<Spent> {
  const name = body.name?.trim();
  const email = body.email?.trim();
  if (name === undefined || email === undefined) {
    const errors = {
      ...(name === undefined && { name: 'is required' }),
      ...(email === undefined && { email: 'is required' }),
    };
    return refuse({ kind: 'invalid-request', errors });
  }
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(email)) {
    return refuse({ kind: 'invalid-request', errors: { email: 'This is not an e-mail address.' } });
  }
  const complaint = await complaintAbout(body.password, [email, name]);
  if (complaint !== undefined) return refuse({ kind: 'invalid-request', errors: { password: complaint } });
  const passwordHash = await hashPassword(body.password);
  return db.transaction().execute(async (trx): Promise<Spent> => {
    const now = clock();
    // Checked before the link is spent, so that a taken address can be corrected with the same link.
    if ((await personByEmail(trx, email)) !== undefined) return refuse(takenAddress);
    if (!(await spendSetupLink(trx, body.token, now))) return refuse({ kind: 'link-ended' });
    const personId = await insertAdministrator(trx, { name, email, passwordHash, now });
    if (personId === undefined) return refuse(takenAddress);
    const detail = { as: 'first-administrator' };
    await record(trx, { kind: 'password-set', at: now, personId, requestId, detail });
    await sendWaitingMail(trx);
    return accept({ email });
  });
}

const takenAddress: LinkRefusal = {
  kind: 'invalid-request',
  errors: { email: 'This address has an account already.' },
};

export function confirmEmail(
  deps: AccountDependencies,
  token: string,
  requestId: string,
): Promise<Spent<Ended>> {
  return deps.db.transaction().execute(async (trx): Promise<Spent<Ended>> => {
    const now = deps.now();
    const link = await livingAccountLink(trx, token, now);
    const personId = await spendAccountLink(trx, { token, kind: 'verify-email', now });
    if (link === undefined || personId === undefined) return refuse({ kind: 'link-ended' });
    await endAccountLinks(trx, personId, 'verify-email');
    if (await markEmailVerified(trx, personId, now)) {
      await record(trx, { kind: 'email-verified', at: now, personId, requestId });
    }
    return accept({ email: link.email });
  });
}

/** Mails a link if the address belongs to a person who may sign in; the audit log records the request either way. */
export function mailPasswordLink(
  deps: AccountDependencies,
  givenEmail: string,
  requestId: string,
): Promise<void> {
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const person = await personByEmail(trx, givenEmail.trim());
    const detail = { email: hashed(givenEmail) };
    await record(trx, { kind: 'reset-asked', at: now, personId: person?.id, requestId, detail });
    if (person === undefined || person.disabled_at !== null) return;
    if (await usesCompanyPage(trx, person)) {
      await deps.enqueueMail(
        trx,
        companyPageMail({ ...person, link: new URL('/login', deps.publicUrl).href }),
      );
      return;
    }
    const { path } = await createAccountLink(trx, { personId: person.id, kind: 'set-password', now });
    const { email, name } = person;
    await deps.enqueueMail(trx, resetMail({ email, name, link: new URL(path, deps.publicUrl).href }));
  });
}

/** Sent when the password is right but the address is not confirmed yet. */
export async function mailVerificationLink(
  deps: AccountDependencies,
  trx: Db,
  person: PersonRow,
): Promise<void> {
  const { path } = await createAccountLink(trx, {
    personId: person.id,
    kind: 'verify-email',
    now: deps.now(),
  });
  const { email, name } = person;
  await deps.enqueueMail(trx, verificationMail({ email, name, link: new URL(path, deps.publicUrl).href }));
}

/** A short hash shows repeated requests for one address without revealing it. */
function hashed(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16);
}
