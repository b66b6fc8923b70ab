import { percentOfHours } from '../rounding.ts';
import { larger, noTime, subtract, type Millionths, type TenthHours } from '../units.ts';
import { bookTerms } from './hours.ts';
import type { HoursTerm } from './hours-term.ts';
import type { Line, RefinishEntry } from './line.ts';
import { sourceOf, typedTerm } from './labor-hours.ts';
import type { Panel } from './panel.ts';
import type { RefinishRules } from './profile.ts';
import type { BilledHours } from './work-item.ts';

/** What of a panel's hours is billed on its own line and what on the clear coat's. */
export interface PanelHours {
  readonly onPanel: BilledHours;
  /** The share of a blend that is clear coat. */
  readonly onClear: TenthHours;
}

/** `note` is what else is to be said of the panel, at no hours. */
export function panelHours(panel: Panel, rules: RefinishRules, note: HoursTerm | null): PanelHours {
  const { entry, base, book, task } = panel;
  const terms = baseTerms(panel);
  let onClear = noTime;
  let billed: number = base;
  if (entry.mode !== 'full') {
    const percent = partialPercent(panel, rules);
    const partial = percentOfHours(base, percent);
    onClear = hasClear(panel) ? subtract(partial, percentOfHours(partial, rules.blendOnPanel)) : noTime;
    terms.push({ kind: entry.mode, numbers: [base, percent], amount: partial - base });
    if (onClear !== 0) terms.push({ kind: 'on-clear-line', numbers: [partial], amount: 0 - onClear });
    billed = partial - onClear;
  }
  if (entry.edges !== 0) {
    terms.push({ kind: 'edges', numbers: [entry.edges], amount: entry.edges });
    billed += entry.edges;
  }
  if (note !== null) terms.push(note);
  const onPanel: BilledHours = {
    type: 'refinish',
    book,
    billed: billed as TenthHours,
    isIncluded: false,
    source: sourceOf(task.line, entry),
    terms,
  };
  return { onPanel, onClear };
}

/** Hours that clear coat, a third stage and a second tone are reckoned on. */
export function netHours({ base, entry }: Panel, overlap: TenthHours): TenthHours {
  return (larger(noTime, subtract(base, overlap)) + entry.edges) as TenthHours;
}

/** Single-stage paint has its gloss in itself. */
export function hasClear({ entry }: Panel): boolean {
  return entry.system !== 'single-stage';
}

function baseTerms({ entry, book, task }: Panel): HoursTerm[] {
  const terms = entry.billed === null ? stepsOf(entry, task.line) : [typedTerm(entry, book)];
  return task.need === null ? terms : [task.need, ...terms];
}

function stepsOf({ book }: RefinishEntry, { quantity }: Line): HoursTerm[] {
  return book === null ? [] : bookTerms(book, quantity);
}

function partialPercent({ entry }: Panel, rules: RefinishRules): Millionths {
  if (entry.mode === 'break-point') return rules.breakPoint;
  return entry.system === 'three-stage' ? rules.blendThreeStage : rules.blend;
}
