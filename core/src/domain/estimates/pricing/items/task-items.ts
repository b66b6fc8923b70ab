import { cents } from '../../../units.ts';
import type { Override } from '../../model/estimate.ts';
import type { OverrideFor } from '../../model/overrides.ts';
import { includedRefinish, laborHours } from '../line-hours/labor-hours.ts';
import { fullPanelHours } from '../line-hours/panel-hours.ts';
import type { RefinishResult } from '../refinish/refinish-hours.ts';
import { paintHoursOf } from '../tasks/tasks-of-lines.ts';
import {
  type AppliedInclusion,
  type AppliedInclusions,
  includesPrice,
  includesRefinish,
  inclusionInForce,
} from '../values/applied-inclusion.ts';
import { type BilledHours, overriddenHours } from '../values/billed-hours.ts';
import type { Task } from '../values/task.ts';
import type { WorkItem } from '../values/work-item.ts';

/** The item of each task, after inclusions, painting and overrides. */
export function taskItems(
  tasks: readonly Task[],
  inclusions: AppliedInclusions,
  hoursByTask: RefinishResult['hoursByTask'],
  overrideFor: OverrideFor,
): readonly WorkItem[] {
  return tasks.map((task, index) => itemOf(task, inclusions[index], hoursByTask[index], overrideFor));
}

function itemOf(
  task: Task,
  inclusion: AppliedInclusion | undefined,
  painted: BilledHours | undefined,
  overrideFor: OverrideFor,
): WorkItem {
  const { line, need, alone } = task;
  const override = need === null ? undefined : overrideFor(alone.key);
  if (inclusion === undefined && painted === undefined && override === undefined) return alone;
  const inForce = inclusionInForce(inclusion);
  const labor = laborHours(line, need?.term, inForce);
  const refinish = painted ?? refinishOf(task, inForce);
  const derived = refinish === undefined ? labor : [...labor, refinish];
  const hours = withOverride(withOverride(derived, inclusion?.override), override);
  return {
    key: alone.key,
    parent: alone.parent,
    rule: alone.rule,
    line: override?.kind === 'amount' ? { ...line, price: cents(override.amount) } : line,
    payerGroup: alone.payerGroup,
    hours,
    paintHours: paintHoursOf(hours),
    isPriceIncluded: includesPrice(inForce, line),
    isOverridden: override !== undefined || inclusion?.override !== undefined,
  };
}

function refinishOf(task: Task, inclusion: AppliedInclusion | undefined): BilledHours | undefined {
  const { line, need } = task;
  if (line.refinish === null) return undefined;
  return inclusion !== undefined && includesRefinish(inclusion, line.refinish)
    ? includedRefinish(task, line.refinish, inclusion)
    : fullPanelHours(line, line.refinish, need?.term);
}

/** Typed hours replace those of the first labor entry. */
function withOverride(hours: readonly BilledHours[], override: Override | undefined): readonly BilledHours[] {
  const [first, ...others] = hours;
  return override?.kind === 'hours' && first !== undefined
    ? [overriddenHours(first, override), ...others]
    : hours;
}
