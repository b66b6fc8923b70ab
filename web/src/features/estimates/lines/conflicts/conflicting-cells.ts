import type { LineConflict } from './use-conflicts.ts';

/** The column that shows each conflicting field: its own, or the part's name where it has none. */
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

/** Counts the conflicting values of a cell, 0 without a conflict. Cards have one cell for the whole line. */
export function conflictingValues(conflicts: readonly LineConflict[], isCards: boolean) {
  const counts = new Map<string, number>();
  for (const conflict of conflicts) {
    const key = `${conflict.lineId} ${isCards ? 'part' : columnOf(conflict)}`;
    counts.set(key, Math.max(counts.get(key) ?? 0, 1 + conflict.others.length));
  }
  return (lineId: string, column: string): number => counts.get(`${lineId} ${column}`) ?? 0;
}
