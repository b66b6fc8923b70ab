import { randomUUID } from 'node:crypto';
import type { RepairOrderReply } from '@dre/core/contract/shop/shop';
import { boardCard } from '@dre/core/domain/shop/board/board-card';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { blankOrder } from '@dre/core/domain/shop/model/repair-order';
import type { ShopEdit } from '@dre/core/domain/shop/model/shop-edit';
import { defaultShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Db, inCompany } from '../database/connections/connection.ts';
import { checksumOf } from '../features/estimates/record/checksum.ts';
import { insertClockKey } from '../features/shop/clock-keys/clock-keys-queries.ts';
import { insertOrder } from '../features/shop/orders/orders-queries.ts';
import { storeVendor } from '../features/shop/parts/vendors-queries.ts';
import { insertPurchase } from '../features/shop/purchasing/purchase-queries.ts';
import { storeCrewMember, storeLocation } from '../features/shop/setup/shop-queries.ts';
import { anEdit, anEstimate, type Member, post, shroudReplaced, started } from './estimates.ts';
import { aPerson } from './people.ts';
import { testNow } from './test-now.ts';

const zone = { side: 'whole', subSide: 'fees', region: null } as const;
const signed = { by: '', at: '' };

export function put(app: FastifyInstance, { headers }: Member, url: string, body: object) {
  return app.inject({ method: 'PUT', url, headers, body });
}

/** Switches the company's shop on. */
export async function shopOn(app: FastifyInstance, owner: Member): Promise<void> {
  await put(app, owner, '/api/shop', { revision: 0, isOn: true, settings: defaultShopSettings });
}

/** An estimate with one replaced part, approved by the shop itself. */
export async function anApprovedEstimate(
  app: FastifyInstance,
  member: Member,
  before: readonly object[] = [],
): Promise<string> {
  const { estimate } = await started(app, member);
  await sendTo(app, member, estimate.id, [
    ...before,
    anEdit({ ...shroudReplaced, lineId: randomUUID(), place: zone }),
    anEdit({ kind: 'set-party', role: 'customer', changes: { name: 'Rosa Delgado' } }),
    anEdit({ kind: 'lock', ...signed }),
    anEdit({ kind: 'approve', reason: 'By phone', ...signed }),
  ]);
  return estimate.id;
}

export async function sendTo(
  app: FastifyInstance,
  member: Member,
  id: string,
  edits: readonly object[],
): Promise<void> {
  const body = { device: randomUUID(), since: 0, edits };
  const reply = await post(app, member, `/api/estimates/${id}/edits`, body);
  const refused = reply
    .json<{ fates?: { fate: { kind: string } }[] }>()
    .fates?.find(({ fate }) => fate.kind !== 'applied');
  if (reply.statusCode !== 200 || refused !== undefined) throw new Error(reply.payload);
}

export async function anOpenOrder(
  app: FastifyInstance,
  member: Member,
  estimateId: string,
): Promise<RepairOrderReply> {
  const body = { id: randomUUID(), estimateId, device: randomUUID() };
  const reply = await post(app, member, '/api/shop/orders', body);
  if (reply.statusCode !== 200) throw new Error(reply.payload);
  return reply.json<RepairOrderReply>();
}

type Unsigned<T> = T extends unknown ? Omit<T, 'id' | 'by' | 'at'> : never;

export function aShopEdit(change: Unsigned<ShopEdit>): ShopEdit {
  return { id: randomUUID(), ...signed, ...change } as ShopEdit;
}

export function sendToShop(
  app: FastifyInstance,
  member: Member,
  order: string,
  edits: readonly ShopEdit[],
  device: string = randomUUID(),
) {
  return post(app, member, '/api/shop/edits', { device, edits: edits.map((edit) => ({ order, edit })) });
}

/** A member of the crew; with a person's id, one who signs in. */
export async function onCrew(
  app: FastifyInstance,
  owner: Member,
  userId: string | null,
): Promise<CrewMember> {
  const member: CrewMember = {
    id: randomUUID(),
    name: 'Lee Park',
    userId,
    levels: { body: 3, roof: 2 },
    certificates: [{ name: 'LP gas', issuer: 'RVTI', expires: '2027-12-31' }],
    calendar: null,
  };
  await put(app, owner, `/api/shop/crew/${member.id}`, { revision: 0, isRemoved: false, member });
  return member;
}

/** Rows of another company, written without its calls. */
export async function aStoredOrder(db: Db, companyId: string): Promise<string> {
  const [estimateId, { id: personId }] = [await anEstimate(db, companyId), await aPerson(db)];
  const order = { ...blankOrder(randomUUID()), number: 'RO-10001', estimateId };
  const card = boardCard(order, { estimateStage: 'approved', voidSince: null });
  const write = { order, card, checksum: checksumOf(order), crew: [], revision: 1, now: testNow };
  await inCompany(db, companyId, (trx) => insertOrder(trx, { ...write, companyId, personId }));
  return order.id;
}

export async function aStoredLocation(db: Db, companyId: string): Promise<string> {
  const { id: personId } = await aPerson(db);
  const id = randomUUID();
  const size = { length: null, doorHeight: null, width: null };
  const location = { id, name: 'Bay 1', kind: 'bay', ...size, equipment: [], hours: null } as const;
  const write = { companyId, personId, id, revision: 0, isRemoved: false, now: testNow };
  await inCompany(db, companyId, (trx) => storeLocation(trx, write, location));
  return id;
}

export async function aStoredCrewMember(db: Db, companyId: string): Promise<string> {
  const { id: personId } = await aPerson(db);
  const id = randomUUID();
  const member = { id, name: 'Lee', userId: null, levels: {}, certificates: [], calendar: null };
  const write = { companyId, personId, id, revision: 0, isRemoved: false, now: testNow };
  await inCompany(db, companyId, (trx) => storeCrewMember(trx, write, member));
  return id;
}

export async function aStoredClockKey(db: Db, companyId: string): Promise<string> {
  const { id: enrolledBy } = await aPerson(db);
  const id = randomUUID();
  const publicKey = Buffer.alloc(65, 4);
  const key = { companyId, id, kind: 'tablet', name: 'Door', publicKey, enrolledBy, now: testNow } as const;
  await inCompany(db, companyId, (trx) => insertClockKey(trx, { ...key, pass: null }));
  return id;
}

export async function aStoredVendor(db: Db, companyId: string): Promise<string> {
  const { id: personId } = await aPerson(db);
  const id = randomUUID();
  const vendor = { id, name: 'Lakeshore RV Supply', contact: '', phone: '', email: '', account: '' };
  const write = { companyId, personId, id, revision: 0, isRemoved: false, now: testNow };
  await inCompany(db, companyId, (trx) => storeVendor(trx, write, vendor));
  return id;
}

export async function aStoredPurchase(db: Db, companyId: string): Promise<string> {
  const [{ id: personId }, vendorId] = [await aPerson(db), await aStoredVendor(db, companyId)];
  const vendor = {
    id: vendorId,
    name: 'Lakeshore RV Supply',
    contact: '',
    phone: '',
    email: '',
    account: '',
  };
  const written = { by: 'Dana', at: testNow.toISOString() };
  const [id, number] = [randomUUID(), 'PO-10001'];
  const purchase = { id, number, vendor, note: '', lines: [], written, sent: null };
  await inCompany(db, companyId, (trx) =>
    insertPurchase(trx, { companyId, personId, vendorId, purchase, now: testNow }),
  );
  return id;
}

/** Nobody may write a day in the past, so a card is given the days as time would leave them. */
export async function timePassed(
  db: Db,
  companyId: string,
  {
    order,
    ...days
  }: { readonly order: string; readonly promise?: string; readonly parts?: readonly string[] },
): Promise<void> {
  const { promise, parts } = days;
  const [path, value] =
    promise === undefined
      ? ['{parts,expected}', parts ?? []]
      : ['{promise}', { day: promise, first: promise, count: 1 }];
  await inCompany(db, companyId, (trx) =>
    sql`update repair_order set card = jsonb_set(card::jsonb, ${path}, ${JSON.stringify(value)}::jsonb)::json
      where id = ${order}`.execute(trx),
  );
}
