import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLog, logStart } from '../../../testing/arbitrary-shop.ts';
import { minuteOf, utcMinute } from '../../units.ts';
import type { ClockEntry, ClockTarget } from '../model/clock-entry.ts';
import { payPeriodHours } from './pay-period-hours.ts';

const zone = 'America/Chicago';
const body: ClockTarget = { on: 'step', order: 'order-1', step: 'body/body' };
const at = (time: string) => Date.parse(`2026-11-${time}Z`);
const minute = (time: string) => minuteOf(at(time));
const punch = (time: string, target: ClockTarget): ClockEntry => ({
  kind: 'punch',
  id: time,
  person: 'lee',
  device: 'd',
  at: at(time),
  offset: 0,
  target,
});
const eightToFive = [{ from: 480, until: 1_020 }];
const week = {
  sun: [],
  mon: eightToFive,
  tue: eightToFive,
  wed: eightToFive,
  thu: eightToFive,
  fri: eightToFive,
  sat: [],
};

test('hours of two periods side by side are those of both together, whatever was pressed', () => {
  const [from, until] = [minuteOf(logStart), utcMinute(minuteOf(logStart) + 700)];
  const shiftsOf = () => ({ calendar: null, holidays: [], zone });
  fc.assert(
    fc.property(arbitraryLog, fc.integer({ min: 1, max: 699 }), (log, cut) => {
      const middle = utcMinute(from + cut);
      const worked = (one: typeof from, other: typeof from) =>
        payPeriodHours(log, { from: one, until: other, now: until, shiftsOf })[0]?.worked ?? 0;
      expect(worked(from, middle) + worked(middle, until)).toBe(worked(from, until));
    }),
    { numRuns: 200 },
  );
});

test('a clock-out nobody pressed is counted as assumed and told, as is a day without a press', () => {
  const log = [
    punch('09T14:00:00', body),
    punch('10T14:00:00', body),
    punch('10T23:00:00', { on: 'off' }),
    punch('14T12:00:00', body),
    punch('15T02:00:00', { on: 'off' }),
  ];
  const shiftsOf = () => ({ calendar: { week, exceptions: [] }, holidays: [], zone });
  const period = { from: minute('09T06:00:00'), until: minute('16T06:00:00'), now: minute('16T15:00:00') };
  const [lee, ...others] = payPeriodHours(log, { ...period, shiftsOf });
  expect(others).toEqual([]);
  expect(lee?.worked).toBe(9 * 60 + 9 * 60 + 14 * 60);
  expect(lee?.doubts.map(({ doubt, stretch }) => [doubt, stretch.punch])).toEqual([
    ['assumed', '09T14:00:00'],
    ['long', '14T12:00:00'],
  ]);
});
