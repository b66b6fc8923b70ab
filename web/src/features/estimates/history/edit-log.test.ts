import type { HistoryEntry } from '@dre/core/contract/estimates/estimates';
import type { BookContents } from '@dre/core/domain/catalogue/book/contents';
import type { Change } from '@dre/core/domain/estimates/model/edit';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { smallBook } from '@dre/core/domain/testing/small-book';
import { cents } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { continueLog, guessedLog, logFrom } from './edit-log.ts';
import { describeEdits } from './described-edit.ts';

const started = anEstimate();
const contents = { sides: [] } as unknown as BookContents;
const by = { id: 'p', name: 'Dana', initials: 'D' };

function described(log: ReturnType<typeof logFrom>, changes: readonly Change[]) {
  const entries: HistoryEntry[] = changes.map((change, index) => ({
    place: index + 1,
    revision: index + 1,
    edit: { ...change, id: `edit-${index}` },
    fate: { kind: 'applied' },
    by,
    at: '2026-11-15T10:42:00Z',
  }));
  const applied = entries.map(({ edit, revision }) => ({ edit, revision: revision ?? 0 }));
  const whole = continueLog(log, applied, smallBook);
  return describeEdits(entries.toReversed(), whole, { books: () => smallBook, contents }).toReversed();
}

const firstChanges: readonly Change[] = [
  { kind: 'set-heading', changes: { number: '2002' } },
  { kind: 'set-heading', changes: { estimator: 'Eli' } },
  { kind: 'set-heading', changes: { writtenOn: '2026-11-16' } },
  { kind: 'set-unit', changes: { vehicleType: 'fifth-wheel' } },
  { kind: 'set-claim', changes: { deductible: cents(50_000) } },
  { kind: 'set-profile', changes: { subletMarkup: started.profile.subletMarkup } },
];

test('the first change of every starting value states the value it replaced, and can be restored', () => {
  const edits = described(logFrom(started), firstChanges);
  expect(edits.map(({ sentence }) => sentence.from)).not.toContain(undefined);
  expect(edits[0]?.sentence).toMatchObject({ from: '1001', to: '2002' });
  expect(edits.map(({ back }) => back)).not.toContain(null);
});

test('for an estimate whose start was not stored, unknown values are not stated', () => {
  const edits = described(guessedLog(started, 1), firstChanges);
  expect(edits.map(({ sentence }) => sentence.from)).toEqual(firstChanges.map(() => undefined));
});
