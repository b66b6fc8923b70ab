import { type UnitDetails, unitSearch } from '@dre/core/domain/estimates/intake/returning-customer';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';
import { containing } from './customers-queries.ts';

export interface UnitRecord {
  readonly id: string;
  readonly details: UnitDetails;
  readonly customer_id: string | null;
}

const shown = ['rv_unit.id', 'rv_unit.details', 'rv_unit.customer_id'] as const;

export function unitById(trx: Db, id: string): Promise<UnitRecord | undefined> {
  return trx.selectFrom('rv_unit').select(shown).where('id', '=', id).executeTakeFirst();
}

export async function unitsByKeys(
  trx: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, UnitRecord>> {
  const rows = await trx
    .selectFrom('rv_unit_key')
    .innerJoin('rv_unit', (join) =>
      join
        .onRef('rv_unit.company_id', '=', 'rv_unit_key.company_id')
        .onRef('rv_unit.id', '=', 'rv_unit_key.unit_id'),
    )
    .select([...shown, 'rv_unit_key.id as key'])
    .where('rv_unit_key.id', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

export async function insertUnit(
  trx: Db,
  companyId: string,
  details: UnitDetails,
  { customerId, now }: { readonly customerId: string | null; readonly now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('rv_unit')
    .values({ company_id: companyId, used_at: now, customer_id: customerId, ...columnsOf(details) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Without `used` this is a correction: neither the last use nor the customer changes. A use before the last one does
 * not lower it.
 */
export async function updateUnit(
  trx: Db,
  id: string,
  details: UnitDetails,
  used?: { readonly customerId: string | null; readonly now: Date },
): Promise<void> {
  const use = used && {
    used_at: sql<Date>`greatest(used_at, ${used.now}::timestamptz)`,
    ...(used.customerId !== null && { customer_id: used.customerId }),
  };
  await trx
    .updateTable('rv_unit')
    .set({ ...columnsOf(details), ...use })
    .where('id', '=', id)
    .execute();
}

function columnsOf(details: UnitDetails) {
  return { details: JSON.stringify(details), search: unitSearch(details) };
}

export async function removeUnit(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('rv_unit').where('id', '=', id).execute();
}

export async function addUnitKeys(
  trx: Db,
  companyId: string,
  unitId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.toSorted().map((id) => ({ company_id: companyId, id, unit_id: unitId }));
  await trx
    .insertInto('rv_unit_key')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropUnitKeys(trx: Db, unitId: string): Promise<void> {
  await trx.deleteFrom('rv_unit_key').where('unit_id', '=', unitId).execute();
}

export async function moveUnit(trx: Db, from: string, into: string): Promise<number> {
  const estimates = await trx
    .updateTable('estimate')
    .set({ unit_id: into })
    .where('unit_id', '=', from)
    .executeTakeFirst();
  await trx.updateTable('rv_unit_key').set({ unit_id: into }).where('unit_id', '=', from).execute();
  return Number(estimates.numUpdatedRows);
}

export async function estimatesOfUnit(trx: Db, id: string, without?: string): Promise<number> {
  let query = trx
    .selectFrom('estimate')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('unit_id', '=', id);
  if (without !== undefined) query = query.where('id', '!=', without);
  return Number((await query.executeTakeFirstOrThrow()).n);
}

/** The vehicles these customers came with last. */
export function unitsOf(trx: Db, customerIds: readonly string[]): Promise<UnitRecord[]> {
  return trx
    .selectFrom('rv_unit')
    .select(shown)
    .where('rv_unit.customer_id', 'in', customerIds)
    .orderBy('rv_unit.used_at', 'desc')
    .orderBy('rv_unit.id', 'desc')
    .execute();
}

/** The customer's vehicles, and those they once had an estimate for. */
export function unitsOfCustomer(trx: Db, customerId: string) {
  return trx
    .selectFrom('rv_unit')
    .select((row) => [
      ...shown,
      row
        .selectFrom('estimate')
        .select((one) => one.fn.countAll<string>().as('n'))
        .whereRef('estimate.company_id', '=', 'rv_unit.company_id')
        .whereRef('estimate.unit_id', '=', 'rv_unit.id')
        .as('estimates'),
    ])
    .$narrowType<{ estimates: string }>()
    .where(
      sql<boolean>`(rv_unit.customer_id = ${customerId} or rv_unit.id in (
        select e.unit_id from estimate e where e.company_id = rv_unit.company_id and e.customer_id = ${customerId}))`,
    )
    .orderBy('rv_unit.used_at', 'desc')
    .orderBy('rv_unit.id', 'desc')
    .execute();
}

/** Matching vehicles, each with its last customer. */
export function unitsLike(trx: Db, find: string, limit: number) {
  return trx
    .selectFrom('rv_unit')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.company_id', '=', 'rv_unit.company_id')
        .onRef('customer.id', '=', 'rv_unit.customer_id'),
    )
    .select([...shown, 'customer.details as customerDetails'])
    .where(sql<boolean>`rv_unit.search like ${containing(find)}`)
    .orderBy('rv_unit.used_at', 'desc')
    .orderBy('rv_unit.id', 'desc')
    .limit(limit)
    .execute();
}
