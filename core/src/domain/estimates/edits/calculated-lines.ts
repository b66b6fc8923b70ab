import { noTime, thousandthHours } from '../../units.ts';
import { plainRefinish } from '../model/line-from-book.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import type { LaborType } from '../../catalogue/trade-words.ts';
import type { CalculatedLine } from '../model/calculation.ts';
import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { ManualLineValues } from '../model/edit.ts';
import type { LaborEntry, Line, VehicleLocation, RefinishEntry } from '../model/line.ts';

/** The calculation of a piece and the book it was calculated with. */
export interface Recalculation {
  readonly calculation: string;
  readonly edition: number;
  /** Set when the book is not the estimate's own. */
  readonly pin?: BookPin | undefined;
}

/** The description, operation and location a calculation gives a line, until a user changes them. */
export type CalculatedDetails = Pick<Line, 'description' | 'operation' | 'place'>;

/** A recalculation with other inputs. */
export interface Replacement {
  /** The earlier calculation's names; undefined when they are unknown. */
  readonly was: CalculatedDetails | undefined;
  readonly is: CalculatedDetails;
  /** Set only by an undo. */
  readonly byHand: ManualLineValues | undefined;
}

export function detailsFrom(
  { description, operation }: CalculatedLine,
  place: VehicleLocation,
): CalculatedDetails {
  return { description, operation, place };
}

/** Recalculates an existing line: typed values stay, everything else equals a first calculation. */
export function recalculated(
  present: Line,
  piece: CalculatedLine,
  recalculation: Recalculation,
  replaced?: Replacement,
): Line {
  const results = resultsOf(piece, recalculation);
  return {
    ...present,
    ...(replaced && renamed(present, replaced)),
    ...results,
    labor: withTypedHours(present.labor, results.labor, replaced?.byHand),
    refinish: repainted(present.refinish, results.refinish, replaced?.byHand),
  };
}

/** The calculator's results for the line; overridden prices and hours are stored in other fields. */
export function resultsOf(
  piece: CalculatedLine,
  { calculation, edition, pin }: Recalculation,
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

function renamed(present: Line, { was, is, byHand }: Replacement): Partial<CalculatedDetails> {
  if (was === undefined) return {};
  const equals = (field: keyof CalculatedDetails, details: CalculatedDetails | undefined) =>
    details !== undefined && canonicalJson(present[field]) === canonicalJson(details[field]);
  // A typed value that merely equals the calculation's is still typed, so it does not follow.
  const follows = (field: keyof CalculatedDetails) => equals(field, was) && !equals(field, byHand);
  return {
    ...(follows('description') && { description: is.description }),
    ...(follows('operation') && { operation: is.operation }),
    ...(follows('place') && { place: is.place }),
  };
}

/**
 * Hours that override the calculator's exist only as long as those; manually added hours stay. If the calculator gained
 * or lost hours of a type, only an undo knows the typed ones.
 */
function withTypedHours(
  present: Line['labor'],
  results: Line['labor'],
  byHand: ManualLineValues | undefined,
): Line['labor'] {
  const labor: Partial<Record<LaborType, LaborEntry>> = {};
  for (const type of Object.keys({ ...present, ...results, ...byHand?.hours }) as LaborType[]) {
    const entry = present[type];
    const book = results[type]?.book ?? null;
    const isSame = (entry?.book != null) === (book !== null);
    const billed = isSame || byHand === undefined ? preservedHours(entry, book !== null) : byHand.hours[type];
    if (book !== null || (billed ?? null) !== null) labor[type] = { book, billed: billed ?? null };
  }
  return labor;
}

function preservedHours(entry: LaborEntry | undefined, isCalculated: boolean): LaborEntry['billed'] {
  return isCalculated || entry?.book == null ? (entry?.billed ?? null) : null;
}

/** Hours and paint system come from the calculator; all other refinish values come from the user. */
function repainted(
  present: RefinishEntry | null,
  calculated: RefinishEntry | null,
  byHand: ManualLineValues | undefined,
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
