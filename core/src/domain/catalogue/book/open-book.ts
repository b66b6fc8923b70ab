import type { Book, Zone } from './book.ts';
import type { BookContents } from './contents.ts';
import { operationName, zoneName } from './book-names.ts';
import type { OperationKind } from '../trade-words.ts';

/** Indexes an edition once; every line then looks up by key. */
export function openBook(contents: BookContents): Book {
  const parts = new Map(contents.parts.map((part) => [part.code, part]));
  const operations = new Map(
    contents.operations.map((operation) => [operationName(operation.part, operation.kind), operation]),
  );
  const inclusions = byOperation(contents.inclusions);
  const needs = byOperation(contents.needs);
  const consumables = byOperation(contents.consumables);
  const neighbors = new Set(
    contents.adjacency.flatMap(({ vehicleType, zone, other }) => [
      pairName(vehicleType, zone, other),
      pairName(vehicleType, other, zone),
    ]),
  );
  return {
    edition: contents.edition,
    part: (code) => parts.get(code),
    operation: (part, kind) => operations.get(operationName(part, kind)),
    inclusionsOf: (part, operation) => inclusions.get(operationName(part, operation)) ?? [],
    needsOf: (part, operation) => needs.get(operationName(part, operation)) ?? [],
    consumablesOf: (part, operation) => consumables.get(operationName(part, operation)) ?? [],
    areNeighbors: (vehicleType, zone, other) =>
      neighbors.has(pairName('*', zone, other)) || neighbors.has(pairName(vehicleType, zone, other)),
    suggestions: contents.suggestions,
    calculators: contents.calculators,
  };
}

function pairName(vehicleType: string, zone: Zone, other: Zone): string {
  return `${vehicleType} ${zoneName(zone.side, zone.subSide)} ${zoneName(other.side, other.subSide)}`;
}

function byOperation<Entry extends { readonly part: string; readonly operation: OperationKind }>(
  entries: readonly Entry[],
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = operationName(entry.part, entry.operation);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return groups;
}
