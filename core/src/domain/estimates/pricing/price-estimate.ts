import type { Book } from '../../catalogue/book/book.ts';
import { type Arithmetic, newestArithmetic } from '../model/arithmetic.ts';
import type { EstimateContent } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { assembleItems } from './items/assemble-items.ts';
import { explainedByCalculation } from './items/calculated-terms.ts';
import { consumableItems } from './items/consumables.ts';
import { taskItems } from './items/task-items.ts';
import { separatedInTurn, separatedTogether } from './payers/group-payments.ts';
import { type PricedItems, priceWorkItems } from './price-work-items.ts';
import { refinishHours } from './refinish/refinish-hours.ts';
import { appliedInclusions } from './tasks/inclusions.ts';
import { workList } from './tasks/work-list.ts';
import { type PayerGroup, payerGroupOf } from './values/payer-group.ts';
import { pricingContext } from './values/pricing-context.ts';
import type { WorkItem } from './values/work-item.ts';

/** Items, totals and settlement of an estimate, all derived from its content and book. */
export interface Priced extends PricedItems {
  readonly items: readonly WorkItem[];
}

/** Locked versions are priced by the arithmetic they were locked under. */
export function priceEstimate(
  content: EstimateContent,
  book: Book,
  arithmetic: Arithmetic = newestArithmetic,
): Priced {
  const items = workItems(content, book, arithmetic);
  if (arithmetic === 1) return { items, ...priceWorkItems(items, content, separatedTogether) };
  // Without a group's lines the others have other overlap, clear coat, requirements and inclusions.
  const itemsWithout = (groups: readonly PayerGroup[]) =>
    workItems({ ...content, lines: content.lines.filter((line) => !isOfAny(groups, line)) }, book);
  return { items, ...priceWorkItems(items, content, { ...separatedInTurn, itemsWithout }) };
}

/**
 * Everything an estimate bills: its lines in their order, each followed by the items of rules. Rule items are derived
 * every time and stored nowhere, so they cannot disagree with the lines.
 */
export function workItems(
  content: EstimateContent,
  book: Book,
  arithmetic: Arithmetic = newestArithmetic,
): readonly WorkItem[] {
  const context = pricingContext(content, book, arithmetic);
  const { overrideFor } = context;
  const work = workList(content.lines, context);
  const inclusions = appliedInclusions(work.index, overrideFor);
  const refinish = refinishHours(work.tasks, inclusions, context);
  const consumables = consumableItems(work.tasks, inclusions, context);
  const ofTasks = taskItems(work.tasks, inclusions, refinish.hoursByTask, overrideFor);
  const items = assembleItems(work, ofTasks, [...refinish.ruleItems, ...consumables]);
  return explainedByCalculation(items, context);
}

function isOfAny(groups: readonly PayerGroup[], line: Line): boolean {
  const group = payerGroupOf(line);
  return group !== null && groups.includes(group);
}
