import type { Line } from '@dre/core/domain/estimates/model/line';
import type { LineConflict } from './use-conflicts.ts';

/** The conflicts not announced yet; another value in the same field counts as new. */
export function newConflicts(conflicts: readonly LineConflict[], announced: ReadonlySet<string>) {
  const named = conflicts.map((conflict) => [keyOf(conflict), conflict] as const);
  const fresh = named.filter(([key]) => !announced.has(key));
  return { keys: fresh.map(([key]) => key), conflicts: fresh.map(([, conflict]) => conflict) };
}

function keyOf({ lineId, field, others }: LineConflict): string {
  return `${lineId} ${field} ${others.length}`;
}

/** For people who do not see the mark in the cell; null if there is nothing to announce. */
export function announcedConflicts(
  conflicts: readonly LineConflict[],
  lines: readonly Pick<Line, 'id' | 'number'>[],
): string | null {
  const numbers = lines
    .filter(({ id }) => conflicts.some(({ lineId }) => lineId === id))
    .map(({ number }) => number);
  if (numbers.length === 0) return null;
  const where = numbers.length === 1 ? `Line ${numbers[0]} has` : `Lines ${numbers.join(', ')} have`;
  return `${where} values of two people to choose from`;
}
