import type { VersionLabel } from '../../estimates/model/lifecycle/version.ts';
import type { WorkItem } from '../../estimates/pricing/values/work-item.ts';
import { type CheckRule, checksOf, defaultCheckRules } from '../checks/checks-of.ts';
import type { VersionWork } from '../model/version-work.ts';
import { partsOf } from './parts-of.ts';
import { defaultTaskOptions, type TaskOptions, tasksOf } from './tasks-of.ts';

/** A locked version as work: tasks, parts and checks of its priced items. */
export function versionWork(
  { version, hash }: { readonly version: VersionLabel; readonly hash: string },
  items: readonly WorkItem[],
  options: TaskOptions = defaultTaskOptions,
  rules: readonly CheckRule[] = defaultCheckRules,
): VersionWork {
  const tasks = tasksOf(items, options);
  return { version, hash, tasks, parts: partsOf(items), checks: checksOf(tasks, rules, options.settings) };
}
