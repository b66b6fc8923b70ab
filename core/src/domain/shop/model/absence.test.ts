import { expect, test } from 'vitest';
import { absenceRefusalMessage, absenceText } from '../wording/absence-text.ts';
import { type Absence, addAbsence } from './absence.ts';
import { hasHours, noHours, usualHoursOn, windowsOn } from './work-calendar.ts';

const shift = [
  { from: 480, until: 720 },
  { from: 750, until: 990 },
];
const calendar = { ...noHours, week: { ...noHours.week, mon: shift, tue: shift } };
const vacation: Absence = { id: 'v', kind: 'vacation', from: '2026-11-23', until: '2026-11-27', hours: null };
const dentist: Absence = {
  id: 'd',
  kind: 'sick',
  from: '2026-12-01',
  until: '2026-12-01',
  hours: { from: 660, until: 810 },
};

function refusalOf(absences: readonly Absence[], added: Absence): string {
  const outcome = addAbsence(absences, added);
  return outcome.ok ? '' : absenceRefusalMessage(outcome.refusal);
}

test('days away take their hours from those that can be planned, and leave the usual ones', () => {
  const away = { ...calendar, absences: [vacation, dentist] };
  expect(windowsOn(away, '2026-11-24')).toEqual([]);
  expect(usualHoursOn(away, '2026-11-24')).toEqual(shift);
  expect(windowsOn(away, '2026-12-01')).toEqual([
    { from: 480, until: 660 },
    { from: 810, until: 990 },
  ]);
  expect(windowsOn(away, '2026-11-30')).toEqual(shift);
});

test('days away that overlap others, or end before they begin, are refused with a sentence', () => {
  expect(refusalOf([vacation], { ...vacation, id: 'w', from: '2026-11-27', until: '2026-11-30' })).toBe(
    'These days are taken: Vacation: Mon, Nov 23 to Fri, Nov 27. Remove that first, or choose other days.',
  );
  expect(refusalOf([], { ...vacation, until: '2026-11-22' })).toBe('The last day lies before the first.');
  expect(refusalOf([], { ...dentist, hours: { from: 600, until: 600 } })).toMatch(/end of the part/);
  expect(refusalOf([dentist], { ...vacation, from: '2026-12-01', until: '2026-12-04' })).toMatch(
    /Sick: Tue, Dec 1, 11:00 AM to 1:30 PM/,
  );
});

test('two parts of one day stand beside each other, and days away sent twice count once', () => {
  const later = { ...dentist, id: 'e', hours: { from: 810, until: 900 } };
  const both = addAbsence([dentist], later);
  expect(both).toMatchObject({ ok: true, value: [{ id: 'd' }, { id: 'e' }] });
  expect(addAbsence([dentist], dentist)).toEqual({ ok: true, value: [dentist] });
  expect(absenceText(vacation)).toBe('Vacation: Mon, Nov 23 to Fri, Nov 27');
});

test('a calendar of days away alone has no hours', () => {
  expect(hasHours({ ...noHours, absences: [vacation] })).toBe(false);
  expect([hasHours(null), hasHours(calendar)]).toEqual([false, true]);
});
