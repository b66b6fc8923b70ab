import { clockLimits, type ClockOutcome, type SentClockEntry } from '@dre/core/contract/shop/clock';
import { may } from '@dre/core/domain/companies/roles';
import { accept, refuse } from '@dre/core/domain/result';
import { minuteOf } from '@dre/core/domain/units';
import { addClockEntry } from '@dre/core/domain/shop/clock/add-clock-entry';
import { targetNotice, type TargetNotice } from '@dre/core/domain/shop/clock/target-notice';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { record } from '../../../audit/audit-queries.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { announceShop } from '../edits/shop-announcement.ts';
import { orderById } from '../orders/orders-queries.ts';
import { lockShop, ownCrewId, shopOf } from '../setup/shop-queries.ts';
import { refreshClocked } from '../own-time/refresh-own-time.ts';
import { refusedUnless, shopIsOff } from '../shop-access.ts';
import { appendEntries, closedUntil, entriesAbout, entriesSince, insertPayPeriod } from './clock-queries.ts';

const dayMs = 24 * 3_600_000;

/** Stores every entry that can be stored; one that is refused keeps none of the others out. */
export async function sendClockEntries(
  context: CompanyContext,
  { entries }: { readonly entries: readonly ClockEntry[] },
) {
  const forbidden = refusedUnless(context, 'work-on-own-steps');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity } = context.auth;
  // Entries of one company are added one batch after the other, so that the same entry sent twice at once counts once.
  const shop = await lockShop(trx);
  if (shop?.isOn !== true) return refuse(shopIsOff);
  const me = await ownCrewId(context);
  const rightOf = (entry: ClockEntry) => rightRefusal(context, me, entry);
  return accept(await storeEntries(context, entries, { personId: identity.personId, rightOf }));
}

type EntryRefusal = Extract<ClockOutcome, { kind: 'refused' }>['refusal'];

interface EntryAuthor {
  /** Null for a shared tablet. */
  readonly personId: string | null;
  readonly rightOf: (entry: ClockEntry) => EntryRefusal | null;
}

/** Adds entries to the logs of their people, each with an outcome. The caller has locked the shop. */
export async function storeEntries(
  context: CompanyContext,
  entries: readonly ClockEntry[],
  { personId, rightOf }: EntryAuthor,
) {
  const { trx, identity, company } = context.auth;
  const { now } = context;
  const about = entries.flatMap((entry) => (entry.kind === 'punch' ? [entry.id] : [entry.id, entry.punch]));
  const known = await entriesAbout(trx, [...new Set(about)]);
  const closed = await closedUntil(trx, company.companyId);
  const limits = {
    now: minuteOf(now.getTime()),
    closedUntil: closed === null ? null : minuteOf(closed.getTime()),
  };
  const logs = new Map<string, readonly ClockEntry[]>();
  for (const entry of known) logs.set(entry.person, [...(logs.get(entry.person) ?? []), entry]);
  const added: ClockEntry[] = [];
  const outcomes: SentClockEntry[] = [];
  const noticeOf = noticesOf(context);
  for (const sent of entries) {
    const log = logs.get(sent.person) ?? [];
    const entry = signed(sent, log, { by: identity.name, at: now.getTime() });
    const isForeign = known.some(({ id, person }) => id === sent.id && person !== sent.person);
    const refusal: EntryRefusal | null = isForeign ? { kind: 'entry-of-another-person' } : rightOf(sent);
    const outcome = refusal === null ? addClockEntry(log, entry, limits) : refuse(refusal);
    if (!outcome.ok) {
      outcomes.push({ id: sent.id, entry: null, outcome: { kind: 'refused', refusal: outcome.refusal } });
      continue;
    }
    if (outcome.value !== log) added.push(entry);
    logs.set(sent.person, outcome.value);
    const notice = await noticeOf(entry);
    outcomes.push({ id: entry.id, entry, outcome: { kind: 'stored', notice } });
  }
  await appendEntries(trx, { companyId: company.companyId, personId, now }, added);
  await refreshClocked(context, added, known);
  if (added.length > 0) await announceShop(trx, { company: company.companyId, orders: [], isClock: true });
  return { outcomes, now: now.getTime() };
}

/** Everybody presses for themselves; corrections of others need their own right. */
function rightRefusal(
  { auth: { company } }: CompanyContext,
  me: string | null,
  entry: ClockEntry,
): EntryRefusal | null {
  if (entry.kind === 'correction') {
    if (may(company.role, 'correct-all-punches')) return null;
    // Nobody settles a doubt about themselves.
    if (entry.settles !== undefined) return { kind: 'not-your-role' };
  }
  return entry.person === me ? null : { kind: 'not-your-role' };
}

/** Corrections are signed by the server. One that is sent again keeps the signature it was stored with. */
function signed(
  entry: ClockEntry,
  log: readonly ClockEntry[],
  signature: { readonly by: string; readonly at: number },
): ClockEntry {
  if (entry.kind === 'punch') return entry;
  const stored = log.find(({ id }) => id === entry.id);
  return stored?.kind === 'correction'
    ? { ...entry, by: stored.by, at: stored.at }
    : { ...entry, ...signature };
}

/** Tells of work that is gone. A shift has many presses on few orders: each order is read once. */
function noticesOf({ auth: { trx } }: CompanyContext): (entry: ClockEntry) => Promise<TargetNotice> {
  const orders = new Map<string, RepairOrder | undefined>();
  return async (entry) => {
    const target: ClockTarget | null = entry.kind === 'punch' ? entry.target : entry.newTarget;
    if (target === null || target.on === 'off' || target.on === 'activity') return null;
    const id = target.order;
    if (!orders.has(id)) orders.set(id, (await orderById(trx, id))?.order);
    const order = orders.get(id);
    return order === undefined ? 'task-not-found' : targetNotice(order, target);
  };
}

export async function readClock(context: CompanyContext, crew: string | undefined) {
  const forbidden = refusedUnless(context, 'correct-own-punches');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const { now } = context;
  const me = await ownCrewId(context);
  const asked = may(company.role, 'correct-all-punches') ? crew : (me ?? undefined);
  const isBlind = asked === undefined && !may(company.role, 'correct-all-punches');
  const since = new Date(now.getTime() - clockLimits.days * dayMs);
  return accept({
    entries: isBlind ? [] : await entriesSince(trx, since, asked),
    closedUntil: (await closedUntil(trx, company.companyId))?.toISOString() ?? null,
    now: now.getTime(),
  });
}

const notYet = { kind: 'conflict', detail: 'A pay period that has not ended cannot be closed.' } as const;
const notBefore = { kind: 'conflict', detail: 'A later pay period is closed already.' } as const;

export async function closePayPeriod(
  context: CompanyContext,
  { id, until }: { readonly id: string; readonly until: string },
) {
  const forbidden = refusedUnless(context, 'close-pay-periods');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { now, requestId } = context;
  if ((await shopOf(trx))?.isOn !== true) return refuse(shopIsOff);
  const end = new Date(until);
  if (Number.isNaN(end.getTime()) || end > now) return refuse(notYet);
  const last = await closedUntil(trx, company.companyId);
  if (last !== null && end < last) return refuse(notBefore);
  const { companyId } = company;
  const { personId } = identity;
  await insertPayPeriod(trx, { companyId, personId, now }, { id, until: end });
  const detail = { until: end.toISOString() };
  await record(trx, { kind: 'pay-period-closed', at: now, companyId, personId, requestId, detail });
  return accept({ closedUntil: end.toISOString() });
}
