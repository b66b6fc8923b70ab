import type { Line } from '@dre/core/domain/estimates/model/line';
import type { LineConflict } from './use-conflicts.ts';

/** The conflicts not announced yet; another value in the same field counts as new. */
export function newConflicts(contests: readonly LineConflict[], told: ReadonlySet<string>) {
  const named = contests.map((contest) => [keyOf(contest), contest] as const);
  const fresh = named.filter(([key]) => !told.has(key));
  return { keys: fresh.map(([key]) => key), contests: fresh.map(([, contest]) => contest) };
}

function keyOf({ lineId, field, others }: LineConflict): string {
  return `${lineId} ${field} ${others.length}`;
}

/** For people who do not see the mark in the cell; null if there is nothing to announce. */
export function announcedConflicts(
  contests: readonly LineConflict[],
  lines: readonly Pick<Line, 'id' | 'number'>[],
): string | null {
  const numbers = lines
    .filter(({ id }) => contests.some(({ lineId }) => lineId === id))
    .map(({ number }) => number);
  if (numbers.length === 0) return null;
  const where = numbers.length === 1 ? `Line ${numbers[0]} has` : `Lines ${numbers.join(', ')} have`;
  return `${where} values of two people to choose from`;
}
