import type { enterClockOut as enterClockOutCall, MissingEndOfPerson } from '@dre/core/contract/shop/clock';
import { clockLimits } from '@dre/core/contract/shop/clock';
import { accept, refuse } from '@dre/core/domain/result';
import { lateClockOut, missingEnds } from '@dre/core/domain/shop/clock/late-clock-out';
import { clockRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { minuteOf } from '@dre/core/domain/units';
import type { Static } from 'typebox';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { announceShop } from '../edits/shop-announcement.ts';
import { isStored, lockShop } from '../setup/shop-queries.ts';
import { refusedUnless, shopIsOff } from '../shop-access.ts';
import { appendEntries, closedUntil, entriesAbout, entriesSince, newestEntries } from './clock-queries.ts';
import { crewShifts } from './crew-shifts.ts';

/** A forgotten clock-out is the newest or a few days old. */
const lookedThrough = 60;
const dayMs = 24 * 3_600_000;

export async function readMissingEnds(context: CompanyContext) {
  const forbidden = refusedUnless(context, 'correct-all-punches');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const now = context.now.getTime();
  const entries = await newestEntries(trx, company.companyId, lookedThrough);
  const closed = (await closedUntil(trx, company.companyId))?.getTime() ?? 0;
  const { shiftsOf } = await crewShifts(trx, company.companyId);
  const ends: MissingEndOfPerson[] = [...new Set(entries.map(({ person }) => person))].flatMap((crew) => {
    const log = entries.filter(({ person }) => person === crew);
    return missingEnds(log, shiftsOf(crew), minuteOf(now)).map((end) => ({ crew, ...end }));
  });
  // In a closed pay period nothing can be entered any more.
  return accept({ ends: ends.filter(({ until }) => until === null || until * 60_000 > closed), now });
}

const ofAnother = {
  kind: 'conflict',
  detail: clockRefusalMessage({ kind: 'entry-of-another-person' }),
} as const;

/** Both entries are stored or neither, so that nobody is clocked out at the minute of a refused correction. */
export async function enterClockOut(context: CompanyContext, given: Static<typeof enterClockOutCall.body>) {
  const forbidden = refusedUnless(context, 'correct-all-punches');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { companyId } = company;
  const now = context.now.getTime();
  const shop = await lockShop(trx);
  if (shop?.isOn !== true) return refuse(shopIsOff);
  const { person, punch, correction, ...end } = given;
  if (!(await isStored(trx, 'crew_member', person)))
    return refuse(await notFoundHere(context, 'crew_member', person));
  const known = await entriesAbout(trx, [punch, correction]);
  if (known.some((entry) => entry.person !== person)) return refuse(ofAnother);
  const log = await entriesSince(trx, new Date(now - clockLimits.days * dayMs), person);
  const closed = await closedUntil(trx, companyId);
  const limits = {
    now: minuteOf(now),
    closedUntil: closed === null ? null : minuteOf(closed.getTime()),
  };
  const ids = { punchId: punch, correctionId: correction };
  const entered = lateClockOut(log, { ...end, ...ids, person, by: identity.name, now }, limits);
  if (!entered.ok) return refuse({ kind: 'conflict', detail: clockRefusalMessage(entered.refusal) } as const);
  const { personId } = identity;
  await appendEntries(trx, { companyId, personId, now: context.now }, entered.value);
  if (entered.value.length > 0) await announceShop(trx, { company: companyId, orders: [], isClock: true });
  return accept({ now });
}
