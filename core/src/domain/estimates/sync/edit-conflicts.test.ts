import { expect, test } from 'vitest';
import { tenthHours } from '../../units.ts';
import { conflictsOf, type LoggedEdit } from './edit-conflicts.ts';
import type { Change } from '../model/edit.ts';

const hours = (billed: number): Change => ({
  kind: 'set-hours',
  lineId: 'a',
  laborType: 'body',
  billed: tenthHours(billed),
});
const note = (text: string): Change => ({ kind: 'change-line', lineId: 'a', changes: { note: text } });

/** Logs edits given as `[device, seen, change]`, acknowledged in this order. */
function log(...edits: readonly (readonly [string, number | null, Change])[]): LoggedEdit[] {
  return edits.map(([device, seen, change], index) => ({
    revision: index + 1,
    seen,
    device,
    edit: { ...change, id: `edit-${index}` },
  }));
}

test('a field changed by two users without having received each other’s edit has two values', () => {
  const [conflict, ...more] = conflictsOf(log(['ann', 0, hours(20)], ['ben', 0, hours(30)]));
  expect(more).toEqual([]);
  expect(conflict).toMatchObject({ lineId: 'a', field: 'hours body' });
  expect(conflict?.current.change).toEqual(hours(30));
  expect(conflict?.others.map(({ change }) => change)).toEqual([hours(20)]);
});

test.each<readonly [string, readonly (readonly [string, number | null, Change])[]]>([
  [
    'one saw the other',
    [
      ['ann', 0, hours(20)],
      ['ben', 1, hours(30)],
    ],
  ],
  [
    'both wrote the same',
    [
      ['ann', 0, hours(20)],
      ['ben', 0, hours(20)],
    ],
  ],
  [
    'they wrote into different fields',
    [
      ['ann', 0, hours(20)],
      ['ben', 0, note('bent')],
    ],
  ],
  [
    'it was one device',
    [
      ['ann', 0, hours(20)],
      ['ann', 0, hours(30)],
    ],
  ],
  [
    'somebody chose afterwards',
    [
      ['ann', 0, hours(20)],
      ['ben', 0, hours(30)],
      ['ann', 2, hours(20)],
    ],
  ],
  [
    'somebody kept what stood there',
    [
      ['ann', 0, hours(20)],
      ['ben', 0, hours(30)],
      ['ann', 2, hours(30)],
    ],
  ],
  [
    'nobody wrote down what they had seen',
    [
      ['ann', null, hours(20)],
      ['ben', null, hours(30)],
    ],
  ],
])('there is no conflict if %s', (_, edits) => {
  expect(conflictsOf(log(...edits))).toEqual([]);
});

test('only each user’s last value counts, and fields changed together are separate conflicts', () => {
  const both: Change = { kind: 'change-line', lineId: 'a', changes: { note: 'early', description: 'Skirt' } };
  const [conflict, ...more] = conflictsOf(
    log(['ann', 0, both], ['ann', 0, note('later')], ['cem', 0, note('third')], ['ben', 0, note('last')]),
  );
  expect(more).toEqual([]);
  expect(conflict?.others.map(({ change }) => change)).toEqual([note('later'), note('third')]);
});

test('further typing does not end a conflict its author has not received', () => {
  const conflicts = conflictsOf(log(['ann', 0, hours(20)], ['ben', 0, hours(30)], ['ben', 0, hours(31)]));
  expect(conflicts[0]?.current.change).toEqual(hours(31));
  expect(conflicts[0]?.others).toHaveLength(1);
});
