import type { Book } from '../catalogue/book.ts';
import { cents, noTime, type TenthHours } from '../units.ts';
import type { Children } from './automatic-item.ts';
import { byIndex } from './by-index.ts';
import { addConsumables } from './consumables.ts';
import type { EstimateContent, Override } from './estimate.ts';
import { coverInForce, coversOf, type Cover, type Covers } from './inclusions.ts';
import { knownBook } from './known-book.ts';
import { includedRefinish, laborHours, overriddenHours } from './labor-hours.ts';
import { isPriced } from './line.ts';
import { neededTasks } from './needs.ts';
import { neighborhoodOf } from './overlap.ts';
import { overridesOf, type OverrideOf } from './overrides.ts';
import { panelOf, type Panel } from './panel.ts';
import { presenceOf } from './presence.ts';
import { paint } from './refinish.ts';
import { taskOf, type Task } from './task.ts';
import type { BilledHours, WorkItem } from './work-item.ts';

/**
 * Everything an estimate bills: its lines in their order, each followed by what the rules made of it. Automatic
 * items are derived here every time and stored nowhere, so they cannot disagree with the lines.
 */
export function workItems(content: EstimateContent, book: Book): readonly WorkItem[] {
  const { unit, profile } = content;
  const known = knownBook(book);
  const overrideOf = overridesOf(content);
  const own = content.lines.map((line, index) => taskOf(line, index, known));
  const written = presenceOf(own, known);
  const needed = neededTasks({ unit, book: known, overrideOf, own: written, count: own.length });
  const tasks = needed.length === 0 ? own : [...own, ...needed];
  const covers = coversOf(
    needed.length === 0 ? written : presenceOf(tasks, known),
    known,
    overrideOf,
    tasks.length,
  );
  const children: Children = byIndex(tasks.length);
  const neighborhood = neighborhoodOf(known, unit.vehicleType);
  const painting = { rules: profile.refinish, neighborhood, overrideOf, children };
  const painted = paint(panelsOf(tasks, covers), painting);
  const items = tasks.map((task) => itemOf(task, covers[task.index], painted[task.index], overrideOf));
  if (profile.consumables === 'own-lines') {
    items.forEach(({ isPriceIncluded }, index) => {
      const task = tasks[index];
      if (task !== undefined && !isPriceIncluded) addConsumables(children, task, book, overrideOf);
    });
  }
  return inFamilies(tasks, items, children);
}

function panelsOf(tasks: readonly Task[], covers: Covers): readonly Panel[] {
  const panels: Panel[] = [];
  for (const task of tasks) {
    const { refinish } = task.line;
    if (refinish === null || !isPriced(task.line)) continue;
    const cover = coverInForce(covers[task.index]);
    // Paint work that another operation covers wholly is not sprayed once more.
    if (cover?.inclusion.netHours === 'all' && refinish.billed === null) continue;
    panels.push(panelOf(task, refinish));
  }
  return panels;
}

function itemOf(
  task: Task,
  cover: Cover | undefined,
  painted: BilledHours | undefined,
  overrideOf: OverrideOf,
): WorkItem {
  const { key, cause, line } = task;
  const held = coverInForce(cover);
  const labor = isPriced(line) ? laborHours(task, held) : [];
  const refinish = painted ?? coveredRefinish(task, held);
  const hours = withRefinish(labor, refinish);
  const override = cause === null ? undefined : overrideOf(key);
  if (cover !== undefined) replaceFirst(hours, cover.override);
  if (override !== undefined) replaceFirst(hours, override);
  return {
    key,
    parent: cause === null ? null : cause.key,
    rule: cause === null ? null : 'needed',
    line: override?.kind === 'amount' ? { ...line, price: cents(override.amount) } : line,
    hours,
    paintHours: refinishHours(hours),
    isPriceIncluded: held?.inclusion.priceIncluded === true && line.price === null,
    isOverridden: override !== undefined || cover?.override !== undefined,
  };
}

function coveredRefinish(task: Task, cover: Cover | undefined): BilledHours | undefined {
  const { refinish } = task.line;
  return cover === undefined || refinish === null ? undefined : includedRefinish(task, refinish, cover);
}

function withRefinish(labor: BilledHours[], refinish: BilledHours | undefined): BilledHours[] {
  if (refinish === undefined) return labor;
  return labor.length === 0 ? [refinish] : [...labor, refinish];
}

function replaceFirst(hours: BilledHours[], override: Override | undefined): void {
  const [first] = hours;
  if (override?.kind === 'hours' && first !== undefined) hours[0] = overriddenHours(first, override);
}

function refinishHours(hours: readonly BilledHours[]): TenthHours {
  let total: number = noTime;
  for (const { type, billed } of hours) if (type === 'refinish') total += billed;
  return total as TenthHours;
}

/** Each item is followed by what it brought, and that by what it brought in turn. */
function inFamilies(
  tasks: readonly Task[],
  items: readonly WorkItem[],
  children: Children,
): readonly WorkItem[] {
  const brought = byIndex<Task[]>(tasks.length);
  for (const task of tasks) if (task.cause !== null) (brought[task.cause.index] ??= []).push(task);
  const families: WorkItem[] = [];
  const push = (task: Task, item: WorkItem) => {
    families.push(item);
    for (const child of brought[task.index] ?? []) pushAt(child);
    for (const child of children[task.index] ?? []) families.push(child);
  };
  const pushAt = (task: Task) => {
    const item = items[task.index];
    if (item !== undefined) push(task, item);
  };
  for (const task of tasks) if (task.cause === null) pushAt(task);
  return families;
}
