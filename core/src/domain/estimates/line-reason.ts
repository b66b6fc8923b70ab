import type { HoursReason } from './hours-term.ts';
import type { WorkItem } from './work-item.ts';

/** Why an item bills the hours it bills, one reason for each of its labor entries. */
export function lineReason({ hours, line }: WorkItem): readonly HoursReason[] {
  return hours.map(({ billed, source, terms }) => ({
    of: 'hours',
    amount: billed,
    source,
    terms,
    included: line.book?.included ?? '',
    notIncluded: line.book?.notIncluded ?? '',
  }));
}
