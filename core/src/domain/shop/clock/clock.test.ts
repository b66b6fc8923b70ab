import { expect, test } from 'vitest';
import { anOrder, authorization, orderAfter, secondWork } from '../../testing/an-order.ts';
import { minuteOf, utcMinute } from '../../units.ts';
import type { ClockEntry, ClockTarget, Punch } from '../model/clock-entry.ts';
import type { WorkCalendar } from '../model/work-calendar.ts';
import { clockRefusalMessage } from '../wording/shop-refusal-messages.ts';
import { addClockEntry, type ClockRefusal } from './add-clock-entry.ts';
import { isEndInQuestion, withAssumedEnds } from './forgotten-clock-out.ts';
import { stretchesWithAssumedEnd, type ShiftSource, shiftsBetween } from './shifts.ts';
import { targetNotice } from './target-notice.ts';
import { hasWrongClock, lengthOf, timeline } from './timeline.ts';

const wall: ClockTarget = { on: 'task', order: 'order-1', task: 'wall|body' };
const off: ClockTarget = { on: 'off' };

function punch(time: string, target: ClockTarget, fields: Partial<Punch> = {}): Punch {
  const at = Date.parse(time);
  return { kind: 'punch', id: time, person: 'p', device: 'd', at, offset: 0, target, ...fields };
}

const at = (time: string) => minuteOf(Date.parse(time));
const now = at('2026-11-02T20:00:00Z');
const shifts = [
  { from: at('2026-11-02T14:00:00Z'), until: at('2026-11-02T22:00:00Z') },
  { from: at('2026-11-03T14:00:00Z'), until: at('2026-11-03T22:00:00Z') },
];

test('a press counts by its minute, and the last press of a minute counts', () => {
  const log = [
    punch('2026-11-02T15:00:59.999Z', wall),
    punch('2026-11-02T15:30:01Z', { on: 'activity', activity: 'meal', order: null }),
    punch('2026-11-02T15:30:40Z', off),
  ];
  expect(timeline(log)).toMatchObject([
    { target: wall, from: at('2026-11-02T15:00:00Z'), until: at('2026-11-02T15:30:00Z') },
    { target: off, until: null },
  ]);
});

test('the night the clocks are set back has its true length', () => {
  // 23:00 to 07:00 in New York on the first of November 2026: eight hours by the wall, nine of work.
  const [night] = timeline([punch('2026-11-01T03:00:00Z', wall), punch('2026-11-01T12:00:00Z', off)]);
  expect(night && lengthOf(night, now)).toBe(540);
});

test('a device whose clock is wrong is corrected by the offset it keeps', () => {
  const wrong = punch('2026-11-02T15:10:00Z', wall, { offset: -600_000 });
  expect(timeline([wrong])).toMatchObject([{ from: at('2026-11-02T15:00:00Z') }]);
  expect(hasWrongClock(wrong)).toBe(true);
});

test('a forgotten clock-out ends with the shift, is marked assumed, and the next press asks', () => {
  const start = punch('2026-11-02T20:00:00Z', wall);
  const running = timeline([start]);
  expect(withAssumedEnds(running, shifts, at('2026-11-02T23:59:00Z'))).toEqual(running);
  const assumed = withAssumedEnds(running, shifts, at('2026-11-03T00:01:00Z'));
  expect(assumed).toMatchObject([
    { target: wall, until: shifts[0]?.until, isAssumed: true },
    { target: off, from: shifts[0]?.until, until: null, isAssumed: true },
  ]);
  expect(isEndInQuestion(assumed)).toBe(true);
  const nextDay = timeline([start, punch('2026-11-03T14:05:00Z', wall)]);
  const later = at('2026-11-03T15:00:00Z');
  expect(withAssumedEnds(nextDay, shifts, later)).toMatchObject([
    { isAssumed: true },
    { isAssumed: true },
    { target: wall, isAssumed: false },
  ]);
  // The answer "until 17:30" is a press of its own.
  const answered = timeline([start, punch('2026-11-02T22:30:00Z', off), punch('2026-11-03T14:05:00Z', wall)]);
  expect(withAssumedEnds(answered, shifts, later)).toEqual(answered);
});

test('overtime that was clocked out is work, not a forgotten clock-out', () => {
  const log = [punch('2026-11-02T20:00:00Z', wall), punch('2026-11-03T03:00:00Z', off)];
  expect(withAssumedEnds(timeline(log), shifts, at('2026-11-03T04:00:00Z'))).toEqual(timeline(log));
});

const eight = [
  { from: 480, until: 720 },
  { from: 750, until: 1_020 },
];
const calendar: WorkCalendar = {
  week: { sun: [], mon: eight, tue: eight, wed: eight, thu: eight, fri: eight, sat: [] },
  exceptions: [{ day: '2026-11-03', windows: [{ from: 360, until: 600 }], reason: 'Dentist' }],
};
const lee: ShiftSource = {
  calendar,
  holidays: [{ day: '2026-11-05', name: 'Shop closed' }],
  zone: 'America/Chicago',
};

test('shifts follow the calendar by the shop’s clock: daylight saving, exceptions, holidays, one shift a day', () => {
  const spoken = (from: string, until: string) => ({ from: at(from), until: at(until) });
  expect(shiftsBetween(lee, at('2026-10-30T12:00:00Z'), at('2026-11-06T23:00:00Z'))).toEqual([
    spoken('2026-10-29T13:00:00Z', '2026-10-29T22:00:00Z'),
    spoken('2026-10-30T13:00:00Z', '2026-10-30T22:00:00Z'),
    spoken('2026-11-02T14:00:00Z', '2026-11-02T23:00:00Z'),
    spoken('2026-11-03T12:00:00Z', '2026-11-03T16:00:00Z'),
    spoken('2026-11-04T14:00:00Z', '2026-11-04T23:00:00Z'),
    spoken('2026-11-06T14:00:00Z', '2026-11-06T23:00:00Z'),
  ]);
  expect(shiftsBetween({ ...lee, calendar: null }, at('2026-11-01T00:00:00Z'), now)).toEqual([]);
  const night = [{ from: 1_320, until: 1_800 }];
  const nights = { ...lee, calendar: { ...calendar, week: { ...calendar.week, mon: night } } };
  expect(shiftsBetween(nights, at('2026-11-02T12:00:00Z'), at('2026-11-03T12:00:00Z'))).toContainEqual(
    spoken('2026-11-03T04:00:00Z', '2026-11-03T16:00:00Z'),
  );
});

test('a stretch over lunch is no forgotten clock-out; one over the night ends with the shift', () => {
  const log = timeline([punch('2026-11-04T14:00:00Z', wall)]);
  const reckoned = (until: string) => stretchesWithAssumedEnd(log, lee, at(until));
  expect(reckoned('2026-11-05T00:59:00Z')).toEqual(log);
  expect(reckoned('2026-11-05T13:00:00Z')).toMatchObject([
    { target: wall, until: at('2026-11-04T23:00:00Z'), isAssumed: true },
    { target: off, until: null, isAssumed: true },
  ]);
  expect(stretchesWithAssumedEnd(log, { ...lee, calendar: null }, at('2026-11-05T13:00:00Z'))).toEqual(log);
});

test('outside of any shift nothing is assumed until nobody can have worked so long', () => {
  const saturday = timeline([punch('2026-11-07T15:00:00Z', wall)]);
  const until = (time: string) => stretchesWithAssumedEnd(saturday, lee, at(time));
  expect(until('2026-11-08T08:00:00Z')).toEqual(saturday);
  expect(until('2026-11-09T14:00:00Z')).toMatchObject([{ target: off, isAssumed: true, until: null }]);
});

const pressed = punch('2026-11-02T15:00:00Z', wall);
const correction: ClockEntry = {
  kind: 'correction',
  id: 'c',
  person: 'p',
  by: 'Dana',
  at: Date.parse('2026-11-02T19:00:00Z'),
  punch: pressed.id,
  newAt: Date.parse('2026-11-02T14:00:00Z'),
  newTarget: null,
  why: 'Forgot',
};
const closed = at('2026-11-02T14:30:00Z');
const refusals: readonly (readonly [ClockRefusal['kind'], ClockEntry])[] = [
  ['entry-changed', { ...pressed, target: off }],
  ['entry-from-the-future', punch('2026-11-02T20:03:00Z', wall)],
  ['pay-period-closed', punch('2026-11-02T14:29:59Z', wall)],
  ['pay-period-closed', correction],
  ['entry-of-another-person', { ...pressed, id: 'other', person: 'q' }],
  ['correction-without-reason', { ...correction, why: ' ' }],
  ['correction-without-change', { ...correction, newAt: null }],
  ['entry-not-valid', { ...pressed, id: 'half', at: 0.5 }],
];

test.each(refusals)('%s is refused with a sentence, and the log stays', (kind, entry) => {
  const outcome = addClockEntry([pressed], entry, { now, closedUntil: closed });
  if (outcome.ok) throw new Error('it was accepted');
  expect(outcome.refusal.kind).toBe(kind);
  expect(clockRefusalMessage(outcome.refusal)).toMatch(/\.$/);
});

test('a press up to two minutes ahead counts: clocks are never quite right', () => {
  const outcome = addClockEntry([], punch('2026-11-02T20:02:59Z', wall), { now, closedUntil: utcMinute(0) });
  expect(outcome.ok).toBe(true);
});

test('time on a task that was withdrawn meanwhile is saved, and the person is told', () => {
  const order = orderAfter(anOrder(), [authorization(secondWork)], 50);
  const painted = { on: 'task', order: 'order-1', task: 'wall|refinish' } as const;
  expect(addClockEntry([], punch('2026-11-02T15:00:00Z', painted), { now, closedUntil: null }).ok).toBe(true);
  expect(targetNotice(order, painted)).toBe('task-withdrawn');
  expect(targetNotice(order, wall)).toBeNull();
  expect(targetNotice(order, { ...wall, task: 'none' })).toBe('task-not-found');
  expect(targetNotice(order, { on: 'step', order: 'order-1', step: 'cure/glass' })).toBe('step-not-found');
  const voided = orderAfter(order, [{ kind: 'void-order', reason: 'Twice' }], 60);
  expect(targetNotice(voided, wall)).toBe('order-closed');
});

test('a press with a wrong PIN counts and is marked until a foreman confirms or strikes it', () => {
  const start = punch('2026-11-02T15:00:00Z', wall, { mark: 'wrong-pin' });
  const end = punch('2026-11-02T16:00:00Z', off);
  const limits = { now, closedUntil: null };
  const settle = (settles: 'confirmed' | 'struck', of = start.id): ClockEntry => ({
    kind: 'correction',
    id: settles,
    person: 'p',
    by: 'Foreman',
    at: now * 60_000,
    punch: of,
    newAt: null,
    newTarget: null,
    why: 'Asked',
    settles,
  });
  const after = (entry: ClockEntry) => {
    const added = addClockEntry([start, end], entry, limits);
    return added.ok ? timeline(added.value) : added.refusal;
  };
  const before = timeline([start, end]);
  expect(before).toMatchObject([{ isMarked: true, target: wall }, { target: off }]);
  expect(after(settle('confirmed'))).toEqual(timeline([punch(start.id, wall), end]));
  expect(after(settle('struck'))).toMatchObject([{ target: off }]);
  expect(after(settle('struck', end.id))).toEqual({ kind: 'entry-not-valid', field: 'settles' });
});
