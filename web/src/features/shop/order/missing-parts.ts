import { shortDay, weekDay } from '@dre/core/domain/short-day';
import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import type { RepairPart } from '@dre/core/domain/shop/model/repair-part';
import { partQuantities } from '@dre/core/domain/shop/parts/part-quantities';

/** A part the order waits for, once however many tasks need it. */
export interface MissingPart {
  readonly name: string;
  /** True if some of it is not ordered. */
  readonly isToOrder: boolean;
  /** The day the ordered ones are expected; null without one. */
  readonly day: string | null;
}

export function missingParts(holds: readonly ActiveHold[], order: RepairOrder): readonly MissingPart[] {
  const parts = new Map<string, MissingPart>();
  for (const hold of holds) {
    const part = heldPart(hold, order);
    const isToOrder = part !== undefined && partQuantities(part).toOrder > 0;
    parts.set(part?.work.key ?? hold.reason, { name: hold.reason, isToOrder, day: hold.expectedEnd });
  }
  return [...parts.values()];
}

/** The part a task waits for; undefined for any other hold. */
export function heldPart(
  { kind, on, reason }: ActiveHold,
  { tasks, parts }: RepairOrder,
): RepairPart | undefined {
  if (kind !== 'parts' || on.of !== 'task') return undefined;
  const needs = tasks.find(({ work }) => work.key === on.task)?.work.needs ?? [];
  return parts.find(({ work }) => work.description === reason && needs.includes(work.key));
}

/** "4 parts, 2 to order, 1 overdue since Nov 14, the other expected Fri, Nov 20". */
export function missingSummary(parts: readonly MissingPart[], today: string): string {
  const toOrder = parts.filter(({ isToOrder }) => isToOrder).length;
  const dated = parts.flatMap(({ day }) => day ?? []).toSorted();
  const overdue = dated.filter((day) => day < today);
  const ahead = dated.filter((day) => day >= today);
  const undated = parts.filter(({ day, isToOrder }) => day === null && !isToOrder).length;
  const [since] = overdue;
  const said = [
    `${String(parts.length)} parts`,
    toOrder > 0 ? `${String(toOrder)} to order` : '',
    since === undefined ? '' : `${String(overdue.length)} overdue since ${shortDay(since)}`,
    undated === 0 ? '' : undated === parts.length ? 'none with a date' : `${String(undated)} without a date`,
    aheadText(ahead, parts.length),
  ];
  return said.filter(Boolean).join(', ');
}

function aheadText(days: readonly string[], all: number): string {
  const last = days.at(-1);
  if (last === undefined) return '';
  if (days.length === all) return `the last expected ${weekDay(last)}`;
  // With some undated, nobody knows which comes last.
  return days.length === 1 ? `the other expected ${weekDay(last)}` : `others expected by ${weekDay(last)}`;
}
