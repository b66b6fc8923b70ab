import { dayOfMoment } from '../../../lib/text/format.ts';
import { type HistoryItem, itemAt, itemBy, itemKey } from './share-events.ts';

/** Consecutive entries of one person on one day, newest first. */
export interface Stretch {
  readonly key: string;
  readonly by: ReturnType<typeof itemBy>;
  readonly items: readonly HistoryItem[];
}

export interface HistoryDay {
  /** The calendar day where the company is. */
  readonly day: string;
  readonly stretches: readonly Stretch[];
}

export function historyDays(items: readonly HistoryItem[]): HistoryDay[] {
  const days: {
    day: string;
    stretches: { key: string; by: Stretch['by']; items: HistoryItem[] }[];
  }[] = [];
  for (const item of items) {
    const by = itemBy(item);
    const day = dayOfMoment(new Date(itemAt(item)));
    if (days.at(-1)?.day !== day) days.push({ day, stretches: [] });
    const stretches = days.at(-1)?.stretches ?? [];
    if (stretches.at(-1)?.by.name !== by.name) stretches.push({ key: itemKey(item), by, items: [] });
    stretches.at(-1)?.items.push(item);
  }
  return days;
}
