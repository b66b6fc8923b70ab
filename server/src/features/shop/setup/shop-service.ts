import { may } from '@dre/core/domain/companies/roles';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { defaultShopSettings, type ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { accept, refuse } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { onClockFor, peopleOnClock } from '../clock/on-clock.ts';
import { announceShop } from '../edits/shop-announcement.ts';
import { cardFor, readerOf, type ShopReader } from '../orders/order-views.ts';
import { approvedWithoutOrder, boardCards } from '../orders/orders-queries.ts';
import { refusedUnless } from '../shop-access.ts';
import { withAbsences } from './absences-service.ts';
import { changedMeanwhile, type GivenRecord, putRecord } from './put-record.ts';
import {
  colleagues,
  crewIdOf,
  crewMemberById,
  crewRows,
  isColleague,
  locationsOf,
  ownCrewId,
  shopOf,
  storeCrewMember,
  storeLocation,
  storeShop,
} from './shop-queries.ts';

/** Approved estimates shown beside the board; more are found in My Estimates. */
const mostWaiting = 100;
/** Delivered orders stay on the board this long. */
const deliveredDays = 7;

export async function readShop(context: CompanyContext) {
  const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, company } = context.auth;
  const shop = await shopOf(trx);
  const reader = await readerOf(context);
  const me = await ownCrewId(context);
  const waiting = reader.sees === 'all' ? await approvedWithoutOrder(trx, mostWaiting) : [];
  const isBlind = reader.sees === 'own' && reader.crewId === null;
  const cards = isBlind
    ? []
    : await boardCards(
        trx,
        new Date(context.now.getTime() - deliveredDays * 86_400_000),
        reader.sees === 'own' ? (reader.crewId ?? undefined) : undefined,
      );
  return accept({
    isOn: shop?.isOn ?? false,
    revision: shop?.revision ?? 0,
    // Settings stored before one was added have its first value.
    settings: { ...defaultShopSettings, ...shop?.settings },
    locations: await locationsOf(trx),
    crew: (await crewRows(trx)).map(({ member, revision }) => ({
      member: memberFor(reader, member),
      revision,
    })),
    people: may(company.role, 'change-shop-locations-and-crew')
      ? await colleagues(trx, company.companyId)
      : [],
    me,
    cards: cards.map((row) => cardFor(reader, row)),
    onClock: onClockFor(reader, await peopleOnClock(trx, company.companyId, context.now)),
    waiting: waiting.map(({ since, ...estimate }) => ({ ...estimate, since: since.toISOString() })),
    place: shop?.edits ?? 0,
  });
}

/** Certificates and hours of colleagues are not a technician's business. */
function memberFor(reader: ShopReader, member: CrewMember): CrewMember {
  const isOpen = reader.sees === 'all' || member.id === reader.crewId;
  return isOpen ? member : { ...member, userId: null, certificates: [], calendar: null };
}

export async function changeShop(
  context: CompanyContext,
  { revision, isOn, settings }: { revision: number; isOn: boolean; settings: ShopSettings },
) {
  const forbidden = refusedUnless(context, 'change-shop-settings');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  const { now, requestId } = context;
  const { companyId } = company;
  const { personId } = identity;
  const stored = await storeShop(trx, { companyId, personId, isOn, settings, now }, revision);
  if (stored === undefined) return refuse(changedMeanwhile);
  const detail = { is: isOn ? 'on' : 'off', revision: String(stored) };
  await record(trx, { kind: 'shop-changed', at: now, companyId, personId, requestId, detail });
  await announceShop(trx, { company: companyId, orders: [] });
  return accept({ revision: stored });
}

export async function putLocation(
  context: CompanyContext,
  id: string,
  { location, ...given }: GivenRecord & { readonly location: ShopLocation },
) {
  const forbidden = refusedUnless(context, 'change-shop-locations-and-crew');
  if (forbidden !== undefined) return refuse(forbidden);
  return putRecord(context, { table: 'shop_location', id, recordId: location.id }, given, (write) =>
    storeLocation(context.auth.trx, write, location),
  );
}

export async function putCrewMember(
  context: CompanyContext,
  id: string,
  { member, ...given }: GivenRecord & { readonly member: CrewMember },
) {
  const { trx } = context.auth;
  const { userId } = member;
  const forbidden = refusedUnless(context, 'change-shop-locations-and-crew');
  if (forbidden !== undefined) return refuse(forbidden);
  if (userId !== null && !given.isRemoved) {
    if (!(await isColleague(trx, userId))) return refuse(noColleague);
    const present = await crewIdOf(trx, userId);
    if (present !== null && present !== id) return refuse(onCrewAlready);
  }
  return putRecord(context, { table: 'crew_member', id, recordId: member.id }, given, async (write) => {
    const stored = await crewMemberById(trx, id);
    const absences = stored?.calendar?.absences ?? member.calendar?.absences ?? [];
    return storeCrewMember(trx, write, withAbsences(member, absences));
  });
}

const noColleague = { kind: 'conflict', detail: 'This person does not work for the company.' } as const;
const onCrewAlready = { kind: 'conflict', detail: 'This person is on the crew already.' } as const;
