import { minuteOf } from '@dre/core/domain/units';
import { boundsOf } from '@dre/core/domain/shop/clock/day-time';
import { stretchesWithAssumedEnd } from '@dre/core/domain/shop/clock/shifts';
import { timeline } from '@dre/core/domain/shop/clock/timeline';
import type { ClockEntry, ClockTarget } from '@dre/core/domain/shop/model/clock-entry';
import { anOrder } from '@dre/core/domain/testing/an-order';
import { expect, test } from 'vitest';
import { lastTrace, readEnd } from './forgotten-end.ts';
import { forgottenEnd, myDay } from './my-day.ts';

const zone = 'America/Chicago';
const day = [{ from: 480, until: 1_020 }];
const week = { sun: [], mon: day, tue: day, wed: day, thu: day, fri: day, sat: [] };
const shifts = { calendar: { week, exceptions: [] }, holidays: [], zone };
const wall: ClockTarget = { on: 'task', order: 'order-1', task: 'wall|body' };
const at = (time: string) => Date.parse(time);

test('work nobody clocked out of counts until the end of the shift, and its end is in question', () => {
  const start = at('2026-11-17T20:00:00Z');
  const log: ClockEntry[] = [
    { kind: 'punch', id: 'p', person: 'lee', device: 'd', at: start, offset: 0, target: wall },
  ];
  const now = minuteOf(at('2026-11-18T14:00:00Z'));
  const reckoned = stretchesWithAssumedEnd(timeline(log), shifts, now);
  const shiftEnd = minuteOf(at('2026-11-17T23:00:00Z'));
  expect(forgottenEnd(log, reckoned)).toEqual({ target: wall, from: minuteOf(start), shiftEnd });
  expect(myDay(reckoned, boundsOf(zone, '2026-11-18'), now).worked).toBe(0);
  expect(myDay(reckoned, boundsOf(zone, '2026-11-17'), now).worked).toBe(180);
  expect(forgottenEnd(log, timeline(log))).toBeNull();
});

test('the last tick or finding of the person while the clock ran is offered as the end', () => {
  const finding = { id: 'f', task: null, location: null, description: 'Rot', photos: [] };
  const order = anOrder([
    { kind: 'tick-task', task: 'shop:check-in' },
    { kind: 'report-finding', finding },
  ]);
  const { by, at: reported } = order.findings[0] ?? { by: '', at: '' };
  const between = { from: at(reported) - 86_400_000, until: at(reported) + 1 };
  expect(lastTrace(order, by, between)).toEqual({ of: 'finding', at: at(reported) });
  expect(lastTrace(order, by, { ...between, until: at(reported) })?.of).not.toBe('finding');
  expect(lastTrace(order, 'Somebody else', between)).toBeNull();
});

test('another time is read by the shop’s clock, after the start and not to come', () => {
  const between = { from: at('2026-11-17T20:00:00Z'), until: at('2026-11-18T14:00:00Z') };
  expect(readEnd('4:30 pm', zone, between)).toEqual({ ok: true, value: at('2026-11-17T22:30:00Z') });
  expect(readEnd('1:15 AM', zone, between)).toEqual({ ok: true, value: at('2026-11-18T07:15:00Z') });
  expect(readEnd('9 am', zone, between)).toMatchObject({ refusal: /still to come/ });
  expect(readEnd('late', zone, between)).toMatchObject({ refusal: /Write a time/ });
});
