import { isGuessablePin, pinTries, pinWaitMs } from '@dre/core/domain/shop/clock/clock-pin';
import type { PunchMark } from '@dre/core/domain/shop/model/clock-entry';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import { hashPassword } from '../../../database/preparing/password-hash.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { isPassword } from '../../session/password-check.ts';
import { isStored, ownCrewId } from '../setup/shop-queries.ts';
import { refusedUnless } from '../shop-access.ts';
import {
  failuresOf,
  forgetFailures,
  pinHashOf,
  type PinAttempt,
  removePin,
  storeFailures,
  storePin,
} from './clock-pins-queries.ts';
import { openEnvelope } from './envelope.ts';

const tooSimple = {
  kind: 'conflict',
  detail: 'Everybody tries this PIN first. Choose one without repeated digits or digits in a row.',
} as const;

/** A new PIN ends every wait; the crew member sets their own, a foreman anybody's. */
export async function setClockPin(context: CompanyContext, crewId: string, pin: string | null) {
  const { trx, identity, company } = context.auth;
  const { now, requestId } = context;
  const { companyId } = company;
  const isOwn = (await ownCrewId(context)) === crewId && may(company.role, 'work-on-own-steps');
  const forbidden = isOwn ? undefined : refusedUnless(context, 'change-shop-locations-and-crew');
  if (forbidden !== undefined) return refuse(forbidden);
  if (!(await isStored(trx, 'crew_member', crewId)))
    return refuse(await notFoundHere(context, 'crew_member', crewId));
  if (pin !== null && isGuessablePin(pin)) return refuse(tooSimple);
  const owner = { companyId, crewId };
  if (pin === null) await removePin(trx, owner);
  else await storePin(trx, { ...owner, pinHash: await hashPassword(pin), setBy: identity.personId, now });
  await forgetFailures(trx, owner);
  const detail = { crew: crewId, is: pin === null ? 'removed' : 'set' };
  const { personId } = identity;
  await record(trx, { kind: 'clock-pin-set', at: now, companyId, personId, requestId, detail });
  return accept({ hasPin: pin !== null });
}

export interface PinVerdict {
  readonly mark: PunchMark | null;
  readonly triesLeft: number;
  readonly waitMs: number;
}

export interface SealedPin extends PinAttempt {
  readonly sealed: string;
  /** The envelope was made for this press or call, and for no other. */
  readonly purpose: string;
}

/**
 * Judges PINs of one tablet. While a name waits, nothing is compared, so a thousand tries cost what five do. Equal PINs of
 * one call are compared once: a shift without a network is no attack.
 */
export function pinJudge(context: CompanyContext, secret: string) {
  const { trx } = context.auth;
  const { now } = context;
  const compared = new Map<string, boolean>();
  const isRight = async ({ companyId, crewId }: PinAttempt, pin: string) => {
    const name = `${crewId} ${pin}`;
    const known = compared.get(name);
    if (known !== undefined) return { matches: known, isNew: false };
    const matches = await isPassword(await pinHashOf(trx, { companyId, crewId }), pin);
    compared.set(name, matches);
    return { matches, isNew: true };
  };
  return async ({ sealed, purpose, ...place }: SealedPin): Promise<PinVerdict> => {
    const before = await failuresOf(trx, place);
    const failures = before?.failures ?? 0;
    const waitMs = Math.max(0, (before?.waitUntil.getTime() ?? 0) - now.getTime());
    if (waitMs > 0) return { mark: 'too-many-tries', triesLeft: 0, waitMs };
    const pin = pinIn(openEnvelope(secret, sealed), purpose);
    if (pin === undefined) {
      return { mark: 'unreadable-pin', triesLeft: Math.max(0, pinTries - failures), waitMs: 0 };
    }
    const { matches, isNew } = await isRight(place, pin);
    if (matches) {
      if (before !== undefined) await forgetFailures(trx, place, place.keyId);
      return { mark: null, triesLeft: pinTries, waitMs: 0 };
    }
    const count = failures + (isNew ? 1 : 0);
    const wait = isNew ? pinWaitMs(count) : 0;
    if (isNew) {
      await storeFailures(trx, place, { failures: count, wait_until: new Date(now.getTime() + wait) });
      if (wait > 0) await recordLocked(context, place, count);
    }
    return { mark: 'wrong-pin', triesLeft: Math.max(0, pinTries - count), waitMs: wait };
  };
}

async function recordLocked(
  { auth: { trx, company }, now, requestId }: CompanyContext,
  { keyId, crewId }: PinAttempt,
  failures: number,
): Promise<void> {
  const detail = { tablet: keyId, crew: crewId, failures: String(failures) };
  const { companyId } = company;
  await record(trx, { kind: 'clock-pin-locked', at: now, companyId, requestId, detail });
}

function pinIn(text: string | undefined, purpose: string): string | undefined {
  if (text === undefined) return undefined;
  const [pin, sealedFor] = text.split(' ');
  return sealedFor === purpose ? pin : undefined;
}
