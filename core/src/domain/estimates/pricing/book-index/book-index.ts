import type { Book, Zone } from '../../../catalogue/book/book.ts';
import type { OperationKind, VehicleType } from '../../../catalogue/trade-words.ts';
import type { Line } from '../../model/line.ts';
import type { Arithmetic } from '../../model/arithmetic.ts';
import type { IndexedInclusion, IndexedNeed, IndexedOperation } from './indexed-operation.ts';
import { type CauseOrder, causeOrder } from '../tasks/cause-order.ts';
import type { Task } from '../values/task.ts';

/** A zone with what is known of its neighbors so far, by their number. */
export interface IndexedZone {
  readonly id: number;
  readonly zone: Zone;
  readonly neighbors: (boolean | undefined)[];
}

export interface BookIndex {
  readonly book: Book;
  readonly orderOfCauses: CauseOrder;
  readonly operation: (part: string, kind: OperationKind) => IndexedOperation;
  /** Numbers of operations are below it. */
  readonly operationCount: () => number;
  readonly zone: (vehicleType: VehicleType, zone: Zone) => IndexedZone;
  /** What is known of lines: they never change, so after an edit only the edited one is looked at again. */
  readonly tasks: WeakMap<Line, Task>;
  /** The lines that were priced last: most of them stand in the same place the next time. */
  readonly last: { lines: readonly Line[]; tasks: readonly Task[] };
  /** What a line brought when it was last priced, by key. */
  readonly brought: WeakMap<Line, Map<string, Task>>;
}

const known: Readonly<Record<Arithmetic, WeakMap<Book, BookIndex>>> = { 1: new WeakMap(), 2: new WeakMap() };

export function bookIndexOf(book: Book, arithmetic: Arithmetic): BookIndex {
  const found = known[arithmetic].get(book);
  if (found !== undefined) return found;
  const tasks = new WeakMap<Line, Task>();
  const brought = new WeakMap<Line, Map<string, Task>>();
  const made = {
    book,
    orderOfCauses: causeOrder(arithmetic),
    ...knownOperations(book),
    zone: knownZones(),
    tasks,
    brought,
    last: { lines: [], tasks: [] },
  };
  known[arithmetic].set(book, made);
  return made;
}

export function areNeighbors(
  { book }: BookIndex,
  vehicleType: VehicleType,
  zone: IndexedZone,
  other: IndexedZone,
): boolean {
  return (zone.neighbors[other.id] ??= book.areNeighbors(vehicleType, zone.zone, other.zone));
}

function knownOperations(book: Book): Pick<BookIndex, 'operation' | 'operationCount'> {
  const parts = new Map<string, Map<OperationKind, IndexedOperation>>();
  let count = 0;
  const operation = (part: string, kind: OperationKind): IndexedOperation => {
    const kinds = within(parts, part);
    const found = kinds.get(kind);
    if (found !== undefined) return found;
    const needs: IndexedNeed[] = [];
    const inclusions: IndexedInclusion[] = [];
    const included: number[] = [];
    const made = { id: count++, part, kind, needs, inclusions, included };
    // Before the others are looked up, so that operations that name each other find each other.
    kinds.set(kind, made);
    for (const need of book.needsOf(part, kind)) {
      const otherPart = book.part(need.otherPart);
      if (need.when !== 'always' || otherPart === undefined) continue;
      const other = operation(need.otherPart, need.otherOperation);
      needs.push({ need, other, part: otherPart, targets: [] });
    }
    for (const inclusion of book.inclusionsOf(part, kind)) {
      const otherPart = book.part(inclusion.otherPart);
      const other = operation(inclusion.otherPart, inclusion.otherOperation);
      // Nothing covers itself, or two lines for two doors would bill none.
      if (otherPart === undefined || other === made) continue;
      inclusions.push({ inclusion, other, part: otherPart });
      included.push(other.id);
    }
    return made;
  };
  return { operation, operationCount: () => count };
}

function knownZones(): BookIndex['zone'] {
  const vehicleTypes = new Map<VehicleType, Map<string, Map<string, IndexedZone>>>();
  let count = 0;
  return (vehicleType, zone) => {
    const subSides = within(within(vehicleTypes, vehicleType), zone.side);
    const found = subSides.get(zone.subSide);
    if (found !== undefined) return found;
    const made = { id: count++, zone, neighbors: [] };
    subSides.set(zone.subSide, made);
    return made;
  };
}

function within<Key, InnerKey, Value>(maps: Map<Key, Map<InnerKey, Value>>, key: Key): Map<InnerKey, Value> {
  const found = maps.get(key);
  if (found !== undefined) return found;
  const made = new Map<InnerKey, Value>();
  maps.set(key, made);
  return made;
}
