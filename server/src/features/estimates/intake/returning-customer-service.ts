import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import {
  addsNothing,
  customerKeys,
  customerOn,
  isOtherVehicle,
  updatedRecord,
  unitKeys,
  unitOn,
} from '@dre/core/domain/estimates/intake/returning-customer';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../database/connections/connection.ts';
import {
  addCustomerKeys,
  customerById,
  customersByKeys,
  dropCustomerKeys,
  estimatesOfCustomer,
  insertCustomer,
  removeCustomer,
  updateCustomer,
} from '../customers/customers-queries.ts';
import { linksOf, setLinks } from '../customers/links-queries.ts';
import {
  addUnitKeys,
  dropUnitKeys,
  estimatesOfUnit,
  insertUnit,
  removeUnit,
  unitById,
  unitsByKeys,
  updateUnit,
} from '../customers/units-queries.ts';

export interface Written {
  readonly companyId: string;
  readonly before: Estimate;
  readonly after: Estimate;
  readonly now: Date;
}

/** Records the customer and the vehicle of an estimate as soon as they are typed. */
export async function storeReturning(trx: Db, written: Written): Promise<void> {
  const { before, after } = written;
  const customer = { before: customerOn(before), now: customerOn(after) };
  const unit = { before: unitOn(before), now: unitOn(after) };
  if (isDeepStrictEqual(customer.before, customer.now) && isDeepStrictEqual(unit.before, unit.now)) return;
  const links = await linksOf(trx, after.id);
  const customers = customerRegister(trx, written);
  const customerId = await recordFor(customers, links.customerId, customer);
  const units = unitRegister(trx, written, customerId);
  const unitId = await recordFor(units, links.unitId, unit);
  if (customerId !== links.customerId || unitId !== links.unitId) {
    await setLinks(trx, after.id, { customerId, unitId });
  }
  await forget(units, links.unitId, unitId, unit.before);
  await forget(customers, links.customerId, customerId, customer.before);
}

/** Access to the records of one kind, as far as an estimate needs it. */
interface Register<Details extends object> {
  keysOf(details: Details): readonly string[];
  knownBy(
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly id: string; readonly details: Details }>>;
  read(id: string): Promise<{ readonly details: Details } | undefined>;
  /** The number of estimates that name the record, without the one being edited. */
  others(id: string): Promise<number>;
  cannotBe(known: Details, now: Details): boolean;
  insert(details: Details): Promise<string>;
  update(id: string, details: Details): Promise<void>;
  addKeys(id: string, keys: readonly string[]): Promise<void>;
  dropKeys(id: string): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Named<Details> {
  readonly before: Details | undefined;
  readonly now: Details | undefined;
}

async function recordFor<Details extends object>(
  register: Register<Details>,
  linked: string | null,
  { before, now }: Named<Details>,
): Promise<string | null> {
  if (now === undefined) return null;
  const keys = register.keysOf(now);
  const holders = keys.length === 0 ? new Map<string, never>() : await register.knownBy(keys);
  const match = keys
    .map((key) => holders.get(key))
    .find((holder) => holder !== undefined && !register.cannotBe(holder.details, now));
  if (match !== undefined && match.id !== linked) {
    await register.update(match.id, updatedRecord(match.details, now, now));
    await register.addKeys(match.id, keys);
    return match.id;
  }
  const own = linked === null ? undefined : await register.read(linked);
  if (linked !== null && own !== undefined) {
    const isOurs = (await register.others(linked)) === 0;
    if (isOurs || match !== undefined) {
      const details = updatedRecord(own.details, before ?? {}, now, isOurs);
      await register.update(linked, details);
      // Keys of half-typed details are dropped, so that nobody is recognized by them.
      if (isOurs) await register.dropKeys(linked);
      await register.addKeys(linked, [...new Set([...keys, ...register.keysOf(details)])]);
      return linked;
    }
  }
  const id = await register.insert(now);
  await register.addKeys(id, keys);
  return id;
}

/** Deletes a record only this estimate ever used, with no details beyond it, once the estimate names another. */
async function forget<Details extends object>(
  register: Register<Details>,
  was: string | null,
  is: string | null,
  before: Details | undefined,
): Promise<void> {
  if (was === null || was === is) return;
  const known = await register.read(was);
  if (known === undefined || !addsNothing(known.details, before ?? {})) return;
  if ((await register.others(was)) === 0) await register.remove(was);
}

function customerRegister(
  trx: Db,
  { companyId, after, now }: Written,
): Register<NonNullable<ReturnType<typeof customerOn>>> {
  return {
    keysOf: customerKeys,
    knownBy: (keys) => customersByKeys(trx, keys),
    read: (id) => customerById(trx, id),
    others: (id) => estimatesOfCustomer(trx, id, after.id),
    cannotBe: () => false,
    insert: (details) => insertCustomer(trx, companyId, details, now),
    update: (id, details) => updateCustomer(trx, id, details, now),
    addKeys: (id, keys) => addCustomerKeys(trx, companyId, id, keys),
    dropKeys: (id) => dropCustomerKeys(trx, id),
    remove: (id) => removeCustomer(trx, id),
  };
}

function unitRegister(
  trx: Db,
  { companyId, after, now }: Written,
  customerId: string | null,
): Register<NonNullable<ReturnType<typeof unitOn>>> {
  return {
    keysOf: (details) => unitKeys(details, customerId),
    knownBy: (keys) => unitsByKeys(trx, keys),
    read: (id) => unitById(trx, id),
    others: (id) => estimatesOfUnit(trx, id, after.id),
    cannotBe: isOtherVehicle,
    insert: (details) => insertUnit(trx, companyId, details, { customerId, now }),
    update: (id, details) => updateUnit(trx, id, details, { customerId, now }),
    addKeys: (id, keys) => addUnitKeys(trx, companyId, id, keys),
    dropKeys: (id) => dropUnitKeys(trx, id),
    remove: (id) => removeUnit(trx, id),
  };
}
