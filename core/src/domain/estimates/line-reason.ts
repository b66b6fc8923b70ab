import type { HoursReason } from './hours-term.ts';
import type { Line } from './line.ts';
import type { BilledHours, WorkItem } from './work-item.ts';

/** Why an item bills the hours it bills, one reason for each of its labor entries. */
export function lineReason({ hours, line }: WorkItem): readonly HoursReason[] {
  const [only] = hours;
  if (only === undefined) return none;
  // Most items have one entry, and all of them are explained at once when an estimate is printed.
  return hours.length === 1 ? [reasonOf(only, line)] : hours.map((entry) => reasonOf(entry, line));
}

const none: readonly HoursReason[] = [];

function reasonOf({ billed, source, terms }: BilledHours, { book }: Line): HoursReason {
  return {
    of: 'hours',
    amount: billed,
    source,
    terms,
    included: book === null ? '' : book.included,
    notIncluded: book === null ? '' : book.notIncluded,
  };
}
