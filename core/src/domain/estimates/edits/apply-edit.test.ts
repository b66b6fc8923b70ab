import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dice, someChange } from '../../testing/some-change.ts';
import { threeEditions as books } from '../../../testing/three-editions.ts';
import { thousandths } from '../../units.ts';
import { applyEdit, editKinds } from './apply-edit.ts';
import { applyLocally } from '../sync/apply-locally.ts';
import type { EditKind } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import { defaultProfile } from '../model/default-profile.ts';
import { newEstimate } from '../model/new-estimate.ts';
import { openReplica } from '../sync/replica.ts';

/** Signed lifecycle steps are records without an undo; another step follows them instead. */
const records = new Set<EditKind>([
  'lock',
  'correct',
  'return-to-stage',
  'remove-sending',
  'withdraw-agreement',
]);

let ids = 0;
const newId = () => `made-${(ids += 1)}`;

const start = newEstimate({ id: 'estimate-1', edition: 1, profile: defaultProfile() });
const dice = fc.record({ a: fc.nat(9_999), b: fc.nat(9_999), c: fc.nat(9_999) });
const history = fc.array(fc.tuple(fc.constantFrom(...editKinds), dice), { maxLength: 8 });

/** Adds lines and photos first, so there is something to change. */
const warmUp: readonly EditKind[] = ['add-book-line', 'add-line', 'add-photo', 'add-note', 'calculate'];

/** Steps required before a kind can be applied at all. */
const beforehand: Partial<Record<EditKind, readonly EditKind[]>> = {
  'start-supplement': ['lock'],
  'discard-supplement': ['lock', 'start-supplement'],
  correct: ['lock'],
  'record-sending': ['lock'],
  'remove-sending': ['lock', 'record-sending'],
  'record-agreement': ['lock'],
  'withdraw-agreement': ['lock', 'approve'],
  approve: ['lock'],
  decline: ['lock'],
  'start-repair': ['lock', 'approve'],
  complete: ['lock', 'approve', 'start-repair'],
  'return-to-stage': ['lock', 'approve', 'start-repair'],
};

function lived(steps: readonly (readonly [EditKind, Dice])[]): Estimate {
  let estimate = start;
  for (const [kind, roll] of steps) {
    const outcome = applyEdit(estimate, someChange(estimate, kind, roll), books);
    if (outcome.ok) estimate = outcome.value;
  }
  return estimate;
}

/** Everything a reader sees, including the stage, without the removed items. */
function said(estimate: Estimate): unknown {
  return { ...estimate, removed: null, lastLineNumber: null };
}

/** The written content without lifecycle state: stage, draft, sendings and agreements. */
function withoutLife(estimate: Estimate): unknown {
  const versions = estimate.versions.map((version) => ({ ...version, sendings: null, agreements: null }));
  return { ...estimate, stage: null, draft: null, versions };
}

/** Returns a boolean, because fast-check would render the full difference for every shrunk case. */
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
      const done = applyLocally(
        openReplica({ confirmed: before, revision: 0 }, [], books),
        [change],
        books,
        newId,
      );
      if (!done.ok) return;
      applied += 1;
      const { replica, inverses } = done.value;
      expect(inverses.length > 0).toBe(!records.has(kind));
      if (inverses.length === 0) return;
      const undone = applyLocally(replica, inverses, books, newId);
      expect(undone.ok && isSame(undone.value.replica.shown, before)).toBe(true);
      // Redo reproduces the state before the undo.
      if (!undone.ok || undone.value.inverses.length === 0) return;
      const redone = applyLocally(undone.value.replica, undone.value.inverses, books, newId);
      expect(redone.ok && isSame(redone.value.replica.shown, replica.shown)).toBe(true);
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
      expect(isDeepStrictEqual(withoutLife(outcome.value), withoutLife(locked))).toBe(true);
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
