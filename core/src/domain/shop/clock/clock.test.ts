import { expect, test } from 'vitest';
import { anOrder, authorization, orderAfter, secondWork } from '../../testing/an-order.ts';
import { minuteOf } from '../../rounding.ts';
import { utcMinute } from '../../units.ts';
import type { ClockEntry, ClockTarget, Punch } from '../model/clock-entry.ts';
import { clockRefusalMessage } from '../wording/shop-refusal-messages.ts';
import { addClockEntry, type ClockRefusal } from './add-clock-entry.ts';
import { isEndInQuestion, withAssumedEnds } from './forgotten-clock-out.ts';
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
