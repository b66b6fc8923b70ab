import { dollars } from '../number-text.ts';
import type { SupplementLine } from './supplement-view.ts';

export const supplementLineLabels: Readonly<Record<SupplementLine['kind'], string>> = {
  added: 'Added',
  changed: 'Changed',
  repriced: 'Priced anew',
  removed: 'Removed',
};

/** "adds $174.98"; "takes $20.00 off". */
export function changeText(change: number): string {
  if (change === 0) return 'leaves the total as it was';
  return change > 0 ? `adds ${dollars(change)}` : `takes ${dollars(-change)} off`;
}

/** One line each: "Added: Roof decking". */
export function changesText(lines: readonly SupplementLine[]): string {
  return lines
    .map(({ kind, description }) => `${supplementLineLabels[kind]}: ${description.trim()}`)
    .join('\n');
}
