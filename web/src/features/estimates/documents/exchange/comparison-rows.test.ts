import type { EmsComparison, ListedTask } from '@dre/core/domain/exchange/compare/compare-ems';
import { cents, tenthHours } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { differenceRows, summary } from './comparison-rows.ts';

const task = (line: number, hours: number): ListedTask => ({
  line,
  description: `Line ${line}`,
  operation: 'replace',
  hours: tenthHours(hours),
  price: cents(0),
  misc: cents(0),
});
const pair = (line: number, ours: number, theirs: number) => ({
  ours: task(line, ours),
  theirs: task(line, theirs),
  difference: {
    hours: tenthHours(theirs - ours),
    price: cents(0),
    misc: cents(0),
    isOtherOperation: false,
  },
});
const compared: EmsComparison = {
  system: 'CCC ONE',
  version: 'E01',
  vehicle: '',
  isSameVehicle: null,
  totals: { ours: { gross: cents(0), net: cents(0) }, theirs: null },
  pairs: [pair(1, 10, 10), pair(2, 20, 15), pair(3, 5, 5)],
  onlyOurs: [task(4, 3)],
  onlyTheirs: [],
};

test('lines that differ stand before those that do not', () => {
  expect(differenceRows(compared).map(({ ours, hours }) => [ours.line, hours])).toEqual([
    [2, -5],
    [1, 0],
    [3, 0],
  ]);
});

test('one sentence summarizes the comparison', () => {
  expect(summary(compared)).toBe(
    '3 lines the same, 1 of them with a difference; 1 line only on ours, 0 lines only on theirs.',
  );
});
