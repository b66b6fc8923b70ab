import { noTime, thousandthHours } from '../../units.ts';
import { plainRefinish } from '../model/line-from-book.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import type { LaborType } from '../../catalogue/trade-words.ts';
import type { CalculatedPiece } from '../model/calculation.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { PieceByHand } from '../model/edit.ts';
import type { LaborEntry, Line, Place, RefinishEntry } from '../model/line.ts';

/** Which calculation a piece belongs to and which book it was reckoned with. */
export interface Reckoned {
  readonly calculation: string;
  readonly edition: number;
  /** Said where it is not the estimate's own. */
  readonly pin?: BookPin | undefined;
}

/** What a calculation calls a line and where it puts it, until somebody types over that. */
export type Called = Pick<Line, 'description' | 'operation' | 'place'>;

/** A calculation in place of an earlier one with other entries. */
export interface Replacement {
  /** What the earlier one called the line; undefined where that is not known any more. */
  readonly was: Called | undefined;
  readonly is: Called;
  /** Only an undo knows it. */
  readonly byHand: PieceByHand | undefined;
}

export function calledBy({ description, operation }: CalculatedPiece, place: Place): Called {
  return { description, operation, place };
}

/** A line that was there before keeps what was typed on it; all else is as if it were calculated for the first time. */
export function recalculated(
  present: Line,
  piece: CalculatedPiece,
  reckoned: Reckoned,
  replaced?: Replacement,
): Line {
  const results = resultsOf(piece, reckoned);
  return {
    ...present,
    ...(replaced && renamed(present, replaced)),
    ...results,
    labor: withTypedHours(present.labor, results.labor, replaced?.byHand),
    refinish: repainted(present.refinish, results.refinish, replaced?.byHand),
  };
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

function renamed(present: Line, { was, is, byHand }: Replacement): Partial<Called> {
  if (was === undefined) return {};
  const says = (field: keyof Called, called: Called | undefined) =>
    called !== undefined && canonicalJson(present[field]) === canonicalJson(called[field]);
  // What was typed before and is what the calculation says since was never the calculation's.
  const follows = (field: keyof Called) => says(field, was) && !says(field, byHand);
  return {
    ...(follows('description') && { description: is.description }),
    ...(follows('operation') && { operation: is.operation }),
    ...(follows('place') && { place: is.place }),
  };
}

/**
 * Hours typed over the calculator's stay with them and go with them, and hours added by hand stay. Where the calculator
 * has hours of a type now and had none, or the other way round, only an undo knows what was typed.
 */
function withTypedHours(
  present: Line['labor'],
  results: Line['labor'],
  byHand: PieceByHand | undefined,
): Line['labor'] {
  const labor: Partial<Record<LaborType, LaborEntry>> = {};
  for (const type of Object.keys({ ...present, ...results, ...byHand?.hours }) as LaborType[]) {
    const entry = present[type];
    const book = results[type]?.book ?? null;
    const isSame = (entry?.book != null) === (book !== null);
    const billed = isSame || byHand === undefined ? kept(entry, book !== null) : byHand.hours[type];
    if (book !== null || (billed ?? null) !== null) labor[type] = { book, billed: billed ?? null };
  }
  return labor;
}

function kept(entry: LaborEntry | undefined, isCalculated: boolean): LaborEntry['billed'] {
  return isCalculated || entry?.book == null ? (entry?.billed ?? null) : null;
}

/** Hours and paint system are the calculator's; everything else about the paint work is whoever wrote it. */
function repainted(
  present: RefinishEntry | null,
  calculated: RefinishEntry | null,
  byHand: PieceByHand | undefined,
): RefinishEntry | null {
  const wasCalculated = present?.book != null;
  const isSame = wasCalculated === (calculated !== null);
  const typed = isSame || byHand === undefined ? present : byHand.refinish;
  if (calculated !== null) {
    const { book, system } = calculated;
    return { ...plainRefinish, ...typed, book, system };
  }
  if (isSame) return present;
  return byHand === undefined || typed === null ? null : { ...typed, book: null };
}
