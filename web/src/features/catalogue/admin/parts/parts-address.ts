import type { RowFilter } from '@dre/core/contract/catalogue/book-fields';
import { type Side, sides, type VehicleType, vehicleTypes } from '@dre/core/domain/catalogue/trade-words';

export const partSorts = [
  'code',
  'name',
  'part_type',
  'price_default',
  'price_date',
  'replaceHours',
  'refinishHours',
  'regions',
] as const;
export type PartSort = (typeof partSorts)[number];

/** The state of the list of parts, kept in its address so that it can be saved, sent and gone back to. */
export interface PartsAddress {
  readonly find?: string;
  readonly partType?: string;
  readonly vehicle?: VehicleType;
  readonly side?: Side;
  readonly subSide?: string;
  readonly only?: 'changed' | 'no-price' | 'no-region';
  readonly sort?: PartSort;
  readonly descending?: 'yes';
  /** Groups parts by side, with a heading for each side. */
  readonly group?: 'side';
  /** The part whose drawer is open. */
  readonly part?: string;
}

/** Ignores unreadable values: an old link shows more, not an error. */
export function partsAddress(search: Readonly<Record<string, unknown>>): PartsAddress {
  const side = oneOf(search['side'], sides);
  return present({
    find: text(search['find'], 100),
    partType: text(search['partType'], 60),
    vehicle: oneOf(search['vehicle'], vehicleTypes),
    side,
    // A sub side's code is unique only within its side.
    subSide: side && text(search['subSide'], 60),
    only: oneOf(search['only'], ['changed', 'no-price', 'no-region'] as const),
    sort: oneOf(search['sort'], partSorts),
    descending: oneOf(search['descending'], ['yes'] as const),
    group: oneOf(search['group'], ['side'] as const),
    part: text(search['part'], 40),
  });
}

/** The address as a saved view stores it: without the open part. */
export function viewText({ part: _part, ...view }: PartsAddress): string {
  return new URLSearchParams(
    Object.entries(view).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();
}

export function viewIn(search: string): PartsAddress {
  return partsAddress(Object.fromEntries(new URLSearchParams(search)));
}

/** The filter, for the list and for bulk actions. */
export function filterOf({ find, partType, vehicle, side, subSide, only }: PartsAddress): RowFilter {
  return {
    ...(find !== undefined && { find }),
    ...(partType !== undefined && { partType }),
    ...(vehicle !== undefined && { vehicleType: vehicle }),
    ...(side !== undefined && { side }),
    ...(subSide !== undefined && { subSide }),
    ...(only === 'changed' && { changed: 'yes' as const }),
    ...(only === 'no-price' && { withoutPrice: 'yes' as const }),
    ...(only === 'no-region' && { withoutRegion: 'yes' as const }),
  };
}

/** The sort order; grouped, the sides come first. */
export function orderOf({ sort, descending, group }: PartsAddress): {
  readonly sort?: string;
  readonly descending?: 'yes';
} {
  if (group === 'side') return { sort: 'side' };
  if (sort === undefined) return {};
  return { sort, ...(descending !== undefined && { descending }) };
}

export function isNarrowed(address: PartsAddress): boolean {
  return Object.keys(filterOf(address)).length > 0;
}

/** The address with some fields changed; undefined removes a field. */
export function withChange(
  address: PartsAddress,
  change: { readonly [Field in keyof PartsAddress]?: PartsAddress[Field] | undefined },
): PartsAddress {
  const sideGone = 'side' in change && change.side !== address.side ? { subSide: undefined } : {};
  return present({ ...address, ...sideGone, ...change });
}

type Present<Some> = { readonly [Field in keyof Some]?: Exclude<Some[Field], undefined> };

function present<Some extends object>(some: Some): Present<Some> {
  return Object.fromEntries(
    Object.entries(some).filter(([, value]) => value !== undefined && value !== ''),
  ) as Present<Some>;
}

function text(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).slice(0, longest);
}

function oneOf<Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}
