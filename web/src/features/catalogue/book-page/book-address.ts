import { vehicleTypes, type VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { wholeNumber } from '../../../lib/text/whole-number.ts';

/** The tabs of a vehicle: its views, and the assemblies that belong to every vehicle. */
export const bookViews = ['front', 'road', 'curb', 'rear', 'roof', 'under', 'interior', 'exploded'] as const;
export type BookView = (typeof bookViews)[number];

/** The book page's state, kept in the address so that it can be sent, saved and gone back to. */
export interface BookAddress {
  readonly vehicle?: VehicleType;
  readonly side?: BookView;
  /** One of several pictures of a side: an assembly, or a state of the vehicle such as folded. */
  readonly picture?: string;
  /** The displayed length of the vehicle, in inches. */
  readonly length?: number;
  readonly zone?: string;
  readonly region?: string;
  readonly part?: string;
}

/** Ignores unreadable values: an old link opens the book, not an error. */
export function bookAddress(search: Readonly<Record<string, unknown>>): BookAddress {
  const vehicle = vehicleTypes.find((type) => type === search['vehicle']);
  const side = bookViews.find((view) => view === search['side']);
  const length = wholeNumber(search['length'], 60, 1_200);
  return {
    ...(vehicle && { vehicle }),
    ...(side && { side }),
    ...word('picture', search),
    ...(length !== undefined && { length }),
    ...word('zone', search),
    ...word('region', search),
    ...word('part', search),
  };
}

function word<Name extends string>(
  name: Name,
  search: Readonly<Record<string, unknown>>,
): { readonly [Key in Name]?: string } {
  const value = search[name];
  const isWord = typeof value === 'string' && /^[\w.@/-]{1,80}$/.test(value);
  return (isWord ? { [name]: value } : {}) as { readonly [Key in Name]?: string };
}
