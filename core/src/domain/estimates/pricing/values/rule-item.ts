import { noMoney, noTime, one, type TenthHours } from '../../../units.ts';
import type { Line } from '../../model/line.ts';
import type { OverrideFor } from '../../model/overrides.ts';
import type { Override } from '../../model/estimate.ts';
import { type BilledHours, billedHours, overriddenHours } from './billed-hours.ts';
import type { HoursTerm } from './hours-term.ts';
import type { Task } from './task.ts';
import type { AutomaticRule, WorkItem } from './work-item.ts';

/** An item that a rule put on the estimate, with the position of the task it follows from. */
export interface RuleItem {
  readonly cause: number;
  readonly item: WorkItem;
}

/** Refinish hours found by a rule. */
export interface RuleHours {
  readonly cause: { readonly index: number; readonly task: Task };
  readonly rule: AutomaticRule;
  readonly key: string;
  readonly description: string;
  readonly terms: readonly HoursTerm[];
  /** False for polishing and masking. */
  readonly usesPaint: boolean;
}

/** Empty where the hours come to nothing or were left out. */
export function ruleItems(found: RuleHours, overrideFor: OverrideFor): readonly RuleItem[] {
  const item = hoursItem(found, overrideFor(found.key));
  return item === null ? [] : [{ cause: found.cause.index, item }];
}

/** A line of its own for the hours of a rule; null where they come to nothing or were left out. */
export function hoursItem(found: RuleHours, override: Override | undefined): WorkItem | null {
  const { cause, rule, key, description, terms, usesPaint } = found;
  if (override?.kind === 'left-out') return null;
  const derived = ruleHours(terms);
  const hours = override?.kind === 'hours' ? overriddenHours(derived, override) : derived;
  if (hours.billed === 0 && override === undefined) return null;
  const { line, alone } = cause.task;
  return {
    key,
    parent: line.id,
    rule,
    line: ruleLine(line, key, description),
    payerGroup: alone.payerGroup,
    hours: [hours],
    paintHours: usesPaint ? hours.billed : noTime,
    isPriceIncluded: false,
    isOverridden: override !== undefined,
  };
}

function ruleHours(terms: readonly HoursTerm[]): BilledHours {
  let billed = 0;
  for (const { amount } of terms) billed += amount;
  const total = billed as TenthHours;
  const found = {
    type: 'refinish',
    book: total,
    billed: total,
    isIncluded: false,
    source: 'rule',
    terms,
  } as const;
  return billedHours(found, null);
}

/** Takes everything from the cause that decides about totals, and nothing that costs. */
export function ruleLine(cause: Line, key: string, description: string): Line {
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
