import { dayIn, type TimeZone } from '@dre/core/domain/companies/time-zone';
import { accept, refuse, type Result } from '@dre/core/domain/result';
import { boundsOf } from '@dre/core/domain/shop/clock/day-time';
import { neighborsOf } from '@dre/core/domain/shop/clock/press-neighbors';
import { type ShiftSource, stretchesWithAssumedEnd } from '@dre/core/domain/shop/clock/shifts';
import { type EffectivePress, effectivePresses, timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { weekDay } from '@dre/core/domain/short-day';
import { minuteOf } from '@dre/core/domain/units';
import { timeIn } from '../../open/shop-day.ts';
import { dayHoursText, type MyDay, myDay } from './my-day.ts';
import { nearestTime } from './time-on-day.ts';

/** One person's day, as far as a correction of it can be judged here. */
export interface PressedDay {
  readonly log: readonly ClockEntry[];
  readonly day: string;
  readonly shifts: ShiftSource;
  /** Milliseconds by the server's clock. */
  readonly now: number;
  /** The end of the last closed pay period. */
  readonly closedUntil: string | null;
}

/** A press that is moved, or one that was forgotten. */
export type FixedPress = EffectivePress | null;

export function hoursOfDay(log: readonly ClockEntry[], { day, shifts, now }: PressedDay): MyDay {
  const minute = minuteOf(now);
  return myDay(stretchesWithAssumedEnd(timeline(log), shifts, minute), boundsOf(shifts.zone, day), minute);
}

/** The moment a typed time means: a press keeps its place between its neighbors, a forgotten one finds its own. */
export function readFixedTime(
  text: string,
  press: FixedPress,
  pressed: PressedDay,
  label: (target: ClockTarget) => string,
): Result<number, string> {
  const { log, day, shifts, now, closedUntil } = pressed;
  const { zone } = shifts;
  const { from, until } = boundsOf(zone, day);
  const { before, after } = press === null ? { before: null, after: null } : neighborsOf(log, press.punch.id);
  const span = {
    near: press?.at ?? Math.min(now, until * 60_000 - 1),
    after: before === null ? (press === null ? from * 60_000 - 1 : -Infinity) : endOfMinute(before.at),
    before: Math.min(after === null ? Infinity : startOfMinute(after.at), now + 1),
  };
  const at = nearestTime(text, zone, span);
  if (at === undefined) return refuse('Write a time, as 7:30 AM.');
  if (closedUntil !== null && at < Date.parse(closedUntil)) {
    return refuse('The pay period of this time is closed.');
  }
  if (at > now) return refuse('This time is still to come.');
  if (before !== null && at <= span.after) return refuse(orderSentence(before, 'later', { zone, label }));
  if (after !== null && at >= span.before) return refuse(orderSentence(after, 'earlier', { zone, label }));
  const isTaken = effectivePresses(log).some(
    (other) => other.punch !== press?.punch && minuteOf(other.at) === minuteOf(at),
  );
  return isTaken ? refuse('There is a press at this minute already.') : accept(at);
}

function orderSentence(
  { at, target }: EffectivePress,
  direction: 'later' | 'earlier',
  { zone, label }: { readonly zone: TimeZone; readonly label: (target: ClockTarget) => string },
): string {
  return `${label(target)} was pressed at ${timeIn(zone, at)}. Write a time ${direction === 'later' ? 'after' : 'before'} it, or fix that press first.`;
}

function startOfMinute(at: number): number {
  return minuteOf(at) * 60_000;
}

function endOfMinute(at: number): number {
  return startOfMinute(at) + 59_999;
}

/** The log with the correction or the forgotten press in it, to show the day as it becomes. */
export function fixedLog(
  log: readonly ClockEntry[],
  press: FixedPress,
  change: { readonly at: number; readonly target: ClockTarget },
): readonly ClockEntry[] {
  const id = 'to be saved';
  if (press === null) {
    return [...log, { kind: 'punch', id, person: '', device: '', offset: 0, ...change }];
  }
  const { id: punch, person } = press.punch;
  const later = Number.MAX_SAFE_INTEGER;
  const [newAt, newTarget] = [change.at, change.target];
  return [...log, { kind: 'correction', id, person, by: '', at: later, punch, newAt, newTarget, why: '' }];
}

/** "At 10:50 PM the day has 1:04 h worked, instead of 1:31 h worked." A day beside this one is named. */
export function effectText(
  press: FixedPress,
  change: { readonly at: number; readonly target: ClockTarget },
  pressed: PressedDay,
): string {
  const { zone } = pressed.shifts;
  const day = dayIn(zone, Math.min(press?.at ?? change.at, change.at));
  const hours = (log: readonly ClockEntry[]) => dayHoursText(hoursOfDay(log, { ...pressed, day }));
  const [before, after] = [hours(pressed.log), hours(fixedLog(pressed.log, press, change))];
  const name = day === pressed.day ? 'the day' : weekDay(day);
  const words = before === after ? `keeps ${after}.` : `has ${after}, instead of ${before}.`;
  return `At ${timeIn(zone, change.at)} ${name} ${words}`;
}
