import {
  type ClockWork,
  OpenAtClockContent,
  type PersonAtClock,
  PunchesContent,
  type SentPunch,
} from '@dre/core/contract/shop/clock-keys';
import { pinTries } from '@dre/core/domain/shop/clock/clock-pin';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { absencesOn } from '@dre/core/domain/shop/model/absence';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { ClockEntry, PunchMark } from '@dre/core/domain/shop/model/clock-entry';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { timeZoneOf } from '../../session/time-zone-queries.ts';
import { entriesAbout } from '../clock/clock-queries.ts';
import { readClock, storeEntries } from '../clock/clock-service.ts';
import { peopleOnClock } from '../clock/on-clock.ts';
import { sendShopEdits } from '../edits/shop-edits-service.ts';
import { readRepairOrder } from '../orders/orders-service.ts';
import { cardsOf } from '../orders/orders-queries.ts';
import { crewMemberById, everyCrewMember, crewRows, lockShop } from '../setup/shop-queries.ts';
import { readShop } from '../setup/shop-service.ts';
import {
  type AtClock,
  byKey,
  type ClockCall,
  type ClockCallDependencies,
  type ClockRefused,
  contentOf,
} from './by-key.ts';
import { crewWithPin } from './clock-pins-queries.ts';
import { pinJudge } from './clock-pins-service.ts';
import { sealingPoint } from './envelope.ts';

const openContent = contentOf(OpenAtClockContent);
const punchesContent = contentOf(PunchesContent);

/** Nobody in particular: the tablet itself reads names. */
const nobody = { id: '00000000-0000-0000-0000-000000000000', name: '' };

export function readSharedClock(deps: ClockCallDependencies, call: ClockCall) {
  return byKey(deps, call, 'tablet', async ({ company, as }) => {
    const context = as(nobody);
    return accept({
      company: company.name,
      zone: company.timeZone,
      people: await peopleAtClock(context),
      sealTo: sealingPoint(await deps.sealSecret()),
      now: context.now.getTime(),
    });
  });
}

/** Everybody on the crew by name, with the order and the place of their work. */
async function peopleAtClock({ auth: { trx, company }, now }: CompanyContext): Promise<PersonAtClock[]> {
  const [rows, running, withPin] = [
    await crewRows(trx),
    await peopleOnClock(trx, company.companyId, now),
    new Set(await crewWithPin(trx, company.companyId)),
  ];
  const today = dayIn(await timeZoneOf(trx, company.companyId), now.getTime());
  const ids = [...new Set(running.flatMap(({ target }) => ('order' in target ? (target.order ?? []) : [])))];
  const cards = ids.length === 0 ? [] : await cardsOf(trx, ids);
  return rows
    .map(({ member }) => {
      const { id, name } = member;
      const awayUntil = lastDayAway(member, today);
      const person = { id, name, hasPin: withPin.has(id), awayUntil };
      const on = running.find(({ crew }) => crew === id);
      if (on === undefined) return { ...person, on: null };
      const { target, since } = on;
      const card = 'order' in target ? cards.find((one) => one.card.id === target.order)?.card : undefined;
      const place = card?.location?.name ?? '';
      return { ...person, on: { target, order: card?.number ?? '', place, since } };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The reason is nobody's business at a screen everybody reads. */
function lastDayAway({ calendar }: CrewMember, today: string): string | null {
  const away = absencesOn(calendar?.absences ?? [], today);
  return away.find(({ hours }) => hours === null)?.until ?? null;
}

const noSuchPerson = { kind: 'conflict', detail: 'This person is no longer on the crew.' } as const;

interface OpenedAtClock {
  readonly list: ClockWork | null;
  readonly triesLeft: number;
  readonly waitMs: number;
}

/** A wrong PIN is a reply and no refusal: its count is stored. */
export function openAtClock(deps: ClockCallDependencies, call: ClockCall) {
  return byKey(deps, call, 'tablet', async ({ key, as }): Promise<Result<OpenedAtClock, ClockRefused>> => {
    const content = openContent(call.body.content);
    if (!content.ok) return content;
    const { crew, nonce, sealed } = content.value;
    const context = as(nobody);
    const { trx, company } = context.auth;
    const member = await crewMemberById(trx, crew);
    if (member === undefined) return refuse(noSuchPerson);
    const judge = pinJudge(context, await deps.sealSecret());
    const place = { companyId: company.companyId, keyId: key.id, crewId: crew };
    const { mark, triesLeft, waitMs } = await judge({ ...place, sealed, purpose: nonce });
    if (mark !== null) return accept({ list: null, triesLeft, waitMs });
    const work = await workOf(as(member));
    return work.ok ? accept({ list: work.value, triesLeft: pinTries, waitMs: 0 }) : work;
  });
}

export function readByPass(deps: ClockCallDependencies, call: ClockCall) {
  return byKey(deps, call, 'pass', async ({ key, as }) => {
    const member = await crewMemberById(as(nobody).auth.trx, key.crewId ?? '');
    return member === undefined ? refuse(noSuchPerson) : workOf(as(member));
  });
}

/** The shop as this member of the crew reads it, with the orders of their open steps. */
async function workOf(context: CompanyContext): Promise<Result<ClockWork, ClockRefused>> {
  const shop = await readShop(context);
  if (!shop.ok) return shop;
  const clock = await readClock(context, undefined);
  if (!clock.ok) return clock;
  const { crewId = '' } = context.auth;
  const own = shop.value.cards.filter(({ card }) =>
    card.steps.some(({ people, isFinished }) => !isFinished && people.includes(crewId)),
  );
  const orders: ClockWork['orders'] = [];
  for (const { card } of own) {
    const order = await readRepairOrder(context, card.id);
    if (order.ok) orders.push(order.value);
  }
  return accept({ shop: shop.value, orders, clock: clock.value });
}

export function sendPunches(deps: ClockCallDependencies, call: ClockCall) {
  return byKey(deps, call, undefined, async ({ key, as }) => {
    const content = punchesContent(call.body.content);
    if (!content.ok) return content;
    const { punches } = content.value;
    const context = as(nobody);
    const { trx } = context.auth;
    // Entries of one company are added one batch after the other.
    await lockShop(trx);
    const holder = key.crewId === null ? undefined : await crewMemberById(trx, key.crewId);
    if (holder !== undefined) return accept(await passPunches(as(holder), holder.id, punches));
    return accept(await tabletPunches(deps, { key, as, context }, punches));
  });
}

/** A pass presses for its own person alone, and ticks nothing. */
function passPunches(context: CompanyContext, crewId: string, punches: readonly SentPunch[]) {
  const entries = punches.map(({ entry }) => entry);
  return storeEntries(context, entries, {
    personId: context.auth.identity.personId,
    rightOf: ({ person }) => (person === crewId ? null : { kind: 'entry-of-another-person' }),
  });
}

interface AtTablet extends Pick<AtClock, 'key' | 'as'> {
  readonly context: CompanyContext;
}

/** Every press of a known name is stored: one without the right PIN is marked, never lost. */
async function tabletPunches(
  deps: ClockCallDependencies,
  { key, as, context }: AtTablet,
  punches: readonly SentPunch[],
) {
  const { trx, company } = context.auth;
  const judge = pinJudge(context, await deps.sealSecret());
  const names = await everyCrewMember(trx);
  const crew = new Map((await crewRows(trx)).map(({ member }) => [member.id, member]));
  const ids = punches.map(({ entry }) => entry.id);
  const known = new Map((await entriesAbout(trx, ids)).map((entry) => [entry.id, entry]));
  const entries: ClockEntry[] = [];
  for (const { entry, sealed, done } of punches) {
    const member = crew.get(entry.person);
    const stored = known.get(entry.id);
    if (entry.kind === 'correction' || !names.has(entry.person)) {
      entries.push(entry);
      continue;
    }
    if (stored?.kind === 'punch') {
      // Sent again: it was judged when it first arrived.
      entries.push({ ...entry, ...(stored.mark !== undefined && { mark: stored.mark }) });
      continue;
    }
    const place = { companyId: company.companyId, keyId: key.id, crewId: entry.person };
    const mark: PunchMark | null =
      member === undefined
        ? 'not-on-crew'
        : (await judge({ ...place, sealed: sealed ?? '', purpose: entry.id })).mark;
    entries.push({ ...entry, ...(mark !== null && { mark }) });
    if (mark === null && done !== null && member !== undefined)
      await tickTask(as(member), entry.device, done, member);
  }
  return storeEntries(context, entries, {
    personId: null,
    rightOf: ({ kind, person }) => {
      if (kind === 'correction') return { kind: 'not-your-role' };
      return names.has(person) ? null : { kind: 'entry-of-another-person' };
    },
  });
}

/** A task that is gone meanwhile is not ticked; the press counts all the same. */
async function tickTask(
  context: CompanyContext,
  device: string,
  { edit, order, task }: NonNullable<SentPunch['done']>,
  { name }: CrewMember,
): Promise<void> {
  const signed = { id: edit, by: name, at: context.now.toISOString() };
  await sendShopEdits(context, { device, edits: [{ order, edit: { kind: 'tick-task', task, ...signed } }] });
}
