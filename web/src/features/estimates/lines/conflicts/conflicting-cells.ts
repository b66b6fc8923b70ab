import type { LineConflict } from './use-conflicts.ts';

/** Where each contested field of a line is shown: its own cell, or that of the name where it has none. */
const columnOfField: Readonly<Record<string, string>> = {
  operation: 'operation',
  quantity: 'quantity',
  unit: 'quantity',
  'refinish billed': 'hours',
  price: 'parts',
  priceAdjustment: 'parts',
  sublet: 'parts',
  charge: 'parts',
};

function columnOf({ field }: Pick<LineConflict, 'field'>): string {
  return field.startsWith('hours ') ? 'hours' : (columnOfField[field] ?? 'part');
}

/** How many values wait in a cell; none where nothing is contested. Cards have one cell for all of a line. */
export function contestedValues(contests: readonly LineConflict[], isCards: boolean) {
  const counts = new Map<string, number>();
  for (const contest of contests) {
    const key = `${contest.lineId} ${isCards ? 'part' : columnOf(contest)}`;
    counts.set(key, Math.max(counts.get(key) ?? 0, 1 + contest.others.length));
  }
  return (lineId: string, column: string): number => counts.get(`${lineId} ${column}`) ?? 0;
}
