import { mayWithdraw } from './withdraw-edits.ts';
import { openChecks } from '../checks/check-state.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { isOpen, phaseOf, type RepairTask, taskState } from '../model/repair-task.ts';
import type { ShopChange } from '../model/shop-edit.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { type BoardColumn, boardColumns, columnOf, columnOfPhase } from '../board/column.ts';

/** The kinds of edit a drag can mean. */
export type DragChange = Extract<
  ShopChange,
  { kind: 'check-in' | 'tick-task' | 'untick-task' | 'withdraw-record' }
>;

/**
 * The edits that bring a card to a column, for the question "finish Body: 2 tasks not ticked". Forward they tick the
 * work before the column, backward they open the column's work again.
 */
export function editsOfDrag(
  order: RepairOrder,
  to: BoardColumn,
  newId: () => string,
): Result<readonly DragChange[], ShopRefusal> {
  const from = columnOf(order);
  if (from === to) return accept([]);
  // Delivery is signed, and a card that left is reopened with a reason.
  if (from === null || from === 'delivered' || to === 'delivered') {
    return refuse({ kind: 'column-has-own-step', column: to });
  }
  if (to === 'expected') return backToExpected(order);
  const at = (column: BoardColumn) => boardColumns.indexOf(column);
  const columnAt = (task: RepairTask) => at(columnOfPhase[phaseOf(task)]);
  const isForward = from === 'expected' || at(to) > at(from);
  const arrival = from === 'expected' ? [checkIn(newId())] : [];
  const finished = order.tasks.filter((task) => isOpen(task) && columnAt(task) < at(to)).map(tick);
  if (to === 'ready') return readiness(order, [...arrival, ...finished]);
  const here = order.tasks.filter((task) => columnAt(task) === at(to));
  const hasOpenWork = here.some(isOpen) || (to === 'quality' && openChecks(order).length > 0);
  if (isForward && hasOpenWork) return accept([...arrival, ...finished]);
  const done = here.filter((task) => taskState(task) === 'done').map(untick);
  if (done.length === 0) return refuse({ kind: 'column-without-work', column: to });
  return accept([...arrival, ...finished, ...done]);
}

/** Refused as the withdrawal itself would be, so that a card says so before it is dropped. */
function backToExpected(order: RepairOrder): Result<readonly DragChange[], ShopRefusal> {
  const recordId = order.visits.at(-1)?.id;
  if (recordId === undefined) return refuse({ kind: 'unit-not-here' });
  return mayWithdraw(order, 'visit', recordId)
    ? accept([{ kind: 'withdraw-record', record: 'visit', recordId }])
    : refuse({ kind: 'record-in-use', record: 'visit' });
}

/** Checks need readings and photos, so a drag cannot pass them. */
function readiness(
  order: RepairOrder,
  changes: readonly DragChange[],
): Result<readonly DragChange[], ShopRefusal> {
  const names = openChecks(order).map(({ work }) => work.name);
  return names.length > 0 ? refuse({ kind: 'checks-open', names }) : accept(changes);
}

function checkIn(visitId: string): DragChange {
  const measured = { length: null, height: null, width: null };
  return { kind: 'check-in', visitId, location: null, measured };
}

function tick({ work }: RepairTask): DragChange {
  return { kind: 'tick-task', task: work.key };
}

function untick({ work }: RepairTask): DragChange {
  return { kind: 'untick-task', task: work.key };
}
