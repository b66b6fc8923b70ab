import { dollars, hours, percentage, quantity } from '../printed-numbers.ts';
import type { CalculationTerm, CalculationTermKind } from './calculation.ts';

/** What a step of a calculator says beside its amount. */
export function calculationTermWords(term: CalculationTerm): string {
  return words[term.kind](term.numbers);
}

const words: Record<CalculationTermKind, (numbers: readonly number[]) => string> = {
  setup: ([rate = 0, , factor]) => `Set-up, ${quantity(rate)} h${times(factor)}`,
  area: bySize('Area', 'sq ft'),
  length: bySize('Length', 'ft'),
  penetrations: bySize('Penetrations', ''),
  'deck-sheets': bySize('Deck sheets', ''),
  'extra-layers': bySize('Old layers taken off', 'sq ft'),
  openings: bySize('Openings', ''),
  colors: bySize('Further colors', ''),
  'tape-lines': bySize('Tape lines', 'ft'),
  removal: bySize('Removal', 'sq ft'),
  ghosting: bySize('Shadows polished', 'sq ft'),
  'book-hours': ([count = 0]) => `Book time for ${quantity(count)}`,
  minimum: ([minimum = 0]) => `Brought up to the minimum of ${hours(minimum)}`,
  material: ([price = 0, size = 0]) => `${quantity(size)} at ${dollars(price)}`,
  waste: ([waste = 0, ordered = 0]) => `Waste of ${percentage(waste)}, ${quantity(ordered)} to order`,
  quote: () => 'As quoted',
};

function bySize(what: string, unit: string): (numbers: readonly number[]) => string {
  return ([rate = 0, size = 0, factor]) =>
    `${what}, ${quantity(size)}${unit === '' ? '' : ` ${unit}`} × ${quantity(rate)} h${times(factor)}`;
}

/** A factor of one goes without saying. */
function times(factor = 1_000_000): string {
  return factor === 1_000_000 ? '' : ` × ${percentage(factor)}`;
}
