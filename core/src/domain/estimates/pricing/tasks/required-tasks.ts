import type { Need, Part, Zone } from '../../../catalogue/book/book.ts';
import { area } from '../../../rounding.ts';
import { one, thousandths, type Thousandths } from '../../../units.ts';
import type { RvUnit } from '../../model/estimate.ts';
import { fitsUnit } from '../../../catalogue/book/fits-unit.ts';
import type { BookIndex } from '../book-index/book-index.ts';
import type { IndexedNeed, NeedTarget } from '../book-index/indexed-operation.ts';
import type { Line } from '../../model/line.ts';
import { requiredLine } from './required-line.ts';
import type { OverrideFor } from '../../model/overrides.ts';
import type { TaskIndex } from './task-index.ts';
import { isSameZone, placesReached, reachFrom, wholeUnitPlace } from './part-locations.ts';
import { itemAlone } from './tasks-of-lines.ts';
import type { RequiredBy, Task } from '../values/task.ts';

/** What decides about needs besides the lines. */
export interface NeedSearch {
  readonly unit: RvUnit;
  readonly book: BookIndex;
  readonly overrideOf: OverrideFor;
  /** What somebody wrote. */
  readonly own: TaskIndex;
}

/**
 * What the lines of an estimate bring with them: R&I of what lies on a replaced panel, the test after opening a gas
 * line. Each is brought once for its place, however many lines need it, and not at all where somebody wrote it.
 * Their positions follow those of the lines.
 */
export function requiredTasks(search: NeedSearch): readonly Task[] {
  const { tasks, operations, orderOfCauses, spotsOf } = search.own;
  const causes: Cause[] = [];
  for (const operation of operations) {
    if (operation.needs.length === 0) continue;
    for (const { first, indexes } of spotsOf(operation)) {
      const task = tasks[first];
      if (task === undefined) continue;
      const quantity = largestQuantity(indexes, tasks);
      causes.push({ task, index: first, from: task.line.place, quantity });
    }
  }
  const brought: Brought = new Map();
  for (const cause of causes.toSorted((a, b) => orderOfCauses(a.task, b.task))) {
    bring(search, brought, cause);
  }
  return [...brought.values()].map(({ task, quantity }) => withQuantity(task, quantity));
}

interface Cause {
  readonly task: Task;
  /** Its position among all tasks. */
  readonly index: number;
  /** Where its own needs are looked for. */
  readonly from: Zone;
  quantity: Thousandths;
}

type Brought = Map<string, Cause>;

/** Causes come in their order, so whoever brings something first is the one it is printed under. */
function bring(search: NeedSearch, brought: Brought, cause: Cause): void {
  const { unit, book, overrideOf, own } = search;
  const {
    from,
    task: { line, operation },
  } = cause;
  for (const known of settledNeeds(operation?.needs ?? [], unit)) {
    const { need, part } = known;
    if (!fitsUnit(part, unit) || isWritten(own, known, from)) continue;
    const { key, zone } = targetOf(known, from);
    if (overrideOf(key)?.kind === 'left-out') continue;
    const quantity = neededQuantity(need, line, cause.quantity, unit);
    const found = brought.get(key);
    if (found === undefined) {
      const task = neededTask(book, known, cause, { key, zone, quantity });
      if (task === null) continue;
      const added = { task, index: own.tasks.length + brought.size, from: zone, quantity };
      brought.set(key, added);
      bring(search, brought, added);
    } else if (found.quantity < quantity) {
      found.quantity = quantity;
      bring(search, brought, found);
    }
  }
}

/** The same task as at the last pricing, unless its cause moved or needs another quantity now. */
function neededTask(
  book: BookIndex,
  known: IndexedNeed,
  { task: { line, bucket }, index }: Cause,
  found: { readonly key: string; readonly zone: Zone; readonly quantity: Thousandths },
): Task | null {
  let before = book.brought.get(line);
  const same = before?.get(found.key);
  if (same?.need?.cause === index && same.line.quantity === found.quantity) return same;
  const zone = shownZone(known.part, found.zone, line.place);
  const written = requiredLine(book, known.other, line, { ...found, zone });
  if (written === null) return null;
  const { reason } = known.need;
  const need: RequiredBy = {
    cause: index,
    key: line.id,
    term: { kind: 'needed', numbers: [line.number], amount: 0, name: reason },
  };
  const alone = itemAlone(written, need);
  const { refinish } = written;
  const task = { line: written, operation: known.other, bucket, refinish, need, alone };
  if (before === undefined) book.brought.set(line, (before = new Map()));
  before.set(found.key, task);
  return task;
}

/**
 * A strip the book lists on several sides, none of them its cause's, is nobody knows where: it stands with its cause. What
 * is found on one side alone stands there.
 */
function shownZone({ places }: Part, zone: Zone, cause: Zone): Zone {
  if (zone.side === cause.side || places.every(({ side }) => side === zone.side)) return zone;
  return zone.side === 'whole' ? zone : cause;
}

/** Another cause may need more of it than the one it was written for. */
function withQuantity(task: Task, quantity: Thousandths): Task {
  if (task.line.quantity === quantity) return task;
  const line = { ...task.line, quantity };
  return { ...task, line, alone: itemAlone(line, task.need) };
}

function isWritten(own: TaskIndex, { other, part }: IndexedNeed, from: Zone): boolean {
  if (own.indexes[other.id] === undefined) return false;
  const isReached = reachFrom(from, part);
  return own.spotsOf(other).some(({ zone }) => isReached(zone));
}

/** Of alternatives only the one this unit is known to carry; which one it is otherwise has to be asked. */
function settledNeeds(needs: readonly IndexedNeed[], unit: RvUnit): readonly IndexedNeed[] {
  if (needs.every(({ need }) => need.choice === null)) return needs;
  const settled = new Set<string>();
  return needs.filter(({ need: { choice, otherPart } }) => {
    if (choice === null) return true;
    if (settled.has(choice) || !unit.fitted.includes(otherPart)) return false;
    settled.add(choice);
    return true;
  });
}

/** Where the need is met: once for the whole unit, or at the place its cause reaches. */
function targetOf({ need, part, targets }: IndexedNeed, from: Zone): NeedTarget {
  for (const target of targets) if (isSameZone(target.from, from)) return target;
  const zone = wholeUnitPlace(part) ?? placesReached(from, part)[0] ?? from;
  const operation = `need:${need.otherPart}:${need.otherOperation}`;
  const key = zone.side === 'whole' ? operation : `${operation}:${zone.side}/${zone.subSide}`;
  const target = { from, zone, key };
  targets.push(target);
  return target;
}

function largestQuantity(indexes: readonly number[], tasks: readonly Task[]): Thousandths {
  let largest = 0;
  for (const index of indexes) largest = Math.max(largest, tasks[index]?.line.quantity ?? 0);
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
