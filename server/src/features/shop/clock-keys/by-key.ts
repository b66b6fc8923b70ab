import { signedText, type SignedCall } from '@dre/core/contract/shop/clock-keys';
import { may } from '@dre/core/domain/companies/roles';
import { isUsable } from '@dre/core/domain/companies/subscription';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Db } from '../../../database/connections/connection.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { crewMemberById, shopOf } from '../setup/shop-queries.ts';
import { shopIsOff } from '../shop-access.ts';
import {
  admitClockKey,
  clockKeyById,
  type ClockKeyRow,
  companyAtClock,
  hasOtherPerson,
  hasSignedOut,
  roleOf,
  takeNumber,
} from './clock-keys-queries.ts';
import { isSignedBy } from './envelope.ts';

export interface ClockCallDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** Of the key that opens envelopes. */
  readonly sealSecret: () => Promise<string>;
}

/** A call of a device: what it signed, and the address it signed it for. */
export interface ClockCall {
  readonly body: SignedCall;
  readonly path: string;
  readonly requestId: string;
}

export type ClockRefused = {
  readonly kind: 'forbidden' | 'conflict' | 'invalid-request';
  readonly detail?: string;
};

/** The shop a device acts in. Its role reads no price and no contact, whoever enrolled it. */
export interface AtClock {
  readonly key: ClockKeyRow;
  readonly company: Awaited<ReturnType<typeof companyAtClock>>;
  /** Acts as a member of the crew. */
  as(crew: { readonly id: string; readonly name: string }): CompanyContext;
}

const unknown = {
  kind: 'forbidden',
  detail: 'This device is not a clock of a shop here. A foreman or an owner enrolls it.',
} as const;
const tabletEnded = {
  kind: 'forbidden',
  detail: 'This tablet was removed from the shop’s clocks. A foreman or an owner enrolls it again.',
} as const;
const passEnded = {
  kind: 'forbidden',
  detail: 'The clock pass of this device has ended. Sign in to go on; nothing you pressed is lost.',
} as const;
const unpaid = { kind: 'forbidden', detail: 'You do not have a subscription to this product' } as const;
const otherKind = { kind: 'forbidden', detail: 'This device may not do this.' } as const;
const sentBefore = {
  kind: 'conflict',
  detail: 'This call was sent before, so it was not done again. Nothing is stored twice.',
} as const;
const unreadable = { kind: 'invalid-request', detail: 'The content of the call cannot be read.' } as const;

/**
 * Runs a call of a device in one transaction of its company: the signature is checked before anything is read, then the
 * number, then whether the key may still be used.
 */
export function byKey<T, R extends { readonly kind: string }>(
  { db, now: clock }: ClockCallDependencies,
  { body, path, requestId }: ClockCall,
  kind: ClockKeyRow['kind'] | undefined,
  work: (at: AtClock) => Promise<Result<T, R>>,
): Promise<Result<T, R | ClockRefused>> {
  const now = clock();
  return db.transaction().execute(async (trx): Promise<Result<T, R | ClockRefused>> => {
    const companyId = await admitClockKey(trx, body.key);
    if (companyId === undefined) return refuse(unknown);
    const ref = { companyId, id: body.key };
    const key = await clockKeyById(trx, ref);
    if (key === undefined || !isSignedBy(key.publicKey, signedText(path, body), body.signature))
      return refuse(unknown);
    if (!(await takeNumber(trx, ref, { number: body.number, now }))) return refuse(sentBefore);
    if (kind !== undefined && key.kind !== kind) return refuse(otherKind);
    if (await hasEnded(trx, companyId, key, now))
      return refuse(key.kind === 'pass' ? passEnded : tabletEnded);
    const company = await companyAtClock(trx, companyId);
    if (!isUsable(company, now)) return refuse(unpaid);
    if ((await shopOf(trx))?.isOn !== true) return refuse(shopIsOff);
    const as: AtClock['as'] = ({ id, name }) => ({
      requestId,
      now,
      auth: {
        trx,
        company: { companyId, role: 'technician' },
        identity: { personId: key.enrolledBy, sessionId: '', tabId: '', name, isAdministrator: false },
        crewId: id,
      },
    });
    return work({ key, company, as });
  });
}

/** A pass ends with its time, its sign-in, its person on the crew, and a second person on the device. */
async function hasEnded(trx: Db, companyId: string, key: ClockKeyRow, now: Date): Promise<boolean> {
  if (key.endedAt !== null) return true;
  if (key.crewId === null || key.deviceId === null || key.expiresAt === null) return false;
  if (key.expiresAt <= now) return true;
  const personId = key.enrolledBy;
  const member = await crewMemberById(trx, key.crewId);
  if (member?.userId !== personId) return true;
  const role = await roleOf(trx, companyId, personId);
  if (role === undefined || !may(role, 'work-on-own-steps')) return true;
  const since = { deviceId: key.deviceId, personId, since: key.enrolledAt };
  return (await hasOtherPerson(trx, since)) || (await hasSignedOut(trx, since));
}

/** The signed content as a value of its schema. */
export function contentOf<Schema extends TSchema>(
  schema: Schema,
): (content: string) => Result<Static<Schema>, typeof unreadable> {
  const compiled = Compile(schema);
  return (content) => {
    try {
      const value: unknown = JSON.parse(content);
      return compiled.Check(value) ? accept(value as Static<Schema>) : refuse(unreadable);
    } catch {
      return refuse(unreadable);
    }
  };
}
