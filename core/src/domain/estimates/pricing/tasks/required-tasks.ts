import type { Need, Part, Zone } from '../../../catalogue/book/book.ts';
import { fitsUnit } from '../../../catalogue/book/fits-unit.ts';
import { area } from '../../../rounding.ts';
import { one, thousandths, type Thousandths } from '../../../units.ts';
import type { RvUnit } from '../../model/estimate.ts';
import type { Line } from '../../model/line.ts';
import type { IndexedNeed, NeedTarget } from '../book-index/indexed-operation.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import type { RequiredBy, Task } from '../values/task.ts';
import { isSameZone, locationsReached, reachFrom, wholeUnitLocation } from './part-locations.ts';
import { requiredLine } from './required-line.ts';
import type { TaskIndex } from './task-index.ts';
import { itemAlone } from './tasks-of-lines.ts';

/**
 * Tasks that the lines of an estimate require: R&I of parts on a replaced panel, the test after opening a gas line. Each
 * is required once for its location, however many lines need it, and not at all where it is written. Their positions
 * follow those of the lines.
 */
export function requiredTasks(written: TaskIndex, context: PricingContext): readonly Task[] {
  const required = new Map<string, Cause>();
  const addRequirementsOf = (cause: Cause): void => {
    for (const requirement of requirementsOf(cause, written, context)) {
      const { key, zone, quantity } = requirement;
      const found = required.get(key);
      if (found !== undefined && found.quantity >= quantity) continue;
      const position = written.tasks.length + required.size;
      const task = found?.task ?? requiredTask(requirement, cause, context);
      if (task === null) continue;
      const added: Cause =
        found === undefined ? { task, position, from: zone, quantity } : { ...found, quantity };
      required.set(key, added);
      addRequirementsOf(added);
    }
  };
  // Causes are sorted: a required operation prints under the first line that needs it.
  for (const cause of causesOf(written)) addRequirementsOf(cause);
  return [...required.values()].map(({ task, quantity }) => withQuantity(task, quantity));
}

interface Cause {
  readonly task: Task;
  /** Its position among all tasks. */
  readonly position: number;
  /** The location its own requirements start from. */
  readonly from: Zone;
  readonly quantity: Thousandths;
}

function causesOf({ tasks, operations, causeOrder, groupsOf }: TaskIndex): readonly Cause[] {
  const causes: Cause[] = [];
  for (const operation of operations) {
    if (operation.needs.length === 0) continue;
    for (const { first, positions } of groupsOf(operation)) {
      const task = tasks[first];
      if (task === undefined) continue;
      const quantity = largestQuantity(positions, tasks);
      causes.push({ task, position: first, from: task.line.place, quantity });
    }
  }
  return causes.toSorted((cause, other) => causeOrder(cause.task, other.task));
}

interface Requirement {
  readonly rule: IndexedNeed;
  readonly key: string;
  readonly zone: Zone;
  readonly quantity: Thousandths;
}

function requirementsOf(
  { from, quantity, task: { line, operation } }: Cause,
  written: TaskIndex,
  { unit, overrideFor }: PricingContext,
): readonly Requirement[] {
  const requirements: Requirement[] = [];
  for (const rule of settledNeeds(operation?.needs ?? [], unit)) {
    if (!fitsUnit(rule.part, unit) || isWritten(written, rule, from)) continue;
    const { key, zone } = targetOf(rule, from);
    if (overrideFor(key)?.kind === 'left-out') continue;
    requirements.push({ rule, key, zone, quantity: neededQuantity(rule.need, line, quantity, unit) });
  }
  return requirements;
}

/** The same task as at the last pricing, unless its cause moved or needs another quantity now. */
function requiredTask(
  { rule, key, zone, quantity }: Requirement,
  { task: { line, bucket }, position }: Cause,
  { cache }: PricingContext,
): Task | null {
  const before = cache.requiredTasks.get(line);
  const same = before?.get(key);
  if (same?.need?.cause === position && same.line.quantity === quantity) return same;
  const location = shownZone(rule.part, zone, line.place);
  const written = requiredLine(rule.other, line, { key, zone: location, quantity }, cache);
  if (written === null) return null;
  const need: RequiredBy = {
    cause: position,
    key: line.id,
    term: { kind: 'needed', numbers: [line.number], amount: 0, name: rule.need.reason },
  };
  const alone = itemAlone(written, need);
  const task = { line: written, operation: rule.other, bucket, refinish: written.refinish, need, alone };
  if (before === undefined) cache.requiredTasks.set(line, new Map([[key, task]]));
  else before.set(key, task);
  return task;
}

/**
 * A part listed on several sides, none of them its cause's, has no known location and is shown with its cause. A part
 * listed on one side alone is shown there.
 */
function shownZone({ places }: Part, zone: Zone, cause: Zone): Zone {
  if (zone.side === cause.side || places.every(({ side }) => side === zone.side)) return zone;
  return zone.side === 'whole' ? zone : cause;
}

/** Another cause may need more of the task than the one it was created for. */
function withQuantity(task: Task, quantity: Thousandths): Task {
  if (task.line.quantity === quantity) return task;
  const line = { ...task.line, quantity };
  return { ...task, line, alone: itemAlone(line, task.need) };
}

function isWritten(written: TaskIndex, { other, part }: IndexedNeed, from: Zone): boolean {
  if (written.positions[other.id] === undefined) return false;
  const isReached = reachFrom(from, part);
  return written.groupsOf(other).some(({ zone }) => isReached(zone));
}

/** Of alternatives only the one this unit is known to carry; otherwise the estimator has to be asked. */
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

/** The location of the required work: the whole unit, or the first one its cause reaches. */
function targetOf({ need, part, targets }: IndexedNeed, from: Zone): NeedTarget {
  for (const target of targets) if (isSameZone(target.from, from)) return target;
  const zone = wholeUnitLocation(part) ?? locationsReached(from, part)[0] ?? from;
  const operation = `need:${need.otherPart}:${need.otherOperation}`;
  const key = zone.side === 'whole' ? operation : `${operation}:${zone.side}/${zone.subSide}`;
  const target = { from, zone, key };
  targets.push(target);
  return target;
}

function largestQuantity(positions: readonly number[], tasks: readonly Task[]): Thousandths {
  let largest = 0;
  for (const position of positions) largest = Math.max(largest, tasks[position]?.line.quantity ?? 0);
  return largest as Thousandths;
}

// The greatest width allowed on the road.
const coachWidth = thousandths(8_500);

/** The cause's size; one where the cause has none, so that at least the minimum is billed. */
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
