import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import { defaultShopSettings, type ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import { accept, refuse } from '@dre/core/domain/result';
import { record } from '../../../audit/audit-queries.ts';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';
import { announceShop } from '../edits/shop-announcement.ts';
import { cardFor, readerOf, type ShopReader } from '../orders/order-views.ts';
import { approvedWithoutOrder, openCards } from '../orders/orders-queries.ts';
import { refusedUnless } from '../shop-access.ts';
import {
  crewIdOf,
  crewRows,
  isColleague,
  isStored,
  locationsOf,
  shopOf,
  storeCrewMember,
  storeLocation,
  storeShop,
} from './shop-queries.ts';

/** Approved estimates shown beside the board; more are found in My Estimates. */
const mostWaiting = 100;

export async function readShop(context: CompanyContext) {
  const forbidden = refusedUnless(context, 'read-shop', 'read-own-repair-orders');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity } = context.auth;
  const shop = await shopOf(trx);
  const reader = await readerOf(context);
  const me = await crewIdOf(trx, identity.personId);
  const waiting = reader.sees === 'all' ? await approvedWithoutOrder(trx, mostWaiting) : [];
  const isBlind = reader.sees === 'own' && reader.crewId === null;
  const cards = isBlind
    ? []
    : await openCards(trx, reader.sees === 'own' ? (reader.crewId ?? undefined) : undefined);
  return accept({
    isOn: shop?.isOn ?? false,
    revision: shop?.revision ?? 0,
    settings: shop?.settings ?? defaultShopSettings,
    locations: await locationsOf(trx),
    crew: (await crewRows(trx)).map(({ member, revision }) => ({
      member: memberFor(reader, member),
      revision,
    })),
    me,
    cards: cards.map((row) => cardFor(reader, row)),
    waiting: waiting.map(({ since, ...estimate }) => ({ ...estimate, since: since.toISOString() })),
    place: shop?.edits ?? 0,
  });
}

/** Certificates and hours of colleagues are not a technician's business. */
function memberFor(reader: ShopReader, member: CrewMember): CrewMember {
  const isOpen = reader.sees === 'all' || member.id === reader.crewId;
  return isOpen ? member : { ...member, userId: null, certificates: [], calendar: null };
}

const changedMeanwhile = {
  kind: 'conflict',
  detail: 'Somebody else changed this meanwhile. Read it again.',
} as const;

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

interface GivenRecord {
  readonly revision: number;
  readonly isRemoved: boolean;
}

const otherId = { kind: 'conflict', detail: 'The id in the address is not that of the record.' } as const;

export async function putLocation(
  context: CompanyContext,
  id: string,
  { location, ...given }: GivenRecord & { readonly location: ShopLocation },
) {
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
  return putRecord(context, { table: 'crew_member', id, recordId: member.id }, given, (write) =>
    storeCrewMember(trx, write, member),
  );
}

const noColleague = { kind: 'conflict', detail: 'This person does not work for the company.' } as const;
const onCrewAlready = { kind: 'conflict', detail: 'This person is on the crew already.' } as const;

async function putRecord(
  context: CompanyContext,
  { table, id, recordId }: { table: 'shop_location' | 'crew_member'; id: string; recordId: string },
  { revision, isRemoved }: GivenRecord,
  store: (write: Parameters<typeof storeLocation>[1]) => Promise<number | undefined>,
) {
  const forbidden = refusedUnless(context, 'change-shop-locations-and-crew');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx, identity, company } = context.auth;
  if (revision > 0 && !(await isStored(trx, table, id)))
    return refuse(await notFoundHere(context, table, id));
  if (recordId !== id) return refuse(otherId);
  const { companyId } = company;
  const { personId } = identity;
  const stored = await store({ companyId, personId, id, revision, isRemoved, now: context.now });
  if (stored === undefined) return refuse(changedMeanwhile);
  await announceShop(trx, { company: companyId, orders: [] });
  return accept({ revision: stored });
}
