import type { WorkList } from '../tasks/work-list.ts';
import type { RuleItem } from '../values/rule-item.ts';
import type { Task } from '../values/task.ts';
import type { WorkItem } from '../values/work-item.ts';

/** Lines in their order, each followed by the tasks it requires, and theirs in turn, then by what rules added to it. */
export function assembleItems(
  { tasks, written }: WorkList,
  taskItems: readonly WorkItem[],
  ruleItems: readonly RuleItem[],
): readonly WorkItem[] {
  const required = requiredBy(tasks, written);
  const added = byCause(ruleItems);
  const assembled: WorkItem[] = [];
  const place = (index: number): void => {
    const item = taskItems[index];
    if (item !== undefined) assembled.push(item);
    for (const child of required.get(index) ?? nothing) place(child);
    for (const child of added.get(index) ?? nothing) assembled.push(child);
  };
  for (let index = 0; index < written; index++) place(index);
  return assembled;
}

const nothing: readonly never[] = [];

/** Positions of required tasks by that of their cause. */
function requiredBy(tasks: readonly Task[], written: number): ReadonlyMap<number, readonly number[]> {
  const required = new Map<number, number[]>();
  for (let index = written; index < tasks.length; index++) {
    const cause = tasks[index]?.need?.cause ?? 0;
    const siblings = required.get(cause);
    if (siblings === undefined) required.set(cause, [index]);
    else siblings.push(index);
  }
  return required;
}

function byCause(ruleItems: readonly RuleItem[]): ReadonlyMap<number, readonly WorkItem[]> {
  const added = new Map<number, WorkItem[]>();
  for (const { cause, item } of ruleItems) {
    const siblings = added.get(cause);
    if (siblings === undefined) added.set(cause, [item]);
    else siblings.push(item);
  }
  return added;
}
