import { noTime, smaller, type TenthHours } from '../../../units.ts';
import { addChild, automaticItem } from '../values/rule-item.ts';
import type { Override } from '../../model/estimate.ts';
import type { Line } from '../../model/line.ts';
import { overlapHours, type OverlapKind } from './overlap.ts';
import type { Panel } from '../line-hours/panel.ts';
import type { Painting } from './painting.ts';
import type { WorkItem } from '../values/work-item.ts';

/** Adds the overlap of a panel and returns the hours taken off, whether by rule or by hand. */
export function addOverlap(panel: Panel, kind: OverlapKind, painting: Painting): TenthHours {
  const rule = overlapHours(kind, painting.rules);
  const override = painting.overrideOf(keyOf(panel));
  const item =
    override === undefined
      ? knownItem(panel, kind, rule)
      : overlapItem(panel, kind, rule, limited(override, panel.base));
  if (item === null) return noTime;
  addChild(painting.children, panel.index, item);
  return (0 - (item.hours[0]?.billed ?? 0)) as TenthHours;
}

interface KnownItem {
  readonly kind: OverlapKind;
  readonly rule: TenthHours;
  readonly item: WorkItem | null;
}

const known = new WeakMap<Line, KnownItem>();

/** Lines never change, so as long as a panel loses the same, its overlap is the same item. */
function knownItem(panel: Panel, kind: OverlapKind, rule: TenthHours): WorkItem | null {
  const { line } = panel.task;
  const found = known.get(line);
  if (found !== undefined && found.kind === kind && found.rule === rule) return found.item;
  const item = overlapItem(panel, kind, rule, undefined);
  known.set(line, { kind, rule, item });
  return item;
}

/** Never more than the panel has. */
function overlapItem(
  panel: Panel,
  kind: OverlapKind,
  rule: TenthHours,
  override: Override | undefined,
): WorkItem | null {
  const { base } = panel;
  return automaticItem(
    {
      cause: panel,
      rule: 'overlap',
      key: keyOf(panel),
      description: descriptions[kind],
      terms: [{ kind, numbers: [rule, base], amount: 0 - smaller(base, rule) }],
      usesPaint: true,
    },
    override,
  );
}

function keyOf({ task }: Panel): string {
  return `overlap:${task.line.id}`;
}

/** Typed with or without its minus, an overlap is taken off. */
function limited(override: Override, base: TenthHours): Override {
  return override.kind === 'hours'
    ? { kind: 'hours', hours: 0 - Math.min(Math.abs(override.hours), base) }
    : override;
}

const descriptions: Record<OverlapKind, string> = {
  'overlap-adjacent': 'Overlap, major adjacent panel',
  'overlap-non-adjacent': 'Overlap, major non-adjacent panel',
  'overlap-minor': 'Overlap, minor panel',
};
