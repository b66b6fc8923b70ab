import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someChange } from '../../testing/some-change.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { smallBook } from '../../testing/small-book.ts';
import { cents, thousandths } from '../../units.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { Change, EditKind } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import { restoredLine } from './restore-line.ts';

function after(estimate: Estimate, changes: readonly Change[]): Estimate {
  return changes.reduce((state, change) => {
    const done = applyEdit(state, change, smallBook);
    return done.ok ? done.value : state;
  }, estimate);
}

const place = { side: 'curb', subSide: 'mid-lower', region: null } as const;
const start = after(anEstimate(), [
  {
    kind: 'add-book-line',
    lineId: 'door',
    order: 'a1',
    part: 'DOOR',
    operation: 'replace',
    quantity: thousandths(1_000),
    place,
  },
  {
    kind: 'add-line',
    lineId: 'hand',
    order: 'a2',
    source: 'manual',
    place,
    fields: { description: 'Frame', operation: 'repair', price: cents(4_000) },
  },
]);

/** The whole line except its order key. */
function content(line: Line | undefined): string {
  return canonicalJson({ ...line, order: '' });
}

const touching: readonly EditKind[] = [
  'change-line',
  'set-hours',
  'change-refinish',
  'move-line',
  'set-operation',
  'remove-line',
  'restore-line',
];
const dice = fc.record({ a: fc.nat(40), b: fc.nat(40), c: fc.nat(40) });
const steps = fc.array(fc.tuple(fc.constantFrom(...touching), dice), { maxLength: 12 });

function touched(
  estimate: Estimate,
  done: readonly (readonly [EditKind, { a: number; b: number; c: number }])[],
) {
  return done.reduce((state, [kind, thrown]) => after(state, [someChange(state, kind, thrown)]), estimate);
}

test('a line can be restored to an earlier version after any edits', () => {
  fc.assert(
    fc.property(steps, steps, fc.constantFrom('door', 'hand'), (earlier, later, id) => {
      const version = touched(start, earlier);
      const target = version.lines.find((line) => line.id === id);
      if (target === undefined) return;
      const now = touched(version, later);
      const changes = restoredLine(now, target, smallBook, () => 'new');
      const restored = after(now, changes);
      expect(content(restored.lines.find((line) => line.id === id))).toBe(content(target));
      expect(restoredLine(restored, target, smallBook, () => 'new')).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('a line this estimate never had is written anew', () => {
  const other = { ...start, lines: [], lastLineNumber: 0 };
  const [target] = start.lines;
  const restored = after(
    other,
    restoredLine(other, target as Line, smallBook, () => 'new'),
  );
  expect(restored.lines).toHaveLength(1);
  expect(restored.lines[0]).toMatchObject({ id: 'new', operation: 'replace', source: { part: 'DOOR' } });
});
