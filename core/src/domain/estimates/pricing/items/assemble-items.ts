import type { WorkList } from '../tasks/work-list.ts';
import type { RuleItem } from '../values/rule-item.ts';
import { sparseList } from '../values/sparse-list.ts';
import type { Task } from '../values/task.ts';
import type { WorkItem } from '../values/work-item.ts';

/** Lines in their order, each followed by the tasks it requires, and theirs in turn, then by its rule items. */
export function assembleItems(
  { tasks, written }: WorkList,
  taskItems: readonly WorkItem[],
  ruleItems: readonly RuleItem[],
): readonly WorkItem[] {
  const required = requiredBy(tasks, written);
  const added = byCause(ruleItems, tasks.length);
  const assembled: WorkItem[] = [];
  const append = (index: number): void => {
    const item = taskItems[index];
    if (item !== undefined) assembled.push(item);
    const requiredHere = required[index];
    if (requiredHere !== undefined) for (const child of requiredHere) append(child);
    const addedHere = added[index];
    if (addedHere !== undefined) for (const child of addedHere) assembled.push(child);
  };
  for (let index = 0; index < written; index++) append(index);
  return assembled;
}

type ByCause<Value> = readonly (readonly Value[] | undefined)[];

/** Positions of required tasks by that of their cause. */
function requiredBy(tasks: readonly Task[], written: number): ByCause<number> {
  const required = sparseList<number[]>(written === tasks.length ? 0 : tasks.length);
  for (let index = written; index < tasks.length; index++) {
    const cause = tasks[index]?.need?.cause ?? 0;
    const siblings = required[cause];
    if (siblings === undefined) required[cause] = [index];
    else siblings.push(index);
  }
  return required;
}

function byCause(ruleItems: readonly RuleItem[], taskCount: number): ByCause<WorkItem> {
  const added = sparseList<WorkItem[]>(taskCount);
  for (const { cause, item } of ruleItems) {
    const siblings = added[cause];
    if (siblings === undefined) added[cause] = [item];
    else siblings.push(item);
  }
  return added;
}
