import { randomUUID } from 'node:crypto';
import type { SignedOutElsewhere } from '@dre/core/contract/session/session';
import { isUsable } from '@dre/core/domain/companies/subscription';
import { defaultTimeZone } from '@dre/core/domain/companies/time-zone';
import { product } from '@dre/core/domain/product';
import type { Claims } from '@dre/core/domain/session/claims';
import { devicesAllowed, sessionsToEnd } from '@dre/core/domain/session/seat';
import { record } from '../../audit/audit-queries.ts';
import type { Db } from '../../database/connections/connection.ts';
import { deviceOf } from './device-queries.ts';
import {
  admitCaller,
  endSession,
  retirePreviousToken,
  insertSession,
  insertTab,
  type MembershipRow,
  membershipsOf,
  personById,
  type PersonRow,
  sessionsNotEnded,
  type SessionRow,
  successorOf,
  type VerifiedSessionRow,
  touchSession,
} from './session-queries.ts';
import { idleMs, judge, longestSessionMs, overlapMs, type SessionState } from './session-state.ts';
import type { SigningKeys } from './signing-keys.ts';
import { signToken, type TokenIdentity, verifyToken } from './token.ts';

export interface SessionDependencies {
  readonly db: Db;
  readonly keys: SigningKeys;
  readonly now: () => Date;
}

/** The device and request of a sign-in. */
export interface SignInOrigin {
  /** The value of the device cookie. */
  readonly deviceSecret: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** True if one of these companies has a valid subscription or trial. */
export function isCovered(memberships: readonly MembershipRow[], now: Date): boolean {
  return memberships.some((membership) => isUsable(membership, now));
}

export interface OpenedSession {
  /** A token for one tab. */
  readonly token: string;
  /** Absent if nothing ended. */
  readonly signedOut?: SignedOutElsewhere;
}

/** Starts or joins the session of this device. If the seat's devices are exceeded, the session idle longest ends. */
export async function openSession(
  deps: SessionDependencies,
  trx: Db,
  person: PersonRow,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  const now = deps.now();
  const memberships = await membershipsOf(trx, person.id);
  const allowed = devicesAllowed(memberships);
  const { sessionId, ended } = await sessionOn(trx, person.id, origin, { allowed, now });
  const tokenId = randomUUID();
  const tabId = await insertTab(trx, sessionId, tokenId, now);
  await record(trx, { kind: 'signed-in', at: now, personId: person.id, requestId: origin.requestId });
  const identity = { personId: person.id, sessionId, tabId, tokenId };
  const token = await signToken(deps.keys, identity, claimsData(person, memberships, now), now);
  return ended.length === 0 ? { token } : { token, signedOut: signedOutElsewhere(ended, allowed) };
}

function signedOutElsewhere(ended: readonly SessionRow[], allowed: number): SignedOutElsewhere {
  const devices = ended.map(({ userAgent, lastActiveAt }) => ({
    browser: userAgent,
    lastActiveAt: lastActiveAt.toISOString(),
  }));
  return { devicesAllowed: allowed, devices };
}

interface Seat {
  /** Number of devices at once. */
  readonly allowed: number;
  readonly now: Date;
}

async function sessionOn(
  trx: Db,
  personId: string,
  { deviceSecret, userAgent }: SignInOrigin,
  { allowed, now }: Seat,
): Promise<{ readonly sessionId: string; readonly ended: readonly SessionRow[] }> {
  const notEnded = await sessionsNotEnded(trx, personId);
  const deviceId = await deviceOf(trx, { secret: deviceSecret, userAgent, now });
  const own = notEnded.find((session) => session.deviceId === deviceId);
  if (own !== undefined && isLive(own, now)) {
    await touchSession(trx, own.id, now);
    return { sessionId: own.id, ended: [] };
  }
  if (own !== undefined) await endSession(trx, own.id, 'signed-out', now);
  const others = notEnded.filter((session) => session !== own && isLive(session, now));
  const ended = sessionsToEnd(others, allowed);
  for await (const { id } of ended) await endSession(trx, id, 'other-browser', now);
  const endsAt = new Date(now.getTime() + longestSessionMs);
  return { sessionId: await insertSession(trx, { personId, deviceId, userAgent, now, endsAt }), ended };
}

/** True while the session is usable: an expired one takes no device of the seat. */
function isLive({ endsAt, lastActiveAt }: SessionRow, now: Date): boolean {
  return endsAt > now && now.getTime() - lastActiveAt.getTime() < idleMs;
}

export type RefreshOutcome =
  | { readonly kind: 'renewed'; readonly token: string }
  | { readonly kind: Exclude<SessionState['kind'], 'good' | 'good-previous'> };

export interface Renewal {
  readonly requestId: string;
  /** True if the page had input since its last call: work that needs no call keeps a session alive, too. */
  readonly hadInput: boolean;
}

/**
 * Exchanges a valid token for a new one. Repeats get the same successor, so that a page reloaded during renewal does
 * not invalidate its own token. A replaced token whose successor was used ends the session.
 */
export async function renewToken(
  deps: SessionDependencies,
  token: string,
  { requestId, hadInput }: Renewal,
): Promise<RefreshOutcome> {
  const now = deps.now();
  const identity = await verifyToken(deps.keys, token, now);
  if (identity === undefined) return { kind: 'ended' };
  return deps.db.transaction().execute(async (trx): Promise<RefreshOutcome> => {
    const { state } = await checkSession(trx, identity, { now, requestId });
    if (state.kind !== 'good' && state.kind !== 'good-previous') return state;
    const person = await personById(trx, identity.personId);
    if (person === undefined) return { kind: 'ended' };
    if (hadInput) await touchSession(trx, identity.sessionId, now);
    const tokenId = await successorOf(trx, identity, randomUUID(), now);
    if (tokenId === undefined) return { kind: 'ended' };
    const data = claimsData(person, await membershipsOf(trx, person.id), now);
    return { kind: 'renewed', token: await signToken(deps.keys, { ...identity, tokenId }, data, now) };
  });
}

interface SessionCheck {
  readonly now: Date;
  readonly requestId: string;
  /** The company the call acts for. */
  readonly companyId?: string | null;
}

interface CheckedSession {
  readonly state: SessionState;
  readonly row: VerifiedSessionRow | undefined;
  /** True if the check wrote something. */
  readonly hasActed: boolean;
}

/**
 * Looks a token up and acts on its state: reuse ends the session, first use of a successor retires the previous token.
 */
export async function checkSession(
  trx: Db,
  identity: TokenIdentity,
  { now, requestId, companyId = null }: SessionCheck,
): Promise<CheckedSession> {
  const row = await admitCaller(trx, identity, companyId);
  const state: SessionState = judge(row, identity.tokenId, now);
  const isFirstUse = state.kind === 'good' && row?.previousTokenId != null && row.previousGoodUntil === null;
  if (isFirstUse) await retirePreviousToken(trx, identity.tabId, new Date(now.getTime() + overlapMs));
  const isReused = state.kind === 'reused';
  if (isReused) {
    await endSession(trx, identity.sessionId, 'token-reused', now);
    await record(trx, { kind: 'token-reused', at: now, personId: identity.personId, requestId });
  }
  return { state, row, hasActed: isFirstUse || isReused };
}

function claimsData(person: PersonRow, memberships: readonly MembershipRow[], now: Date): Claims['data'] {
  const isAllowed = person.is_administrator || isCovered(memberships, now);
  return {
    userName: person.name,
    ...(person.guide_ended_at !== null && { guided: true }),
    products: isAllowed ? [product.code] : [],
    features: person.is_administrator ? [{ product: product.code, features: ['admin'] }] : [],
    companies: memberships.map(({ companyId, companyName, role, hasShop, timeZone }) => ({
      id: companyId,
      name: companyName,
      role,
      ...(timeZone !== defaultTimeZone && { zone: timeZone }),
      ...(hasShop && { shop: true }),
    })),
  };
}
