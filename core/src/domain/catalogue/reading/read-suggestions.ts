import type { SuggestionRule } from '../book/book.ts';
import { matchesPattern } from '../regions/pattern.ts';
import type { Cells } from '../book/table-row.ts';
import { operationName } from '../book/book-names.ts';
import { noteDuplicates, type Tables } from '../book/tables.ts';
import { operationKinds, sides, vehicleTypes } from '../trade-words.ts';
import type { BookLookups } from './book-lookups.ts';

export function readSuggestions(tables: Tables, lookups: BookLookups): readonly SuggestionRule[] {
  const rows = tables('suggestions.csv');
  noteDuplicates(rows, ['id']);
  return rows.map((cells) => {
    const rule: SuggestionRule = {
      id: cells.required('id'),
      whenPartTypes: cells.list('when_part_types'),
      whenParts: cells.list('when_parts'),
      whenOperations: cells.words('when_operations', operationKinds, 'unknown-operation'),
      whenSides: cells.words('when_sides', sides, 'unknown-side'),
      whenVehicleTypes: cells.words('when_vehicle_types', vehicleTypes, 'unknown-vehicle-type'),
      whenCauses: cells.list('when_causes'),
      suggestPart: cells.text('suggest_part_code'),
      suggestOperation: cells.word('suggest_operation', operationKinds, 'unknown-operation'),
      unlessParts: cells.list('unless_parts'),
      reason: cells.required('reason'),
    };
    noteConditions(cells, rule, lookups);
    noteSuggested(cells, rule, lookups);
    return rule;
  });
}

/** A condition nothing can meet would silence the rule forever. */
function noteConditions(cells: Cells, rule: SuggestionRule, { lists, parts }: BookLookups): void {
  for (const type of rule.whenPartTypes) {
    if (!lists.partTypes.has(type)) cells.issue('when_part_types', 'unknown-part-type', type);
  }
  for (const cause of rule.whenCauses) {
    if (!lists.causes.has(cause)) cells.issue('when_causes', 'unknown-cause', cause);
  }
  const all = [...parts.values()].map(({ part }) => part);
  for (const pattern of rule.whenParts) {
    const isMet = all.some(
      ({ code, partType }) =>
        matchesPattern(pattern, code) &&
        (rule.whenPartTypes.length === 0 || rule.whenPartTypes.includes(partType)),
    );
    if (!isMet) cells.issue('when_parts', 'no-part-like-this', pattern);
  }
  for (const pattern of rule.unlessParts) {
    if (!all.some(({ code }) => matchesPattern(pattern, code))) {
      cells.issue('unless_parts', 'no-part-like-this', pattern);
    }
  }
}

function noteSuggested(cells: Cells, rule: SuggestionRule, { parts, operations }: BookLookups): void {
  const part = parts.get(rule.suggestPart)?.part;
  if (part === undefined) cells.issue('suggest_part_code', 'unknown-part');
  else if (!operations.has(operationName(rule.suggestPart, rule.suggestOperation))) {
    cells.issue('suggest_operation', 'no-such-operation-on-part');
  } else if (
    rule.whenVehicleTypes.length > 0 &&
    !part.vehicleTypes.some((type) => rule.whenVehicleTypes.includes(type))
  ) {
    cells.issue('suggest_part_code', 'not-on-this-vehicle-type');
  }
}
