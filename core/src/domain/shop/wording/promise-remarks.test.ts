import { expect, test } from 'vitest';
import { anOrder } from '../../testing/an-order.ts';
import { thousandths } from '../../units.ts';
import type { WorkCalendar } from '../model/work-calendar.ts';
import { promiseRemarks } from './promise-remarks.ts';

const day = [{ from: 480, until: 960 }];
const week = { sun: [], mon: day, tue: day, wed: day, thu: day, fri: day, sat: [] };
const calendar: WorkCalendar = { week, exceptions: [] };
const hours = {
  holidays: [{ day: '2026-11-26', name: 'Thanksgiving' }],
  calendars: [calendar],
  today: '2026-11-18',
};

const expecting = (expected: string | null) =>
  anOrder([
    {
      kind: 'order-part',
      part: 'wall',
      order: { id: 'p', vendor: 'Lippert', purchaseOrder: '', quantity: thousandths(2_000), cost: null },
    },
    { kind: 'expect-part', part: 'wall', expected: { id: 'd', day: expected, reason: '' } },
  ]);

test.each([
  [
    'Thanksgiving, before the part is here',
    expecting('2026-12-02'),
    '2026-11-26',
    [
      'The shop is closed on this day: Thanksgiving.',
      'Side wall is expected on this day or later, until Wed, Dec 2.',
      '4.0 h of work are not done, in 6 working days: 0.7 h a day.',
    ],
  ],
  [
    'a Saturday, with a part nobody ordered',
    anOrder(),
    '2026-11-28',
    [
      'Nobody of the crew works on November 28, 2026.',
      'Side wall is missing with no expected day.',
      '4.0 h of work are not done, in 7 working days: 0.6 h a day.',
    ],
  ],
  [
    'a working day, with the part in time',
    expecting('2026-11-20'),
    '2026-11-30',
    ['4.0 h of work are not done, in 8 working days: 0.5 h a day.'],
  ],
  [
    'a day whose part is overdue',
    expecting('2026-11-17'),
    '2026-11-19',
    ['Side wall is overdue.', '4.0 h of work are not done, in 2 working days: 2.0 h a day.'],
  ],
])('before a promise is given it is remarked on: %s', (_case, order, promised, said) => {
  const remarks = promiseRemarks(order, promised, hours);
  expect(remarks.map(({ text }) => text)).toEqual(said);
  expect(remarks.filter(({ isWarning }) => !isWarning)).toHaveLength(1);
});

test('more work than one person has time for is a warning', () => {
  const long = anOrder();
  const tasks = long.tasks.map((task) => ({
    ...task,
    work: { ...task.work, soldMinutes: (task.work.soldMinutes * 5) as typeof task.work.soldMinutes },
  }));
  const remarks = promiseRemarks({ ...long, tasks, parts: [] }, '2026-11-19', hours);
  expect(remarks).toEqual([
    { text: '20.0 h of work are not done, in 2 working days: 10.0 h a day.', isWarning: true },
  ]);
});
