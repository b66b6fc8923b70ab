import type { HoursRule } from '../../../catalogue/book/book.ts';
import type { Unit } from '../../../catalogue/trade-words.ts';
import { unitLabels } from '../../../catalogue/unit-labels.ts';
import { hoursFor, hoursTimes } from '../../../rounding.ts';
import { larger, type TenthHours, type ThousandthHours, type Thousandths } from '../../../units.ts';
import type { HoursTerm } from '../values/hours-term.ts';

/** The book's hours for a quantity. */
export function bookHours(rule: HoursRule, quantity: Thousandths): TenthHours {
  return larger(rule.minimum, hoursBySize(rule, quantity));
}

/** The steps of `bookHours`; they add up to it. */
export function bookTerms(rule: HoursRule, quantity: Thousandths, unit: Unit): readonly HoursTerm[] {
  const { fixed, perUnit, minimum } = rule;
  const bySize = hoursBySize(rule, quantity);
  // Lists are written out: a list that is pushed to keeps room for sixteen more, on each of ten thousand lines.
  const terms: readonly HoursTerm[] =
    perUnit === null
      ? [{ kind: 'book-fixed', numbers: [fixed, quantity], amount: bySize, name: unitLabels[unit] }]
      : sizeTerms({ fixed, perUnit }, quantity, unit, bySize);
  return bySize < minimum
    ? [...terms, { kind: 'book-minimum', numbers: [minimum], amount: minimum - bySize }]
    : terms;
}

/** The sum is rounded and not its parts, so the hours by size are the rounded sum less the fixed ones. */
function sizeTerms(
  { fixed, perUnit }: { readonly fixed: TenthHours; readonly perUnit: ThousandthHours },
  quantity: Thousandths,
  unit: Unit,
  bySize: TenthHours,
): readonly HoursTerm[] {
  const size: HoursTerm = {
    kind: 'book-per-unit',
    numbers: [perUnit, quantity],
    amount: bySize - fixed,
    name: unitLabels[unit],
  };
  return fixed === 0 ? [size] : [{ kind: 'book-setup', numbers: [fixed], amount: fixed }, size];
}

function hoursBySize({ fixed, perUnit }: HoursRule, quantity: Thousandths): TenthHours {
  return perUnit === null ? hoursTimes(fixed, quantity) : hoursFor(fixed, perUnit, quantity);
}
