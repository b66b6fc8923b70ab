import type { BoardCard } from './board-card.ts';

/** Units of open orders that have arrived; those expected have not, and those delivered have left. */
export function isUnitHere({ state, column }: Pick<BoardCard, 'state' | 'column'>): boolean {
  return state === 'open' && column !== 'expected';
}
