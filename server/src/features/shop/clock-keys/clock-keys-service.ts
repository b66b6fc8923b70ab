import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import { browserText } from '@dre/core/domain/session/browser-text';
import { record } from '../../../audit/audit-queries.ts';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { everyCrewMember, ownCrewId, shopOf } from '../setup/shop-queries.ts';
import { refusedUnless, shopIsOff } from '../shop-access.ts';
import {
  clockKeyById,
  deviceOfSession,
  endClockKey,
  endPassesOn,
  endSessionOfBrowser,
  hasOtherPerson,
  insertClockKey,
  keysInUse,
} from './clock-keys-queries.ts';
import { crewWithPin } from './clock-pins-queries.ts';
import { isPublicKey } from './envelope.ts';

const passMs = 30 * 24 * 3_600_000;

const noKey = { kind: 'conflict', detail: 'This is not a key a clock can sign with.' } as const;
const idInUse = { kind: 'conflict', detail: 'This device was enrolled before. Try once more.' } as const;
const notOnCrew = { kind: 'conflict', detail: 'Only members of the crew have a clock pass.' } as const;
const sharedDevice = {
  kind: 'conflict',
  detail: 'Others signed in on this device, so it gets no clock pass.',
} as const;

/** Makes the caller's browser a shared clock. The sign-in ends in the same transaction: a clock has no owner at it. */
export async function enrollTablet(
  context: CompanyContext,
  { id, name, publicKey }: { readonly id: string; readonly name: string; readonly publicKey: string },
) {
  const forbidden = refusedUnless(context, 'change-shop-locations-and-crew');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { now, requestId } = context;
  const { companyId } = company;
  const { personId } = identity;
  if ((await shopOf(trx))?.isOn !== true) return refuse(shopIsOff);
  const bytes = Buffer.from(publicKey, 'base64url');
  if (!isPublicKey(bytes)) return refuse(noKey);
  const key = { companyId, id, kind: 'tablet', name, publicKey: bytes, enrolledBy: personId } as const;
  if (!(await insertClockKey(trx, { ...key, now, pass: null }))) return refuse(idInUse);
  await endSessionOfBrowser(trx, identity.sessionId, now);
  const detail = { key: id, name };
  await record(trx, { kind: 'clock-tablet-enrolled', at: now, companyId, personId, requestId, detail });
  return accept({ id });
}

/** A pass of the caller in this browser, for 30 days; the one before ends. */
export async function issueClockPass(
  context: CompanyContext,
  { id, publicKey }: { readonly id: string; readonly publicKey: string },
) {
  const forbidden = refusedUnless(context, 'work-on-own-steps');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { now, requestId } = context;
  const { companyId } = company;
  const { personId, sessionId } = identity;
  if ((await shopOf(trx))?.isOn !== true) return refuse(shopIsOff);
  const crewId = await ownCrewId(context);
  if (crewId === null) return refuse(notOnCrew);
  const bytes = Buffer.from(publicKey, 'base64url');
  if (!isPublicKey(bytes)) return refuse(noKey);
  const device = await deviceOfSession(trx, sessionId);
  const since = new Date(now.getTime() - passMs);
  if (await hasOtherPerson(trx, { deviceId: device.id, personId, since })) return refuse(sharedDevice);
  const expiresAt = new Date(now.getTime() + passMs);
  const isStored = await insertClockKey(trx, {
    companyId,
    id,
    kind: 'pass',
    name: browserText(device.userAgent),
    publicKey: bytes,
    enrolledBy: personId,
    now,
    pass: { crewId, deviceId: device.id, expiresAt },
  });
  if (!isStored) return refuse(idInUse);
  await endPassesOn(trx, { companyId, crewId, deviceId: device.id }, { id, now });
  const detail = { key: id, crew: crewId };
  await record(trx, { kind: 'clock-pass-issued', at: now, companyId, personId, requestId, detail });
  return accept({ id, crew: crewId, expiresAt: expiresAt.toISOString() });
}

/** Those who change the crew read all; everybody else their own passes. */
export async function readClockKeys(context: CompanyContext) {
  const forbidden = refusedUnless(context, 'change-shop-locations-and-crew', 'work-on-own-steps');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const readsAll = may(company.role, 'change-shop-locations-and-crew');
  const me = await ownCrewId(context);
  const isBlind = !readsAll && me === null;
  const rows = isBlind ? [] : await keysInUse(trx, company.companyId, context.now, readsAll ? undefined : me);
  const names = await everyCrewMember(trx);
  const withPin = await crewWithPin(trx, company.companyId);
  return accept({
    keys: rows.map(({ crewId, enrolledAt, lastSeenAt, expiresAt, ...row }) => ({
      ...row,
      person: crewId === null ? '' : (names.get(crewId)?.name ?? ''),
      enrolledAt: enrolledAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
    withPin: readsAll ? withPin : withPin.filter((id) => id === me),
  });
}

export async function revokeClockKey(context: CompanyContext, id: string) {
  const forbidden = refusedUnless(context, 'change-shop-locations-and-crew', 'work-on-own-steps');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { now, requestId } = context;
  const { companyId } = company;
  const key = await clockKeyById(trx, { companyId, id });
  if (key === undefined) return refuse(await notFoundHere(context, 'clock_key', id));
  const endsAll = may(company.role, 'change-shop-locations-and-crew');
  const isOwn = key.crewId !== null && key.crewId === (await ownCrewId(context));
  if (!endsAll && !isOwn) return refuse({ kind: 'forbidden', detail: 'This is not your device.' } as const);
  if (key.endedAt === null) {
    await endClockKey(trx, { companyId, id }, now);
    const { personId } = identity;
    const detail = { key: id, is: key.kind };
    await record(trx, { kind: 'clock-key-revoked', at: now, companyId, personId, requestId, detail });
  }
  return accept(true);
}
