import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { ShopLocation } from '@dre/core/domain/shop/model/shop-location';
import type { ShopSettings } from '@dre/core/domain/shop/model/shop-settings';
import type { Db } from '../../../database/connections/connection.ts';
import type { CompanyContext } from '../../../http/calls/authenticator.ts';

/** Undefined until an owner first opens the shop. */
export function shopOf(trx: Db) {
  return trx
    .selectFrom('shop')
    .select(['is_on as isOn', 'revision', 'settings', 'edits', 'last_order as lastOrder'])
    .executeTakeFirst();
}

/** Locks the shop until this transaction ends, so that its edits are counted without gaps. */
export function lockShop(trx: Db) {
  return trx
    .selectFrom('shop')
    .select(['is_on as isOn', 'settings', 'edits', 'last_order as lastOrder'])
    .select('last_purchase as lastPurchase')
    .forUpdate()
    .executeTakeFirst();
}

export type ShopRow = NonNullable<Awaited<ReturnType<typeof lockShop>>>;

export interface ShopWrite {
  readonly companyId: string;
  readonly personId: string;
  readonly isOn: boolean;
  readonly settings: ShopSettings;
  readonly now: Date;
}

/** Stores the settings; returns their revision, or undefined if somebody changed them since. */
export async function storeShop(
  trx: Db,
  { companyId, personId, isOn, settings, now }: ShopWrite,
  revision: number,
): Promise<number | undefined> {
  const values = {
    is_on: isOn,
    settings: JSON.stringify(settings),
    changed_at: now,
    changed_by: personId,
    revision: revision + 1,
  };
  const stored =
    revision === 0
      ? await trx
          .insertInto('shop')
          .values({ company_id: companyId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await trx
          .updateTable('shop')
          .set(values)
          .where('company_id', '=', companyId)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return stored?.revision;
}

export async function countShopEdits(trx: Db, companyId: string, edits: number): Promise<void> {
  await trx.updateTable('shop').set({ edits }).where('company_id', '=', companyId).execute();
}

export async function countOrders(trx: Db, companyId: string, lastOrder: number): Promise<void> {
  await trx.updateTable('shop').set({ last_order: lastOrder }).where('company_id', '=', companyId).execute();
}

export function locationsOf(trx: Db) {
  return trx
    .selectFrom('shop_location')
    .select(['location', 'revision'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function locationById(trx: Db, id: string): Promise<ShopLocation | undefined> {
  const row = await trx
    .selectFrom('shop_location')
    .select('location')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.location;
}

export function crewRows(trx: Db) {
  return trx
    .selectFrom('crew_member')
    .select(['member', 'revision', 'person_id as personId'])
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** A member of the crew who was not taken off it. */
export async function crewMemberById(trx: Db, id: string): Promise<CrewMember | undefined> {
  const row = await trx
    .selectFrom('crew_member')
    .select('member')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.member;
}

/** Locks the record until this transaction ends, so that two changes of it follow each other. */
export function lockCrewMember(trx: Db, id: string) {
  return trx
    .selectFrom('crew_member')
    .select(['member', 'revision'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Everybody by crew id, also those who left: their time stays. */
export async function everyCrewMember(trx: Db): Promise<ReadonlyMap<string, CrewMember>> {
  const rows = await trx.selectFrom('crew_member').select(['id', 'member']).execute();
  return new Map(rows.map(({ id, member }) => [id, member]));
}

/** The crew id of a person with a sign-in; null if they are not on the crew. */
export async function crewIdOf(trx: Db, personId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('crew_member')
    .select('id')
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The caller's own crew id: of their sign-in, or of who presses a clock without one. */
export async function ownCrewId({ auth: { trx, identity, crewId } }: CompanyContext): Promise<string | null> {
  return crewId ?? crewIdOf(trx, identity.personId);
}

export async function emailOfPerson(trx: Db, personId: string): Promise<string> {
  const row = trx.selectFrom('person').select('email').where('id', '=', personId);
  return (await row.executeTakeFirstOrThrow()).email;
}

/** True if the person belongs to this company. */
/** The people of the company who sign in, by name. */
export function colleagues(trx: Db, companyId: string) {
  return trx
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['person.id', 'person.name'])
    .where('membership.company_id', '=', companyId)
    .where('membership.disabled_at', 'is', null)
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
}

export async function isColleague(trx: Db, personId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('membership')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}

export type ShopRecordTable = 'shop_location' | 'crew_member' | 'vendor';

/** True if the company has such a record, removed or not. */
export async function isStored(trx: Db, table: ShopRecordTable, id: string): Promise<boolean> {
  const row = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export interface RecordWrite {
  readonly companyId: string;
  readonly personId: string;
  readonly id: string;
  readonly revision: number;
  readonly isRemoved: boolean;
  readonly now: Date;
}

/** Returns the stored revision; undefined if another one is stored, or none where one was expected. */
export async function storeLocation(
  trx: Db,
  write: RecordWrite,
  location: ShopLocation,
): Promise<number | undefined> {
  const values = { ...recordValues(write), location: JSON.stringify(location) };
  const { companyId, id, revision } = write;
  const stored =
    revision === 0
      ? await trx
          .insertInto('shop_location')
          .values({ company_id: companyId, id, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await trx
          .updateTable('shop_location')
          .set(values)
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return stored?.revision;
}

export async function storeCrewMember(
  trx: Db,
  write: RecordWrite,
  member: CrewMember,
): Promise<number | undefined> {
  const values = {
    ...recordValues(write),
    member: JSON.stringify(member),
    person_id: member.userId,
  };
  const { companyId, id, revision } = write;
  const stored =
    revision === 0
      ? await trx
          .insertInto('crew_member')
          .values({ company_id: companyId, id, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await trx
          .updateTable('crew_member')
          .set(values)
          .where('id', '=', id)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return stored?.revision;
}

export function recordValues({ personId, revision, isRemoved, now }: RecordWrite) {
  return {
    revision: revision + 1,
    removed_at: isRemoved ? now : null,
    changed_at: now,
    changed_by: personId,
  };
}
