import type { readProfile } from '@dre/core/contract/account/account';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import { hashPassword } from '../../database/preparing/password-hash.ts';
import type { Identity } from '../../http/calls/authenticator.ts';
import { isPassword } from '../session/password-check.ts';
import { endSessionsOf, membershipsOf } from '../session/session-queries.ts';
import { endAccountLinks } from './account-link-queries.ts';
import { passwordChangedMail } from './account-mail.ts';
import { endOwnSession, profileRow, savePassword } from './account-queries.ts';
import type { AccountDependencies } from './link-service.ts';
import { noPasswordNeeded, usesCompanyPage } from './company-page.ts';
import { complaintAbout } from './password-policy.ts';

/** A request of a person about their own account. */
export interface OwnCall {
  readonly trx: Db;
  readonly identity: Identity;
  readonly requestId: string;
}

export async function profileOf(trx: Db, personId: string): Promise<ReplyOf<typeof readProfile>> {
  const [person, companies] = await Promise.all([profileRow(trx, personId), membershipsOf(trx, personId)]);
  return {
    name: person.name,
    email: person.email,
    isAdministrator: person.is_administrator,
    passwordChangedAt: person.password_changed_at?.toISOString() ?? null,
    companies: companies.map(({ companyName, role }) => ({ name: companyName, role })),
  };
}

type PasswordRefusal = {
  readonly kind: 'invalid-request';
  readonly errors: Readonly<Record<string, string>>;
};

export async function changeOwnPassword(
  deps: AccountDependencies,
  { trx, identity, requestId }: OwnCall,
  given: { readonly currentPassword: string; readonly password: string },
): Promise<Result<true, PasswordRefusal>> {
  const { personId, sessionId } = identity;
  const person = await profileRow(trx, personId);
  if (await usesCompanyPage(trx, person)) return refuse(noPasswordNeeded);
  const { email, name, password_hash: oldHash } = person;
  if (!(await isPassword(oldHash, given.currentPassword))) {
    return refuse({ kind: 'invalid-request', errors: { currentPassword: 'This is not your password.' } });
  }
  const companies = await membershipsOf(trx, personId);
  const personal = [email, name, ...companies.map((own) => own.companyName)];
  const complaint =
    given.password === given.currentPassword
      ? 'This is the password you have.'
      : await complaintAbout(given.password, personal);
  if (complaint !== undefined) return refuse({ kind: 'invalid-request', errors: { password: complaint } });
  const now = deps.now();
  await savePassword(trx, personId, { passwordHash: await hashPassword(given.password), now });
  await endSessionsOf(trx, personId, { but: sessionId, because: 'password-changed', now });
  await endAccountLinks(trx, personId, 'set-password');
  await record(trx, { kind: 'password-changed', at: now, personId, requestId });
  const link = deps.externalResetUrl ?? new URL('/reset-password', deps.publicUrl).href;
  await deps.enqueueMail(trx, passwordChangedMail({ email, name, link }));
  return accept(true);
}

export async function endOthers(deps: AccountDependencies, call: OwnCall): Promise<number> {
  const now = deps.now();
  const { personId, sessionId } = call.identity;
  const ended = await endSessionsOf(call.trx, personId, { but: sessionId, because: 'ended-by-user', now });
  if (ended > 0) {
    const detail = { sessions: String(ended) };
    await record(call.trx, { kind: 'session-ended', at: now, personId, requestId: call.requestId, detail });
  }
  return ended;
}

export async function endOne(deps: AccountDependencies, call: OwnCall, sessionId: string): Promise<boolean> {
  const now = deps.now();
  const { personId } = call.identity;
  const isEnded = await endOwnSession(call.trx, { personId, sessionId, now });
  if (isEnded) {
    const detail = { session: sessionId };
    await record(call.trx, { kind: 'session-ended', at: now, personId, requestId: call.requestId, detail });
  }
  return isEnded;
}
