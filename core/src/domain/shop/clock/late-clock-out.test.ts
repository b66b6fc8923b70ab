import { expect, test } from 'vitest';
import { minuteOf } from '../../units.ts';
import type { ClockEntry, ClockTarget } from '../model/clock-entry.ts';
import { noHours } from '../model/work-calendar.ts';
import { lateClockOut, missingEnds } from './late-clock-out.ts';
import { timeline } from './timeline.ts';

const zone = 'America/Chicago';
const shift = [{ from: 480, until: 1_020 }];
const calendar = { ...noHours, week: { ...noHours.week, tue: shift, wed: shift } };
const source = { calendar, holidays: [], zone };
const at = (time: string) => Date.parse(`2026-11-${time}:00Z`);
const wall: ClockTarget = { on: 'task', order: 'order-1', task: 'wall|body' };
const punch = (id: string, time: string, target: ClockTarget = wall): ClockEntry => ({
  kind: 'punch',
  id,
  person: 'lee',
  device: 'd',
  at: at(time),
  offset: 0,
  target,
});
// Tuesday from eight, and no clock-out; on Wednesday from eight again.
const tuesday = punch('tue', '17T14:00');
const wednesday = punch('wed', '18T14:00');
const now = at('18T15:00');
const limits = { now: minuteOf(now), closedUntil: null };
const given = {
  punchId: 'p',
  correctionId: 'c',
  person: 'lee',
  by: 'Felix',
  device: 'desk',
  begunBy: 'tue',
  at: at('17T22:10'),
  why: 'Left at ten past four',
  now,
};

test('work nobody clocked out of is found, also after the next press, and so is work of more than twelve hours', () => {
  const shiftEnd = minuteOf(at('17T23:00'));
  expect(missingEnds([tuesday, wednesday], source, minuteOf(now))).toMatchObject([
    { punch: 'tue', until: minuteOf(at('18T14:00')), shiftEnd },
  ]);
  expect(missingEnds([tuesday], source, minuteOf(now))).toMatchObject([{ until: null, shiftEnd }]);
  const free = { ...source, calendar: null };
  expect(missingEnds([tuesday], free, minuteOf(at('18T02:01')))).toMatchObject([{ shiftEnd: null }]);
  expect(missingEnds([tuesday], free, minuteOf(at('18T02:00')))).toEqual([]);
});

test('an end entered by a foreman ends the work at its true time, and what was pressed since goes on', () => {
  const entered = lateClockOut([tuesday, wednesday], given, limits);
  expect(entered).toMatchObject({ ok: true, value: [{ kind: 'punch' }, { by: 'Felix', newAt: given.at }] });
  const log = [tuesday, wednesday, ...(entered.ok ? entered.value : [])];
  expect(timeline(log).map(({ target, until }) => [target.on, until])).toEqual([
    ['task', minuteOf(given.at)],
    ['off', minuteOf(at('18T14:00'))],
    ['task', null],
  ]);
  expect(missingEnds(log, source, minuteOf(now))).toEqual([]);
  expect(lateClockOut(log, given, limits)).toEqual({ ok: true, value: [] });
});

test('an end before the work, after the next press, without a reason or in a closed pay period adds nothing', () => {
  const kindOf = (change: Partial<typeof given>, closedUntil: number | null = null) => {
    const outcome = lateClockOut(
      [tuesday, wednesday],
      { ...given, ...change },
      {
        ...limits,
        closedUntil: closedUntil === null ? null : minuteOf(closedUntil),
      },
    );
    return outcome.ok ? 'added' : outcome.refusal.kind;
  };
  expect(kindOf({ at: at('17T14:00') })).toBe('end-outside-of-work');
  expect(kindOf({ at: at('18T14:01') })).toBe('end-outside-of-work');
  expect(kindOf({ begunBy: 'nobody' })).toBe('end-outside-of-work');
  expect(kindOf({ why: ' ' })).toBe('correction-without-reason');
  expect(kindOf({}, at('18T06:00'))).toBe('pay-period-closed');
});
