import type { PersonAtClock } from '@dre/core/contract/shop/clock-keys';
import { weekDay } from '@dre/core/domain/short-day';
import { activityLabels } from '@dre/core/domain/shop/wording/shop-labels';

/** Tells apart by shape and word, never by color alone. */
export type PersonTone = 'work' | 'waiting' | 'paused' | 'off';

export function personTone({ on }: PersonAtClock): PersonTone {
  if (on === null) return 'off';
  if (on.target.on !== 'activity') return 'work';
  return on.target.activity === 'waiting-for-parts' ? 'waiting' : 'paused';
}

/** The work in a few words: "RO-10012, Bay 3", "Break", "Not in". */
export function personText({ on, awayUntil }: PersonAtClock): string {
  if (on === null) return awayUntil === null ? 'Not in' : `Away until ${weekDay(awayUntil)}`;
  const { target, order, place } = on;
  if (target.on === 'activity') {
    return target.activity === 'waiting-for-instructions' ? 'Between jobs' : activityLabels[target.activity];
  }
  return [order === '' ? 'An order' : order, unbroken(place)].filter((part) => part !== '').join(', ');
}

/** A place stands on one line: "Yard 1" is never torn. */
export function unbroken(place: string): string {
  return place.replaceAll(' ', '\u00A0');
}
