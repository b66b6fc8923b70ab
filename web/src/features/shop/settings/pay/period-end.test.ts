import { expect, test } from 'vitest';
import { periodEnd } from './period-end.ts';

const shop = { zone: 'America/Detroit', today: '2026-11-18' };

test('a pay period ends at midnight of the shop, and not before that day has come', () => {
  expect(periodEnd('2026-11-16', shop)).toEqual({ ok: true, value: '2026-11-16T05:00:00.000Z' });
  expect(periodEnd('2026-11-18', shop)).toMatchObject({ ok: true });
  expect(periodEnd('2026-11-19', shop)).toEqual({ ok: false, refusal: 'to-come' });
  expect(periodEnd('', shop)).toEqual({ ok: false, refusal: 'no-day' });
});
