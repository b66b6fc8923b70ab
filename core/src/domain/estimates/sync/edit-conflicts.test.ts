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

test('a field two people wrote into without having seen each other has two values', () => {
  const [contest, ...more] = conflictsOf(log(['ann', 0, hours(20)], ['ben', 0, hours(30)]));
  expect(more).toEqual([]);
  expect(contest).toMatchObject({ lineId: 'a', field: 'hours body' });
  expect(contest?.standing.change).toEqual(hours(30));
  expect(contest?.others.map(({ change }) => change)).toEqual([hours(20)]);
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
])('nothing is contested where %s', (_, edits) => {
  expect(conflictsOf(log(...edits))).toEqual([]);
});

test('of each of several people the last value counts, and fields written together are told apart', () => {
  const both: Change = { kind: 'change-line', lineId: 'a', changes: { note: 'early', description: 'Skirt' } };
  const [contest, ...more] = conflictsOf(
    log(['ann', 0, both], ['ann', 0, note('later')], ['cem', 0, note('third')], ['ben', 0, note('last')]),
  );
  expect(more).toEqual([]);
  expect(contest?.others.map(({ change }) => change)).toEqual([note('later'), note('third')]);
});

test('what is typed on does not end a contest its author has not heard of', () => {
  const contests = conflictsOf(log(['ann', 0, hours(20)], ['ben', 0, hours(30)], ['ben', 0, hours(31)]));
  expect(contests[0]?.standing.change).toEqual(hours(31));
  expect(contests[0]?.others).toHaveLength(1);
});
