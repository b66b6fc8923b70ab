import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import { expect, test } from 'vitest';
import { enteredEnds } from './entered-ends.ts';

const hour = 3_600_000;
const off: ClockEntry = {
  kind: 'punch',
  id: 'p',
  person: 'lee',
  device: 'd',
  at: 20 * hour,
  offset: 0,
  target: { on: 'off' },
};
const correction = {
  kind: 'correction',
  id: 'c',
  person: 'lee',
  by: 'Felix',
  at: 20 * hour,
  punch: 'p',
  newAt: 10 * hour,
  newTarget: null,
  why: 'Left at ten',
} as const;

test('a person is told for a week of a clock-out somebody else entered, and not of own corrections', () => {
  const log = [off, correction];
  expect(enteredEnds(log, ['Lee'], 21 * hour)).toMatchObject([
    { by: 'Felix', end: 10 * hour, why: 'Left at ten' },
  ]);
  expect(enteredEnds(log, ['Lee', 'Felix'], 21 * hour)).toEqual([]);
  expect(enteredEnds(log, ['Lee'], (20 + 8 * 24) * hour)).toEqual([]);
});
