import type { Book, Zone } from '../../../catalogue/book/book.ts';
import type { OperationKind, VehicleType } from '../../../catalogue/trade-words.ts';
import type { Line } from '../../model/line.ts';
import type { Arithmetic } from '../../model/arithmetic.ts';
import type { KnownInclusion, KnownNeed, KnownOperation } from './known-operation.ts';
import { type OrderOfCauses, orderOfCauses } from '../values/order-of-causes.ts';
import type { Task } from '../values/task.ts';

/** A zone with what is known of its neighbors so far, by their number. */
export interface KnownZone {
  readonly id: number;
  readonly zone: Zone;
  readonly neighbors: (boolean | undefined)[];
}

export interface KnownBook {
  readonly book: Book;
  readonly orderOfCauses: OrderOfCauses;
  readonly operation: (part: string, kind: OperationKind) => KnownOperation;
  /** Numbers of operations are below it. */
  readonly operationCount: () => number;
  readonly zone: (vehicleType: VehicleType, zone: Zone) => KnownZone;
  /** What is known of lines: they never change, so after an edit only the edited one is looked at again. */
  readonly tasks: WeakMap<Line, Task>;
  /** The lines that were priced last: most of them stand in the same place the next time. */
  readonly last: { lines: readonly Line[]; tasks: readonly Task[] };
  /** What a line brought when it was last priced, by key. */
  readonly brought: WeakMap<Line, Map<string, Task>>;
}

const known: Readonly<Record<Arithmetic, WeakMap<Book, KnownBook>>> = { 1: new WeakMap(), 2: new WeakMap() };

export function knownBook(book: Book, arithmetic: Arithmetic): KnownBook {
  const found = known[arithmetic].get(book);
  if (found !== undefined) return found;
  const tasks = new WeakMap<Line, Task>();
  const brought = new WeakMap<Line, Map<string, Task>>();
  const made = {
    book,
    orderOfCauses: orderOfCauses(arithmetic),
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
  { book }: KnownBook,
  vehicleType: VehicleType,
  zone: KnownZone,
  other: KnownZone,
): boolean {
  return (zone.neighbors[other.id] ??= book.areNeighbors(vehicleType, zone.zone, other.zone));
}

function knownOperations(book: Book): Pick<KnownBook, 'operation' | 'operationCount'> {
  const parts = new Map<string, Map<OperationKind, KnownOperation>>();
  let count = 0;
  const operation = (part: string, kind: OperationKind): KnownOperation => {
    const kinds = within(parts, part);
    const found = kinds.get(kind);
    if (found !== undefined) return found;
    const needs: KnownNeed[] = [];
    const inclusions: KnownInclusion[] = [];
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

function knownZones(): KnownBook['zone'] {
  const vehicleTypes = new Map<VehicleType, Map<string, Map<string, KnownZone>>>();
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
