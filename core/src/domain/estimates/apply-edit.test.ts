import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dice, someChange } from '../testing/some-change.ts';
import { threeEditions as books } from '../../testing/three-editions.ts';
import { thousandths } from '../units.ts';
import { applyEdit, editKinds, invertEdit } from './apply-edit.ts';
import type { EditKind } from './edit.ts';
import type { Estimate } from './estimate.ts';
import { defaultProfile } from './default-profile.ts';
import { newEstimate } from './new-estimate.ts';

/** Signed steps of an estimate's life are records; what follows them is another step. */
const records = new Set<EditKind>(['lock', 'correct', 'return-to-stage']);

const start = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const dice = fc.record({ a: fc.nat(9_999), b: fc.nat(9_999), c: fc.nat(9_999) });
const history = fc.array(fc.tuple(fc.constantFrom(...editKinds), dice), { maxLength: 8 });

/** Lines and photos first, so that there is something to change. */
const warmUp: readonly EditKind[] = ['add-book-line', 'add-line', 'add-photo', 'add-note', 'calculate'];

/** Steps that must have been taken before a kind can be applied at all. */
const beforehand: Partial<Record<EditKind, readonly EditKind[]>> = {
  'start-supplement': ['lock'],
  'discard-supplement': ['lock', 'start-supplement'],
  correct: ['lock'],
  approve: ['lock'],
  decline: ['lock'],
  'start-repair': ['lock', 'approve'],
  complete: ['lock', 'approve', 'start-repair'],
  'return-to-stage': ['lock', 'approve'],
};

function lived(steps: readonly (readonly [EditKind, Dice])[]): Estimate {
  let estimate = start;
  for (const [kind, roll] of steps) {
    const outcome = applyEdit(estimate, someChange(estimate, kind, roll), books);
    if (outcome.ok) estimate = outcome.value;
  }
  return estimate;
}

/** Everything a reader sees, and where the estimate stands; the memory of removed things aside. */
function said(estimate: Estimate): unknown {
  return { ...estimate, removed: null, lastLineNumber: null };
}

/** Compared as a yes or no: a picture of the difference would be drawn for every case a failure is shrunk by. */
function isSame(one: Estimate, other: Estimate): boolean {
  return isDeepStrictEqual(said(one), said(other));
}

test.each(editKinds)('undoing %s leaves the estimate saying what it said before', (kind) => {
  let applied = 0;
  fc.assert(
    fc.property(history, dice, dice, (steps, roll, first) => {
      const quiet = steps.filter(([step]) => step !== 'lock' && step !== 'void');
      const ready = [...warmUp, ...(beforehand[kind] ?? [])].map((step) => [step, first] as const);
      const before = lived([...quiet, ...ready]);
      const change = someChange(before, kind, roll);
      const done = applyEdit(before, change, books);
      if (!done.ok) return;
      applied += 1;
      const undo = invertEdit(before, change, 'undo-1');
      expect(undo.ok).toBe(!records.has(kind));
      if (!undo.ok) return;
      const undone = applyEdit(done.value, undo.value, books);
      expect(undone.ok && isSame(undone.value, before)).toBe(true);
      // What is undone can be done again, to the same effect.
      const redo = invertEdit(done.value, undo.value, 'redo-1');
      if (!undone.ok || !redo.ok) return;
      const redone = applyEdit(undone.value, redo.value, books);
      expect(redone.ok && isSame(redone.value, done.value)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
  expect(applied).toBeGreaterThan(100);
});

test('no history of edits makes two lines share a number, and numbers are not given twice', () => {
  fc.assert(
    fc.property(history, (steps) => {
      let estimate = start;
      const given = new Map<number, string>();
      for (const [kind, roll] of steps) {
        const outcome = applyEdit(estimate, someChange(estimate, kind, roll), books);
        if (outcome.ok) estimate = outcome.value;
        for (const { id, number } of estimate.lines) {
          expect(given.get(number) ?? id).toBe(id);
          given.set(number, id);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});

test('an edit never changes the estimate it was applied to', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...editKinds), dice, (steps, kind, roll) => {
      const before = lived(steps);
      const written = JSON.stringify(before);
      applyEdit(before, someChange(before, kind, roll), books);
      expect(JSON.stringify(before)).toBe(written);
    }),
    { numRuns: 1_000 },
  );
});

test('whatever is sent for a locked estimate, its content stays and only its life goes on', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...editKinds), dice, dice, (steps, kind, roll, first) => {
      const quiet = steps.filter(([step]) => step !== 'void');
      const locked = lived([...quiet, ['add-line', first], ['lock', first]]);
      if (locked.draft !== null) return;
      const outcome = applyEdit(locked, someChange(locked, kind, roll), books);
      if (!outcome.ok || kind === 'correct') return;
      const { stage: _, draft: __, ...after } = outcome.value;
      const { stage: ___, draft: ____, ...before } = locked;
      expect(isDeepStrictEqual(after, before)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('a change of a removed line brings the line back with its number', () => {
  const line = {
    kind: 'add-line',
    lineId: 'a',
    order: 'V',
    source: 'manual',
    place: aPlace,
    fields: {},
  } as const;
  const estimate = [
    line,
    { kind: 'remove-line', lineId: 'a' } as const,
    { kind: 'change-line', lineId: 'a', changes: { quantity: thousandths(2_000) } } as const,
  ].reduce((present: Estimate, change) => {
    const outcome = applyEdit(present, change, books);
    return outcome.ok ? outcome.value : present;
  }, start);
  expect(estimate.lines).toMatchObject([{ id: 'a', number: 1, quantity: 2_000 }]);
});

const aPlace = { side: 'whole', subSide: 'fees', region: null } as const;
