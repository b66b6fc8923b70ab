import type { ClockEntry } from '@dre/core/domain/shop/model/clock-entry';
import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import { noHours } from '@dre/core/domain/shop/model/work-calendar';
import { minuteOf } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { aShopCard } from '../../../testing/a-shop-card.ts';
import { blankAbsence, readAbsence } from './absence-draft.ts';
import { absenceNotes } from './absence-notes.ts';

const shift = [{ from: 480, until: 990 }];
const member: CrewMember = {
  id: 'lee',
  name: 'Lee Park',
  userId: null,
  levels: {},
  certificates: [],
  calendar: { ...noHours, week: { ...noHours.week, mon: shift } },
};
const at = (time: string) => Date.parse(time);
const punch = { kind: 'punch', person: 'lee', device: 'd', offset: 0 } as const;
const entries: readonly ClockEntry[] = [
  {
    ...punch,
    id: 'a',
    at: at('2026-11-16T14:00:00Z'),
    target: { on: 'activity', activity: 'cleaning', order: null },
  },
  { ...punch, id: 'b', at: at('2026-11-16T17:42:00Z'), target: { on: 'off' } },
];
const known = { member, entries, zone: 'America/Chicago', now: minuteOf(at('2026-11-18T14:00:00Z')) };

test('days away name the work given to the person and the time they clocked, and change neither', () => {
  const step = { key: 'body/body', people: ['lee'], isFinished: false };
  const cards = [
    aShopCard('order-1', {
      card: { number: 'RO-10001', steps: [step], promise: { day: '2026-11-24', first: '', count: 1 } },
    }),
    aShopCard('order-2', { card: { number: 'RO-10002', steps: [{ ...step, isFinished: true }] } }),
  ];
  expect(absenceNotes({ from: '2026-11-16', until: '2026-11-17' }, { ...known, cards })).toEqual([
    'Open work of Lee Park stays theirs: RO-10001, promised for Nov 24.',
    '3:42 h are clocked on Mon, Nov 16. They stay as they are.',
  ]);
});

test('days the person does not work anyhow are named as such', () => {
  expect(absenceNotes({ from: '2026-11-21', until: '2026-11-22' }, { ...known, cards: [] })).toEqual([
    'Lee Park has no hours on these days.',
  ]);
});

test('days away are read as they are written, and a problem stands at its field', () => {
  const draft = { ...blankAbsence, from: '2026-11-23' };
  expect(readAbsence(draft, [], 'a')).toMatchObject({
    ok: true,
    value: { from: '2026-11-23', until: '2026-11-23' },
  });
  expect(readAbsence({ ...draft, isPart: true, hours: '1 PM-4:30 PM' }, [], 'a')).toMatchObject({
    value: { hours: { from: 780, until: 990 } },
  });
  const problemAt = (fields: Partial<typeof draft>) => {
    const read = readAbsence({ ...draft, ...fields }, [], 'a');
    return read.ok ? null : read.refusal.at;
  };
  expect(problemAt({ from: '' })).toBe('from');
  expect(problemAt({ until: '2026-11-20' })).toBe('until');
  expect(problemAt({ isPart: true, hours: 'noon' })).toBe('hours');
});
