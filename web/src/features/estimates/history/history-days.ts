import type { ToldEdit } from './told-edit.ts';

/** What one person did in a row on one day, newest first. */
export interface Stretch {
  readonly key: number;
  readonly by: ToldEdit['entry']['by'];
  readonly edits: readonly ToldEdit[];
}

export interface HistoryDay {
  readonly key: string;
  readonly at: Date;
  readonly stretches: readonly Stretch[];
}

export function historyDays(edits: readonly ToldEdit[]): HistoryDay[] {
  const days: {
    key: string;
    at: Date;
    stretches: { key: number; by: Stretch['by']; edits: ToldEdit[] }[];
  }[] = [];
  for (const edit of edits) {
    const { at, by, place } = edit.entry;
    const moment = new Date(at);
    const key = moment.toDateString();
    if (days.at(-1)?.key !== key) days.push({ key, at: moment, stretches: [] });
    const stretches = days.at(-1)?.stretches ?? [];
    if (stretches.at(-1)?.by.id !== by.id) stretches.push({ key: place, by, edits: [] });
    stretches.at(-1)?.edits.push(edit);
  }
  return days;
}
