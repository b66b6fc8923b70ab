import type { WorkTask } from '../model/version-work.ts';

/** True for an operation that a line requires, such as R&I beside it: its key begins as the book's need does. */
export function isRequired({ key }: Pick<WorkTask, 'key'>): boolean {
  return key.startsWith('need:');
}
