import type { CustomerDetails } from '@dre/core/domain/estimates/intake/returning-customer';
import { customerSearch } from '@dre/core/domain/estimates/intake/returning-customer';
import { sql } from 'kysely';
import type { Db } from '../../../database/connections/connection.ts';

export interface CustomerRecord {
  readonly id: string;
  readonly details: CustomerDetails;
}

export function customerById(trx: Db, id: string): Promise<CustomerRecord | undefined> {
  return trx.selectFrom('customer').select(['id', 'details']).where('id', '=', id).executeTakeFirst();
}

/** The customers that have these keys. */
export async function customersByKeys(
  trx: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CustomerRecord>> {
  const rows = await trx
    .selectFrom('customer_key')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.company_id', '=', 'customer_key.company_id')
        .onRef('customer.id', '=', 'customer_key.customer_id'),
    )
    .select(['customer_key.id as key', 'customer.id', 'customer.details'])
    .where('customer_key.id', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

export async function insertCustomer(
  trx: Db,
  companyId: string,
  details: CustomerDetails,
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('customer')
    .values({ company_id: companyId, used_at: now, ...columnsOf(details) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Without `now` this is a correction, which does not count as use. A use before the last one does not lower it. */
export async function updateCustomer(
  trx: Db,
  id: string,
  details: CustomerDetails,
  now?: Date,
): Promise<void> {
  await trx
    .updateTable('customer')
    .set({
      ...columnsOf(details),
      ...(now && { used_at: sql<Date>`greatest(used_at, ${now}::timestamptz)` }),
    })
    .where('id', '=', id)
    .execute();
}

function columnsOf(details: CustomerDetails) {
  return {
    details: JSON.stringify(details),
    name: details.name || details.company,
    search: customerSearch(details),
  };
}

export async function removeCustomer(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('customer').where('id', '=', id).execute();
}

/** A key of another customer stays theirs. Sorted, so that two writers never deadlock. */
export async function addCustomerKeys(
  trx: Db,
  companyId: string,
  customerId: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.toSorted().map((id) => ({ company_id: companyId, id, customer_id: customerId }));
  await trx
    .insertInto('customer_key')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropCustomerKeys(trx: Db, customerId: string): Promise<void> {
  await trx.deleteFrom('customer_key').where('customer_id', '=', customerId).execute();
}

/** Moves estimates, vehicles and keys of one customer to the other. */
export async function moveCustomer(
  trx: Db,
  from: string,
  into: string,
): Promise<{ readonly estimates: number; readonly units: number }> {
  const estimates = await trx
    .updateTable('estimate')
    .set({ customer_id: into })
    .where('customer_id', '=', from)
    .executeTakeFirst();
  const units = await trx
    .updateTable('rv_unit')
    .set({ customer_id: into })
    .where('customer_id', '=', from)
    .executeTakeFirst();
  await trx.updateTable('customer_key').set({ customer_id: into }).where('customer_id', '=', from).execute();
  return { estimates: Number(estimates.numUpdatedRows), units: Number(units.numUpdatedRows) };
}

/** The number of estimates that name the customer, without this one. */
export async function estimatesOfCustomer(trx: Db, id: string, without?: string): Promise<number> {
  let query = trx
    .selectFrom('estimate')
    .select((row) => row.fn.countAll<string>().as('n'))
    .where('customer_id', '=', id);
  if (without !== undefined) query = query.where('id', '!=', without);
  return Number((await query.executeTakeFirstOrThrow()).n);
}

export interface ListedCustomer extends CustomerRecord {
  readonly estimates: string;
  readonly used_at: Date;
}

export interface SoughtCustomers {
  /** Normalized as in records; empty finds everybody. */
  readonly find: string;
  /** Also finds customers by their vehicles. */
  readonly byUnits: boolean;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
  /** Customers of exactly this name come first. Only for a list without further pages. */
  readonly firstNamed?: string;
}

export function customersPage(
  trx: Db,
  { find, byUnits, after, limit, firstNamed }: SoughtCustomers,
): Promise<ListedCustomer[]> {
  let query = trx
    .selectFrom('customer')
    .select((row) => [
      'customer.id',
      'customer.details',
      'customer.used_at',
      row
        .selectFrom('estimate')
        .select((one) => one.fn.countAll<string>().as('n'))
        .whereRef('estimate.company_id', '=', 'customer.company_id')
        .whereRef('estimate.customer_id', '=', 'customer.id')
        .as('estimates'),
    ])
    .$narrowType<{ estimates: string }>();
  if (find !== '') {
    const pattern = containing(find);
    const isTheirs = sql<boolean>`exists (
      select from rv_unit u where u.company_id = customer.company_id and u.customer_id = customer.id
        and u.search like ${pattern})`;
    query = query.where((row) =>
      row.or([row('customer.search', 'like', pattern), ...(byUnits ? [isTheirs] : [])]),
    );
  }
  if (after !== undefined) {
    query = query.where(sql<boolean>`(customer.used_at, customer.id) < (${after.at}, ${after.id}::uuid)`);
  }
  if (firstNamed !== undefined) {
    query = query.orderBy(
      sql<boolean>`lower(customer.details ->> 'name') = ${firstNamed.trim().toLowerCase()}`,
      'desc',
    );
  }
  return query.orderBy('customer.used_at', 'desc').orderBy('customer.id', 'desc').limit(limit).execute();
}

export function containing(find: string): string {
  return `%${find.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
