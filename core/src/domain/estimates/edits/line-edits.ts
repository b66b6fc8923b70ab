import { accept, refuse } from '../../result.ts';
import { blankLine, lineFromBook, plainRefinish } from '../model/line-from-book.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { LaborType } from '../../catalogue/trade-words.ts';
import type { Estimate } from '../model/estimate.ts';
import type { LaborEntry, Line } from '../model/line.ts';
import { type ChangeOf, type EditHandlers, type Outcome, presentValues } from './edit-handler.ts';
import { withLaborType } from '../model/labor-type.ts';
import {
  calculatedLocation,
  lineOf,
  presenceOf,
  undoOn,
  withChangedLine,
  withNewLine,
  withoutLines,
} from './lines-on-estimate.ts';

/** Edits that add, change, move, copy, remove and restore lines. */
export const lineEdits: EditHandlers<
  | 'add-book-line'
  | 'add-line'
  | 'change-line'
  | 'set-hours'
  | 'set-labor-type'
  | 'change-refinish'
  | 'move-line'
  | 'reorder-line'
  | 'duplicate-line'
  | 'remove-line'
  | 'restore-line'
> = {
  'add-book-line': {
    apply: (estimate, { lineId, order, ...pick }, book) => {
      const line = lineFromBook(book, pick);
      return line.ok ? withNewLine(estimate, { ...line.value, id: lineId, order }) : line;
    },
    undo: (_, { lineId }) => ({ kind: 'remove-line', lineId }),
  },
  'add-line': {
    apply: (estimate, { lineId, order, source, place, fields }) =>
      withNewLine(estimate, {
        ...blankLine,
        ...fields,
        id: lineId,
        order,
        place,
        source: { kind: source },
      }),
    undo: (_, { lineId }) => ({ kind: 'remove-line', lineId }),
  },
  'change-line': {
    apply: changeLine,
    undo: (before, { lineId, changes }) =>
      undoOn(before, lineId, (line) => ({
        kind: 'change-line',
        lineId,
        changes: {
          ...presentValues(line, changes),
          ...('agreed' in changes && { agreed: line.agreed ?? null }),
          ...('measured' in changes && { measured: line.measured ?? null }),
        },
      })),
  },
  'set-hours': {
    apply: (estimate, { lineId, laborType, billed }) =>
      withChangedLine(estimate, lineId, (line) => ({
        ...line,
        labor: withHours(line.labor, laborType, billed),
      })),
    undo: (before, { lineId, laborType }) =>
      undoOn(before, lineId, ({ labor }) => ({
        kind: 'set-hours',
        lineId,
        laborType,
        billed: labor[laborType]?.billed ?? null,
      })),
  },
  'set-labor-type': {
    apply: setLaborType,
    undo: (before, { lineId, laborType }) =>
      undoOn(before, lineId, ({ billedAs }) => ({
        kind: 'set-labor-type',
        lineId,
        laborType,
        billedAs: billedAs?.[laborType] ?? laborType,
      })),
  },
  'change-refinish': {
    apply: changeRefinish,
    undo: (before, { lineId, changes }) =>
      undoOn(before, lineId, ({ refinish }) => {
        if (refinish === null) return { kind: 'change-refinish', lineId, changes: null };
        const { book: _, ...present } = refinish;
        return {
          kind: 'change-refinish',
          lineId,
          changes: changes === null ? present : presentValues(present, changes),
        };
      }),
  },
  'move-line': {
    apply: (estimate, { lineId, place, asCalculated }) =>
      withChangedLine(estimate, lineId, (line) => ({
        ...line,
        place: (asCalculated && calculatedLocation(estimate, line)) ?? place,
      })),
    undo: (before, { lineId }) =>
      undoOn(before, lineId, (line) => ({ kind: 'move-line', lineId, ...whereItIs(before, line) })),
  },
  'reorder-line': {
    apply: (estimate, { lineId, order }) => withChangedLine(estimate, lineId, (line) => ({ ...line, order })),
    undo: (before, { lineId }) =>
      undoOn(before, lineId, ({ order }) => ({ kind: 'reorder-line', lineId, order })),
  },
  'duplicate-line': {
    apply: (estimate, { lineId, copyId, order }) => {
      const line = lineOf(estimate, lineId);
      if (line === undefined) return refuse({ kind: 'line-not-found', lineId });
      // A copy does not belong to the calculation, so recalculating must not overwrite it.
      const source = line.source.kind === 'calculator' ? ({ kind: 'manual' } as const) : line.source;
      // Agreements are not copied.
      return withNewLine(estimate, withoutEmptyLists({ ...line, source, id: copyId, order, agreed: null }));
    },
    undo: (_, { copyId }) => ({ kind: 'remove-line', lineId: copyId }),
  },
  'remove-line': {
    apply: (estimate, { lineId }) =>
      lineOf(estimate, lineId) === undefined
        ? refuse({ kind: 'line-not-found', lineId })
        : accept(withoutLines(estimate, ({ id }) => id === lineId)),
    undo: (before, { lineId }) => presenceOf(before, lineId),
  },
  'restore-line': {
    apply: (estimate, { lineId }) => withChangedLine(estimate, lineId, (line) => line),
    undo: (before, { lineId }) => presenceOf(before, lineId),
  },
};

/** The line's location, marked `asCalculated` if it is its calculation's: that may change before an undo is applied. */
function whereItIs(estimate: Estimate, line: Line): Pick<ChangeOf<'move-line'>, 'place' | 'asCalculated'> {
  const { place } = line;
  const isCalculated = canonicalJson(calculatedLocation(estimate, line) ?? null) === canonicalJson(place);
  return isCalculated ? { place, asCalculated: true } : { place };
}

function changeLine(estimate: Estimate, { lineId, changes }: ChangeOf<'change-line'>): Outcome {
  const line = lineOf(estimate, lineId);
  const isMeasured = changes.quantity !== undefined || changes.unit !== undefined;
  if (line?.source.kind === 'calculator' && isMeasured) {
    return refuse({ kind: 'value-is-calculated', lineId, line: line.number });
  }
  return withChangedLine(estimate, lineId, (present) => withoutEmptyLists({ ...present, ...changes }));
}

/** Drops empty `agreed` and `measured`, so an undo leaves the line exactly as before. */
function withoutEmptyLists({ agreed, measured, ...line }: Line): Line {
  return {
    ...line,
    ...(agreed != null && agreed.length > 0 && { agreed }),
    ...(measured != null && measured.length > 0 && { measured }),
  };
}

function withHours(labor: Line['labor'], type: LaborType, billed: LaborEntry['billed']): Line['labor'] {
  const book = labor[type]?.book ?? null;
  if (book === null && billed === null) {
    const { [type]: _, ...rest } = labor;
    return rest;
  }
  return { ...labor, [type]: { book, billed } };
}

/** Paint work has its own rules and materials, so it cannot become other labor or the reverse. */
function setLaborType(
  estimate: Estimate,
  { lineId, laborType, billedAs }: ChangeOf<'set-labor-type'>,
): Outcome {
  if (laborType !== billedAs && [laborType, billedAs].includes('refinish')) {
    return refuse({ kind: 'value-not-known', field: 'labor type' });
  }
  return withChangedLine(estimate, lineId, (line) => withLaborType(line, laborType, billedAs));
}

function changeRefinish(estimate: Estimate, { lineId, changes }: ChangeOf<'change-refinish'>): Outcome {
  const line = lineOf(estimate, lineId);
  const isOfBook = line?.refinish?.book != null;
  // The book's paint work is the whole line: without it nothing would be left.
  if (changes === null && isOfBook) return refuse({ kind: 'value-not-known', field: 'refinish' });
  const isCalculated = isOfBook && line.source.kind === 'calculator';
  if (isCalculated && changes?.system !== undefined) {
    return refuse({ kind: 'value-is-calculated', lineId, line: line.number });
  }
  return withChangedLine(estimate, lineId, (present) => ({
    ...present,
    refinish: changes === null ? null : { ...plainRefinish, ...present.refinish, ...changes },
  }));
}
