import { expect, test } from 'vitest';
import { anOrder, checkIn } from '../../testing/an-order.ts';
import type { ShopChange } from '../model/shop-edit.ts';
import { shopRefusalMessage } from '../wording/shop-refusal-messages.ts';
import { pastDayRefusal } from './past-day.ts';

const today = '2026-11-18';
const promise = (day: string): ShopChange => ({ kind: 'promise', promise: { id: 'p', day, reason: 'x' } });
const hold = (expectedEnd: string | null): ShopChange => ({
  kind: 'place-hold',
  hold: { id: 'h', kind: 'weather', on: { of: 'order' }, reason: 'Rain', expectedEnd, endedBy: '' },
});
const outing = (expectedBack: string): ShopChange => ({
  kind: 'send-out',
  outing: { id: 'o', step: null, vendor: 'Axle shop', expectedBack },
});
const expected = (day: string): ShopChange => ({
  kind: 'expect-part',
  part: 'wall',
  expected: { id: 'e', day, reason: '' },
});

test.each([
  ['a promise', promise, 'November 17, 2026 is over. Promise today or a later day.'],
  [
    'the end of a hold',
    hold,
    'November 17, 2026 is over. Expect the end today or later, or leave the day open.',
  ],
  [
    'the return of sublet work',
    outing,
    'November 17, 2026 is over. Expect it back today or later, or leave the day open.',
  ],
  ['a part', expected, 'November 17, 2026 is over. Expect the part today or later, or leave the day open.'],
] as const)('%s is not set to a day that is over, and today is possible', (_, change, sentence) => {
  const refusal = pastDayRefusal(anOrder(), change('2026-11-17'), today);
  expect(refusal && shopRefusalMessage(refusal)).toBe(sentence);
  expect(pastDayRefusal(anOrder(), change(today), today)).toBeNull();
});

test('a day that stood before may stand again, and no day is no mistake', () => {
  const past = '2026-11-10';
  expect(pastDayRefusal(anOrder([hold(past)]), hold(past), today)).toBeNull();
  expect(pastDayRefusal(anOrder([promise(past)]), promise(past), today)).toBeNull();
  expect([hold(null), checkIn].map((change) => pastDayRefusal(anOrder(), change, today))).toEqual([
    null,
    null,
  ]);
});
