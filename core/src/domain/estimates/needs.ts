import type { Need, Part, Zone } from '../catalogue/book.ts';
import { area } from '../rounding.ts';
import { one, thousandths, type Thousandths } from '../units.ts';
import type { RvUnit } from './estimate.ts';
import { fitsUnit } from './fits-unit.ts';
import type { KnownBook } from './known-book.ts';
import type { Line } from './line.ts';
import { neededLine } from './needed-line.ts';
import type { OverrideOf } from './overrides.ts';
import type { Presence } from './presence.ts';
import { placesReached, reachFrom, wholeUnitPlace } from './reach.ts';
import { orderOfCauses, type Task } from './task.ts';

/** What decides about needs besides the lines. */
export interface NeedSearch {
  readonly unit: RvUnit;
  readonly book: KnownBook;
  readonly overrideOf: OverrideOf;
  /** What somebody wrote. */
  readonly own: Presence;
  /** How many tasks there are already. */
  readonly count: number;
}

/**
 * What the lines of an estimate bring with them: R&I of what lies on a replaced panel, the test after opening a gas
 * line. Each is brought once for its place, however many lines need it, and not at all where somebody wrote it.
 */
export function neededTasks(search: NeedSearch): readonly Task[] {
  const { own } = search;
  const causes = own.operations.filter(({ needs }) => needs.length > 0);
  if (causes.length === 0) return [];
  const brought: Brought = new Map();
  const spots = causes.flatMap((operation) => own.spotsOf(operation));
  for (const { first, tasks } of spots.toSorted((a, b) => orderOfCauses(a.first, b.first))) {
    bring(search, brought, first, largestQuantity(tasks));
  }
  return [...brought.values()].map(({ task, quantity }) =>
    task.line.quantity === quantity ? task : { ...task, line: { ...task.line, quantity } },
  );
}

type Brought = Map<string, { readonly task: Task; quantity: Thousandths }>;

/** Causes come in their order, so whoever brings something first is the one it is printed under. */
function bring(search: NeedSearch, brought: Brought, cause: Task, causeQuantity: Thousandths): void {
  const { unit, book, overrideOf } = search;
  const { operation, line } = cause;
  if (operation === null) return;
  for (const need of settledNeeds(operation.needs, unit)) {
    const part = book.book.part(need.otherPart);
    if (part === undefined || !fitsUnit(part, unit) || isWritten(search, need, part, line)) continue;
    const zone = wholeUnitPlace(part) ?? placesReached(line.place, part)[0] ?? line.place;
    const key = needKey(need, zone);
    if (overrideOf(key)?.kind === 'left-out') continue;
    const quantity = neededQuantity(need, line, causeQuantity, unit);
    const known = brought.get(key);
    if (known === undefined) {
      const index = search.count + brought.size;
      const task = neededTask(book, need, cause, { index, key, zone, quantity });
      if (task === null) continue;
      brought.set(key, { task, quantity });
      bring(search, brought, task, quantity);
    } else if (known.quantity < quantity) {
      known.quantity = quantity;
      bring(search, brought, known.task, quantity);
    }
  }
}

function isWritten({ own, book }: NeedSearch, need: Need, part: Part, cause: Line): boolean {
  const operation = book.operation(need.otherPart, need.otherOperation);
  if (!own.has(operation)) return false;
  const isReached = reachFrom(cause.place, part);
  return own.spotsOf(operation).some(({ zone }) => isReached(zone));
}

/** Of alternatives only the one this unit is known to carry; which one it is otherwise has to be asked. */
function settledNeeds(needs: readonly Need[], unit: RvUnit): readonly Need[] {
  if (needs.every(({ choice }) => choice === null)) return needs;
  const settled = new Set<string>();
  return needs.filter(({ choice, otherPart }) => {
    if (choice === null) return true;
    if (settled.has(choice) || !unit.fitted.includes(otherPart)) return false;
    settled.add(choice);
    return true;
  });
}

function needKey({ otherPart, otherOperation }: Need, zone: Zone): string {
  const operation = `need:${otherPart}:${otherOperation}`;
  return zone.side === 'whole' ? operation : `${operation}:${zone.side}/${zone.subSide}`;
}

function neededTask(
  book: KnownBook,
  need: Need,
  cause: Task,
  found: {
    readonly index: number;
    readonly key: string;
    readonly zone: Zone;
    readonly quantity: Thousandths;
  },
): Task | null {
  const operation = book.operation(need.otherPart, need.otherOperation);
  const line = neededLine(book, operation, cause.line, found);
  if (line === null) return null;
  return {
    index: found.index,
    key: found.key,
    cause,
    line,
    operation,
    standing: cause.standing,
    need: { kind: 'needed', numbers: [cause.line.number], amount: 0, name: need.reason },
  };
}

function largestQuantity(tasks: readonly Task[]): Thousandths {
  let largest = 0;
  for (const { line } of tasks) if (line.quantity > largest) largest = line.quantity;
  return largest as Thousandths;
}

// The widest a coach may be on the road.
const coachWidth = thousandths(8_500);

/** As much as the cause tells about size; where it tells nothing, one, so that at least the minimum is billed. */
function neededQuantity(need: Need, cause: Line, quantity: Thousandths, unit: RvUnit): Thousandths {
  switch (need.quantity) {
    case 'one':
      return one;
    case 'count':
      return cause.unit === 'each' ? quantity : one;
    case 'length':
      if (cause.unit === 'ft') return quantity;
      return (isAlongUnit(cause) ? unit.length : null) ?? one;
    case 'area':
      if (cause.unit === 'sqft') return quantity;
      return cause.unit === 'ft' ? area(quantity, coachWidth) : one;
  }
}

/** Whole walls and roofs are sold by the piece and are as long as the unit. */
function isAlongUnit({ unit, place: { side } }: Line): boolean {
  return unit === 'each' && (side === 'road' || side === 'curb' || side === 'roof');
}
