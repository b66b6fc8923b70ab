import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { Profile, RateValues } from './profile.ts';

/** Tables change row by row, so concurrent changes of two rates are both preserved. */
type Rows = Readonly<Record<string, unknown>>;
const tables: ReadonlySet<string> = new Set<keyof RateValues>(['labor', 'parts']);

/** Sets the estimate's own values. The profile's original values stay in `standard` until both are equal again. */
export function withRates(profile: Profile, changes: RateValues): Profile {
  const { standard: former = {}, ...values } = profile;
  const standard = merged(ratesOf(profile, changes), former);
  return withStandard(merged(values, changes), standard);
}

/** Copies a profile or part of one into the estimate; copied values are no longer the estimate's own. */
export function withProfile(profile: Profile, changes: Partial<Profile>): Profile {
  const { standard: former = {}, ...values } = profile;
  const { standard: given, ...copied } = changes;
  const left = Object.fromEntries(Object.entries(former).filter(([field]) => !(field in copied)));
  return withStandard({ ...values, ...copied }, { ...left, ...given });
}

/**
 * The undo of copying `changes`: the former values, and the former `standard` of values that were the estimate's own.
 */
export function profileBefore(profile: Profile, changes: Partial<Profile>): Partial<Profile> {
  const { standard: _standard, ...copied } = changes;
  const fields = Object.keys(copied);
  const picked = (from: object) =>
    Object.fromEntries(Object.entries(from).filter(([field]) => fields.includes(field)));
  const standard = picked(profile.standard ?? {});
  return { ...picked(profile), ...(Object.keys(standard).length > 0 && { standard }) };
}

/** The profile's values of the fields and rows present in `named`; an undo writes them back. */
export function ratesOf(profile: Profile, named: RateValues): RateValues {
  const present: Rows = { ...profile };
  return eachValue(named, (field, row) => valueIn(present, field, row));
}

/** The smallest change that turns the rates of `before` into those of `after`. The profile's name is not a rate. */
export function differingRates(before: Profile, after: Profile): RateValues {
  const { name: _name, standard: _standard, ...values } = after;
  const present: Rows = { ...before };
  return eachValue(values, (field, row, value) =>
    isSame(valueIn(present, field, row), value) ? undefined : value,
  );
}

function withStandard(values: Omit<Profile, 'standard'>, former: RateValues): Profile {
  const present: Rows = { ...values };
  const standard = eachValue(former, (field, row, value) =>
    isSame(valueIn(present, field, row), value) ? undefined : value,
  );
  return Object.keys(standard).length === 0 ? values : { ...values, standard };
}

function merged<Values extends RateValues>(values: Values, over: RateValues): Values {
  const result: Record<string, unknown> = { ...values };
  for (const [field, value] of Object.entries(over)) {
    result[field] = tables.has(field) ? { ...(result[field] as Rows), ...(value as Rows) } : value;
  }
  return result as Values;
}

function valueIn(values: Rows, field: string, row: string | null): unknown {
  return row === null ? values[field] : (values[field] as Rows | undefined)?.[row];
}

/** Maps each present value by `to`; undefined results are omitted. */
function eachValue(
  named: RateValues,
  to: (field: string, row: string | null, value: unknown) => unknown,
): RateValues {
  const result: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(named)) {
    if (tables.has(field)) {
      const rows = Object.entries(value as Rows)
        .map(([row, entry]) => [row, to(field, row, entry)] as const)
        .filter(([, entry]) => entry !== undefined);
      if (rows.length > 0) result[field] = Object.fromEntries(rows);
      continue;
    }
    const one = to(field, null, value);
    if (one !== undefined) result[field] = one;
  }
  return result as RateValues;
}

function isSame(left: unknown, right: unknown): boolean {
  return left === right || canonicalJson(left) === canonicalJson(right);
}
