import type { ReturningMatch } from '@dre/core/contract/estimates/customers';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import {
  type CustomerDetails,
  customerFields,
  type UnitDetails,
  unitFields,
} from '@dre/core/domain/estimates/intake/returning-customer';
import { typeChanges } from '../cards/type-changes.ts';

/** The changes to the form when a returning customer is selected. */
export interface Filling {
  readonly changes: readonly Change[];
  readonly count: number;
  /** Names of fields with a different value that are left as they are. */
  readonly unchanged: readonly string[];
}

export type Typed = keyof CustomerDetails | keyof UnitDetails;

/**
 * Fills empty fields, and the one typed into, because its text was only the search. The vehicle type is filled too
 * while no lines exist for another one. Other entries stay unless `all` is set.
 */
export function returningChanges(
  { customer, unit }: ReturningMatch,
  estimate: Estimate,
  {
    typed,
    contents,
    all = false,
  }: {
    readonly typed: Typed | null;
    readonly contents: Pick<BookContents, 'vehicleTypes' | 'constructions'>;
    readonly all?: boolean;
  },
): Filling {
  const isNew = estimate.lines.length === 0;
  const changes: Change[] = [];
  const type = unit?.details.vehicleType ?? null;
  if (type !== null && isNew) changes.push(...typeChanges(estimate, type, contents));
  const ofType: readonly Typed[] = isNew ? ['vehicleType', 'wall', 'roof'] : [];
  const isFree = (field: Typed) => all || field === typed || ofType.includes(field);
  const party = fill(customer?.details, estimate.parties.customer, customerFields, isFree);
  const vehicle = fill(unit?.details, estimate.unit, unitFields, isFree);
  if (vehicle.count > 0) changes.push({ kind: 'set-unit', changes: vehicle.values });
  if (party.count > 0) changes.push({ kind: 'set-party', role: 'customer', changes: party.values });
  return {
    changes,
    count: party.count + vehicle.count,
    unchanged: [...party.unchanged, ...vehicle.unchanged].map((field) => fieldLabels[field]),
  };
}

function fill<Field extends Typed, Matter extends { readonly [Key in Field]?: unknown }>(
  from: Matter | undefined,
  to: Matter,
  fields: readonly Field[],
  isFree: (field: Typed) => boolean,
) {
  const differing = from === undefined ? [] : fields.filter((field) => isNews(from[field], to[field]));
  const found = differing.filter((field) => isEmpty(to[field]) || isFree(field));
  const values = Object.fromEntries(found.map((field) => [field, from?.[field]])) as Partial<Matter>;
  return { values, count: found.length, unchanged: differing.filter((field) => !found.includes(field)) };
}

function isNews(from: unknown, to: unknown): boolean {
  return !isEmpty(from) && JSON.stringify(from) !== JSON.stringify(to);
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

const fieldLabels: Record<Typed, string> = {
  name: 'name',
  company: 'company',
  phone: 'phone',
  email: 'email',
  address: 'street',
  city: 'city',
  state: 'state',
  postalCode: 'ZIP',
  vehicleType: 'vehicle type',
  wall: 'walls',
  roof: 'roof',
  year: 'year',
  make: 'make',
  model: 'model',
  length: 'length',
  height: 'height',
  width: 'width',
  coachVin: 'VIN',
  chassisVin: 'chassis VIN',
  plate: 'plate',
  plateState: 'state of the plate',
  color: 'color',
  paintCodes: 'paint codes',
  fitted: 'fitted parts',
  accessories: 'accessories',
};
