import type { Book } from '../../catalogue/book/book.ts';
import type { LaborType, OperationKind } from '../../catalogue/trade-words.ts';
import { accept, refuse, type Result } from '../../result.ts';
import { lineFromBook } from '../model/line-from-book.ts';
import type { ManualWork } from '../model/edit.ts';
import type { LaborEntry, Line, RefinishEntry } from '../model/line.ts';
import type { EditRefusal } from '../model/edit-refusal.ts';
import type { ChangeOf, EditHandlers } from './edit-handler.ts';
import { lineOf, undoOn, withLine } from './lines-on-estimate.ts';

/** Changing the operation preserves the line's id, number, place, photos and notes. */
export const operationEdits: EditHandlers<'set-operation'> = {
  'set-operation': {
    apply: (estimate, change, own, books) => {
      const line = lineOf(estimate, change.lineId);
      if (line === undefined) return refuse({ kind: 'line-not-found', lineId: change.lineId });
      // A line left on an earlier book continues with that book.
      const pin = line.book?.pin;
      const book = pin === undefined ? own : books(pin);
      if (book === undefined) return refuse({ kind: 'book-not-at-hand', edition: pin?.edition ?? 0 });
      const changed = withOperation(line, change, book);
      return changed.ok ? withLine(estimate, changed.value) : changed;
    },
    undo: (before, { lineId, operation }) =>
      undoOn(before, lineId, (line) => ({
        kind: 'set-operation',
        lineId,
        operation: line.book?.operation ?? line.operation ?? operation,
        byHand: manualWork(line),
      })),
  },
};

function withOperation(
  line: Line,
  { operation, byHand }: ChangeOf<'set-operation'>,
  book: Book,
): Result<Line, EditRefusal> {
  const { source, quantity, place } = line;
  if (source.kind === 'calculator') {
    return refuse({ kind: 'value-is-calculated', lineId: line.id, line: line.number });
  }
  if (source.kind !== 'book') return refuse({ kind: 'value-not-known', field: 'operation' });
  const ofBook = lineFromBook(book, { part: source.part, operation, quantity, place });
  if (!ofBook.ok) return ofBook;
  const work = byHand ?? carried(line, ofBook.value, operation);
  return accept({
    ...line,
    book: ofBook.value.book && { ...ofBook.value.book, ...(line.book?.pin && { pin: line.book.pin }) },
    operation: work.operation,
    labor: laborOf(ofBook.value.labor, work.hours),
    refinish: work.refinish && { ...work.refinish, book: ofBook.value.refinish?.book ?? null },
    charge: work.charge,
  });
}

export function manualWork({ operation, labor, refinish, charge }: Line): ManualWork {
  return {
    operation,
    hours: billedHours(labor, () => true),
    refinish: refinish && unbooked(refinish),
    charge,
  };
}

type Work = Pick<Line, 'labor' | 'refinish' | 'charge'>;

/** Typed values stay: hours of the operation carry over to the next one, manually added hours remain. */
function carried(line: Line, ofBook: Work, operation: OperationKind): ManualWork {
  const typed = typedHours(line);
  const hours: Partial<Record<LaborType, TenthHoursOrNull>> = billedHours(line.labor, isManual);
  for (const type of Object.keys(ofBook.labor) as LaborType[]) hours[type] ??= typed;
  const charge = line.charge !== null && line.charge.amount > 0 ? line.charge : null;
  return {
    operation,
    hours,
    refinish: carriedRefinish(line.refinish, ofBook.refinish, typed),
    charge: ofBook.charge === null ? charge : (line.charge ?? ofBook.charge),
  };
}

function carriedRefinish(
  present: RefinishEntry | null,
  ofBook: RefinishEntry | null,
  typed: TenthHoursOrNull,
): ManualWork['refinish'] {
  // The book's paint work is removed with its operation; manually added paint work is not.
  if (ofBook === null) return present === null || present.book !== null ? null : unbooked(present);
  const { mode, isSeparate } = ofBook;
  return { ...unbooked(present ?? ofBook), mode, isSeparate, billed: present?.billed ?? typed };
}

type TenthHoursOrNull = LaborEntry['billed'];

/** The user's override of the book's hours; null without one. */
function typedHours({ labor, refinish }: Line): TenthHoursOrNull {
  const ofBook = [...Object.values(labor), refinish].find((entry) => entry !== null && entry.book !== null);
  return ofBook?.billed ?? null;
}

function isManual({ book }: LaborEntry): boolean {
  return book === null;
}

function billedHours(labor: Line['labor'], matches: (entry: LaborEntry) => boolean) {
  const hours: Partial<Record<LaborType, TenthHoursOrNull>> = {};
  for (const [type, entry] of Object.entries(labor) as [LaborType, LaborEntry][]) {
    if (matches(entry)) hours[type] = entry.billed;
  }
  return hours;
}

function laborOf(ofBook: Line['labor'], hours: ManualWork['hours']): Line['labor'] {
  const labor: Partial<Record<LaborType, LaborEntry>> = {};
  for (const type of Object.keys({ ...ofBook, ...hours }) as LaborType[]) {
    const entry = { book: ofBook[type]?.book ?? null, billed: hours[type] ?? null };
    if (entry.book !== null || entry.billed !== null) labor[type] = entry;
  }
  return labor;
}

function unbooked(refinish: RefinishEntry): Omit<RefinishEntry, 'book'> {
  const { book: _, ...entry } = refinish;
  return entry;
}
