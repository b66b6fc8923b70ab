import { operationNames } from '@dre/core/domain/estimates/wording/trade-labels';
import { hoursOf } from '../../board/view/board-text.ts';
import { clockedText } from '../../open/clocked-text.ts';
import type { TaskRow } from './work-rows.ts';

/** The second line on a phone: "Repair, 5:12 of 6.5 h". */
export function operationLabel({ work, clocked, origin }: TaskRow): string {
  const kind =
    origin !== 'version' ? 'Shop' : work.operation === null ? 'Work' : operationNames[work.operation];
  if (work.isIncluded) return `${kind}, included`;
  if (work.soldMinutes === 0) return kind;
  return clocked === 0
    ? `${kind}, ${hoursOf(work.soldMinutes)} h`
    : `${kind}, ${clockedText(clocked)} of ${hoursOf(work.soldMinutes)} h`;
}
