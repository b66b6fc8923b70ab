import { type HistoryItem, itemAt, itemBy, itemKey } from './share-events.ts';

/** Consecutive entries of one person on one day, newest first. */
export interface Stretch {
  readonly key: string;
  readonly by: ReturnType<typeof itemBy>;
  readonly items: readonly HistoryItem[];
}

export interface HistoryDay {
  readonly key: string;
  readonly at: Date;
  readonly stretches: readonly Stretch[];
}

export function historyDays(items: readonly HistoryItem[]): HistoryDay[] {
  const days: {
    key: string;
    at: Date;
    stretches: { key: string; by: Stretch['by']; items: HistoryItem[] }[];
  }[] = [];
  for (const item of items) {
    const moment = new Date(itemAt(item));
    const by = itemBy(item);
    const key = moment.toDateString();
    if (days.at(-1)?.key !== key) days.push({ key, at: moment, stretches: [] });
    const stretches = days.at(-1)?.stretches ?? [];
    if (stretches.at(-1)?.by.name !== by.name) stretches.push({ key: itemKey(item), by, items: [] });
    stretches.at(-1)?.items.push(item);
  }
  return days;
}
