import type { ErrorKind } from '@dre/core/contract/errors';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { sql } from 'kysely';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connection.ts';
import type {
  ActingCompany,
  Credentials,
  Gatekeeper,
  GuardedScope,
  Identity,
} from '../../http/gatekeeper.ts';
import { type ProblemDetails, ProblemError } from '../../http/problems.ts';
import { membershipsOf, touchSession } from './session-queries.ts';
import { isCovered, type SessionDesk, standOf } from './session-service.ts';
import { activityGrainMs } from './session-standing.ts';
import { type TokenIdentity, verifyToken } from './token.ts';

type NotAdmitted = ProblemDetails & { readonly kind: Extract<ErrorKind, 'not-signed-in' | 'forbidden'> };

/** Checks the token's signature, then the session, the person and the company in the database, for every call. */
export function sessionGatekeeper(desk: SessionDesk): Gatekeeper {
  return {
    async recognize(credentials) {
      await tokenOf(desk, credentials);
    },
    async admit(scope, credentials, work) {
      const now = desk.now();
      const identity = await tokenOf(desk, credentials);
      // A refusal at the door is returned, not thrown: what it wrote down about the caller must stand.
      const outcome = await desk.db.transaction().execute(async (trx) => {
        const caller = await callerOf(trx, identity, credentials, now);
        if (!caller.ok) return caller;
        const company = await companyOf(trx, scope, caller.value, credentials, now);
        return company.ok
          ? accept(await work({ trx, identity: caller.value, company: company.value }))
          : company;
      });
      if (outcome.ok) return outcome.value;
      const { kind, ...details } = outcome.refusal;
      throw new ProblemError(kind, details);
    },
  };
}

async function tokenOf(desk: SessionDesk, { authorization }: Credentials): Promise<TokenIdentity> {
  const token = bearerOf(authorization);
  const identity = token === undefined ? undefined : await verifyToken(desk.keys, token, desk.now());
  if (identity === undefined) throw new ProblemError('not-signed-in');
  return identity;
}

async function callerOf(
  trx: Db,
  identity: TokenIdentity,
  { requestId }: Credentials,
  now: Date,
): Promise<Result<Identity, NotAdmitted>> {
  const { standing, row } = await standOf(trx, identity, now, requestId);
  const isGood = standing.kind === 'good' || standing.kind === 'good-previous';
  if (!isGood || row === undefined) return refuse({ kind: 'not-signed-in' });
  if (now.getTime() - row.last_active_at.getTime() >= activityGrainMs)
    await touchSession(trx, identity.sessionId, now);
  const { personId, sessionId } = identity;
  return accept({ personId, sessionId, name: row.name, isAdministrator: row.is_administrator });
}

async function companyOf(
  trx: Db,
  scope: GuardedScope,
  caller: Identity,
  credentials: Credentials,
  now: Date,
): Promise<Result<ActingCompany | undefined, NotAdmitted>> {
  switch (scope) {
    case 'signed-in':
      return accept(undefined);
    case 'admin':
      return caller.isAdministrator ? accept(undefined) : refuse({ kind: 'forbidden' });
    case 'company':
      return actingCompany(trx, caller, credentials, now);
  }
}

/** The header names the company; the database says whether the person belongs to it and whether it may be used. */
async function actingCompany(
  trx: Db,
  { personId }: Identity,
  { company, requestId }: Credentials,
  now: Date,
): Promise<Result<ActingCompany, NotAdmitted>> {
  const own = (await membershipsOf(trx, personId)).find(({ companyId }) => companyId === company);
  if (own === undefined) {
    await record(trx, { kind: 'company-refused', at: now, personId, requestId });
    return refuse({ kind: 'forbidden', detail: 'You do not belong to this company.' });
  }
  if (!isCovered([own], now)) {
    return refuse({ kind: 'forbidden', detail: 'You do not have a subscription to this product' });
  }
  await sql`select set_config('app.company', ${own.companyId}, true), set_config('app.person', '', true)`.execute(
    trx,
  );
  return accept({ companyId: own.companyId, role: own.role });
}

export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
}
