import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { customerFields, unitFields } from '@dre/core/domain/estimates/intake/returning-customer';

/** The values copied from an earlier estimate of the vehicle: only into empty fields. */
export function copyChanges(
  from: Pick<Estimate, 'unit' | 'parties'>,
  to: Pick<Estimate, 'unit' | 'parties'>,
): { readonly changes: readonly Change[]; readonly count: number } {
  const unit = missing(from.unit, to.unit, unitFields);
  const customer = missing(from.parties.customer, to.parties.customer, customerFields);
  const changes: Change[] = [];
  if (unit.count > 0) changes.push({ kind: 'set-unit', changes: unit.values });
  if (customer.count > 0) changes.push({ kind: 'set-party', role: 'customer', changes: customer.values });
  return { changes, count: unit.count + customer.count };
}

function missing<Matter extends object>(from: Matter, to: Matter, fields: readonly (keyof Matter)[]) {
  const found = fields.filter((field) => isEmpty(to[field]) && !isEmpty(from[field]));
  const values = Object.fromEntries(found.map((field) => [field, from[field]])) as Partial<Matter>;
  return { values, count: found.length };
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}
