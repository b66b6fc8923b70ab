import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLog, logStart } from '../../../testing/arbitrary-shop.ts';
import { minuteOf, sum, utcMinute } from '../../units.ts';
import type { ClockTarget } from '../model/clock-entry.ts';
import { clockedMinutes } from './clocked-minutes.ts';
import { boundsOf, byDay, mealMinutes, withinDay, workedMinutes } from './day-time.ts';
import { type ClockStretch, timeline } from './timeline.ts';

const zone = 'America/Chicago';
const now = utcMinute(minuteOf(logStart) + 700);

test('the minutes of a person’s days are those of their tasks, steps and activities, whatever was pressed', () => {
  fc.assert(
    fc.property(arbitraryLog, (log) => {
      const all = timeline(log);
      const days = byDay(all, zone, now);
      const ofDays = days.map(({ stretches }) => workedMinutes(stretches, now));
      const { byTask, byStep } = clockedMinutes('order-1', all, now);
      const onActivities = all.filter(({ target }) => target.on === 'activity');
      const ofWork = [...Object.values(byTask), ...Object.values(byStep), workedMinutes(onActivities, now)];
      expect(sum(ofDays)).toBe(sum(ofWork));
      expect(sum(ofDays)).toBe(workedMinutes(all, now));
    }),
    { numRuns: 200 },
  );
});

test('the minutes of a day on an order are the same in the person’s day and in the time of the order', () => {
  fc.assert(
    fc.property(arbitraryLog, (log) => {
      const all = timeline(log);
      const isOfOrder = ({ target }: ClockStretch) => 'order' in target && target.order === 'order-1';
      for (const { day, stretches } of byDay(all.filter(isOfOrder), zone, now)) {
        const ofPerson = withinDay(all, boundsOf(zone, day), now).filter(isOfOrder);
        expect(ofPerson).toEqual(stretches);
      }
    }),
    { numRuns: 200 },
  );
});

const onTask: ClockTarget = { on: 'task', order: 'order-1', task: 'wall|body' };

function stretch(from: string, until: string | null): ClockStretch {
  const at = (text: string) => utcMinute(minuteOf(Date.parse(text)));
  return {
    punch: from,
    target: onTask,
    from: at(from),
    until: until === null ? null : at(until),
    isAssumed: false,
  };
}

test('work over midnight counts on both days, also on the night clocks are set back', () => {
  const night = stretch('2026-11-01T03:00:00Z', '2026-11-02T07:00:00Z');
  const days = byDay([night], zone, now);
  expect(days.map(({ day, stretches }) => [day, workedMinutes(stretches, now)])).toEqual([
    ['2026-11-02', 60],
    ['2026-11-01', 25 * 60],
    ['2026-10-31', 120],
  ]);
});

test('running work counts up to now, and its day before today is closed', () => {
  const running = stretch('2026-11-01T04:30:00Z', null);
  const days = byDay([running], zone, utcMinute(minuteOf(Date.parse('2026-11-01T06:00:00Z'))));
  expect(days.map(({ day, stretches }) => [day, stretches[0]?.until === null])).toEqual([
    ['2026-11-01', true],
    ['2026-10-31', false],
  ]);
});

test('a meal that was pressed is no work; a paid break is, and nothing else is deducted', () => {
  const part = (activity: 'meal' | 'paid-break', from: string, until: string): ClockStretch => ({
    ...stretch(from, until),
    target: { on: 'activity', activity, order: null },
  });
  const day = [
    stretch('2026-11-02T13:00:00Z', '2026-11-02T18:00:00Z'),
    part('meal', '2026-11-02T18:00:00Z', '2026-11-02T18:30:00Z'),
    part('paid-break', '2026-11-02T18:30:00Z', '2026-11-02T18:45:00Z'),
    { ...stretch('2026-11-02T18:45:00Z', '2026-11-02T20:00:00Z'), target: { on: 'off' } as const },
  ];
  expect([workedMinutes(day, now), mealMinutes(day, now)]).toEqual([315, 30]);
});
