import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { effectivePresses } from '@dre/core/domain/shop/clock/timeline';
import { expect, test } from 'vitest';
import { effectText, fixedLog, hoursOfDay, type PressedDay, readFixedTime } from './fix-draft.ts';

const zone = 'America/Detroit';
const wall: ClockTarget = { on: 'task', order: 'order-1', task: 'wall|body' };
const meal: ClockTarget = { on: 'activity', activity: 'meal', order: null };
const at = (time: string) => Date.parse(`2026-11-18T${time}:00-05:00`);
const punch = (id: string, time: string, target: ClockTarget): ClockEntry => ({
  kind: 'punch',
  id,
  person: 'lee',
  device: 'd',
  at: at(time),
  offset: 0,
  target,
});
const log = [punch('in', '22:09', wall), punch('meal', '23:19', meal), punch('back', '23:47', wall)];
const pressed: PressedDay = {
  log,
  day: '2026-11-18',
  shifts: { calendar: null, holidays: [], zone },
  now: at('23:55'),
  closedUntil: null,
};
const label = (target: ClockTarget) => (target.on === 'task' ? 'RO-10039' : 'Meal');
const press = (id: string) => effectivePresses(log).find((one) => one.punch.id === id) ?? null;
const read = (text: string, id: string) => readFixedTime(text, press(id), pressed, label);

test('a time without AM or PM means the half-day nearest to the press', () => {
  expect(read('10:50', 'meal')).toEqual({ ok: true, value: at('22:50') });
  expect(read('2250', 'meal')).toEqual({ ok: true, value: at('22:50') });
  expect(read('9:40', 'in')).toEqual({ ok: true, value: at('21:40') });
  expect(read('9:40 am', 'in')).toEqual({ ok: true, value: at('09:40') });
});

test('a press keeps its place: it goes neither before the press before it nor past the one after it', () => {
  expect(read('9 PM', 'meal')).toMatchObject({
    refusal: /^RO-10039 was pressed at 10:09 PM\. Write a time after it/,
  });
  expect(read('10:09', 'meal')).toMatchObject({ refusal: /after it/ });
  expect(read('10:50 AM', 'meal')).toMatchObject({ refusal: /after it/ });
  expect(read('11:50 PM', 'meal')).toMatchObject({
    refusal: /^RO-10039 was pressed at 11:47 PM\. Write a time before it/,
  });
  expect(read('11:58', 'back')).toMatchObject({ refusal: /still to come/ });
  expect(read('soon', 'meal')).toMatchObject({ refusal: /Write a time/ });
});

test('a time in a closed pay period is refused with a sentence', () => {
  const closedUntil = new Date(at('22:00')).toISOString();
  expect(readFixedTime('9:30', press('in'), { ...pressed, closedUntil }, label)).toMatchObject({
    refusal: /closed/,
  });
});

test('a forgotten press finds its place among the others, at a minute of its own', () => {
  expect(readFixedTime('10:30', null, pressed, label)).toEqual({ ok: true, value: at('22:30') });
  expect(readFixedTime('11:19', null, pressed, label)).toMatchObject({ refusal: /already/ });
});

test('the day as it becomes is told before anything is saved', () => {
  const change = { at: at('22:50'), target: meal };
  expect(effectText(press('meal'), change, pressed)).toBe(
    'At 10:50 PM the day has 0:49 h worked, 0:57 meal, instead of 1:18 h worked, 0:28 meal.',
  );
  expect(effectText(press('meal'), change, { ...pressed, day: '2026-11-19' })).toMatch(
    /^At 10:50 PM Wed, Nov 18 has 0:49 h/,
  );
  const added = hoursOfDay(fixedLog(log, null, { at: at('23:50'), target: { on: 'off' } }), pressed);
  expect(added).toMatchObject({ worked: 73, meal: 28 });
});
