import { noTime, thousandthHours } from '../../units.ts';
import { plainRefinish } from '../book-line.ts';
import type { BookPin } from '../../catalogue/pin.ts';
import type { CalculatedPiece } from '../calculators/calculation.ts';
import type { Line, RefinishEntry } from '../line.ts';

/** Which calculation a piece belongs to and which book it was reckoned with. */
export interface Reckoned {
  readonly calculation: string;
  readonly edition: number;
  /** Said where it is not the estimate's own. */
  readonly pin?: BookPin | undefined;
}

/** A line that was there before keeps what was typed on it. */
export function recalculated(present: Line, piece: CalculatedPiece, reckoned: Reckoned): Line {
  const results = resultsOf(piece, reckoned);
  return { ...present, ...results, ...withTypedHours(present, results) };
}

/** What the calculator says of the line; prices and hours typed over it live in other fields. */
export function resultsOf(
  piece: CalculatedPiece,
  { calculation, edition, pin }: Reckoned,
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
      ...(pin && { pin }),
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
