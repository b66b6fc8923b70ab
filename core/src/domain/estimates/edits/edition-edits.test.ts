import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { threeEditions as books } from '../../../testing/three-editions.ts';
import { someChange } from '../../testing/some-change.ts';
import { cents, tenthHours, thousandths } from '../../units.ts';
import { applyEdit, invertChange } from './apply-edit.ts';
import { defaultProfile } from '../model/default-profile.ts';
import type { Change, EditKind } from '../model/edit.ts';
import { moveBetween } from '../versions/preview-edition-move.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { newEstimate } from '../model/new-estimate.ts';

const blank = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const place = { side: 'curb', subSide: 'mid-upper', region: null } as const;
const to = (edition: number) =>
  ({ kind: 'move-to-edition', edition, houseRevision: 0, staying: [] }) as const;

function door(lineId: string, operation: 'replace' | 'ri' | 'refinish'): Change {
  return {
    kind: 'add-book-line',
    lineId,
    order: `V${lineId}`,
    part: 'DOOR',
    operation,
    quantity: thousandths(1_000),
    place,
  };
}

function after(changes: readonly Change[], start = blank): Estimate {
  return changes.reduce((estimate, change) => {
    const outcome = applyEdit(estimate, change, books);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    return outcome.value;
  }, start);
}

test('lines take hours, price and footnotes of the newer book, and typed values stay', () => {
  const moved = after([
    door('a', 'replace'),
    door('b', 'replace'),
    { kind: 'set-hours', lineId: 'b', laborType: 'body', billed: tenthHours(25) },
    { kind: 'change-line', lineId: 'b', changes: { price: cents(40_000), note: 'as agreed' } },
    to(2),
  ]);
  expect(moved).toMatchObject({ edition: 2, houseRevision: 0 });
  const [followed, typed] = moved.lines;
  expect(followed).toMatchObject({
    price: null,
    book: { edition: 2, price: 33_500, included: 'hinges' },
    labor: { body: { book: { fixed: 14 }, billed: null } },
  });
  expect(typed).toMatchObject({
    price: 40_000,
    note: 'as agreed',
    book: { edition: 2, price: 33_500 },
    labor: { body: { book: { fixed: 14 }, billed: 25 } },
  });
});

test('a line without values in the newer book retains its own, with the book they come from', () => {
  const before = after([door('a', 'ri'), door('b', 'replace')]);
  const moved = after([to(3)], before);
  expect(moved.lines[0]?.book).toEqual({
    ...before.lines[0]?.book,
    pin: { edition: 1, houseRevision: null },
  });
  expect(moved.lines[0]?.labor).toEqual(before.lines[0]?.labor);
  expect(moved.lines[1]?.book).toMatchObject({ edition: 3, price: 29_900 });
  // Later changes of the line use its own book.
  const replaced = after([{ kind: 'set-operation', lineId: 'a', operation: 'replace', byHand: null }], moved);
  expect(replaced.lines[0]?.book).toMatchObject({ edition: 1, price: 31_000, pin: { edition: 1 } });
});

test('a calculation is repeated with its inputs', () => {
  const before = after([someChange(blank, 'calculate', { a: 0, b: 19, c: 2 })]);
  const { lines } = after([to(2)], before);
  const hours = (of: readonly Line[]) =>
    of.flatMap(({ labor }) => Object.values(labor).map(({ book }) => book?.fixed ?? 0));
  expect(Math.max(...hours(lines))).toBeGreaterThan(Math.max(...hours(before.lines)));
  expect(lines.map(({ quantity }) => quantity)).toEqual(before.lines.map(({ quantity }) => quantity));
});

test('the changes of a move are listed line by line in advance', () => {
  const estimate = after([door('a', 'replace'), door('b', 'ri'), door('c', 'replace')]);
  const free = after([{ kind: 'change-line', lineId: 'c', changes: { state: 'possible' } }], estimate);
  const move = moveBetween(free, { edition: 3, houseRevision: 0 }, books);
  if (!move.ok) throw new Error(move.refusal.kind);
  const { lines, staying, total } = move.value;
  expect(lines.map(({ number }) => number)).toEqual([1, 3]);
  expect(lines[0]).toMatchObject({
    price: { before: 31_000, after: 29_900 },
    hours: { before: 10, after: 0 },
  });
  expect(staying).toMatchObject([{ number: 2 }]);
  expect(total.after).toBeLessThan(total.before);
});

test('an estimate moves only while a version is being written, and only to an available book', () => {
  const draft = after([door('a', 'replace')]);
  const locked = after([{ kind: 'lock', by: 'Dana', at: '2026-11-15T10:42:00Z' }], draft);
  expect(applyEdit(locked, to(2), books)).toMatchObject({ refusal: { kind: 'estimate-locked' } });
  expect(applyEdit(draft, to(9), books)).toMatchObject({ refusal: { kind: 'book-not-at-hand', edition: 9 } });
  const supplement = after([{ kind: 'start-supplement' }, to(2)], locked);
  expect(supplement.versions).toMatchObject([{ book: { edition: 1, houseRevision: null } }]);
  expect(applyEdit(supplement, { kind: 'discard-supplement' }, books)).toMatchObject({
    refusal: { kind: 'supplement-changed' },
  });
});

const dice = fc.record({ a: fc.nat(9_999), b: fc.nat(9_999), c: fc.nat(9_999) });
const kinds: readonly EditKind[] = [
  'add-book-line',
  'change-line',
  'set-operation',
  'set-hours',
  'change-refinish',
  'duplicate-line',
  'remove-line',
  'calculate',
  'remove-calculation',
  'move-to-edition',
];

test('undoing a move restores the estimate exactly, removed lines included', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...kinds), dice), { maxLength: 10 }),
      dice,
      (steps, roll) => {
        let before = blank;
        for (const [kind, rolled] of steps) {
          const outcome = applyEdit(before, someChange(before, kind, rolled), books);
          if (outcome.ok) before = outcome.value;
        }
        const move = someChange(before, 'move-to-edition', roll);
        const [back] = invertChange(before, move);
        const done = applyEdit(before, move, books);
        const undone = done.ok && back !== undefined && applyEdit(done.value, back, books);
        return undone !== false && undone.ok && isDeepStrictEqual(undone.value, before);
      },
    ),
    {
      numRuns: 500,
      // Moved to the same edition again, with a piece left that only the earlier inputs of its calculation produced.
      examples: [
        [
          [
            ['calculate', { a: 2757, b: 0, c: 82 }],
            ['calculate', { a: 6817, b: 0, c: 0 }],
            ['move-to-edition', { a: 0, b: 0, c: 0 }],
          ],
          { a: 7501, b: 0, c: 0 },
        ],
      ],
    },
  );
});
