import { noMoney, noTime, one, type TenthHours } from '../../../units.ts';
import { type BilledHours, billedHours } from './billed-hours.ts';
import type { Override } from '../../model/estimate.ts';
import type { HoursTerm } from './hours-term.ts';
import { overriddenHours } from '../line-hours/labor-hours.ts';
import type { Line } from '../../model/line.ts';
import type { OverrideFor } from '../../model/overrides.ts';
import type { Panel } from '../line-hours/panel.ts';
import type { AutomaticRule, WorkItem } from './work-item.ts';

/** What the rules made of each task, by its position. */
export type Children = (WorkItem[] | undefined)[];

export function addChild(children: Children, cause: number, item: WorkItem): void {
  const siblings = children[cause];
  if (siblings === undefined) children[cause] = [item];
  else siblings.push(item);
}

export interface RuleHours {
  readonly cause: Panel;
  readonly rule: AutomaticRule;
  readonly key: string;
  readonly description: string;
  readonly terms: readonly HoursTerm[];
  /** Polishing and masking use no paint. */
  readonly usesPaint: boolean;
}

/** Refinish hours that a rule found, as a line of its own; null where they come to nothing or were left out. */
export function automaticItem(found: RuleHours, override: Override | undefined): WorkItem | null {
  const { cause, rule, key, description, terms, usesPaint } = found;
  if (override?.kind === 'left-out') return null;
  const derived = ruleHours(terms);
  const hours = override?.kind === 'hours' ? overriddenHours(derived, override) : derived;
  if (hours.billed === 0 && override === undefined) return null;
  const { line } = cause.task;
  return {
    key,
    parent: line.id,
    rule,
    line: ruleLine(line, key, description),
    share: cause.task.alone.share,
    hours: [hours],
    paintHours: usesPaint ? hours.billed : noTime,
    isPriceIncluded: false,
    isOverridden: override !== undefined,
  };
}

export function addAutomaticHours(children: Children, found: RuleHours, overrideOf: OverrideFor): void {
  const item = automaticItem(found, overrideOf(found.key));
  if (item !== null) addChild(children, found.cause.index, item);
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

/** Everything of the cause that decides in which total it counts, and nothing that costs. */
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
