import type { Book } from '../../../catalogue/book/book.ts';
import { cents } from '../../../units.ts';
import { type Arithmetic, newestArithmetic } from '../../model/arithmetic.ts';
import type { Children } from '../values/rule-item.ts';
import type { BilledHours } from '../values/billed-hours.ts';
import { sparseList } from '../values/sparse-list.ts';
import { explainedByCalculation } from './calculated-terms.ts';
import { addConsumables } from './consumables.ts';
import type { EstimateContent, Override } from '../../model/estimate.ts';
import {
  inclusionInForce,
  appliedInclusions,
  type AppliedInclusion,
  type Covers,
} from '../tasks/inclusions.ts';
import { bookIndexOf } from '../book-index/book-index.ts';
import { includedRefinish, laborHours, overriddenHours } from '../line-hours/labor-hours.ts';
import type { RefinishEntry } from '../../model/line.ts';
import { requiredTasks } from '../tasks/required-tasks.ts';
import { neighborhoodOf } from '../refinish/overlap.ts';
import { overridesOf, type OverrideFor } from '../../model/overrides.ts';
import { panelOf, type Panel } from '../line-hours/panel.ts';
import { panelOrder } from '../refinish/panel-order.ts';
import { taskIndexOf } from '../tasks/task-index.ts';
import { paint } from '../refinish/refinish-hours.ts';
import { fullPanelHours } from '../line-hours/panel-hours.ts';
import { refinishHours, tasksOfLines } from '../tasks/tasks-of-lines.ts';
import type { Task } from '../values/task.ts';
import type { WorkItem } from '../values/work-item.ts';

/**
 * Everything an estimate bills: its lines in their order, each followed by what the rules made of it. Automatic
 * items are derived here every time and stored nowhere, so they cannot disagree with the lines.
 */
export function workItems(
  content: EstimateContent,
  book: Book,
  arithmetic: Arithmetic = newestArithmetic,
): readonly WorkItem[] {
  const { unit, profile } = content;
  const known = bookIndexOf(book, arithmetic);
  const overrideOf = overridesOf(content);
  const written = tasksOfLines(content.lines, known);
  const own = taskIndexOf(written, known);
  const needed = requiredTasks({ unit, book: known, overrideOf, own });
  for (const task of needed) own.add(task);
  const { tasks } = own;
  const covers = appliedInclusions(own, overrideOf);
  const children: Children = sparseList(tasks.length);
  const neighborhood = neighborhoodOf(known, unit.vehicleType);
  const isGreater = panelOrder(arithmetic, overrideOf);
  const painting = { rules: profile.refinish, neighborhood, overrideOf, isGreater, children };
  const painted = paint(panelsOf(tasks, covers), painting);
  const items = tasks.map((task, index) => itemOf(task, covers[index], painted[index], overrideOf));
  if (profile.consumables === 'own-lines') {
    tasks.forEach((task, index) => {
      const isBilled = items[index]?.isPriceIncluded === false;
      if (isBilled) addConsumables(children, task, index, book, overrideOf);
    });
  }
  const families = inFamilies(tasks, items, children, written.length);
  return explainedByCalculation(families, content, book);
}

function panelsOf(tasks: readonly Task[], covers: Covers): readonly Panel[] {
  const panels: Panel[] = [];
  tasks.forEach((task, index) => {
    const { refinish } = task;
    if (refinish === null) return;
    const cover = inclusionInForce(covers[index]);
    if (cover !== undefined && isRefinishCovered(refinish, cover)) return;
    panels.push(panelOf(task, index, refinish));
  });
  return panels;
}

function itemOf(
  task: Task,
  cover: AppliedInclusion | undefined,
  painted: BilledHours | undefined,
  overrideOf: OverrideFor,
): WorkItem {
  const { line, need, alone } = task;
  const override = need === null ? undefined : overrideOf(alone.key);
  if (cover === undefined && painted === undefined && override === undefined) return alone;
  const held = inclusionInForce(cover);
  const hours = laborHours(line, need?.term, held);
  const refinish = painted ?? refinishOf(task, held);
  if (refinish !== undefined) hours.push(refinish);
  replaceFirst(hours, cover?.override);
  replaceFirst(hours, override);
  return {
    key: alone.key,
    parent: alone.parent,
    rule: alone.rule,
    line: override?.kind === 'amount' ? { ...line, price: cents(override.amount) } : line,
    share: alone.share,
    hours,
    paintHours: refinishHours(hours),
    isPriceIncluded: held?.inclusion.priceIncluded === true && line.price === null,
    isOverridden: override !== undefined || cover?.override !== undefined,
  };
}

function refinishOf(task: Task, cover: AppliedInclusion | undefined): BilledHours | undefined {
  const { line, need } = task;
  if (line.refinish === null) return undefined;
  return cover !== undefined && isRefinishCovered(line.refinish, cover)
    ? includedRefinish(task, line.refinish, cover)
    : fullPanelHours(line, line.refinish, need?.term);
}

/** Paint work that another operation covers wholly is not sprayed once more. */
function isRefinishCovered({ billed }: RefinishEntry, { inclusion }: AppliedInclusion): boolean {
  return inclusion.netHours === 'all' && billed === null;
}

function replaceFirst(hours: BilledHours[], override: Override | undefined): void {
  const [first] = hours;
  if (override?.kind === 'hours' && first !== undefined) hours[0] = overriddenHours(first, override);
}

/** Each item is followed by what it brought, and that by what it brought in turn. */
function inFamilies(
  tasks: readonly Task[],
  items: readonly WorkItem[],
  children: Children,
  written: number,
): readonly WorkItem[] {
  const brought = new Map<number, number[]>();
  for (let index = written; index < tasks.length; index++) {
    const cause = tasks[index]?.need?.cause ?? 0;
    const siblings = brought.get(cause);
    if (siblings === undefined) brought.set(cause, [index]);
    else siblings.push(index);
  }
  const families: WorkItem[] = [];
  const push = (index: number) => {
    const item = items[index];
    if (item !== undefined) families.push(item);
    const needed = brought.size === 0 ? undefined : brought.get(index);
    if (needed !== undefined) for (const child of needed) push(child);
    const made = children[index];
    if (made !== undefined) for (const child of made) families.push(child);
  };
  for (let index = 0; index < written; index++) push(index);
  return families;
}
