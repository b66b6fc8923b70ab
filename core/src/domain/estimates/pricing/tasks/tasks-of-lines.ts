import type { TenthHours } from '../../../units.ts';
import type { BilledHours } from '../values/billed-hours.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import type { PricingCache } from '../values/pricing-cache.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import { laborHours } from '../line-hours/labor-hours.ts';
import { isPriced, type Line } from '../../model/line.ts';
import { fullPanelHours } from '../line-hours/panel-hours.ts';
import { payerGroupOf } from '../values/payer-group.ts';
import { totalsBucketOf } from '../values/totals-bucket.ts';
import type { RequiredBy, Task } from '../values/task.ts';
import type { WorkItem } from '../values/work-item.ts';

/** The tasks of written lines, in their order. */
export function tasksOfLines(lines: readonly Line[], { cache }: PricingContext): readonly Task[] {
  const { last } = cache;
  const tasks = lines.map(
    (line, index) => (line === last.lines[index] && last.tasks[index]) || taskOf(line, cache),
  );
  cache.last = { lines, tasks };
  return tasks;
}

function taskOf(line: Line, cache: PricingCache): Task {
  const cached = cache.tasks.get(line);
  if (cached !== undefined) return cached;
  const part = partOf(line);
  const isOfBook = part !== null && line.operation !== null && isPriced(line);
  const task = {
    line,
    operation: isOfBook ? cache.index.operation(part, line.operation) : null,
    bucket: totalsBucketOf(line),
    refinish: isPriced(line) ? line.refinish : null,
    need: null,
    alone: itemAlone(line, null),
  };
  cache.tasks.set(line, task);
  return task;
}

export function itemAlone(line: Line, need: RequiredBy | null): WorkItem {
  const hours = isPriced(line) ? hoursAlone(line, need?.term) : [];
  return {
    key: line.id,
    parent: need?.key ?? null,
    rule: need === null ? null : 'needed',
    line,
    payerGroup: payerGroupOf(line),
    hours,
    paintHours: paintHoursOf(hours),
    isPriceIncluded: false,
    isOverridden: false,
  };
}

function hoursAlone(line: Line, need: HoursTerm | undefined): BilledHours[] {
  const labor = laborHours(line, need, undefined);
  // The profile decides how much of a blend is on its own line.
  if (line.refinish === null || line.refinish.mode !== 'full') return labor;
  const refinish = fullPanelHours(line, line.refinish, need);
  return labor.length === 0 ? [refinish] : [...labor, refinish];
}

export function paintHoursOf(hours: readonly BilledHours[]): TenthHours {
  let total = 0;
  for (const { type, billed } of hours) if (type === 'refinish') total += billed;
  return total as TenthHours;
}

function partOf({ source }: Line): string | null {
  return source.kind === 'book' || source.kind === 'calculator' ? source.part : null;
}
