import type { Line } from '@dre/core/domain/estimates/line';
import type { LineContest } from './use-contests.ts';

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

function columnOf({ field }: Pick<LineContest, 'field'>): string {
  return field.startsWith('hours ') ? 'hours' : (columnOfField[field] ?? 'part');
}

/** How many values wait in a cell; none where nothing is contested. Cards have one cell for all of a line. */
export function contestedValues(contests: readonly LineContest[], isCards: boolean) {
  const counts = new Map<string, number>();
  for (const contest of contests) {
    const key = `${contest.lineId} ${isCards ? 'part' : columnOf(contest)}`;
    counts.set(key, Math.max(counts.get(key) ?? 0, 1 + contest.others.length));
  }
  return (lineId: string, column: string): number => counts.get(`${lineId} ${column}`) ?? 0;
}

/** Those nobody was told of yet; another value in the same field is news again. */
export function newContests(contests: readonly LineContest[], told: ReadonlySet<string>) {
  const named = contests.map((contest) => [keyOf(contest), contest] as const);
  const fresh = named.filter(([key]) => !told.has(key));
  return { keys: fresh.map(([key]) => key), contests: fresh.map(([, contest]) => contest) };
}

function keyOf({ lineId, field, others }: LineContest): string {
  return `${lineId} ${field} ${others.length}`;
}

/** For those who do not see the mark in the cell; null where there is nothing to say. */
export function toldContests(
  contests: readonly LineContest[],
  lines: readonly Pick<Line, 'id' | 'number'>[],
): string | null {
  const numbers = lines
    .filter(({ id }) => contests.some(({ lineId }) => lineId === id))
    .map(({ number }) => number);
  if (numbers.length === 0) return null;
  const where = numbers.length === 1 ? `Line ${numbers[0]} has` : `Lines ${numbers.join(', ')} have`;
  return `${where} values of two people to choose from`;
}
