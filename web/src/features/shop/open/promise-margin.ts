import { daysBetween } from '@dre/core/domain/days-between';
import { shortDay } from '@dre/core/domain/short-day';
import type { PromiseRisk } from '@dre/core/domain/shop/board/promise-risk';

export type PromiseTone = 'late' | 'risk' | 'early' | 'even';

export interface PromiseMargin {
  readonly tone: PromiseTone;
  readonly text: string;
  /** Days from today, or from the day the unit left, to the promise; negative after it. */
  readonly days: number;
}

interface PromisedUnit {
  /** The promised day. */
  readonly promised: string;
  readonly today: string;
  /** The day the unit left; null while it is here or expected. */
  readonly left: string | null;
  readonly isReady: boolean;
  readonly risk: PromiseRisk | null;
}

/** A unit that is ready or has left was early or late. The others have days left, or wait for something that may come too late. */
export function promiseMargin({ promised, today, left, isReady, risk }: PromisedUnit): PromiseMargin {
  const days = daysBetween(left ?? today, promised);
  const counted = countedDays(Math.abs(days));
  if (days < 0) return { days, tone: 'late', text: `${counted} late` };
  if (left === null && !isReady && risk !== null) return { days, tone: 'risk', text: riskText(risk) };
  if (days === 0) return { days, tone: 'even', text: 'On the day' };
  return { days, tone: 'early', text: left !== null || isReady ? `${counted} early` : `${counted} left` };
}

function riskText(risk: PromiseRisk): string {
  switch (risk.kind) {
    case 'waits-until':
      return `Waits until ${shortDay(risk.day)}`;
    case 'overdue':
      return `Overdue since ${shortDay(risk.since)}`;
    case 'undated':
      return 'Parts have no date';
  }
}

function countedDays(days: number): string {
  return days === 1 ? '1 day' : `${String(days)} days`;
}
