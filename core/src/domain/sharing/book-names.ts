import { zoneName } from '../catalogue/book/book-names.ts';
import type { BookContents } from '../catalogue/book/contents.ts';
import type { VehicleLocation } from '../estimates/model/line.ts';
import { type SideNames, sideNames } from '../estimates/wording/trade-labels.ts';

/** The book's names for its codes: readers outside the shop never see a code. */
export interface BookNames {
  readonly sides: SideNames;
  /** By zone key: `roof/penetrations`. */
  readonly zones: ReadonlyMap<string, string>;
  readonly causes: ReadonlyMap<string, string>;
}

export const noBookNames: BookNames = { sides: sideNames, zones: new Map(), causes: new Map() };

export function bookNames(
  { zones, causes }: Pick<BookContents, 'zones' | 'causes'>,
  sides: SideNames,
): BookNames {
  return {
    sides,
    zones: new Map(zones.map(({ side, subSide, name }) => [zoneName(side, subSide), name])),
    causes: causeNames(causes),
  };
}

export function causeNames(causes: BookContents['causes']): ReadonlyMap<string, string> {
  return new Map(causes.map(({ code, name }) => [code, name]));
}

/** "Hit pole, tree or building"; text that is no code of the book stays unchanged. */
export function causeName(cause: string, causes: ReadonlyMap<string, string>): string {
  return causes.get(cause) ?? cause;
}

/** Roof · Penetrations and accessories. */
export function zoneLabel(
  { side, subSide }: Pick<VehicleLocation, 'side' | 'subSide'>,
  names: BookNames,
): string {
  if (subSide === '') return names.sides[side];
  const zone = names.zones.get(zoneName(side, subSide)) ?? subSide.replaceAll('-', ' ');
  return `${names.sides[side]} · ${zone}`;
}
