import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLog, logStart, moment } from '../../../testing/arbitrary-shop.ts';
import { minuteOf, utcMinute } from '../../units.ts';
import type { ClockEntry, ClockTarget } from '../model/clock-entry.ts';
import { addClockEntry } from './add-clock-entry.ts';
import { clockedMinutes } from './clocked-minutes.ts';
import { type Shift, withAssumedEnds } from './forgotten-clock-out.ts';
import { type ClockStretch, effectivePresses, timeline } from './timeline.ts';

const runs = { numRuns: 200 };
const end = utcMinute(minuteOf(logStart) + 700);
const limits = { now: end, closedUntil: null };

/** The timeline once more, the slow way: for every minute, the last press up to its end. */
function naiveTimeline(log: readonly ClockEntry[]): ReadonlyMap<number, ClockTarget> {
  const sorted = log.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const presses = log.flatMap((entry) => {
    if (entry.kind !== 'punch') return [];
    let at = entry.at + entry.offset;
    let { target } = entry;
    for (const other of sorted) {
      if (other.kind !== 'correction' || other.punch !== entry.id) continue;
      at = other.newAt ?? at;
      target = other.newTarget ?? target;
    }
    return [{ id: entry.id, minute: Math.floor(at / 60_000), at, target }];
  });
  const minutesHeld = new Map<number, ClockTarget>();
  if (presses.length === 0) return minutesHeld;
  const first = Math.min(...presses.map(({ minute }) => minute));
  for (let minute = first; minute < end; minute++) {
    let last: (typeof presses)[number] | undefined;
    for (const press of presses) {
      if (press.minute > minute) continue;
      const isLater =
        last === undefined || press.at > last.at || (press.at === last.at && press.id > last.id);
      if (isLater) last = press;
    }
    if (last !== undefined) minutesHeld.set(minute, last.target);
  }
  return minutesHeld;
}

/** Minute by minute; a minute with two targets fails. */
function held(stretches: readonly ClockStretch[]): ReadonlyMap<number, ClockTarget> {
  const minutesHeld = new Map<number, ClockTarget>();
  for (const { from, until, target } of stretches) {
    for (let minute: number = from; minute < (until ?? end); minute++) {
      if (minutesHeld.has(minute)) throw new Error(`two targets at ${minute}`);
      minutesHeld.set(minute, target);
    }
  }
  return minutesHeld;
}

const shuffledLog = arbitraryLog.chain((log) =>
  fc.tuple(fc.constant(log), fc.shuffledSubarray([...log], { minLength: log.length }), fc.subarray([...log])),
);

test('at no minute is one person on two targets, whatever log is written in whatever order', () => {
  fc.assert(
    fc.property(shuffledLog, ([log, shuffled]) => {
      expect(isDeepStrictEqual(held(timeline(shuffled)), naiveTimeline(log))).toBe(true);
    }),
    runs,
  );
});

/** Shifts of eight hours from six to fourteen, every day, cut out of the log's night. */
const someShifts: fc.Arbitrary<readonly Shift[]> = fc.integer({ min: -300, max: 300 }).map((first) =>
  [0, 300].map((later) => ({
    from: utcMinute(minuteOf(logStart) + first + later),
    until: utcMinute(minuteOf(logStart) + first + later + 90),
  })),
);

test('stretches of a day, off time among them, add up to last minus first; corrections keep that', () => {
  fc.assert(
    fc.property(arbitraryLog, someShifts, (log, shifts) => {
      const presses = effectivePresses(log);
      const [first, last] = [presses[0], presses.at(-1)];
      if (first === undefined || last === undefined) return;
      for (const stretches of [timeline(log), withAssumedEnds(timeline(log), shifts, end)]) {
        const closed = stretches.filter(({ from }) => from < minuteOf(last.at));
        const length = closed.reduce(
          (sum, { from, until }) => sum + Math.min(until ?? Infinity, minuteOf(last.at)) - from,
          0,
        );
        expect(length).toBe(minuteOf(last.at) - minuteOf(first.at));
        stretches.slice(1).forEach(({ from }, index) => expect(stretches[index]?.until).toBe(from));
      }
    }),
    runs,
  );
});

test('a punch sent any number of times, over any devices, after any crash, counts once; the order of arrival changes nothing', () => {
  fc.assert(
    fc.property(shuffledLog, ([log, shuffled, again]) => {
      let arrived: readonly ClockEntry[] = [];
      for (const entry of [...again, ...shuffled, ...again]) {
        const outcome = addClockEntry(arrived, { ...entry }, limits);
        if (!outcome.ok) throw new Error(outcome.refusal.kind);
        arrived = outcome.value;
      }
      expect(arrived).toHaveLength(log.length);
      expect(isDeepStrictEqual(timeline(arrived), timeline(log))).toBe(true);
      expect(isDeepStrictEqual(timeline([...log, ...again]), timeline(log))).toBe(true);
    }),
    runs,
  );
});

test('correct then correct back gives the first timeline; the log only grows', () => {
  fc.assert(
    fc.property(arbitraryLog, fc.nat(), moment, (log, which, newAt) => {
      const presses = effectivePresses(log);
      const press = presses[which % Math.max(1, presses.length)];
      if (press === undefined) return;
      const correction = (id: string, at: number, to: number, target: ClockTarget): ClockEntry => ({
        kind: 'correction',
        id,
        person: 'person-1',
        by: 'Dana',
        at: logStart + 36_000_000 + at,
        punch: press.punch.id,
        newAt: to,
        newTarget: target,
        why: 'Forgot',
      });
      let grown = log;
      for (const entry of [
        correction('there', 1, logStart + newAt, { on: 'off' }),
        correction('back', 2, press.at, press.target),
      ]) {
        const outcome = addClockEntry(grown, entry, limits);
        if (!outcome.ok) throw new Error(outcome.refusal.kind);
        expect(isDeepStrictEqual(outcome.value, [...grown, entry])).toBe(true);
        grown = outcome.value;
      }
      expect(isDeepStrictEqual(timeline(grown), timeline(log))).toBe(true);
    }),
    runs,
  );
});

test('minutes by task and step are those of the naive timeline', () => {
  fc.assert(
    fc.property(arbitraryLog, (log) => {
      const { byTask, byStep } = clockedMinutes('order-1', timeline(log), end);
      const counted = new Map<string, number>();
      for (const target of naiveTimeline(log).values()) {
        const name = target.on === 'task' ? target.task : target.on === 'step' ? target.step : null;
        if (name !== null) counted.set(name, (counted.get(name) ?? 0) + 1);
      }
      expect({ ...byTask, ...byStep }).toEqual(Object.fromEntries(counted));
    }),
    runs,
  );
});
