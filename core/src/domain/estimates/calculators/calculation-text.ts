import type { Unit } from '../../catalogue/trade-words.ts';
import { quantityText } from '../../catalogue/unit-labels.ts';
import { dollars, hours, percentage, quantity } from '../../number-text.ts';
import type { CalculationTerm, CalculationTermKind } from '../model/calculation.ts';

/** The text of a calculator's step. */
export function calculationTermText(term: CalculationTerm, unit: Unit): string {
  return texts[term.kind](term.numbers, unit);
}

/** `unit` is the unit the material is sold by. */
const texts: Record<CalculationTermKind, (numbers: readonly number[], unit: Unit) => string> = {
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
  'book-hours': ([count = 0], unit) => `Book time for ${quantityText(count, unit)}`,
  minimum: ([minimum = 0]) => `Brought up to the minimum of ${hours(minimum)}`,
  material: ([price = 0, size = 0], unit) => `${quantityText(size, unit)} at ${dollars(price)}`,
  waste: ([waste = 0, ordered = 0], unit) =>
    `Waste of ${percentage(waste)}, ${quantityText(ordered, unit)} to order`,
  quote: () => 'As quoted',
};

function bySize(what: string, unit: string): (numbers: readonly number[]) => string {
  return ([rate = 0, size = 0, factor]) =>
    `${what}, ${quantity(size)}${unit === '' ? '' : ` ${unit}`} × ${quantity(rate)} h${times(factor)}`;
}

/** A factor of one is not printed. */
function times(factor = 1_000_000): string {
  return factor === 1_000_000 ? '' : ` × ${percentage(factor)}`;
}
