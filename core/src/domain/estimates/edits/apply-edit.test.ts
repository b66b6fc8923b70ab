import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { type Dice, someChange } from '../../testing/some-change.ts';
import { threeEditions as books } from '../../../testing/three-editions.ts';
import { thousandths } from '../../units.ts';
import { applyEdit, editKinds } from './apply-edit.ts';
import { applyLocally } from '../sync/apply-locally.ts';
import type { Change, EditKind } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import { defaultProfile } from '../model/default-profile.ts';
import { newEstimate } from '../model/new-estimate.ts';
import { openReplica } from '../sync/replica.ts';

// A thousand histories with every kind of edit outlast the default timeout on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

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

function afterSteps(from: Estimate, steps: readonly (readonly [EditKind, Dice])[]): Estimate {
  let estimate = from;
  for (const [kind, roll] of steps) {
    const outcome = applyEdit(estimate, someChange(estimate, kind, roll), books);
    if (outcome.ok) estimate = outcome.value;
  }
  return estimate;
}

/** Applies steps with one roll. Kinds that need the same steps share the states between them: a lock costs most of a case. */
function sharedSteps(from: Estimate, roll: Dice): (steps: readonly EditKind[]) => Estimate {
  const states = new Map<string, Estimate>();
  return function after(steps) {
    const last = steps.at(-1);
    if (last === undefined) return from;
    const known = states.get(steps.join());
    if (known !== undefined) return known;
    const state = afterSteps(after(steps.slice(0, -1)), [[last, roll]]);
    states.set(steps.join(), state);
    return state;
  };
}

/** Everything a reader sees, including the stage, without the removed items. */
function visible(estimate: Estimate): unknown {
  return { ...estimate, removed: null, lastLineNumber: null };
}

/** The written content without lifecycle state: stage, draft, sendings and agreements. */
function withoutLifecycle(estimate: Estimate): unknown {
  const versions = estimate.versions.map((version) => ({ ...version, sendings: null, agreements: null }));
  return { ...estimate, stage: null, draft: null, versions };
}

/** Returns a boolean, because fast-check would render the full difference for every shrunk case. */
function isSame(one: Estimate, other: Estimate): boolean {
  return isDeepStrictEqual(visible(one), visible(other));
}

/** Undo restores the state before and redo the state after. Undefined for a change that is refused. */
function isUndone(before: Estimate, change: Change): boolean | undefined {
  const opened = openReplica({ confirmed: before, revision: 0 }, [], books);
  const done = applyLocally(opened, [change], books, newId);
  if (!done.ok) return undefined;
  const { replica, inverses } = done.value;
  if (inverses.length > 0 === records.has(change.kind)) return false;
  if (inverses.length === 0) return true;
  const undone = applyLocally(replica, inverses, books, newId);
  if (!undone.ok || !isSame(undone.value.replica.shown, before)) return false;
  // Redo reproduces the state before the undo.
  if (undone.value.inverses.length === 0) return true;
  const redone = applyLocally(undone.value.replica, undone.value.inverses, books, newId);
  return redone.ok && isSame(redone.value.replica.shown, replica.shown);
}

test('undoing an edit of any kind restores the visible estimate exactly', () => {
  const applied = new Map<EditKind, number>();
  fc.assert(
    // Building a history costs more than one edit, so all kinds share each history.
    fc.property(history, dice, dice, (steps, roll, first) => {
      const quiet = steps.filter(([step]) => step !== 'lock' && step !== 'void');
      const warmedUp = afterSteps(start, [...quiet, ...warmUp.map((step) => [step, first] as const)]);
      const after = sharedSteps(warmedUp, first);
      for (const kind of editKinds) {
        const before = after(beforehand[kind] ?? []);
        const outcome = isUndone(before, someChange(before, kind, roll));
        if (outcome === undefined) continue;
        applied.set(kind, (applied.get(kind) ?? 0) + 1);
        // `expect` on every case takes longer than the case itself.
        if (!outcome) expect.fail(`${kind} is not undone`);
      }
    }),
    { numRuns: 1_000 },
  );
  expect(editKinds.filter((kind) => (applied.get(kind) ?? 0) <= 100)).toEqual([]);
});

test('no history of edits gives two lines the same number or reuses one', () => {
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
      const before = afterSteps(start, steps);
      const written = JSON.stringify(before);
      applyEdit(before, someChange(before, kind, roll), books);
      expect(JSON.stringify(before)).toBe(written);
    }),
    { numRuns: 1_000 },
  );
});

test('no edit changes the content of a locked estimate, only its lifecycle', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...editKinds), dice, dice, (steps, kind, roll, first) => {
      const quiet = steps.filter(([step]) => step !== 'void');
      const locked = afterSteps(start, [...quiet, ['add-line', first], ['lock', first]]);
      if (locked.draft !== null) return;
      const outcome = applyEdit(locked, someChange(locked, kind, roll), books);
      if (!outcome.ok || kind === 'correct') return;
      expect(isDeepStrictEqual(withoutLifecycle(outcome.value), withoutLifecycle(locked))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('a change of a removed line restores the line with its number', () => {
  const line = {
    kind: 'add-line',
    lineId: 'a',
    order: 'V',
    source: 'manual',
    place: location,
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

const location = { side: 'whole', subSide: 'fees', region: null } as const;
