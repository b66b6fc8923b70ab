import { accept, refuse } from '../../result.ts';
import type { Book } from '../../catalogue/book/book.ts';
import { blankLine } from '../model/line-from-book.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import { type Books, pinOf } from '../model/book-pin.ts';
import { calculate } from '../calculators/calculate.ts';
import type { CalculatedLine } from '../model/calculation.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Line } from '../model/line.ts';
import {
  type CalculatedDetails,
  detailsFrom,
  recalculated,
  type Recalculation,
  type Replacement,
  resultsOf,
} from './calculated-lines.ts';
import type { ChangeOf, EditHandlers, Outcome } from './edit-handler.ts';
import { withLine, withNewLine, without, withoutLines, withRemovedLine } from './lines-on-estimate.ts';
import { manualWork } from './operation-edits.ts';

/** A calculator's inputs and the lines they produce. Recalculating preserves values typed over the results. */
export const calculationEdits: EditHandlers<'calculate' | 'remove-calculation'> = {
  calculate: {
    apply: applyCalculation,
    undo: (before, { calculationId }) =>
      asItWas(before, calculationId) ?? { kind: 'remove-calculation', calculationId },
  },
  'remove-calculation': {
    apply: (estimate, { calculationId }) => {
      if (estimate.calculations[calculationId] === undefined) {
        return refuse({ kind: 'calculation-not-found', calculationId });
      }
      return accept({
        ...withoutLines(estimate, (line) => isPieceOf(line, calculationId)),
        calculations: without(estimate.calculations, calculationId),
      });
    },
    undo: (before, { calculationId }) => asItWas(before, calculationId),
  },
};

/**
 * The change that restores a calculation. Every piece already has a line, present or removed, so no new ids are needed.
 */
function asItWas(before: Estimate, calculationId: string): ChangeOf<'calculate'> | null {
  const present = before.calculations[calculationId];
  if (present === undefined) return null;
  const leftOut = Object.values(before.removed.lines)
    .filter((line) => isPieceOf(line, calculationId))
    .map((line) => pieceOf(line) ?? '');
  const byHand = Object.fromEntries(
    linesOf(before, calculationId).map((line) => {
      const { description, operation, place } = line;
      const { hours, refinish } = manualWork(line);
      return [pieceOf(line) ?? '', { description, operation, place, hours, refinish }];
    }),
  );
  return { kind: 'calculate', calculationId, inputs: present.inputs, lines: {}, leftOut, byHand };
}

function applyCalculation(
  estimate: Estimate,
  change: ChangeOf<'calculate'>,
  _: unknown,
  books: Books,
): Outcome {
  const { calculationId, inputs, leftOut } = change;
  const orphan = orphanLine(estimate, calculationId);
  if (orphan !== undefined) {
    return refuse({ kind: 'calculated-line-stands', lineId: orphan.id, line: orphan.number });
  }
  // A calculation left on an earlier book continues with that book.
  const pin = pinOfCalculation(estimate, calculationId);
  const book = books(pin ?? pinOf(estimate));
  if (book === undefined)
    return refuse({ kind: 'book-not-at-hand', edition: pin?.edition ?? estimate.edition });
  const result = calculate(inputs, book);
  if (!result.ok) return result;
  const names = new Set(
    [...result.value.map(({ piece }) => piece), ...Object.keys(change.byHand ?? {})].filter(
      (piece) => !leftOut.includes(piece),
    ),
  );
  const was = detailsBefore(estimate, calculationId, book);
  const recalculation = { calculation: calculationId, edition: book.edition, pin };
  let outcome: Outcome = accept(
    withoutLines(
      {
        ...estimate,
        calculations: { ...estimate.calculations, [calculationId]: { id: calculationId, inputs } },
      },
      (line) => isPieceOf(line, calculationId) && !names.has(pieceOf(line) ?? ''),
    ),
  );
  for (const piece of result.value) {
    if (!outcome.ok) return outcome;
    const replaced = {
      was: was.get(piece.piece),
      is: detailsFrom(piece, inputs.place),
      byHand: change.byHand?.[piece.piece],
    };
    outcome = withPiece(outcome.value, change, {
      piece,
      recalculation,
      replaced,
      isOn: names.has(piece.piece),
    });
  }
  return outcome.ok ? withRestoredLines(outcome.value, change) : outcome;
}

/**
 * Restores lines their calculation no longer produces but a user had changed since: an undo returns them with the
 * others.
 */
function withRestoredLines(
  estimate: Estimate,
  { calculationId, leftOut, byHand = {} }: ChangeOf<'calculate'>,
): Outcome {
  const restored = Object.values(estimate.removed.lines).filter((line) => {
    const piece = pieceOf(line) ?? '';
    return isPieceOf(line, calculationId) && piece in byHand && !leftOut.includes(piece);
  });
  return restored.reduce<Outcome>(
    (done, line) => (done.ok ? withLine(done.value, line) : done),
    accept(estimate),
  );
}

/** The names the former inputs gave their lines. */
function detailsBefore(
  { calculations }: Estimate,
  calculationId: string,
  book: Book,
): ReadonlyMap<string, CalculatedDetails> {
  const inputs = calculations[calculationId]?.inputs;
  const pieces = inputs === undefined ? undefined : calculate(inputs, book);
  if (inputs === undefined || pieces?.ok !== true) return new Map();
  return new Map(pieces.value.map((piece) => [piece.piece, detailsFrom(piece, inputs.place)]));
}

interface PieceUpdate {
  readonly piece: CalculatedLine;
  readonly recalculation: Recalculation;
  readonly replaced: Replacement;
  readonly isOn: boolean;
}

/**
 * An existing piece, even a removed one, retains its line and its typed values. Pieces left out are recalculated too,
 * so restoring them shows current results.
 */
function withPiece(
  estimate: Estimate,
  { lines }: Pick<ChangeOf<'calculate'>, 'lines'>,
  { piece, recalculation, replaced, isOn }: PieceUpdate,
): Outcome {
  const present = linesOf(estimate, recalculation.calculation).find((line) => pieceOf(line) === piece.piece);
  if (present !== undefined) {
    const line = recalculated(present, piece, recalculation, replaced);
    return isOn ? withLine(estimate, line) : accept(withRemovedLine(estimate, line));
  }
  if (!isOn) return accept(estimate);
  const start = lines[piece.piece];
  if (start === undefined) return refuse({ kind: 'calculation-not-possible', field: piece.piece });
  const line = {
    ...blankLine,
    ...resultsOf(piece, recalculation),
    ...replaced.is,
    id: start.lineId,
    order: start.order,
  };
  return withNewLine(estimate, line);
}

/**
 * A line that outlived its calculation because a user changed it after the removal. The calculation would overwrite the
 * typed values, and no undo could restore them.
 */
function orphanLine({ calculations, lines }: Estimate, calculationId: string): Line | undefined {
  if (calculations[calculationId] !== undefined) return undefined;
  return lines.find((line) => isPieceOf(line, calculationId));
}

/** All lines of a calculation, including removed ones. */
function linesOf({ lines, removed }: Estimate, calculationId: string): readonly Line[] {
  return [...lines, ...Object.values(removed.lines)].filter((line) => isPieceOf(line, calculationId));
}

function pinOfCalculation(estimate: Estimate, calculationId: string): BookPin | undefined {
  return linesOf(estimate, calculationId).find(({ book }) => book?.pin !== undefined)?.book?.pin;
}

function isPieceOf({ source }: Line, calculation: string): boolean {
  return source.kind === 'calculator' && source.calculation === calculation;
}

function pieceOf({ source }: Line): string | null {
  return source.kind === 'calculator' ? source.piece : null;
}
