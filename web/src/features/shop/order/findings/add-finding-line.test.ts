import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { aLine } from '@dre/core/domain/testing/a-line';
import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import { smallBook } from '@dre/core/domain/testing/small-book';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Finding } from '@dre/core/domain/shop/model/repair-order';
import { anOrder } from '@dre/core/domain/testing/an-order';
import { cents } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { changesFor } from './add-finding-line.ts';
import { findingLineState } from './finding-line-state.ts';

const by = { by: 'Dana', at: '2026-11-15T10:42:00Z' } as const;
const finding: Finding = {
  id: 'finding-1',
  task: null,
  location: { side: 'road', subSide: '' },
  photos: ['photo-1', 'photo-2'],
  description: 'Wet luan behind line 1',
  ...by,
};

function after(estimate: Estimate, changes: readonly Parameters<typeof applyEdit>[1][]): Estimate {
  return changes.reduce((present, change) => {
    const done = applyEdit(present, change, smallBook);
    if (!done.ok) throw new Error(done.refusal.kind);
    return done.value;
  }, estimate);
}

const order = anOrder([
  {
    kind: 'add-photo',
    photo: { id: 'photo-1', file: 'ab'.repeat(32), width: 4, height: 3, takenAt: null, task: null },
  },
]);

test('a finding begins the supplement and becomes a possible line of it with its photos, which changes no total', () => {
  const draft = anEstimate({ lines: [aLine({ operation: 'replace', price: cents(500) })] });
  const locked = after(draft, [
    { kind: 'lock', ...by },
    { kind: 'approve', reason: 'By phone', ...by },
  ]);
  expect(findingLineState(locked, finding.id)).toEqual({ kind: 'none' });
  expect(changesFor(locked, order, finding).map(({ kind }) => kind)).toEqual([
    'start-supplement',
    'add-line',
    'add-photo',
  ]);
  const supplement = after(locked, changesFor(locked, order, finding));
  expect(supplement.lines.at(-1)).toMatchObject({
    id: finding.id,
    state: 'possible',
    place: { side: 'road' },
  });
  expect(supplement.photos).toMatchObject([{ id: 'photo-1', lines: [finding.id] }]);
  expect(findingLineState(supplement, finding.id)).toMatchObject({ kind: 'line', version: 'S01' });
  const again = { ...finding, id: 'finding-2' };
  expect(changesFor(supplement, order, again).map(({ kind }) => kind)).toEqual(['add-line', 'tag-photo']);
});
