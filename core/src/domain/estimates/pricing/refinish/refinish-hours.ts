import { percentOfHours } from '../../../rounding.ts';
import { noTime, type TenthHours } from '../../../units.ts';
import type { BilledHours } from '../values/billed-hours.ts';
import { sparseList } from '../values/sparse-list.ts';
import { addClearCoat, type PanelClear } from './clear-coat.ts';
import type { HoursTerm } from '../values/hours-term.ts';
import { addOverlap } from './overlap-item.ts';
import { overlapOf } from './overlap.ts';
import type { Painting } from './painting.ts';
import type { Panel } from '../line-hours/panel.ts';
import type { RefinishRules } from '../../model/profile.ts';
import { addCover, addExtras, firstOfEach } from './refinish-extras.ts';
import { blendHours, fullPanelHours, hasClear, netHours } from '../line-hours/panel-hours.ts';

/** Hours on the panels' own lines where they are not those of the line alone, by the task's position. */
export type PaintedHours = (BilledHours | undefined)[];

/** Panels sprayed in one go share set-up and clear coat; each booth cycle is reckoned by itself. */
export function paint(panels: readonly Panel[], painting: Painting): PaintedHours {
  const hours = sparseList<BilledHours>(panels.length === 0 ? 0 : painting.children.length);
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
    const { bucket } = panel.task;
    let cycles = standings.get(bucket);
    if (cycles === undefined) standings.set(bucket, (cycles = new Map()));
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
  const { first, hasMajor, kinds } = overlapOf(panels, painting);
  const firsts = firstOfEach(panels, painting.isGreater);
  const clears: PanelClear[] = [];
  panels.forEach((panel, index) => {
    const isFirst = panel === first;
    const { mode } = panel.entry;
    if (mode !== 'full') {
      const { onPanel, onClear } = blendHours(panel, mode, rules);
      hours[panel.index] = onPanel;
      addExtras(panel, noTime, firsts, painting);
      if (onClear !== 0) clears.push({ panel, term: blendTerm(panel, onClear) });
      return;
    }
    if (isFirst && !hasMajor) hours[panel.index] = alonePanel(panel);
    const kind = kinds[index];
    const net = netHours(panel, kind === undefined ? noTime : addOverlap(panel, kind, painting));
    addExtras(panel, net, firsts, painting);
    const term = clearTerm(panel, net, isFirst, rules);
    if (term !== null && term.amount !== 0) clears.push({ panel, term });
  });
  addClearCoat(cycle, clears, painting);
  return first;
}

/** Times of small panels assume that a large one is painted too; alone they leave set-up and mixing out. */
function alonePanel({ task, entry }: Panel): BilledHours {
  const hours = fullPanelHours(task.line, entry, task.need?.term);
  return { ...hours, terms: [...hours.terms, { kind: 'no-major-panel', numbers: [], amount: 0 }] };
}

function blendTerm({ task: { line } }: Panel, onClear: TenthHours): HoursTerm {
  return { kind: 'clear-blend', numbers: [line.number], amount: onClear, name: line.description };
}

function clearTerm(panel: Panel, net: TenthHours, isFirst: boolean, rules: RefinishRules): HoursTerm | null {
  // Three-stage hours contain their clear coat.
  if (!hasClear(panel) || panel.entry.system === 'three-stage') return null;
  const percent = isFirst ? rules.clearFirst : rules.clearAdditional;
  return {
    kind: isFirst ? 'clear-first' : 'clear-additional',
    numbers: [net, percent],
    amount: percentOfHours(net, percent),
    name: panel.task.line.description,
  };
}
