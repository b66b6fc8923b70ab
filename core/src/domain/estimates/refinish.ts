import { percentOfHours } from '../rounding.ts';
import { noTime, smaller, type TenthHours } from '../units.ts';
import { addAutomaticHours, type Children } from './automatic-item.ts';
import { byIndex } from './by-index.ts';
import { addClearCoat, type PanelClear } from './clear-coat.ts';
import type { HoursTerm } from './hours-term.ts';
import { overlapHours, overlapOf, type Neighborhood, type OverlapKind } from './overlap.ts';
import type { OverrideOf } from './overrides.ts';
import type { Panel } from './panel.ts';
import type { RefinishRules } from './profile.ts';
import { addCover, addExtras, firstOfEach } from './refinish-extras.ts';
import { hasClear, netHours, panelHours } from './refinish-panel.ts';
import type { BilledHours } from './work-item.ts';

/** What decides about painting besides the panels, and where its lines go. */
export interface Painting {
  readonly rules: RefinishRules;
  readonly neighborhood: Neighborhood;
  readonly overrideOf: OverrideOf;
  readonly children: Children;
}

/** Hours on the panels' own lines, by the task's index. */
export type PaintedHours = (BilledHours | undefined)[];

/** Panels sprayed in one go share set-up and clear coat; each booth cycle is reckoned by itself. */
export function paint(panels: readonly Panel[], painting: Painting): PaintedHours {
  const hours = byIndex<BilledHours>(panels.length === 0 ? 0 : painting.children.length);
  for (const cycles of byStandingAndCycle(panels).values()) {
    const firstCycle = Math.min(...cycles.keys());
    for (const [cycle, sprayed] of cycles) {
      const first = paintCycle(cycle, sprayed, painting, hours);
      if (cycle !== firstCycle && first !== null) addCover(first, cycle, painting);
    }
  }
  return hours;
}

function byStandingAndCycle(panels: readonly Panel[]): Map<string, Map<number, Panel[]>> {
  const standings = new Map<string, Map<number, Panel[]>>();
  for (const panel of panels) {
    const { standing } = panel.task;
    let cycles = standings.get(standing);
    if (cycles === undefined) standings.set(standing, (cycles = new Map()));
    const sprayed = cycles.get(panel.entry.boothCycle);
    if (sprayed === undefined) cycles.set(panel.entry.boothCycle, [panel]);
    else sprayed.push(panel);
  }
  return standings;
}

function paintCycle(
  cycle: number,
  panels: readonly Panel[],
  painting: Painting,
  hours: PaintedHours,
): Panel | null {
  const { rules } = painting;
  const { first, hasMajor, kinds } = overlapOf(panels, rules, painting.neighborhood);
  const firsts = firstOfEach(panels);
  const clears: PanelClear[] = [];
  panels.forEach((panel, index) => {
    const isFirst = panel === first;
    const note = isFirst && !hasMajor && panel.entry.mode === 'full' ? noMajorPanel : null;
    const { onPanel, onClear } = panelHours(panel, rules, note);
    hours[panel.task.index] = onPanel;
    const kind = kinds[index];
    const net = netHours(panel, kind === undefined ? noTime : addOverlap(panel, kind, painting));
    addExtras(panel, net, firsts, painting);
    const term = clearTerm(panel, net, onClear, isFirst, rules);
    if (term !== null && term.amount !== 0) clears.push({ panel, term });
  });
  addClearCoat(cycle, clears, painting);
  return first;
}

/** Times of small panels assume that a large one is painted too; alone they leave set-up and mixing out. */
const noMajorPanel: HoursTerm = { kind: 'no-major-panel', numbers: [], amount: 0 };

/** The hours taken off, whether by rule or by hand; never more than there are. */
function addOverlap(panel: Panel, kind: OverlapKind, painting: Painting): TenthHours {
  const { rules, overrideOf, children } = painting;
  const { base, task } = panel;
  const rule = overlapHours(kind, rules);
  const billed = addAutomaticHours(
    children,
    {
      cause: task,
      rule: 'overlap',
      key: `overlap:${task.key}`,
      description: overlapDescriptions[kind],
      terms: [{ kind, numbers: [rule, base], amount: 0 - smaller(base, rule) }],
      usesPaint: true,
    },
    (key) => {
      const override = overrideOf(key);
      return override?.kind === 'hours'
        ? { kind: 'hours', hours: deduction(override.hours, base) }
        : override;
    },
  );
  return (0 - billed) as TenthHours;
}

/** Typed with or without its minus, an overlap is taken off. */
function deduction(hours: number, base: TenthHours): number {
  return 0 - Math.min(Math.abs(hours), base);
}

const overlapDescriptions: Record<OverlapKind, string> = {
  'overlap-adjacent': 'Overlap, major adjacent panel',
  'overlap-non-adjacent': 'Overlap, major non-adjacent panel',
  'overlap-minor': 'Overlap, minor panel',
};

function clearTerm(
  panel: Panel,
  net: TenthHours,
  onClear: TenthHours,
  isFirst: boolean,
  rules: RefinishRules,
): HoursTerm | null {
  const { description: name, number } = panel.task.line;
  if (panel.entry.mode !== 'full') {
    return { kind: 'clear-blend', numbers: [number], amount: onClear, name };
  }
  // Three-stage hours contain their clear coat.
  if (!hasClear(panel) || panel.entry.system === 'three-stage') return null;
  const percent = isFirst ? rules.clearFirst : rules.clearAdditional;
  const kind = isFirst ? 'clear-first' : 'clear-additional';
  return { kind, numbers: [net, percent], amount: percentOfHours(net, percent), name };
}
