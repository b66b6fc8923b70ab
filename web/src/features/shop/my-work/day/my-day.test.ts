import { minuteOf, minutes } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { dayHoursText, minuteBeside, runningDigits } from './my-day.ts';

const at = (time: string) => Date.parse(`2026-11-18T${time}Z`);

test('a sum beside the running clock rises when the clock’s own minute is full', () => {
  const since = at('10:09:50');
  const clockedAt = (time: string) => minuteBeside(at(time), since) - minuteOf(since);
  expect(runningDigits(at('11:17:23') - since)).toBe('1:07:33');
  expect(clockedAt('11:17:23')).toBe(67);
  expect(clockedAt('11:17:49')).toBe(67);
  expect(clockedAt('11:17:50')).toBe(68);
  expect(minuteBeside(at('11:17:23'), null)).toBe(minuteOf(at('11:17:00')));
});

test('hours worked and a meal stand apart', () => {
  expect(dayHoursText({ worked: minutes(600), meal: minutes(30) })).toBe('10:00 h worked, 0:30 meal');
  expect(dayHoursText({ worked: minutes(65), meal: minutes(0) })).toBe('1:05 h worked');
});
