import { noMoney, noTime, one, type TenthHours } from '../units.ts';
import type { HoursTerm } from './hours-term.ts';
import { overriddenHours } from './labor-hours.ts';
import type { Line } from './line.ts';
import type { OverrideOf } from './overrides.ts';
import type { Task } from './task.ts';
import type { AutomaticRule, BilledHours, WorkItem } from './work-item.ts';

/** What the rules made of each task, by its index. */
export type Children = (WorkItem[] | undefined)[];

export function addChild(children: Children, cause: Task, item: WorkItem): void {
  const siblings = children[cause.index];
  if (siblings === undefined) children[cause.index] = [item];
  else siblings.push(item);
}

export interface AutomaticHours {
  readonly cause: Task;
  readonly rule: AutomaticRule;
  readonly key: string;
  readonly description: string;
  readonly terms: readonly HoursTerm[];
  /** Polishing and masking use no paint. */
  readonly usesPaint: boolean;
}

/**
 * Adds refinish hours that a rule found, as a line of its own below its cause, unless they come to nothing or were
 * left out. Returns what is billed of them.
 */
export function addAutomaticHours(
  children: Children,
  found: AutomaticHours,
  overrideOf: OverrideOf,
): TenthHours {
  const { cause, rule, key, description, terms, usesPaint } = found;
  const override = overrideOf(key);
  if (override?.kind === 'left-out') return noTime;
  const derived = ruleHours(terms);
  const hours = override?.kind === 'hours' ? overriddenHours(derived, override) : derived;
  if (hours.billed === 0 && override === undefined) return noTime;
  addChild(children, cause, {
    key,
    parent: cause.key,
    rule,
    line: automaticLine(cause.line, key, description),
    hours: [hours],
    paintHours: usesPaint ? hours.billed : noTime,
    isPriceIncluded: false,
    isOverridden: override !== undefined,
  });
  return hours.billed;
}

function ruleHours(terms: readonly HoursTerm[]): BilledHours {
  let billed = 0;
  for (const { amount } of terms) billed += amount;
  const total = billed as TenthHours;
  return { type: 'refinish', book: total, billed: total, isIncluded: false, source: 'rule', terms };
}

/** Everything of the cause that decides in which total it counts, and nothing that costs. */
export function automaticLine(cause: Line, key: string, description: string): Line {
  return {
    id: key,
    number: cause.number,
    order: cause.order,
    source: cause.source,
    book: null,
    description,
    operation: 'refinish',
    place: cause.place,
    partNumber: '',
    partSource: 'new',
    quantity: one,
    unit: 'each',
    price: null,
    priceAdjustment: null,
    labor: noLabor,
    refinish: null,
    sublet: noMoney,
    charge: null,
    taxable: cause.taxable,
    betterment: null,
    payer: cause.payer,
    priorDamage: cause.priorDamage,
    state: cause.state,
    note: '',
  };
}

const noLabor = {};
