import { daysBetween } from '@dre/core/domain/days-between';
import { shortDay } from '@dre/core/domain/short-day';

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
  /** The expected end of a wait that is not over before the promise, see `waitPastPromise`. */
  readonly waitsUntil: string | null;
}

/** A unit that is ready or has left was early or late. The others have days left, or wait for something too long. */
export function promiseMargin({ promised, today, left, isReady, waitsUntil }: PromisedUnit): PromiseMargin {
  const days = daysBetween(left ?? today, promised);
  const counted = countedDays(Math.abs(days));
  if (days < 0) return { days, tone: 'late', text: `${counted} late` };
  if (left === null && !isReady && waitsUntil !== null) {
    return { days, tone: 'risk', text: `Waits until ${shortDay(waitsUntil)}` };
  }
  if (days === 0) return { days, tone: 'even', text: 'On the day' };
  return { days, tone: 'early', text: left !== null || isReady ? `${counted} early` : `${counted} left` };
}

function countedDays(days: number): string {
  return days === 1 ? '1 day' : `${String(days)} days`;
}
