import { compareGoals } from '../state/compare-goals.ts';
import type { PlanGoals } from '../state/plan.ts';
import { entryAt, itemAt, numberAt } from '../time/read-at.ts';
import type { Schedule } from './schedule.ts';

/** The part of the goals that is a sum over orders. */
export interface OrderScore {
  readonly latePromises: number;
  readonly lateMinutes: number;
  readonly movedSteps: number;
  readonly minutesInShop: number;
}

export function orderScore(schedule: Schedule, order: number): OrderScore {
  const { now, horizon } = schedule.state;
  const { first, end, due, source } = itemAt(schedule.state.orders, order);
  if (first === end) return { latePromises: 0, lateMinutes: 0, movedSteps: 0, minutesInShop: 0 };
  const finish = finishOf(schedule, order);
  const late = Number.isFinite(due) ? Math.max(0, (finish < 0 ? horizon : finish) - due) : 0;
  const isLate = late > 0 || (finish < 0 && Number.isFinite(due));
  let moved = 0;
  let began = finish;
  for (let index = first; index < end; index += 1) {
    if (isMoved(schedule, index)) moved += 1;
    const from = numberAt(schedule.from, index);
    if (from !== -1 && from < began) began = from;
  }
  return {
    latePromises: isLate ? 1 : 0,
    lateMinutes: late,
    movedSteps: moved,
    // An order without a day would leave the shop after all others.
    minutesInShop: finish < 0 ? horizon - now : finish - (source.isHere ? now : began),
  };
}

/** The end of an order's last step; -1 if one of them could not be put. */
export function finishOf(schedule: Schedule, order: number): number {
  const { first, end } = itemAt(schedule.state.orders, order);
  let finish = 0;
  for (let index = first; index < end; index += 1) {
    if (numberAt(schedule.from, index) === -1) return -1;
    finish = Math.max(finish, numberAt(schedule.cured, index));
  }
  return finish;
}

/** True if an accepted step that has not begun is elsewhere, with others or at another time. */
function isMoved(schedule: Schedule, index: number): boolean {
  const { source, accepted, fixed } = itemAt(schedule.state.steps, index);
  if (source.accepted === null || fixed !== null) return false;
  if (accepted === null || numberAt(schedule.from, index) !== accepted.from) return true;
  return (
    numberAt(schedule.location, index) !== accepted.location ||
    !isSameCrew(accepted.people, itemAt(schedule.people, index))
  );
}

/** Crews are sorted by index. */
export function isSameCrew(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((person, at) => person === other[at]);
}

export function sumOfScores(scores: readonly OrderScore[]): OrderScore {
  const total = { latePromises: 0, lateMinutes: 0, movedSteps: 0, minutesInShop: 0 };
  for (const score of scores) {
    total.latePromises += score.latePromises;
    total.lateMinutes += score.lateMinutes;
    total.movedSteps += score.movedSteps;
    total.minutesInShop += score.minutesInShop;
  }
  return total;
}

/** Time booths and people lose between now and their last work. */
export function idleTimes(schedule: Schedule): Pick<PlanGoals, 'idleBoothMinutes' | 'idlePeopleMinutes'> {
  const { locations, openTimes, peopleTimes, now } = schedule.state;
  let booth = 0;
  locations.forEach(({ kind }, index) => {
    const { from, until, length } = itemAt(schedule.busyLocations, index);
    if (kind !== 'booth' || length === 0) return;
    booth += Math.max(0, numberAt(until, length - 1) - now);
    for (let at = 0; at < length; at += 1) {
      booth -= Math.max(0, numberAt(until, at) - Math.max(now, numberAt(from, at)));
    }
  });
  let people = 0;
  schedule.busyPeople.forEach(({ from, until, length }, index) => {
    const open = openTimes.time(entryAt(peopleTimes, index));
    if (length === 0) return;
    people += Math.max(0, open.workBefore(numberAt(until, length - 1)) - open.workBefore(now));
    for (let at = 0; at < length; at += 1) {
      const start = Math.max(now, numberAt(from, at));
      people -= Math.max(0, open.workBefore(numberAt(until, at)) - open.workBefore(start));
    }
  });
  return { idleBoothMinutes: booth, idlePeopleMinutes: people };
}

/** All goals of a schedule. */
export function goalsOf(schedule: Schedule): PlanGoals {
  const scores = schedule.state.orders.map(({ index }) => orderScore(schedule, index));
  return { ...sumOfScores(scores), ...idleTimes(schedule) };
}

/** Compares what is summed over orders; the idle times decide only between equals. */
export function compareScores(one: OrderScore, other: OrderScore): number {
  const noIdle = { idleBoothMinutes: 0, idlePeopleMinutes: 0 };
  return compareGoals({ ...one, ...noIdle }, { ...other, ...noIdle });
}
