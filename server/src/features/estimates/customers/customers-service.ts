import {
  customerLimits,
  type CustomerReply,
  type ReturningMatch,
} from '@dre/core/contract/estimates/customers';
import {
  type CustomerDetails,
  customerKeys,
  updatedRecord,
  searchText,
} from '@dre/core/domain/estimates/intake/returning-customer';
import { accept, refuse } from '@dre/core/domain/result';
import { notFoundHere } from '../../../audit/foreign-id-queries.ts';
import { type EstimateContext, refusedFor } from '../record/access.ts';
import {
  addCustomerKeys,
  customerById,
  type CustomerRecord,
  customersPage,
  estimatesOfCustomer,
  moveCustomer,
  removeCustomer,
  updateCustomer,
} from './customers-queries.ts';
import { pageOf, cursorFrom } from '../../../database/keyset-pages.ts';
import { unitsLike, unitsOf, unitsOfCustomer } from './units-queries.ts';

export interface CustomersQuery {
  readonly find?: string;
  readonly after?: string;
}

const unitsShown = 3;

export async function listCustomers(context: EstimateContext, { find = '', after }: CustomersQuery) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const limit = customerLimits.listPage;
  const rows = await customersPage(trx, {
    find: searchText(find),
    byUnits: true,
    after: cursorFrom(after),
    limit: limit + 1,
  });
  const page = pageOf(rows, limit, ({ used_at }) => used_at);
  const units =
    page.items.length === 0
      ? []
      : await unitsOf(
          trx,
          page.items.map(({ id }) => id),
        );
  const items = page.items.map(({ id, details, estimates, used_at }) => ({
    id,
    details,
    estimates: Number(estimates),
    usedAt: used_at.toISOString(),
    units: units
      .filter(({ customer_id }) => customer_id === id)
      .slice(0, unitsShown)
      .map((unit) => ({ id: unit.id, details: unit.details })),
  }));
  return accept({ items, next: page.next });
}

export async function readCustomer(context: EstimateContext, id: string) {
  const forbidden = refusedFor(context, 'read');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const found = await customerById(trx, id);
  if (found === undefined) return noSuch(context, id);
  const units = await unitsOfCustomer(trx, id);
  const reply: CustomerReply = {
    ...found,
    estimates: await estimatesOfCustomer(trx, id),
    units: units.map((unit) => ({
      id: unit.id,
      details: unit.details,
      isElsewhere: unit.customer_id !== id,
      estimates: Number(unit.estimates),
    })),
    mayChange: refusedFor(context, 'edit') === undefined,
  };
  return accept(reply);
}

/** Corrects the record only; estimates keep the details they were written with. */
export async function correctCustomer(context: EstimateContext, id: string, details: CustomerDetails) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  if ((details.name || details.company).trim() === '') {
    return refuse({ kind: 'invalid-request', errors: { name: 'Enter a name or a company.' } } as const);
  }
  const { trx, company } = context.auth;
  if ((await customerById(trx, id)) === undefined) return noSuch(context, id);
  await updateCustomer(trx, id, details);
  await addCustomerKeys(trx, company.companyId, id, customerKeys(details));
  return accept(true);
}

export async function mergeCustomer(context: EstimateContext, id: string, into: string) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  if (id === into) return refuse({ kind: 'conflict', detail: 'Choose another customer.' } as const);
  const { trx } = context.auth;
  const [from, to] = [await customerById(trx, id), await customerById(trx, into)];
  if (from === undefined) return noSuch(context, id);
  if (to === undefined) return noSuch(context, into);
  const moved = await moveCustomer(trx, id, into);
  // Takes over only the details the other lacks.
  await updateCustomer(trx, into, updatedRecord(to.details, from.details, from.details));
  await removeCustomer(trx, id);
  return accept(moved);
}

export async function deleteCustomer(context: EstimateContext, id: string) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  if ((await customerById(trx, id)) === undefined) return noSuch(context, id);
  const used = await estimatesOfCustomer(trx, id);
  if (used > 0) return refuse({ kind: 'conflict', detail: inUse(used, 'customer') } as const);
  await removeCustomer(trx, id);
  return accept(true);
}

export function inUse(estimates: number, what: string): string {
  const are = estimates === 1 ? '1 estimate names' : `${String(estimates)} estimates name`;
  return `${are} this ${what}. Merge it into another one instead.`;
}

/** Matches of a search: each customer with each of their vehicles, and each vehicle with its last customer. */
export async function findReturning(context: EstimateContext, typed: string) {
  const forbidden = refusedFor(context, 'edit');
  if (forbidden !== undefined) return refuse(forbidden);
  const { trx } = context.auth;
  const find = searchText(typed);
  if (find.length < leastSought) return accept([]);
  const limit = customerLimits.offers;
  const customers = await customersPage(trx, {
    find,
    byUnits: false,
    after: undefined,
    limit,
    firstNamed: typed,
  });
  const theirs =
    customers.length === 0
      ? []
      : await unitsOf(
          trx,
          customers.map(({ id }) => id),
        );
  const vehicles = await unitsLike(trx, find, limit);
  const offers: ReturningMatch[] = vehicles.map(({ id, details, customer_id, customerDetails }) => ({
    customer:
      customer_id === null || customerDetails === null ? null : { id: customer_id, details: customerDetails },
    unit: { id, details },
  }));
  const taken = new Set(vehicles.map(({ id }) => id));
  for (const customer of customers) offers.push(...offersOf(customer, theirs, taken));
  return accept(offers.slice(0, limit));
}

const leastSought = 2;

function offersOf(
  { id, details }: CustomerRecord,
  units: Awaited<ReturnType<typeof unitsOf>>,
  taken: ReadonlySet<string>,
): ReturningMatch[] {
  const own = units.filter(({ customer_id }) => customer_id === id);
  const customer = { id, details };
  if (own.length === 0) return [{ customer, unit: null }];
  return own
    .filter((unit) => !taken.has(unit.id))
    .map((unit) => ({ customer, unit: { id: unit.id, details: unit.details } }));
}

async function noSuch(context: EstimateContext, id: string) {
  return refuse(await notFoundHere(context, 'customer', id));
}
