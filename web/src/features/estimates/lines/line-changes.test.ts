import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { newEstimate } from '@dre/core/domain/estimates/model/new-estimate';
import { aBook, anOperation, aPart } from '@dre/core/domain/testing/a-book';
import { expect, test } from 'vitest';
import {
  addManualLine,
  addFromBook,
  dropLine,
  duplicateLines,
  moveLine,
  removeLines,
} from './line-changes.ts';

const book = aBook({ parts: [aPart({ code: 'DOOR' })], operations: [anOperation({ part: 'DOOR' })] });
const road = { side: 'road', subSide: 'mid-lower' } as const;
const rear = { side: 'rear', subSide: 'lower' } as const;

function after(estimate: Estimate, changes: readonly Change[]): Estimate {
  return changes.reduce((present, change) => {
    const outcome = applyEdit(present, change, book);
    if (!outcome.ok) throw new Error(outcome.refusal.kind);
    return outcome.value;
  }, estimate);
}

const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const written = ['a', 'b', 'c'].reduce(
  (estimate, id) =>
    after(estimate, [addManualLine(estimate, id, { description: id, place: { ...road, region: null } })]),
  blank,
);
const names = (estimate: Estimate) => estimate.lines.map(({ description }) => description).join(' ');

test('a part of the book is added below everything that is there', () => {
  const choice = { part: 'DOOR', operation: 'replace', place: { ...rear, region: 'rear.door' } } as const;
  const estimate = after(written, [addFromBook(written, 'd', choice)]);
  expect(estimate.lines.at(-1)).toMatchObject({ id: 'd', number: 4, source: { kind: 'book', part: 'DOOR' } });
});

test('copies follow right below their originals', () => {
  let count = 0;
  const changes = duplicateLines(written, ['a', 'c'], () => `copy-${(count += 1)}`);
  expect(names(after(written, changes))).toBe('a a b c c');
});

test('a line moves one step and stops at the ends', () => {
  expect(names(after(written, moveLine(written, 'a', 1)))).toBe('b a c');
  expect(names(after(written, moveLine(written, 'c', -1)))).toBe('a c b');
  expect(moveLine(written, 'a', -1)).toEqual([]);
  expect(moveLine(written, 'c', 1)).toEqual([]);
});

test('a line can be dropped before another, at the end, and on another side', () => {
  expect(names(after(written, dropLine(written, 'c', road, 'a')))).toBe('c a b');
  expect(names(after(written, dropLine(written, 'a', road, null)))).toBe('b c a');
  const moved = after(written, dropLine(written, 'b', rear, null));
  expect(moved.lines.find(({ id }) => id === 'b')?.place).toEqual({ ...rear, region: null });
});

test('removed lines are gone together', () => {
  expect(names(after(written, removeLines(['a', 'c'])))).toBe('b');
});
