import { accept, refuse, type Result } from '../../result.ts';
import type { BookIssue } from '../book/book-issue.ts';
import { checkParts } from './check-parts.ts';
import type { BookContents } from '../book/contents.ts';
import { readAdjacency } from './read-adjacency.ts';
import { readMakers, readTemplates, readTotalLoss } from './read-appendices.ts';
import { readCalculators } from './read-calculators.ts';
import { readConsumableItems, readConsumables } from './read-consumables.ts';
import { readLists } from './read-lists.ts';
import { readOperations } from './read-operations.ts';
import { readParts } from './read-parts.ts';
import { readRelations } from './read-relations.ts';
import { readSuggestions } from './read-suggestions.ts';
import type { Row } from '../book/table-row.ts';
import { openTables } from '../book/tables.ts';

/**
 * Reads one edition from its parsed files. It is accepted as a whole or not at all: half a book would price estimates
 * by rules nobody published.
 */
export function readBook(
  files: Readonly<Record<string, readonly Row[]>>,
  calculators: unknown,
  edition: number,
): Result<BookContents, readonly BookIssue[]> {
  const issues: BookIssue[] = [];
  const tables = openTables(files, issues);
  const lists = readLists(tables);
  const parts = readParts(tables, lists);
  const operations = readOperations(tables, parts);
  checkParts(parts, operations);
  const lookups = { lists, parts, operations };
  const consumableItems = readConsumableItems(tables);
  const contents: BookContents = {
    edition,
    vehicleTypes: lists.vehicleTypes,
    constructions: [...lists.constructions.values()],
    laborTypes: lists.laborTypes,
    operationKinds: lists.operationKinds,
    partTypes: [...lists.partTypes.values()],
    sides: lists.sides,
    zones: [...lists.zones.values()],
    adjacency: readAdjacency(tables, lists.zones),
    parts: [...parts.values()].map(({ part }) => part),
    operations: [...operations.values()].map(({ operation }) => operation),
    ...readRelations(tables, lookups),
    consumableItems: [...consumableItems.values()],
    consumables: readConsumables(tables, consumableItems, lookups),
    causes: [...lists.causes.values()],
    suggestions: readSuggestions(tables, lookups),
    calculators: readCalculators(calculators, lookups, issues),
    templates: readTemplates(tables, lookups),
    makers: readMakers(tables),
    totalLoss: readTotalLoss(tables),
  };
  return issues.length === 0 ? accept(contents) : refuse(issues);
}
