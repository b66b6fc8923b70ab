import { applyEdit } from '@dre/core/domain/estimates/edits/apply-edit';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import { aLine } from '@dre/core/domain/testing/a-line';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { smallBook } from '@dre/core/domain/testing/small-book';
import { cents } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { selectedSides, sidesOf } from './version-sides.ts';

const by = { by: 'Dana', at: '2026-11-15T10:42:00Z' } as const;
const renamed = (name: string): Change => ({
  kind: 'correct',
  reason: 'misspelled',
  ...by,
  changes: [{ kind: 'set-party', role: 'customer', changes: { name } }],
});

function after(...changes: Change[]): Estimate {
  const draft = anEstimate({ lines: [aLine({ operation: 'replace', price: cents(500) })] });
  return changes.reduce<Estimate>((estimate, change) => {
    const done = applyEdit(estimate, change, smallBook);
    if (!done.ok) throw new Error(done.refusal.kind);
    return done.value;
  }, draft);
}

test('every state of a version can be compared, and the last change comes first', () => {
  const sides = sidesOf(
    after({ kind: 'lock', ...by }, renamed('Ana'), renamed('Anna'), { kind: 'start-supplement' }),
  );
  expect(sides.map(({ key, label }) => `${key}: ${label}`)).toEqual([
    'E01.: E01 as locked',
    'E01.C01: E01 after C01',
    'E01: E01 after C02',
    'draft: S01 in work',
  ]);
  expect(selectedSides(sides, {})).toMatchObject({ from: { key: 'E01' }, to: { key: 'draft' } });
  expect(selectedSides(sides, { from: 'E01.', to: 'E01' })).toMatchObject({
    from: { key: 'E01.' },
    to: { key: 'E01' },
  });
  expect(selectedSides(sides, { to: 'S99' }).to?.key).toBe('draft');
});

test('a draft alone has nothing before it', () => {
  expect(selectedSides(sidesOf(after()), {})).toMatchObject({ from: undefined, to: { key: 'draft' } });
});
