import { accept, refuse } from '../../result.ts';
import { noTime, thousandthHours } from '../../units.ts';
import { blankLine, plainRefinish } from '../book-line.ts';
import { calculate } from '../calculators/calculate.ts';
import type { CalculatedPiece } from '../calculators/calculation.ts';
import type { Estimate } from '../estimate.ts';
import type { Line, RefinishEntry } from '../line.ts';
import type { ChangeOf, EditHandlers, Outcome } from './handler.ts';
import { withLine, withNewLine, without, withoutLines } from './lines-on-estimate.ts';
import type { Book } from '../../catalogue/book.ts';

/** A calculator's entries and the lines they bring. Reckoning again keeps whatever was typed over its results. */
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

/** Every piece has a line already, on the estimate or among the removed: none needs a new id. */
function asItWas(before: Estimate, calculationId: string): ChangeOf<'calculate'> | null {
  const present = before.calculations[calculationId];
  if (present === undefined) return null;
  const leftOut = Object.values(before.removed.lines)
    .filter((line) => isPieceOf(line, calculationId))
    .map((line) => pieceOf(line) ?? '');
  return { kind: 'calculate', calculationId, inputs: present.inputs, lines: {}, leftOut };
}

function applyCalculation(
  estimate: Estimate,
  { calculationId, inputs, lines, leftOut }: ChangeOf<'calculate'>,
  book: Book,
): Outcome {
  const result = calculate(inputs, book);
  if (!result.ok) return result;
  const pieces = result.value.filter(({ piece }) => !leftOut.includes(piece));
  const names = new Set(pieces.map(({ piece }) => piece));
  const kept = withoutLines(
    {
      ...estimate,
      calculations: { ...estimate.calculations, [calculationId]: { id: calculationId, inputs } },
    },
    (line) => isPieceOf(line, calculationId) && !names.has(pieceOf(line) ?? ''),
  );
  let outcome: Outcome = accept(kept);
  for (const piece of pieces) {
    if (!outcome.ok) return outcome;
    outcome = withPiece(outcome.value, { calculationId, inputs, lines }, piece, book);
  }
  return outcome;
}

/** A piece that was there before, also one that had gone meanwhile, keeps its line and what was typed on it. */
function withPiece(
  estimate: Estimate,
  { calculationId, inputs, lines }: Pick<ChangeOf<'calculate'>, 'calculationId' | 'inputs' | 'lines'>,
  piece: CalculatedPiece,
  book: Book,
): Outcome {
  const present = [...estimate.lines, ...Object.values(estimate.removed.lines)].find(
    (line) => isPieceOf(line, calculationId) && pieceOf(line) === piece.piece,
  );
  const results = resultsOf(piece, book.edition, calculationId);
  if (present !== undefined)
    return withLine(estimate, { ...present, ...results, ...withTypedHours(present, results) });
  const start = lines[piece.piece];
  if (start === undefined) return refuse({ kind: 'calculation-not-possible', field: piece.piece });
  const { place } = inputs;
  const { description, operation } = piece;
  const line = {
    ...blankLine,
    ...results,
    description,
    operation,
    place,
    id: start.lineId,
    order: start.order,
  };
  return withNewLine(estimate, line);
}

/** What the calculator says of the line; prices and hours typed over it live in other fields. */
function resultsOf(
  piece: CalculatedPiece,
  edition: number,
  calculation: string,
): Pick<Line, 'source' | 'book' | 'quantity' | 'unit' | 'labor' | 'refinish'> {
  const book = { fixed: piece.hours, perUnit: thousandthHours(0), minimum: noTime };
  const isPaint = piece.operation === 'refinish';
  return {
    source: { kind: 'calculator', calculation, piece: piece.piece, part: piece.part },
    book: {
      edition,
      price: piece.price,
      technicians: piece.technicians,
      included: '',
      notIncluded: '',
      source: 'calculator',
    },
    quantity: piece.quantity,
    unit: piece.unit,
    labor: isPaint || piece.hours === 0 ? {} : { [piece.laborType]: { book, billed: null } },
    refinish: isPaint ? { ...plainRefinish, system: piece.paintSystem ?? plainRefinish.system, book } : null,
  };
}

/** Hours typed over the calculator's stay where they are, for every labor type of the line. */
function withTypedHours(
  present: Line,
  { labor, refinish }: Pick<Line, 'labor' | 'refinish'>,
): Pick<Line, 'labor' | 'refinish'> {
  const typed = Object.entries(present.labor).map(
    ([type, { billed }]) => [type, { book: null, billed }] as const,
  );
  const reckoned = Object.entries(labor).map(
    ([type, { book }]) =>
      [type, { book, billed: present.labor[type as keyof Line['labor']]?.billed ?? null }] as const,
  );
  const entries = [...typed.filter(([, { billed }]) => billed !== null), ...reckoned];
  return {
    labor: Object.fromEntries(entries),
    refinish: refinish === null ? present.refinish : repainted(present.refinish, refinish),
  };
}

/** Hours and paint system are the calculator's; everything else about the paint work is whoever wrote it. */
function repainted(present: RefinishEntry | null, { book, system }: RefinishEntry): RefinishEntry {
  return { ...plainRefinish, ...present, book, system };
}

function isPieceOf({ source }: Line, calculation: string): boolean {
  return source.kind === 'calculator' && source.calculation === calculation;
}

function pieceOf({ source }: Line): string | null {
  return source.kind === 'calculator' ? source.piece : null;
}
