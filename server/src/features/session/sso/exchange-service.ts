import { timingSafeEqual } from 'node:crypto';
import { loginResults, loginSentences } from '@dre/core/contract/session/session';
import { ssoSentences } from '@dre/core/contract/session/sso';
import { record } from '../../../audit/audit-queries.ts';
import { type LoginReply, signedIn } from '../login-service.ts';
import { membershipsOf, personById } from '../session-queries.ts';
import { isCovered, openSession, type SignInOrigin, type SessionDependencies } from '../session-service.ts';
import { secretHash } from './secret.ts';
import { pendingEmail, spendLoginCode } from './sso-queries.ts';

export interface OfferedCode {
  readonly code: string;
  readonly isConfirmed: boolean;
  /** The cookie value set when this browser requested the sign-in. */
  readonly browserSecret: string;
}

/**
 * Redeems a one-time code like a login. The code is valid in the browser that requested it, or after its holder has
 * confirmed: a link made by someone else signs nobody in.
 */
export async function exchangeCode(
  deps: SessionDependencies,
  offered: OfferedCode,
  origin: SignInOrigin,
): Promise<LoginReply> {
  return deps.db.transaction().execute(async (trx): Promise<LoginReply> => {
    const now = deps.now();
    const spent = await spendLoginCode(trx, secretHash(offered.code), now);
    const person = spent && (await personById(trx, spent.personId));
    if (person === undefined || !isGood(spent?.browserHash ?? null, offered)) {
      const detail = { reason: 'code' };
      const { requestId } = origin;
      await record(trx, { kind: 'sso-refused', at: now, personId: person?.id, requestId, detail });
      return { resultCode: loginResults.NoAccess, result: ssoSentences.CodeEnded };
    }
    if (person.disabled_at !== null)
      return { resultCode: loginResults.Disabled, result: loginSentences.Disabled };
    if (!isCovered(await membershipsOf(trx, person.id), now))
      return { resultCode: loginResults.SubscriptionError, result: loginSentences.SubscriptionError };
    return signedIn(await openSession(deps, trx, person, origin));
  });
}

/** The person this code would sign in, shown before confirmation. */
export function pendingSignIn({ db, now }: SessionDependencies, code: string): Promise<string | undefined> {
  return pendingEmail(db, secretHash(code), now());
}

function isGood(browserHash: Buffer | null, { isConfirmed, browserSecret }: OfferedCode): boolean {
  return browserHash === null ? isConfirmed : timingSafeEqual(browserHash, secretHash(browserSecret));
}
