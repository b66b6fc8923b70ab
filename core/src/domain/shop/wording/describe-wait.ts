import { shortDay } from '../../short-day.ts';
import type { ActiveHold } from '../model/hold.ts';
import { holdLabels } from './order-labels.ts';

/** One wait of a piece of work, for the question before somebody starts or finishes it all the same. */
export function waitSentence({ kind, on, reason, expectedEnd, endedBy }: ActiveHold): string {
  const until = (word: string) => (expectedEnd === null ? '' : `, ${word} ${shortDay(expectedEnd)}`);
  if (kind === 'parts') return `${reason} is not here${until('expected')}.`;
  if (kind === 'sublet')
    return `${on.of === 'order' ? 'The unit' : 'The work'} is with ${reason}${until('back')}.`;
  const ender = endedBy === '' ? '' : ` ${endedBy} can end this.`;
  return `${holdLabels[kind]}: ${reason.replace(/[.\s]+$/, '')}${until('until')}.${ender}`;
}
