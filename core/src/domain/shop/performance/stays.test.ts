import { expect, test } from 'vitest';
import { anOrder, delivery, finishing, orderAfter } from '../../testing/an-order.ts';
import { minutes } from '../../units.ts';
import { performanceSentence, percentOfRatio } from '../wording/performance-text.ts';
import { agingBand } from './aging.ts';
import { type FinishedStay, performanceOf } from './performance.ts';
import { staysOf, type Wait, waitsAfter } from './stays.ts';

const zone = 'America/Detroit';

test('a wait begins with the first hold of its kind, ends with the last, and may begin again', () => {
  const steps = [
    [['parts', 'parts'], '10:00'],
    [['parts', 'customer'], '11:00'],
    [['customer'], '12:00'],
    [['parts'], '13:00'],
  ] as const;
  const waits = steps.reduce<readonly Wait[]>((before, [kinds, at]) => waitsAfter(before, kinds, at), []);
  expect(waits).toEqual([
    { kind: 'parts', from: '10:00', until: '12:00' },
    { kind: 'customer', from: '11:00', until: '13:00' },
    { kind: 'parts', from: '13:00', until: null },
  ]);
});

test('a stay has its days, the first and the last promise, and the waits from check-in to delivery alone', () => {
  const promise = (id: string, day: string) =>
    ({ kind: 'promise', promise: { id, day, reason: 'New' } }) as const;
  const order = orderAfter(
    anOrder([promise('first', '2026-11-14'), promise('last', '2026-11-20')]),
    [...finishing, { kind: 'deliver', delivery }],
    60,
  );
  const waits: readonly Wait[] = [
    { kind: 'parts', from: '2026-11-10T00:00:00Z', until: '2026-11-15T08:30:00Z' },
  ];
  const [stay, ...others] = staysOf(order, { waits, workedFrom: null, zone });
  expect(others).toEqual([]);
  expect(stay).toMatchObject({
    in: '2026-11-15',
    out: '2026-11-15',
    firstPromise: '2026-11-14',
    lastPromise: '2026-11-20',
    waits: { parts: 28 },
    soldMinutes: 240,
    isReturn: false,
  });
});

test('nothing of a void order counts', () => {
  const order = { ...anOrder(), state: 'void' } as const;
  expect(staysOf(order, { waits: [], workedFrom: null, zone })).toEqual([]);
});

function aStay(days: number): FinishedStay {
  return {
    in: '2026-10-01',
    started: '2026-10-02',
    finished: `2026-10-${String(days).padStart(2, '0')}`,
    out: `2026-10-${String(1 + days).padStart(2, '0')}`,
    firstPromise: '2026-10-10',
    lastPromise: '2026-10-31',
    soldMinutes: minutes(600),
    openMinutes: minutes(days * 1_440),
    waits: { parts: minutes(720) },
    isReturn: false,
    money: null,
  };
}

test('on time is by the first promise, the parts of the stays add up, and few units make no percentage', () => {
  const few = performanceOf({ clock: null, clockDays: 0, work: [], stays: [3, 8, 12].map(aStay) });
  expect(percentOfRatio(few.onTime.first)).toBeNull();
  expect(
    performanceSentence(few, 'In 90 days')
      .map(({ text }) => text)
      .join(''),
  ).toBe('In 90 days 3 units went out, 2 by the first promise. Fewer than five units make no average.');
  const all = performanceOf({ clock: null, clockDays: 0, work: [], stays: [3, 8, 9, 12, 20].map(aStay) });
  expect(all.onTime).toEqual({
    first: { part: 3, whole: 5, rows: 5 },
    last: { part: 5, whole: 5, rows: 5 },
    withoutPromise: 0,
  });
  expect(all.keysToKeys).toEqual({ count: 5, median: 9, lower: 8, upper: 12 });
  expect(all.split.reduce((sum, { days }) => sum + days, 0)).toBe(all.touch.whole);
  expect(
    performanceSentence(all, 'In 90 days')
      .map(({ text }) => text)
      .join(''),
  ).toBe(
    'In 90 days 5 units went out, 3 by the first promise. Half stayed 9 days or longer; for 5% of all open time parts were missing.',
  );
});

test.each([
  [30, 'to-30'],
  [31, 'to-60'],
  [60, 'to-60'],
  [90, 'to-90'],
  [91, 'over-90'],
])('a unit that came %d days ago is in the band %s', (days, band) => {
  expect(agingBand(days)).toBe(band);
});
