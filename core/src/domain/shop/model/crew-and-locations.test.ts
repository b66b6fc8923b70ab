import { expect, test } from 'vitest';
import { anOrder, orderAfter } from '../../testing/an-order.ts';
import { inchesOfFeet } from '../../rounding.ts';
import { inches, thousandths } from '../../units.ts';
import { isAssigned } from '../roles/technician-view.ts';
import { type CrewMember, isQualified } from './crew-member.ts';
import { plannedMeasures } from './shop-location.ts';
import { type WorkCalendar, windowsOn } from './work-calendar.ts';

const day = { from: 480, until: 960 };
const calendar: WorkCalendar = {
  week: { sun: [], mon: [day], tue: [day], wed: [day], thu: [day], fri: [day], sat: [] },
  exceptions: [
    { day: '2026-11-26', windows: [], reason: 'Thanksgiving' },
    { day: '2026-11-28', windows: [day], reason: 'Open Saturday' },
  ],
};
const painter: CrewMember = {
  id: 'p',
  name: 'Lee',
  userId: null,
  levels: { paint: 3, systems: 2 },
  certificates: [{ name: 'LP gas', issuer: 'RVTI', expires: '2026-12-31' }],
  calendar,
};

test('an exception replaces the hours of the week on its day', () => {
  expect(windowsOn(calendar, '2026-11-25')).toEqual([day]);
  expect(windowsOn(calendar, '2026-11-26')).toEqual([]);
  expect(windowsOn(calendar, '2026-11-28')).toEqual([day]);
  expect(windowsOn(calendar, '2026-11-29')).toEqual([]);
});

test('a person does work of their departments up to their level, with a certificate while it is valid', () => {
  const lp = { department: 'systems', skill: 2, certificate: 'LP gas' } as const;
  expect(isQualified(painter, lp, '2026-12-31')).toBe(true);
  expect(isQualified(painter, lp, '2027-01-01')).toBe(false);
  expect(isQualified(painter, { ...lp, skill: 3 }, '2026-12-01')).toBe(false);
  expect(isQualified(painter, { department: 'body', skill: 1, certificate: null }, '2026-12-01')).toBe(false);
});

test('an unmeasured unit counts as the largest on the road, and says which measures are assumed', () => {
  expect(plannedMeasures({ length: inches(400), height: null, width: null })).toEqual({
    length: 400,
    height: 162,
    width: 102,
    assumed: ['height', 'width'],
  });
  expect([30_000, 30_001, 11_167].map((feet) => inchesOfFeet(thousandths(feet)))).toEqual([360, 361, 134]);
});

test('an order is a technician’s own once they are on one of its steps', () => {
  const plan = { people: ['p'], location: null, from: null, until: null };
  const assigned = orderAfter(anOrder(), [{ kind: 'assign-step', step: 'body/body', plan }], 30);
  expect([isAssigned(assigned, 'p'), isAssigned(assigned, 'q'), isAssigned(anOrder(), 'p')]).toEqual([
    true,
    false,
    false,
  ]);
});
