import type { LaborType } from '../../catalogue/trade-words.ts';
import type { Line } from '../../estimates/model/line.ts';
import { repairGroups } from '../../estimates/pricing/values/payer-group.ts';
import type { WorkItem } from '../../estimates/pricing/values/work-item.ts';
import { allocated, tenthsOfMinutes } from '../../rounding.ts';
import {
  add,
  type Minutes,
  minutes,
  noTime,
  subtract,
  type TenthHours,
  tenthHours,
  wholly,
} from '../../units.ts';
import type { SkillLevel } from '../model/departments.ts';
import { defaultShopSettings, type ShopSettings } from '../model/shop-settings.ts';
import type { WorkTask } from '../model/version-work.ts';
import { departmentOf, phaseOfTask } from './department-of.ts';
import { hasPart } from './parts-of.ts';

/** Everything `tasksOf` is told beside the items. */
export interface TaskOptions {
  readonly settings: ShopSettings;
  /** The book's skill for a line; a technician unless the book knows better. */
  readonly skillOf: (line: Line) => SkillLevel;
}

export const defaultTaskOptions: TaskOptions = { settings: defaultShopSettings, skillOf: () => 2 };

/**
 * The work of one locked version: a task per written or required item and labor type, in the order of the items.
 * Overlap, clear coat and other rule items add their hours, negative ones too, to the task they hang on.
 */
export function tasksOf(
  items: readonly WorkItem[],
  options: TaskOptions = defaultTaskOptions,
): readonly WorkTask[] {
  const inTotals = items.filter(isInTotals);
  const byKey = new Map(inTotals.map((item) => [item.key, item]));
  const added = ruleHours(byKey);
  return inTotals
    .filter((item) => ownerOf(item, byKey) === item)
    .flatMap((item) => tasksOfItem(item, added.get(item.key) ?? new Map(), options));
}

/** The shop repairs exactly what the totals bill. */
function isInTotals({ payerGroup }: WorkItem): boolean {
  return payerGroup !== null && (repairGroups as readonly string[]).includes(payerGroup);
}

/** One tenth of an hour is exactly six minutes, so nothing is rounded between estimate and shop. */
function minutesOf(hours: TenthHours): Minutes {
  return minutes(hours * 6);
}

type MinutesByType = Map<LaborType, Minutes>;

/** Hours of rule items by the key of the item they hang on. */
function ruleHours(items: ReadonlyMap<string, WorkItem>): ReadonlyMap<string, MinutesByType> {
  const byOwner = new Map<string, MinutesByType>();
  for (const item of items.values()) {
    const owner = ownerOf(item, items);
    if (owner === item) continue;
    const types = byOwner.get(owner.key) ?? new Map<LaborType, Minutes>();
    for (const { type, billed } of item.hours) {
      types.set(type, add(types.get(type) ?? minutes(0), minutesOf(billed)));
    }
    byOwner.set(owner.key, types);
  }
  return byOwner;
}

/** The written or required item that a rule item belongs to; itself if it is one, or if its cause is missing. */
function ownerOf(item: WorkItem, items: ReadonlyMap<string, WorkItem>): WorkItem {
  if (item.rule === null || item.rule === 'needed') return item;
  const cause = items.get(item.parent ?? '');
  return cause === undefined || cause === item ? item : ownerOf(cause, items);
}

function tasksOfItem(
  item: WorkItem,
  added: ReadonlyMap<LaborType, Minutes>,
  options: TaskOptions,
): readonly WorkTask[] {
  const own = new Map(item.hours.map((hours) => [hours.type, hours]));
  const types = [...new Set([...own.keys(), ...added.keys()])];
  const tasks = types.flatMap((type) => {
    const hours = own.get(type);
    const sold = add(minutesOf(hours?.billed ?? (0 as TenthHours)), added.get(type) ?? minutes(0));
    const isIncluded = hours !== undefined && hours.isIncluded;
    return inHalves(taskOfType(item, type, { sold, isIncluded }, options), options.settings);
  });
  const isSublet = item.line.operation === 'sublet' || item.line.sublet > 0;
  const hasSubletTask = tasks.some(({ department }) => department === 'sublet');
  if (!isSublet || hasSubletTask) return tasks;
  return [...tasks, taskOfType(item, null, { sold: minutes(0), isIncluded: false }, options)];
}

function taskOfType(
  item: WorkItem,
  type: LaborType | null,
  { sold, isIncluded }: { readonly sold: Minutes; readonly isIncluded: boolean },
  { settings, skillOf }: TaskOptions,
): WorkTask {
  const { key, line } = item;
  const department = departmentOf(line, type, settings);
  return {
    key: `${key}|${type ?? 'sublet'}`,
    lineNumber: line.number,
    description: line.description,
    operation: line.operation,
    laborType: type,
    location: line.place,
    department,
    phase: phaseOfTask(line, department, settings),
    half: 'whole',
    soldMinutes: sold,
    isIncluded,
    people: line.book?.technicians ?? 1,
    skill: skillOf(line),
    needs: hasPart(item) ? [key] : [],
    ...texts(line),
  };
}

function texts({ note, book }: Line): Pick<WorkTask, 'note' | 'included'> {
  const included = book?.included.trim() ?? '';
  return { ...(note.trim() !== '' && { note: note.trim() }), ...(included !== '' && { included }) };
}

/**
 * R&I is taken off at teardown and put on after paint; its paint work and sublet work stay whole. It is cut between
 * tenths of an hour, so that hours beside each other add up as they are written.
 */
function inHalves(task: WorkTask, { offShare }: ShopSettings): readonly WorkTask[] {
  const isCut = task.operation === 'ri' && task.department !== 'paint' && task.department !== 'sublet';
  if (!isCut) return [task];
  const weights = [tenthHours(offShare), tenthHours(subtract(wholly, offShare))];
  const [off = noTime, on = noTime] = allocated(tenthsOfMinutes(task.soldMinutes), weights);
  return [
    { ...task, key: `${task.key}|off`, half: 'off', phase: 'teardown', soldMinutes: minutesOf(off) },
    { ...task, key: `${task.key}|on`, half: 'on', phase: 'reassembly', soldMinutes: minutesOf(on) },
  ];
}
