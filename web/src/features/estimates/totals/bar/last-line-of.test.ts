import type { Line } from '@dre/core/domain/estimates/model/line';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { undoText } from './last-line-of.ts';

const first = aLine({ id: 'first', number: 1 });
const door = aLine({ id: 'door', number: 2 });
const step = (label: string, before: readonly Line[], after: readonly Line[]) => ({
  label,
  changes: [],
  before: { ...anEstimate(), lines: before },
  after: { ...anEstimate(), lines: after },
});

test('beside the last line "Undo" has no label only while it removes that line', () => {
  const adding = step('Add Baggage door, Replace', [first], [first, door]);
  expect(undoText(door, adding, adding.label)).toBe('Undo');
});

test('beside the last line Undo names its step when something else was done since', () => {
  expect(undoText(door, null, 'Photo added')).toBe('Undo: Photo added');
  const priced = step('Change price of line 2', [first, door], [first, door]);
  expect(undoText(door, priced, priced.label)).toBe('Undo: Change price of line 2');
  expect(undoText(door, null, null)).toBe('Undo');
});
