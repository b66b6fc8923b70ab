import type { BookIssue, BookIssueReason } from '../book/book-issue.ts';
import type { TableFile } from '../book/columns.ts';
import { readAdjacency } from '../reading/read-adjacency.ts';
import { readMakers, readTemplates, readTotalLoss } from '../reading/read-appendices.ts';
import { readConsumableItems, readConsumables } from '../reading/read-consumables.ts';
import { readLists } from '../reading/read-lists.ts';
import { readOperations } from '../reading/read-operations.ts';
import { readParts } from '../reading/read-parts.ts';
import { readRelations } from '../reading/read-relations.ts';
import { readSuggestions } from '../reading/read-suggestions.ts';
import type { Row } from '../book/table-row.ts';
import { openTables } from '../book/tables.ts';
import { laborTypes, operationKinds, sides, vehicleTypes } from '../trade-words.ts';
import type { ListedWords } from './problem-text.ts';

/** Tables checked together with the parts and operations they name. */
const aboutOperations: ReadonlySet<TableFile> = new Set<TableFile>([
  'operations.csv',
  'relations.csv',
  'consumables.csv',
  'suggestions.csv',
  'templates.csv',
]);
const aboutParts: ReadonlySet<TableFile> = new Set<TableFile>(['parts.csv', 'part-places.csv']);

/**
 * Issues of some tables' rows by the book's own rules. Completeness (a part has operations and a zone) is checked on
 * publishing: the other tables may be in the next file.
 */
export function issuesIn(
  files: Readonly<Record<string, readonly Row[]>>,
  touched: ReadonlySet<TableFile>,
): { readonly issues: readonly BookIssue[]; readonly allowed: ListedWords } {
  const issues: BookIssue[] = [];
  const tables = openTables(files, issues);
  const lists = readLists(tables);
  const needs = (these: ReadonlySet<TableFile>) => [...touched].some((table) => these.has(table));
  const hasOperations = needs(aboutOperations);
  const parts = hasOperations || needs(aboutParts) ? readParts(tables, lists) : new Map<string, never>();
  if (hasOperations) {
    const operations = readOperations(tables, parts);
    const allowed = { lists, parts, operations };
    if (touched.has('relations.csv')) readRelations(tables, allowed);
    if (touched.has('consumables.csv')) readConsumables(tables, readConsumableItems(tables), allowed);
    if (touched.has('suggestions.csv')) readSuggestions(tables, allowed);
    if (touched.has('templates.csv')) readTemplates(tables, allowed);
  }
  if (touched.has('consumable-items.csv') && !touched.has('consumables.csv')) readConsumableItems(tables);
  if (touched.has('adjacency.csv')) readAdjacency(tables, lists.zones);
  if (touched.has('wmi.csv')) readMakers(tables);
  if (touched.has('total-loss.csv')) readTotalLoss(tables);
  const allowedWords: Readonly<Partial<Record<BookIssueReason, readonly string[]>>> = {
    'unknown-vehicle-type': vehicleTypes,
    'unknown-construction': [...lists.constructions.keys()],
    'unknown-labor-type': laborTypes,
    'unknown-operation': operationKinds,
    'unknown-part-type': [...lists.partTypes.keys()],
    'unknown-side': sides,
    'unknown-zone': [...new Set([...lists.zones.values()].map(({ subSide }) => subSide))],
    'unknown-cause': [...lists.causes.keys()],
  };
  return {
    issues,
    allowed: (reason) => allowedWords[reason] ?? [],
  };
}
