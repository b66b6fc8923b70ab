import { isUsable } from '@dre/core/domain/companies/subscription';
import type { SsoRefusal } from '@dre/core/contract/session/sso';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import type { Db } from '../../../database/connections/connection.ts';
import type { SsoDefaultRole } from '../../../database/tables/tables.ts';
import { personByEmail } from '../session-queries.ts';
import { type Assertion, lastMomentOf, nameOf } from './assertion.ts';
import type { SamlError } from './saml-error.ts';
import { newSecret, secretHash } from './secret.ts';
import {
  insertLoginCode,
  insertMembership,
  insertPerson,
  lockCompany,
  membershipIn,
  type SamlRequest,
  spendAssertion,
  spendRequest,
  verifyEmail,
} from './sso-queries.ts';

/** The way a browser returns to the login page. */
export type Landing =
  | { readonly kind: 'code'; readonly code: string; readonly relayState: string }
  /** Started by the identity provider: the person must confirm first. */
  | { readonly kind: 'confirm'; readonly code: string; readonly relayState: string }
  | { readonly kind: 'refused'; readonly because: SsoRefusal };

/** A person whose address a company's identity provider has proven. */
export interface Vouched {
  readonly companyId: string;
  readonly request: SamlRequest | undefined;
  readonly assertion: Assertion;
  readonly email: string;
  readonly defaultRole: SsoDefaultRole;
  readonly relayState: string;
  readonly requestId: string;
  readonly now: Date;
}

const codeMs = 60_000;
/** Long enough to read the question. */
const confirmMs = 5 * 60_000;

/** Uses up request and assertion, creates the person at the first sign-in, and writes a one-time code. */
export async function signInPerson(trx: Db, vouched: Vouched): Promise<Result<Landing, SamlError>> {
  const { companyId, request, assertion, now } = vouched;
  if (request !== undefined && !(await spendRequest(trx, request))) return refuse('unknown-request');
  const use = { companyId, id: assertion.id, expiresAt: lastMomentOf(assertion) };
  if (!(await spendAssertion(trx, use, now))) return refuse('replayed');
  const person = await findOrCreatePerson(trx, vouched);
  if (!person.ok) {
    const detail = { reason: person.refusal, by: 'sso' };
    const { requestId } = vouched;
    await record(trx, { kind: 'sign-in-refused', at: now, companyId, requestId, detail });
    return accept({ kind: 'refused', because: person.refusal });
  }
  const code = newSecret();
  const expiresAt = new Date(now.getTime() + (request === undefined ? confirmMs : codeMs));
  const browserHash = request?.browserHash ?? null;
  await insertLoginCode(
    trx,
    { codeHash: secretHash(code), personId: person.value, browserHash, expiresAt },
    now,
  );
  return accept(
    request === undefined
      ? { kind: 'confirm', code, relayState: vouched.relayState }
      : { kind: 'code', code, relayState: request.relayState },
  );
}

/** The person's id; the person joins the company at the first sign-in. */
async function findOrCreatePerson(trx: Db, vouched: Vouched): Promise<Result<string, SsoRefusal>> {
  const { companyId, email, assertion, defaultRole, requestId, now } = vouched;
  const company = await lockCompany(trx, companyId);
  const person = await personByEmail(trx, email);
  // A company's identity provider must not grant access to the administration of the whole product.
  if (person?.is_administrator) return refuse('AdministratorsUsePassword');
  const membership = person && (await membershipIn(trx, companyId, person.id));
  if ((person?.disabled_at ?? null) !== null || (membership?.disabled_at ?? null) !== null)
    return refuse('Disabled');
  if (!isUsable(company, now)) return refuse('SubscriptionError');
  if (membership === undefined && !company.hasFreeSeat) return refuse('NoSeat');
  const personId = person?.id ?? (await insertPerson(trx, { email, name: nameOf(assertion, email), now }));
  await verifyEmail(trx, personId, now);
  if (membership === undefined) {
    await insertMembership(trx, companyId, personId, defaultRole);
    const detail = { by: 'sso', role: defaultRole };
    await record(trx, { kind: 'person-invited', at: now, companyId, personId, requestId, detail });
  }
  return accept(personId);
}
