import type { Stage } from '../../estimates/model/estimate.ts';
import type { ActiveHold } from '../model/hold.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import type { RepairPart } from '../model/repair-part.ts';
import { isOpen, type RepairTask, stepKey } from '../model/repair-task.ts';
import { expectedDay } from '../parts/expected-day.ts';
import { isHere } from '../parts/part-quantities.ts';

/** Facts outside the order. */
export interface OrderFacts {
  readonly estimateStage: Stage;
  /** The time the estimate was voided; null if it was not. */
  readonly voidSince: string | null;
  /** The file of the estimate's first photo, for the card; absent if it has none. */
  readonly photo?: string | undefined;
}

/** All holds in force, oldest first: the first one answers "since when". Closed orders wait for nothing. */
export function activeHolds(order: RepairOrder, facts: OrderFacts): readonly ActiveHold[] {
  if (order.state !== 'open') return [];
  return oldestFirst([...workHolds(order), ...approvalHolds(order, facts)]);
}

/** The holds that stop work, oldest first. Work nobody agreed to is on no task yet, so approval stops none. */
export function workHolds(order: RepairOrder): readonly ActiveHold[] {
  if (order.state !== 'open') return [];
  const placed = order.holds
    .filter(({ released }) => released === null)
    .map(({ kind, on, reason, since, expectedEnd, endedBy }) => ({
      kind,
      on,
      reason,
      since,
      expectedEnd,
      endedBy,
    }));
  return oldestFirst([...placed, ...partsHolds(order), ...subletHolds(order)]);
}

/** True if every task waits: somebody held the whole order, or the unit itself is with a vendor. */
export function stopsWholeOrder({ kind, on }: Pick<ActiveHold, 'kind' | 'on'>): boolean {
  return on.of === 'order' && kind !== 'approval';
}

/** The holds that stop one task: its own, those of its step, and those of the whole order. */
export function holdsOfTask(holds: readonly ActiveHold[], task: RepairTask): readonly ActiveHold[] {
  return holds.filter((hold) => {
    const { on } = hold;
    if (on.of === 'task') return on.task === task.work.key;
    return on.of === 'step' ? on.step === stepKey(task) : stopsWholeOrder(hold);
  });
}

/** The parts open work waits for, each once however many tasks need it. */
export function partsWaitedFor({
  tasks,
  parts,
}: Pick<RepairOrder, 'tasks' | 'parts'>): readonly RepairPart[] {
  const needed = new Set(tasks.filter(isOpen).flatMap(({ work }) => work.needs));
  return parts.filter((part) => needed.has(part.work.key) && !isHere(part));
}

function oldestFirst(holds: readonly ActiveHold[]): readonly ActiveHold[] {
  return holds.toSorted((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0));
}

/** Open tasks whose parts are not all here. */
function partsHolds({ tasks, parts }: RepairOrder): readonly ActiveHold[] {
  const missing = new Map(parts.filter((part) => !isHere(part)).map((part) => [part.work.key, part]));
  return tasks.filter(isOpen).flatMap(({ work }): readonly ActiveHold[] =>
    work.needs
      .flatMap((key) => missing.get(key) ?? [])
      .map((part) => ({
        kind: 'parts',
        on: { of: 'task', task: work.key },
        reason: part.work.description,
        since: part.since,
        expectedEnd: expectedDay(part),
        endedBy: part.orders.at(-1)?.vendor ?? '',
      })),
  );
}

/** A version nobody agreed to, or an estimate that became void while its unit is in the shop. */
function approvalHolds({ pending }: RepairOrder, facts: OrderFacts): readonly ActiveHold[] {
  const hold = (reason: string, since: string): ActiveHold => ({
    kind: 'approval',
    on: { of: 'order' },
    reason,
    since,
    expectedEnd: null,
    endedBy: '',
  });
  return [
    ...(pending === null ? [] : [hold(pending.version, pending.since)]),
    ...(facts.estimateStage === 'void' ? [hold('The estimate is void', facts.voidSince ?? '')] : []),
  ];
}

function subletHolds({ outings }: RepairOrder): readonly ActiveHold[] {
  return outings
    .filter(({ back }) => back === null)
    .map(({ step, vendor, expectedBack, sent }) => ({
      kind: 'sublet',
      on: step === null ? { of: 'order' } : { of: 'step', step },
      reason: vendor,
      since: sent.at,
      expectedEnd: expectedBack,
      endedBy: vendor,
    }));
}
