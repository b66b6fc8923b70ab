import { payPeriodHours } from '@dre/core/domain/shop/clock/pay-period-hours';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { minuteOf } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { doubtText, firstMinute } from './period-text.ts';

const zone = 'America/Detroit';
const at = (time: string) => Date.parse(time);
const body: ClockTarget = { on: 'step', order: 'order-1', step: 'body/body' };
const punch = (person: string, time: string, target: ClockTarget, isMarked = false): ClockEntry => ({
  kind: 'punch',
  id: `${person} ${time}`,
  person,
  device: 'd',
  at: at(time),
  offset: 0,
  target,
  ...(isMarked && { mark: 'wrong-pin' as const }),
});
const entries = [
  punch('lee', '2026-11-16T12:00:00Z', body, true),
  punch('lee', '2026-11-16T20:00:00Z', { on: 'off' }),
  punch('kim', '2026-11-17T12:00:00Z', body),
];
const now = at('2026-11-17T21:00:00Z');

test('what is doubtful about a pay period is told by person and day', () => {
  const people = payPeriodHours(entries, {
    from: firstMinute({ entries, closedUntil: null, now }),
    until: minuteOf(at('2026-11-17T14:00:00Z')),
    now: minuteOf(now),
    shiftsOf: () => ({ calendar: null, holidays: [], zone }),
  });
  expect(people.map(({ person, worked }) => [person, worked])).toEqual([
    ['lee', 480],
    ['kim', 120],
  ]);
  expect(
    people.flatMap(({ person, doubts }) => doubts.map((doubt) => doubtText(person, doubt, zone))),
  ).toEqual([
    'lee, Mon, Nov 16: the PIN was wrong at 7:00 AM, and nobody settled it.',
    'kim, Tue, Nov 17: runs from 7:00 AM past the end of the period.',
  ]);
});

test('a period begins where the last one ended', () => {
  const closedUntil = '2026-11-17T05:00:00.000Z';
  expect(firstMinute({ entries, closedUntil, now })).toBe(minuteOf(at(closedUntil)));
  expect(firstMinute({ entries, closedUntil: null, now })).toBe(minuteOf(at('2026-11-16T12:00:00Z')));
  expect(firstMinute({ entries: [], closedUntil: null, now })).toBe(minuteOf(now));
});
