import { expect, test } from 'vitest';
import { conflictingValues } from './conflicting-cells.ts';
import { newConflicts, announcedConflicts } from './announced-conflicts.ts';
import type { LineConflict } from './use-conflicts.ts';

const conflict = (field: string, others: number) =>
  ({ lineId: 'a', field, others: Array.from({ length: others }) }) as unknown as LineConflict;

test.each([
  ['hours body', 'hours'],
  ['refinish billed', 'hours'],
  ['operation', 'operation'],
  ['price', 'parts'],
  ['quantity', 'quantity'],
  ['note', 'part'],
])('a conflicting %s is marked in the column %s', (field, column) => {
  expect(conflictingValues([conflict(field, 1)], false)('a', column)).toBe(2);
  expect(conflictingValues([conflict(field, 1)], true)('a', 'part')).toBe(2);
  expect(conflictingValues([conflict(field, 1)], false)('b', column)).toBe(0);
});

test('a cell with two conflicting fields counts the one with the most values', () => {
  expect(conflictingValues([conflict('note', 1), conflict('description', 2)], false)('a', 'part')).toBe(3);
});

test('conflicting lines are announced once, and again when another value comes in', () => {
  const first = newConflicts([conflict('price', 1)], new Set());
  expect(announcedConflicts(first.conflicts, [{ id: 'a', number: 4 }])).toBe(
    'Line 4 has values of two people to choose from',
  );
  const announced = new Set(first.keys);
  expect(announcedConflicts(newConflicts([conflict('price', 1)], announced).conflicts, [])).toBeNull();
  expect(newConflicts([conflict('price', 2)], announced).conflicts).toHaveLength(1);
});
