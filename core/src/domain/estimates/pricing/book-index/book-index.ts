import type { Book, Zone } from '../../../catalogue/book/book.ts';
import type { OperationKind, VehicleType } from '../../../catalogue/trade-words.ts';
import type { IndexedInclusion, IndexedNeed, IndexedOperation } from './indexed-operation.ts';

/** A zone and which zones are its neighbors, by their number, as far as looked up. */
export interface IndexedZone {
  readonly id: number;
  readonly zone: Zone;
  readonly neighbors: (boolean | undefined)[];
}

/** Operations and zones of a book, numbered as they are first looked up. */
export interface BookIndex {
  readonly book: Book;
  readonly operation: (part: string, kind: OperationKind) => IndexedOperation;
  /** All numbers of operations are below it. */
  readonly operationCount: () => number;
  readonly zone: (vehicleType: VehicleType, zone: Zone) => IndexedZone;
}

export function bookIndexOf(book: Book): BookIndex {
  return { book, ...indexedOperations(book), zone: indexedZones() };
}

export function areNeighbors(
  { book }: BookIndex,
  vehicleType: VehicleType,
  zone: IndexedZone,
  other: IndexedZone,
): boolean {
  return (zone.neighbors[other.id] ??= book.areNeighbors(vehicleType, zone.zone, other.zone));
}

function indexedOperations(book: Book): Pick<BookIndex, 'operation' | 'operationCount'> {
  const parts = new Map<string, Map<OperationKind, IndexedOperation>>();
  let count = 0;
  const operation = (part: string, kind: OperationKind): IndexedOperation => {
    const kinds = within(parts, part);
    const found = kinds.get(kind);
    if (found !== undefined) return found;
    const needs: IndexedNeed[] = [];
    const inclusions: IndexedInclusion[] = [];
    const included: number[] = [];
    const created = { id: count++, part, kind, needs, inclusions, included };
    // Set before the others are looked up, so that operations naming each other end.
    kinds.set(kind, created);
    for (const need of book.needsOf(part, kind)) {
      const otherPart = book.part(need.otherPart);
      if (need.when !== 'always' || otherPart === undefined) continue;
      const other = operation(need.otherPart, need.otherOperation);
      needs.push({ need, other, part: otherPart, targets: [] });
    }
    for (const inclusion of book.inclusionsOf(part, kind)) {
      const otherPart = book.part(inclusion.otherPart);
      const other = operation(inclusion.otherPart, inclusion.otherOperation);
      // An operation never includes itself, or two lines for two doors would bill none.
      if (otherPart === undefined || other === created) continue;
      inclusions.push({ inclusion, other, part: otherPart });
      included.push(other.id);
    }
    return created;
  };
  return { operation, operationCount: () => count };
}

function indexedZones(): BookIndex['zone'] {
  const vehicleTypes = new Map<VehicleType, Map<string, Map<string, IndexedZone>>>();
  let count = 0;
  return (vehicleType, zone) => {
    const subSides = within(within(vehicleTypes, vehicleType), zone.side);
    const found = subSides.get(zone.subSide);
    if (found !== undefined) return found;
    const created = { id: count++, zone, neighbors: [] };
    subSides.set(zone.subSide, created);
    return created;
  };
}

function within<Key, InnerKey, Value>(maps: Map<Key, Map<InnerKey, Value>>, key: Key): Map<InnerKey, Value> {
  const found = maps.get(key);
  if (found !== undefined) return found;
  const created = new Map<InnerKey, Value>();
  maps.set(key, created);
  return created;
}
