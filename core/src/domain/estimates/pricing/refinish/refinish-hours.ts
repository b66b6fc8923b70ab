import { percentOfHours } from '../../../rounding.ts';
import { noTime, type TenthHours } from '../../../units.ts';
import type { RefinishRules } from '../../model/profile.ts';
import { blendHours, fullPanelHours, hasClear, netHours } from '../line-hours/panel-hours.ts';
import { type Panel, panelOf } from '../line-hours/panel.ts';
import { type AppliedInclusions, includesRefinish, inclusionInForce } from '../values/applied-inclusion.ts';
import type { BilledHours } from '../values/billed-hours.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import type { RuleItem } from '../values/rule-item.ts';
import { sparseList } from '../values/sparse-list.ts';
import type { Task } from '../values/task.ts';
import { clearCoatItems, type PanelClear } from './clear-coat.ts';
import { hoursTakenOff, overlapItem } from './overlap-item.ts';
import { type OverlapKind, overlapOf } from './overlap.ts';
import { type RefinishContext, refinishContext } from './refinish-context.ts';
import { coverItems, extraItems, type FirstOfEach, firstOfEach } from './refinish-extras.ts';

export interface RefinishResult {
  /** Hours on the panels' own lines where they differ from the line alone, by the task's position. */
  readonly hoursByTask: readonly (BilledHours | undefined)[];
  /** Overlap, extras, clear coat and covers, in their printed order under their cause. */
  readonly ruleItems: readonly RuleItem[];
}

/** Panels sprayed in one go share set-up and clear coat; each booth cycle is priced by itself. */
export function refinishHours(
  tasks: readonly Task[],
  inclusions: AppliedInclusions,
  pricing: PricingContext,
): RefinishResult {
  const panels = panelsOf(tasks, inclusions);
  if (panels.length === 0) return nothingPainted;
  const context = refinishContext(pricing);
  const cycles = boothCycles(panels).map((cycle) => paintedCycle(cycle, context));
  const hoursByTask = sparseList<BilledHours>(tasks.length);
  for (const { painted } of cycles)
    for (const { panel, hours } of painted) if (hours !== null) hoursByTask[panel.index] = hours;
  return { hoursByTask, ruleItems: cycles.flatMap(({ ruleItems }) => ruleItems) };
}

const nothingPainted: RefinishResult = { hoursByTask: [], ruleItems: [] };

function panelsOf(tasks: readonly Task[], inclusions: AppliedInclusions): readonly Panel[] {
  const panels: Panel[] = [];
  tasks.forEach((task, index) => {
    const { refinish } = task;
    if (refinish === null) return;
    const inclusion = inclusionInForce(inclusions[index]);
    if (inclusion !== undefined && includesRefinish(inclusion, refinish)) return;
    panels.push(panelOf(task, index, refinish));
  });
  return panels;
}

interface BoothCycle {
  readonly number: number;
  /** Not the first of its bucket. */
  readonly isFurther: boolean;
  readonly panels: readonly Panel[];
}

function boothCycles(panels: readonly Panel[]): readonly BoothCycle[] {
  const buckets = new Map<string, Map<number, Panel[]>>();
  for (const panel of panels) {
    const { bucket } = panel.task;
    let cycles = buckets.get(bucket);
    if (cycles === undefined) buckets.set(bucket, (cycles = new Map()));
    const sprayed = cycles.get(panel.entry.boothCycle);
    if (sprayed === undefined) cycles.set(panel.entry.boothCycle, [panel]);
    else sprayed.push(panel);
  }
  return [...buckets.values()].flatMap((cycles) => {
    const first = Math.min(...cycles.keys());
    return [...cycles].map(([number, sprayed]) => ({ number, isFurther: number !== first, panels: sprayed }));
  });
}

interface PaintedPanel {
  readonly panel: Panel;
  /** Null where they equal those of the line alone. */
  readonly hours: BilledHours | null;
  readonly ruleItems: readonly RuleItem[];
  readonly clear: PanelClear | null;
}

interface PaintedCycle {
  readonly painted: readonly PaintedPanel[];
  readonly ruleItems: readonly RuleItem[];
}

function paintedCycle({ number, isFurther, panels }: BoothCycle, context: RefinishContext): PaintedCycle {
  const { first, hasMajor, kinds } = overlapOf(panels, context);
  const firsts = firstOfEach(panels, context.isGreater);
  const painted = panels.map((panel, index) => {
    if (panel.entry.mode !== 'full') return blendedPanel(panel, panel.entry.mode, firsts, context);
    const isFirst = panel === first;
    return fullPanel(panel, { isFirst, isAlone: isFirst && !hasMajor, kind: kinds[index], firsts }, context);
  });
  const clears = painted.map(({ clear }) => clear).filter((clear) => clear !== null);
  const covers = isFurther && first !== null ? coverItems(first, number, context) : [];
  return {
    painted,
    ruleItems: [
      ...painted.flatMap(({ ruleItems }) => ruleItems),
      ...clearCoatItems(number, clears, context),
      ...covers,
    ],
  };
}

function blendedPanel(
  panel: Panel,
  mode: 'blend' | 'break-point',
  firsts: FirstOfEach,
  context: RefinishContext,
): PaintedPanel {
  const { onPanel, onClear } = blendHours(panel, mode, context.rules);
  return {
    panel,
    hours: onPanel,
    ruleItems: extraItems(panel, noTime, firsts, context),
    clear: onClear === 0 ? null : { panel, term: blendTerm(panel, onClear) },
  };
}

interface PanelPosition {
  readonly isFirst: boolean;
  /** No large panel is painted beside it. */
  readonly isAlone: boolean;
  readonly kind: OverlapKind | undefined;
  readonly firsts: FirstOfEach;
}

function fullPanel(
  panel: Panel,
  { isFirst, isAlone, kind, firsts }: PanelPosition,
  context: RefinishContext,
): PaintedPanel {
  const overlap = kind === undefined ? null : overlapItem(panel, kind, context);
  const net = netHours(panel, hoursTakenOff(overlap));
  const extras = extraItems(panel, net, firsts, context);
  const term = clearTerm(panel, net, isFirst, context.rules);
  return {
    panel,
    hours: isAlone ? alonePanel(panel) : null,
    ruleItems: overlap === null ? extras : [{ cause: panel.index, item: overlap }, ...extras],
    clear: term === null || term.amount === 0 ? null : { panel, term },
  };
}

/** Times of small panels assume that a large one is painted too; alone they omit set-up and mixing. */
function alonePanel({ task, entry }: Panel): BilledHours {
  const hours = fullPanelHours(task.line, entry, task.need?.term);
  return { ...hours, terms: [...hours.terms, { kind: 'no-major-panel', numbers: [], amount: 0 }] };
}

function blendTerm({ task: { line } }: Panel, onClear: TenthHours): HoursTerm {
  return { kind: 'clear-blend', numbers: [line.number], amount: onClear, name: line.description };
}

function clearTerm(panel: Panel, net: TenthHours, isFirst: boolean, rules: RefinishRules): HoursTerm | null {
  // Three-stage hours include their clear coat.
  if (!hasClear(panel) || panel.entry.system === 'three-stage') return null;
  const percent = isFirst ? rules.clearFirst : rules.clearAdditional;
  return {
    kind: isFirst ? 'clear-first' : 'clear-additional',
    numbers: [net, percent],
    amount: percentOfHours(net, percent),
    name: panel.task.line.description,
  };
}
