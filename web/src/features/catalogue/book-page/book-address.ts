import { vehicleTypes, type VehicleType } from '@dre/core/domain/catalogue/trade-words';
import { wholeNumber } from '../../../lib/whole-number.ts';

/** The tabs of a vehicle: its views, and the assemblies that belong to every vehicle. */
export const bookViews = ['front', 'road', 'curb', 'rear', 'roof', 'under', 'interior', 'exploded'] as const;
export type BookView = (typeof bookViews)[number];

/** What the book is open at. All of it stands in the address, so that it can be sent, kept and gone back to. */
export interface BookAddress {
  readonly vehicle?: VehicleType;
  readonly side?: BookView;
  /** One of several pictures of a side: an assembly, or how a vehicle stands. */
  readonly picture?: string;
  /** How long the vehicle is shown, in inches. */
  readonly length?: number;
  readonly zone?: string;
  readonly region?: string;
  readonly part?: string;
}

/** What cannot be read is left out: an old link opens the book, not an error. */
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
