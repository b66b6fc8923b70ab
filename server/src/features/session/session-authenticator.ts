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
import { type SessionDependencies, standOf } from './session-service.ts';
import { activityGrainMs, judge, type SessionState } from './session-state.ts';
import { type TokenIdentity, verifyToken } from './token.ts';

type NotAdmitted = ProblemDetails & { readonly kind: Extract<ErrorKind, 'not-signed-in' | 'forbidden'> };

/** Checks the token's signature, then session, person and company in the database, for every call. */
export function sessionAuthenticator(desk: SessionDependencies): Authenticator {
  return {
    async recognize(credentials) {
      const token = bearerOf(credentials.authorization);
      const identity = token === undefined ? undefined : await verifyToken(desk.keys, token, desk.now());
      if (identity === undefined) throw new ProblemError('not-signed-in');
      return {
        admit: (scope, work) => admit(desk, { scope, credentials, identity }, work),
        isStillAdmitted: (scope, company) => isStillAdmitted(desk, identity, scope, company),
      };
    },
    readmit: ({ companyId, ...identity }, work) =>
      desk.db.transaction().execute(async (trx) => {
        const row = await admitCaller(trx, identity, companyId);
        if (row === undefined || judge(row, row.tokenId, desk.now()).kind !== 'good') return undefined;
        const acting = actingCompany(row, companyId);
        if (acting === undefined || !isUsable(acting, desk.now())) return undefined;
        return work({ trx, company: { companyId, role: acting.role } });
      }),
  };
}

interface Ask {
  readonly scope: GuardedScope;
  readonly credentials: Credentials;
  readonly identity: TokenIdentity;
}

/** Carries a refusal out of the transaction, which rolls it back. */
class Undo<R> extends Error {
  readonly refusal: R;
  constructor(refusal: R) {
    super('undone');
    this.refusal = refusal;
  }
}

async function admit<T, R extends CallRecords>(
  desk: SessionDependencies,
  ask: Ask,
  work: (admission: AuthContext) => Promise<Result<T, R>>,
): Promise<Result<T, R>> {
  try {
    const admitted = await perhapsEarly<Result<T, NotAdmitted>>((answer) =>
      desk.db.transaction().execute(async (trx) => {
        const door = await atTheDoor(trx, ask, desk.now());
        // An authentication refusal is returned, not thrown, so that its audit entries are committed.
        if (!door.ok) return door;
        const outcome = await work(door.value.admission);
        if (!outcome.ok) throw new Undo(outcome.refusal);
        // Nothing was written, so nothing can be lost: a read replies before the transaction has ended.
        if (ask.credentials.isReading && !door.value.hasWritten) answer(outcome);
        return outcome;
      }),
    );
    if (admitted.ok) return admitted;
    const { kind, ...details } = admitted.refusal;
    throw new ProblemError(kind, details);
  } catch (cause) {
    if (!(cause instanceof Undo)) throw cause;
    return refuse(cause.refusal as R);
  }
}

/** Lets the work resolve before it has finished. */
function perhapsEarly<T>(work: (answer: (value: T) => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    work(resolve).then(resolve, reject);
  });
}

interface AtTheDoor {
  readonly admission: AuthContext;
  readonly hasWritten: boolean;
}

/** Holders of a deliberately ended session's token learn why; an expired session needs no explanation. */
function whyEnded({ kind }: SessionState): { readonly detail?: string } {
  if (kind === 'other-browser') return { detail: refreshSentences.DuplicateUserLogin };
  return kind === 'disabled' ? { detail: refreshSentences.Disabled } : {};
}

/** One query decides on session, person and company; its writes survive a refusal. */
async function atTheDoor(
  trx: Db,
  { scope, credentials: { company, requestId, isSignOfLife }, identity }: Ask,
  now: Date,
): Promise<Result<AtTheDoor, NotAdmitted>> {
  const companyId = scope === 'company' && CompanyId.Check(company) ? company : null;
  const { standing, row, hasActed } = await standOf(trx, identity, { now, requestId, companyId });
  const isGood = standing.kind === 'good' || standing.kind === 'good-previous';
  if (!isGood || row === undefined) return refuse({ kind: 'not-signed-in', ...whyEnded(standing) });
  const { personId, sessionId, tabId } = identity;
  const isToTouch = isSignOfLife && now.getTime() - row.lastActiveAt.getTime() >= activityGrainMs;
  if (isToTouch) await touchSession(trx, sessionId, now);
  const hasWritten = isToTouch || hasActed;
  const caller = { personId, sessionId, tabId, name: row.name, isAdministrator: row.isAdministrator };
  if (scope === 'admin' && !caller.isAdministrator) return refuse({ kind: 'forbidden' });
  if (scope !== 'company') {
    return accept({ admission: { trx, identity: caller, company: undefined }, hasWritten });
  }
  const acting = actingCompany(row, companyId);
  if (acting === undefined) {
    await record(trx, { kind: 'company-refused', at: now, personId, requestId });
    return refuse({ kind: 'forbidden', detail: 'You do not belong to this company.' });
  }
  if (!isUsable(acting, now))
    return refuse({ kind: 'forbidden', detail: 'You do not have a subscription to this product' });
  const acts = { companyId: acting.companyId, role: acting.role };
  return accept({ admission: { trx, identity: caller, company: acts }, hasWritten });
}

/** Ignores the token, which may have been renewed since, and checks only its session. */
function isStillAdmitted(
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
