import { createHash } from 'node:crypto';
import {
  loginResults,
  loginSentences,
  refreshResults,
  refreshSentences,
  type SignedOutElsewhere,
} from '@dre/core/contract/session/session';
import { ssoSentences } from '@dre/core/contract/session/sso';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import { isPassword } from './password-check.ts';
import { isDisabledSomewhere, membershipsOf, personByEmail, type PersonRow } from './session-queries.ts';
import {
  isCovered,
  type OpenedSession,
  openSession,
  type SignInOrigin,
  type Renewal,
  renewToken,
  type RefreshOutcome,
  type SessionDependencies,
} from './session-service.ts';
import { ssoCompanyOf } from './sso/sso-service.ts';

export interface LoginReply {
  readonly resultCode: number;
  readonly result: string;
  readonly signedOut?: SignedOutElsewhere;
}

export function signedIn({ token, ...rest }: OpenedSession): LoginReply {
  return { resultCode: loginResults.Success, result: token, ...rest };
}

type LoginRefusal = keyof typeof loginSentences;

export interface LoginDependencies extends SessionDependencies {
  /** Resends the confirmation link for an unverified e-mail address. */
  readonly sendVerification: (trx: Db, person: PersonRow) => Promise<void>;
}

/** Spec §4, §8. Account problems are reported only after a correct password, so sign-in cannot probe accounts. */
export async function logIn(
  deps: LoginDependencies,
  { userName, password }: { readonly userName: string; readonly password: string },
  origin: SignInOrigin,
): Promise<LoginReply> {
  const person = await personByEmail(deps.db, userName.trim());
  const isRight = await isPassword(person?.password_hash ?? null, password);
  // Depends on the domain alone, so it does not reveal whether the account exists.
  const isSso = (await ssoCompanyOf(deps.db, userName)) !== undefined;
  if (isSso && !(isRight && person?.is_administrator)) return refusePassword(deps, userName, origin);
  return deps.db.transaction().execute(async (trx): Promise<LoginReply> => {
    const now = deps.now();
    const refusal = person === undefined || !isRight ? 'NoAccess' : refusalOf(person);
    const isRefused = refusal ?? (await coverageRefusal());
    if (person === undefined || isRefused !== undefined) {
      const reason = isRefused ?? 'NoAccess';
      const detail = { reason, email: hashed(userName) };
      await record(trx, {
        kind: 'sign-in-refused',
        at: now,
        personId: person?.id,
        requestId: origin.requestId,
        detail,
      });
      if (person !== undefined && reason === 'EmailNotVerified') await deps.sendVerification(trx, person);
      return { resultCode: loginResults[reason], result: loginSentences[reason] };
    }
    return signedIn(await openSession(deps, trx, person, origin));

    async function coverageRefusal(): Promise<LoginRefusal | undefined> {
      if (person === undefined || person.is_administrator) return undefined;
      if (isCovered(await membershipsOf(trx, person.id), now)) return undefined;
      return (await isDisabledSomewhere(trx, person.id)) ? 'Disabled' : 'SubscriptionError';
    }
  });
}

/** Companies with single sign-on have no passwords; only the product's administrators still use one. */
async function refusePassword(
  { db, now }: SessionDependencies,
  userName: string,
  origin: SignInOrigin,
): Promise<LoginReply> {
  const detail = { reason: 'PasswordNotUsed', email: hashed(userName) };
  const { requestId } = origin;
  await db
    .transaction()
    .execute((trx) => record(trx, { kind: 'sign-in-refused', at: now(), requestId, detail }));
  return { resultCode: loginResults.NoAccess, result: ssoSentences.PasswordNotUsed };
}

function refusalOf(person: PersonRow): LoginRefusal | undefined {
  if (person.disabled_at !== null) return 'Disabled';
  return person.email_verified_at === null ? 'EmailNotVerified' : undefined;
}

const refreshRefusals: Record<Exclude<RefreshOutcome['kind'], 'renewed'>, keyof typeof refreshSentences> = {
  ended: 'NoAccess',
  reused: 'NoAccess',
  'other-browser': 'DuplicateUserLogin',
  disabled: 'Disabled',
};

export async function refresh(
  deps: SessionDependencies,
  token: string | undefined,
  renewal: Renewal,
): Promise<LoginReply> {
  const outcome = token === undefined ? ({ kind: 'ended' } as const) : await renewToken(deps, token, renewal);
  if (outcome.kind === 'renewed') return { resultCode: refreshResults.Success, result: outcome.token };
  const reason = refreshRefusals[outcome.kind];
  return { resultCode: refreshResults[reason], result: refreshSentences[reason] };
}

/** Enough to recognize repeated attempts on one address, too little to read it. */
function hashed(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 16);
}
