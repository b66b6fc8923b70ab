import { noTime, smaller, type TenthHours } from '../../../units.ts';
import type { Override } from '../../model/estimate.ts';
import type { Panel } from '../line-hours/panel.ts';
import type { PricingCache } from '../values/pricing-cache.ts';
import { hoursItem } from '../values/rule-item.ts';
import type { WorkItem } from '../values/work-item.ts';
import { overlapHours, type OverlapKind } from './overlap.ts';
import type { RefinishContext } from './refinish-context.ts';

/** The overlap of a panel; null where it comes to nothing or was left out. */
export function overlapItem(panel: Panel, kind: OverlapKind, context: RefinishContext): WorkItem | null {
  const hours = overlapHours(kind, context.rules);
  const override = context.overrideFor(keyOf(panel));
  return override === undefined
    ? cachedItem(panel, kind, hours, context.cache)
    : itemOf(panel, kind, hours, limited(override, panel.base));
}

/** Hours taken off the panel, whether by rule or by hand. */
export function hoursTakenOff(overlap: WorkItem | null): TenthHours {
  return overlap === null ? noTime : ((0 - (overlap.hours[0]?.billed ?? 0)) as TenthHours);
}

/** Lines never change, so a panel that loses the same hours has the same overlap item. */
function cachedItem(
  panel: Panel,
  kind: OverlapKind,
  hours: TenthHours,
  { overlaps }: PricingCache,
): WorkItem | null {
  const { line } = panel.task;
  const cached = overlaps.get(line);
  if (cached !== undefined && cached.kind === kind && cached.hours === hours) return cached.item;
  const item = itemOf(panel, kind, hours, undefined);
  overlaps.set(line, { kind, hours, item });
  return item;
}

/** Overlap never takes off more than the panel has. */
function itemOf(
  panel: Panel,
  kind: OverlapKind,
  hours: TenthHours,
  override: Override | undefined,
): WorkItem | null {
  const { base } = panel;
  return hoursItem(
    {
      cause: panel,
      rule: 'overlap',
      key: keyOf(panel),
      description: descriptions[kind],
      terms: [{ kind, numbers: [hours, base], amount: 0 - smaller(base, hours) }],
      usesPaint: true,
    },
    override,
  );
}

function keyOf({ task }: Panel): string {
  return `overlap:${task.line.id}`;
}

/** A typed overlap is taken off with or without its minus. */
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
