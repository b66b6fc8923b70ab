import { type LaborType, laborTypes } from '../catalogue/trade-words.ts';
import { billedHours } from '../estimates/pricing/values/billed-hours.ts';
import type { Line } from '../estimates/model/line.ts';
import { payerGroupOf } from '../estimates/pricing/values/payer-group.ts';
import type { WorkItem } from '../estimates/pricing/values/work-item.ts';
import { noTime, tenthHours } from '../units.ts';
import { aLine } from './a-line.ts';

/** Tenths of an hour by labor type. */
export type SomeHours = Partial<Readonly<Record<LaborType, number>>>;

/** A billed line with hours already calculated; paint materials follow the refinish hours. */
export function aWorkItem(
  line: Partial<Line> = {},
  hours: SomeHours = {},
  fields: Partial<WorkItem> = {},
): WorkItem {
  const full = aLine(line);
  return {
    key: full.id,
    parent: null,
    rule: null,
    line: full,
    payerGroup: payerGroupOf(full),
    hours: laborTypes
      .filter((type) => hours[type] !== undefined)
      .map((type) => {
        const billed = tenthHours(hours[type] ?? 0);
        const found = { type, book: billed, billed, isIncluded: false, source: 'hand', terms: [] } as const;
        return billedHours(found, full.book);
      }),
    paintHours: hours.refinish === undefined ? noTime : tenthHours(hours.refinish),
    isPriceIncluded: false,
    isOverridden: false,
    ...fields,
  };
}
