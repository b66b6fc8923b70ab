import { expect, test } from 'vitest';
import { starterBook } from '../../../testing/starter-book.ts';
import { aBookLine } from '../../testing/a-book-line.ts';
import { aLine } from '../../testing/a-line.ts';
import { anEstimate } from '../../testing/an-estimate.ts';
import { cents, tenthHours, thousandths } from '../../units.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { copiedLines } from './copied-lines.ts';
import type { Change } from '../model/edit.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';

const book = starterBook();
let ids = 0;
const newId = () => `copy-${String((ids += 1))}`;

function withChanges(estimate: Estimate, changes: readonly Change[]): Estimate {
  return changes.reduce((now, change) => {
    const outcome = applyEdit(now, change, book);
    if (!outcome.ok) throw new Error(`${change.kind}: ${outcome.refusal.kind}`);
    return outcome.value;
  }, estimate);
}

function withoutId({ id: _id, number: _number, ...line }: Line) {
  return line;
}

test('book lines and manual lines are copied with all typed values', () => {
  const location = { side: 'whole', subSide: 'fees' } as const;
  const roof = aBookLine(book, 'AC-SHROUD', 'replace', location, {
    price: cents(12_345),
    payer: 'customer',
    note: 'Dealer price',
    quantity: thousandths(2_000),
  });
  const labor = Object.fromEntries(
    Object.entries(roof.labor).map(([type, entry]) => [type, { ...entry, billed: tenthHours(17) }]),
  );
  const lines = [{ ...roof, labor }, aLine({ id: 'by-hand', order: 'b00001', source: { kind: 'manual' } })];
  const { changes, byHand } = copiedLines({ lines, calculations: {} }, book, newId);
  const copy = withChanges({ ...anEstimate(), lines: [] }, changes);
  expect(byHand).toBe(0);
  expect(copy.lines.map(withoutId)).toEqual(lines.map(withoutId));
});

test('a part missing in the newest book is copied as billed, and counted', () => {
  const location = { side: 'whole', subSide: 'fees' } as const;
  const gone = aBookLine(book, 'AC-SHROUD', 'replace', location, { source: { kind: 'book', part: 'GONE' } });
  const { changes, byHand } = copiedLines({ lines: [gone], calculations: {} }, book, newId);
  const copy = withChanges({ ...anEstimate(), lines: [] }, changes);
  expect(byHand).toBe(1);
  expect(copy.lines[0]).toMatchObject({
    source: { kind: 'manual' },
    description: gone.description,
    price: gone.book?.price,
  });
});
