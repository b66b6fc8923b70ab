import type { ErrorKind } from '@dre/core/contract/errors';
import { Id } from '@dre/core/contract/paging';
import { refreshSentences } from '@dre/core/contract/session/session';
import { type Coverage, isUsable } from '@dre/core/domain/companies/subscription';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { Compile } from 'typebox/compile';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import type {
  ActingCompany,
  AuthContext,
  Credentials,
  Authenticator,
  GuardedScope,
  CallRecords,
} from '../../http/calls/authenticator.ts';
import { type ProblemDetails, ProblemError } from '../../http/problems.ts';
import { admitCaller, type VerifiedSessionRow, touchSession } from './session-queries.ts';
import { type SessionDependencies, checkSession } from './session-service.ts';
import { activityGrainMs, judge, type SessionState } from './session-state.ts';
import { type TokenIdentity, verifyToken } from './token.ts';

type AuthRefusal = ProblemDetails & { readonly kind: Extract<ErrorKind, 'not-signed-in' | 'forbidden'> };

/** Checks the token's signature, then session, person and company in the database, for every call. */
export function sessionAuthenticator(deps: SessionDependencies): Authenticator {
  return {
    async verify(credentials) {
      const token = bearerOf(credentials.authorization);
      const identity = token === undefined ? undefined : await verifyToken(deps.keys, token, deps.now());
      if (identity === undefined) throw new ProblemError('not-signed-in');
      return {
        authorize: (scope, work) => authorize(deps, { scope, credentials, identity }, work),
        isStillAuthorized: (scope, company) => isStillAuthorized(deps, identity, scope, company),
      };
    },
    reauthorize: ({ companyId, ...identity }, work) =>
      deps.db.transaction().execute(async (trx) => {
        const row = await admitCaller(trx, identity, companyId);
        if (row === undefined || judge(row, row.tokenId, deps.now()).kind !== 'good') return undefined;
        const acting = actingCompany(row, companyId);
        if (acting === undefined || !isUsable(acting, deps.now())) return undefined;
        return work({ trx, company: { companyId, role: acting.role } });
      }),
  };
}

interface AuthRequest {
  readonly scope: GuardedScope;
  readonly credentials: Credentials;
  readonly identity: TokenIdentity;
}

/** Carries a refusal out of the transaction, which rolls it back. */
class Rollback<R> extends Error {
  readonly refusal: R;
  constructor(refusal: R) {
    super('undone');
    this.refusal = refusal;
  }
}

async function authorize<T, R extends CallRecords>(
  deps: SessionDependencies,
  request: AuthRequest,
  work: (auth: AuthContext) => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  try {
    const result = await perhapsEarly<Result<T, AuthRefusal>>((resolveEarly) =>
      deps.db.transaction().execute(async (trx) => {
        const authenticated = await authenticate(trx, request, deps.now());
        // An authentication refusal is returned, not thrown, so that its audit entries are committed.
        if (!authenticated.ok) return authenticated;
        const outcome = await work(authenticated.value.auth);
        if (!outcome.ok) throw new Rollback(outcome.refusal);
        // Nothing was written, so nothing can be lost: a read replies before the transaction has ended.
        if (request.credentials.isReading && !authenticated.value.hasWritten) resolveEarly(outcome);
        return outcome;
      }),
    );
    if (result.ok) return result;
    const { kind, ...details } = result.refusal;
    throw new ProblemError(kind, details);
  } catch (cause) {
    if (!(cause instanceof Rollback)) throw cause;
    return refuse(cause.refusal as R);
  }
}

/** Lets the work resolve before it has finished. */
function perhapsEarly<T>(work: (resolveEarly: (value: T) => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    work(resolve).then(resolve, reject);
  });
}

interface Authenticated {
  readonly auth: AuthContext;
  readonly hasWritten: boolean;
}

/** Holders of a deliberately ended session's token learn why; an expired session needs no explanation. */
function whyEnded({ kind }: SessionState): { readonly detail?: string } {
  if (kind === 'other-browser') return { detail: refreshSentences.DuplicateUserLogin };
  return kind === 'disabled' ? { detail: refreshSentences.Disabled } : {};
}

/** One query decides on session, person and company; its writes survive a refusal. */
async function authenticate(
  trx: Db,
  { scope, credentials: { company, requestId, isSignOfLife }, identity }: AuthRequest,
  now: Date,
): Promise<Result<Authenticated, AuthRefusal>> {
  const companyId = scope === 'company' && CompanyId.Check(company) ? company : null;
  const { state, row, hasActed } = await checkSession(trx, identity, { now, requestId, companyId });
  const isGood = state.kind === 'good' || state.kind === 'good-previous';
  if (!isGood || row === undefined) return refuse({ kind: 'not-signed-in', ...whyEnded(state) });
  const { personId, sessionId, tabId } = identity;
  const isToTouch = isSignOfLife && now.getTime() - row.lastActiveAt.getTime() >= activityGrainMs;
  if (isToTouch) await touchSession(trx, sessionId, now);
  const hasWritten = isToTouch || hasActed;
  const caller = { personId, sessionId, tabId, name: row.name, isAdministrator: row.isAdministrator };
  if (scope === 'admin' && !caller.isAdministrator) return refuse({ kind: 'forbidden' });
  if (scope !== 'company') {
    return accept({ auth: { trx, identity: caller, company: undefined }, hasWritten });
  }
  const acting = actingCompany(row, companyId);
  if (acting === undefined) {
    await record(trx, { kind: 'company-refused', at: now, personId, requestId });
    return refuse({ kind: 'forbidden', detail: 'You do not belong to this company.' });
  }
  if (!isUsable(acting, now))
    return refuse({ kind: 'forbidden', detail: 'You do not have a subscription to this product' });
  const actingFor = { companyId: acting.companyId, role: acting.role };
  return accept({ auth: { trx, identity: caller, company: actingFor }, hasWritten });
}

/** Ignores the token, which may have been renewed since, and checks only its session. */
function isStillAuthorized(
  { db, now }: SessionDependencies,
  identity: TokenIdentity,
  scope: GuardedScope,
  company: ActingCompany | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const companyId = company?.companyId ?? null;
    const row = await admitCaller(trx, identity, companyId);
    if (row === undefined || judge(row, row.tokenId, now()).kind !== 'good') return false;
    if (scope === 'admin') return row.isAdministrator;
    if (company === undefined) return true;
    const acting = actingCompany(row, companyId);
    return acting !== undefined && acting.role === company.role && isUsable(acting, now());
  });
}

const CompanyId = Compile(Id);

/** The header names the company; the database query has checked the membership. */
function actingCompany(
  { role, subscription, trialEndsAt }: VerifiedSessionRow,
  companyId: string | null,
): (ActingCompany & Coverage) | undefined {
  if (companyId === null || role === null || subscription === null) return undefined;
  return { companyId, role, subscription, trialEndsAt };
}

export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1];
}
