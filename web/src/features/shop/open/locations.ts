import type { ShopCard } from '@dre/core/contract/shop/shop';
import {
  type FitIssue,
  fitIssue,
  locationKinds,
  type ShopLocation,
  type UnitMeasures,
} from '@dre/core/domain/shop/model/shop-location';
import { fitIssueText } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { useMemo } from 'react';
import type { Option } from '../../../ui/choices/option.ts';
import { useShop } from './use-shop.ts';

/** Bays, booths, yards, then places off site, each by name: Bay 2 before Bay 10. */
export function inOrder(locations: readonly ShopLocation[]): readonly ShopLocation[] {
  const rank = ({ kind }: ShopLocation) => locationKinds.indexOf(kind);
  return locations.toSorted(
    (one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en-US', { numeric: true }),
  );
}

/** Numbers of the other orders whose units stand there. */
export function ordersAt(
  cards: ReadonlyMap<string, ShopCard>,
  location: string,
  except: string,
): readonly string[] {
  return [...cards.values()]
    .filter(({ card }) => card.id !== except && card.state === 'open' && card.location?.id === location)
    .map(({ card }) => card.number);
}

/** A bay or booth takes one unit; a yard has room for more. */
export function isTaken(location: ShopLocation, numbers: readonly string[]): boolean {
  return numbers.length > 0 && (location.kind === 'bay' || location.kind === 'booth');
}

/** "RO-10009 stands here.", or "stands in Bay 2." */
export function occupiedText(numbers: readonly string[], where = 'here'): string {
  return `${numbers.join(', ')} ${numbers.length === 1 ? 'stands' : 'stand'} ${where}.`;
}

/** A place to move a unit to: who stands there, and why it is not possible where the unit does not fit. */
export function locationOption(place: ShopLocation, unit: UnitMeasures, numbers: readonly string[]): Option {
  const issue = fitIssue(unit, place);
  const note = issue !== null ? `${fitText(issue)}.` : numbers.length === 0 ? 'Free.' : occupiedText(numbers);
  return { id: place.id, label: place.name, note, isDisabled: issue !== null };
}

/** "Too short: 40 ft, the unit is 42 ft 6 in". */
export function fitText(issue: FitIssue): string {
  return fitIssueText(issue).replace(/^./, (letter) => letter.toUpperCase());
}

/** The warning before a unit is put where another one stands. */
export function takenText({ name }: ShopLocation, numbers: readonly string[]): string {
  return `${occupiedText(numbers, `in ${name}`)} Move that unit first, unless both have room.`;
}

export function useLocations(): readonly ShopLocation[] {
  const locations = useShop((state) => state.locations);
  return useMemo(() => inOrder(locations.map(({ location }) => location)), [locations]);
}
