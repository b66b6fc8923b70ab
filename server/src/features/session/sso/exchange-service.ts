import { timingSafeEqual } from 'node:crypto';
import { loginResults, loginSentences } from '@dre/core/contract/session/session';
import { ssoSentences } from '@dre/core/contract/session/sso';
import { record } from '../../../audit/audit-queries.ts';
import type { LoginReply } from '../login-service.ts';
import { membershipsOf, personById } from '../session-queries.ts';
import { isCovered, openSession, type SignInOrigin, type SessionDependencies } from '../session-service.ts';
import { secretHash } from './secret.ts';
import { pendingEmail, spendLoginCode } from './sso-queries.ts';

export interface OfferedCode {
  readonly code: string;
  readonly isConfirmed: boolean;
  /** What this browser was given when it asked to be signed in. */
  readonly browserSecret: string;
}

/** Spends a one-time code and answers as a login does. A code is good in the browser that asked for it, or after its
 *  holder has confirmed: nobody is signed in by a link somebody else made. */
export async function exchangeCode(
  desk: SessionDependencies,
  offered: OfferedCode,
  place: SignInOrigin,
): Promise<LoginReply> {
  return desk.db.transaction().execute(async (trx): Promise<LoginReply> => {
    const now = desk.now();
    const spent = await spendLoginCode(trx, secretHash(offered.code), now);
    const person = spent && (await personById(trx, spent.personId));
    if (person === undefined || !isGood(spent?.browserHash ?? null, offered)) {
      const detail = { reason: 'code' };
      const { requestId } = place;
      await record(trx, { kind: 'sso-refused', at: now, personId: person?.id, requestId, detail });
      return { resultCode: loginResults.NoAccess, result: ssoSentences.CodeEnded };
    }
    if (person.disabled_at !== null)
      return { resultCode: loginResults.Disabled, result: loginSentences.Disabled };
    if (!isCovered(await membershipsOf(trx, person.id), now))
      return { resultCode: loginResults.SubscriptionError, result: loginSentences.SubscriptionError };
    return { resultCode: loginResults.Success, result: await openSession(desk, trx, person, place) };
  });
}

/** Whom this code would sign in, for the question the person is asked. */
export function pendingSignIn({ db, now }: SessionDependencies, code: string): Promise<string | undefined> {
  return pendingEmail(db, secretHash(code), now());
}

function isGood(browserHash: Buffer | null, { isConfirmed, browserSecret }: OfferedCode): boolean {
  return browserHash === null ? isConfirmed : timingSafeEqual(browserHash, secretHash(browserSecret));
}
