import { holdsOfTask, workHolds } from '../board/holds.ts';
import type { DragChange } from '../edits/dragged-card.ts';
import type { RepairOrder } from '../model/repair-order.ts';
import { stepKey } from '../model/repair-task.ts';
import type { ShopRefusal } from '../model/shop-refusal.ts';
import { stepName } from './describe-shop-edit.ts';
import { waitSentence } from './describe-wait.ts';
import { shopRefusalMessage } from './shop-refusal-messages.ts';

/** One thing a drag would do: "Finish Body: 2 tasks not ticked", and the tasks. */
export interface DragSentence {
  readonly text: string;
  readonly tasks: readonly string[];
}

/** The edits of a drag as the question lists them: ticks of one step are one sentence. */
export function describeDrag(order: RepairOrder, changes: readonly DragChange[]): readonly DragSentence[] {
  const opening = changes.flatMap((change): readonly DragSentence[] => {
    if (change.kind === 'check-in') return [{ text: 'Check the unit in', tasks: [] }];
    return change.kind === 'withdraw-record' ? [{ text: 'Take the check-in back', tasks: [] }] : [];
  });
  return [
    ...opening,
    ...byStep(order, changes, 'tick-task', (step, tasks) => `Finish ${step}: ${tasks} not ticked`),
    ...byStep(order, changes, 'untick-task', (step, tasks) => `Open ${step} again: ${tasks}`),
  ];
}

/** The waits of the work a drag would finish, each once: a drag asks before it ticks held work. */
export function waitsOfDrag(order: RepairOrder, changes: readonly DragChange[]): readonly string[] {
  const keys = new Set(changes.flatMap((change) => (change.kind === 'tick-task' ? [change.task] : [])));
  const holds = workHolds(order);
  const waits = order.tasks
    .filter(({ work }) => keys.has(work.key))
    .flatMap((task) => holdsOfTask(holds, task));
  return [...new Set(waits.map(waitSentence))];
}

function byStep(
  { tasks }: RepairOrder,
  changes: readonly DragChange[],
  kind: 'tick-task' | 'untick-task',
  textOf: (step: string, tasks: string) => string,
): readonly DragSentence[] {
  const keys = new Set(changes.flatMap((change) => (change.kind === kind ? [change.task] : [])));
  const meant = tasks.filter(({ work }) => keys.has(work.key));
  return [...new Set(meant.map(stepKey))].map((step) => {
    const names = meant.filter((task) => stepKey(task) === step).map(({ work }) => work.description);
    return {
      text: textOf(stepName(step), names.length === 1 ? '1 task' : `${names.length} tasks`),
      tasks: names,
    };
  });
}

/** The reason a card cannot be brought to a column. Open checks stop the move to Ready as they stop a delivery. */
export function dragRefusalMessage(refusal: ShopRefusal): string {
  if (refusal.kind !== 'checks-open') return shopRefusalMessage(refusal);
  const { names } = refusal;
  const open = names.length === 1 ? '1 check is' : `${names.length} checks are`;
  return `Not ready: ${open} open (${names.join(', ')}). Checks are passed on the repair order.`;
}
