import type { HoursRule, Zone } from '../../catalogue/book/book.ts';
import type { LaborType, OperationKind, Unit } from '../../catalogue/trade-words.ts';
import type { Cents, Millionths, TenthHours, Thousandths } from '../../units.ts';
import type { AgreedValues } from './agreed-values.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import type { OtherCharge, PartSource } from './profile.ts';

/** Who pays for a line. Excluded ones stay on the estimate and outside every total. */
export const payers = ['insurer', 'customer', 'warranty', 'excluded'] as const;
export type Payer = (typeof payers)[number];

/** Unrelated prior damage is priced on a page of its own; related is in the gross and then deducted. */
export const priorDamages = ['none', 'related', 'unrelated'] as const;
export type PriorDamage = (typeof priorDamages)[number];

/** Open lines wait for a decision and block locking; possible ones lie outside the totals. */
export const lineStates = ['firm', 'open', 'possible'] as const;
export type LineState = (typeof lineStates)[number];

export type LineSource =
  | { readonly kind: 'book'; readonly part: string }
  | {
      readonly kind: 'calculator';
      readonly calculation: string;
      readonly piece: string;
      readonly part: string | null;
    }
  | { readonly kind: 'manual' | 'sublet' | 'fee' | 'comment' };

export interface Place extends Zone {
  /** The shape in the illustration. */
  readonly region: string | null;
}

/** What the book said when the line was made; kept beside what is billed. */
export interface BookValues {
  readonly edition: number;
  /** Whose hours these are, whatever the line was called since; without it, as the line is called. */
  readonly operation?: OperationKind;
  readonly price: Cents;
  readonly technicians: 1 | 2;
  readonly included: string;
  readonly notIncluded: string;
  /** `starter data`, a house value, a calculator's formula. */
  readonly source: string;
  /** Which book they are of, where the estimate has moved to one that has none for this line. */
  readonly pin?: BookPin;
}

export interface LaborEntry {
  /** Null on lines written by hand. */
  readonly book: HoursRule | null;
  /** Null follows the book; anything else is the estimator's judgment. */
  readonly billed: TenthHours | null;
}

export const paintSystems = ['single-stage', 'two-stage', 'three-stage'] as const;
export type PaintSystem = (typeof paintSystems)[number];

export const refinishModes = ['full', 'blend', 'break-point'] as const;
export type RefinishMode = (typeof refinishModes)[number];

export interface RefinishEntry {
  readonly book: HoursRule | null;
  readonly billed: TenthHours | null;
  readonly mode: RefinishMode;
  readonly system: PaintSystem;
  readonly isTwoTone: boolean;
  /** Edges, jambs, underside: added after overlap, before clear coat. */
  readonly edges: TenthHours;
  /** Panels sprayed in one go share overlap and the clear coat's cap. */
  readonly boothCycle: number;
  /** Edges, another color, a procedure of its own: no overlap is taken off. */
  readonly isSeparate: boolean;
  readonly hasSandAndBuff: boolean;
  readonly hasGravelGuard: boolean;
}

export type Betterment =
  | {
      readonly kind: 'percent';
      readonly percent: Millionths;
      readonly basis: 'part' | 'part-and-labor';
    }
  | { readonly kind: 'flat'; readonly amount: Cents };

export interface Taxable {
  readonly part: boolean;
  readonly labor: boolean;
  readonly misc: boolean;
}

export interface Line {
  readonly id: string;
  /** Number, pin, photo badge and print dot are one; a number is never given twice. */
  readonly number: number;
  /** Fractional key of its place in the list. */
  readonly order: string;
  readonly source: LineSource;
  readonly book: BookValues | null;
  readonly description: string;
  readonly operation: OperationKind | null;
  readonly place: Place;
  readonly partNumber: string;
  readonly partSource: PartSource;
  readonly quantity: Thousandths;
  readonly unit: Unit;
  /** For one unit; null follows the book. */
  readonly price: Cents | null;
  /** The line's own markup (+) or discount (−) instead of the profile's. */
  readonly priceAdjustment: Millionths | null;
  readonly labor: Readonly<Partial<Record<LaborType, LaborEntry>>>;
  /** Labor billed as another type than the book's, by the book's: the estimator's judgment. */
  readonly billedAs?: Readonly<Partial<Record<LaborType, LaborType>>>;
  /** What of it was agreed with the insurer, the latest last. Null only in an edit that takes it off. */
  readonly agreed?: readonly AgreedValues[] | null;
  readonly refinish: RefinishEntry | null;
  readonly sublet: Cents;
  readonly charge: { readonly kind: OtherCharge; readonly amount: Cents } | null;
  readonly taxable: Taxable;
  readonly betterment: Betterment | null;
  readonly payer: Payer;
  readonly priorDamage: PriorDamage;
  readonly state: LineState;
  readonly note: string;
}

/** The price billed for one unit. */
export function unitPrice(line: Line): Cents {
  return line.price ?? line.book?.price ?? (0 as Cents);
}

/** The category the extended price belongs to: bought-in services and fees of the book are sold by quantity too
 * (storage by the day), and their price is no part's. It comes on top of the line's flat `sublet` or `charge`. */
export function priceCategory(line: Line): 'parts' | 'sublet' | 'other' {
  if (line.operation === 'sublet') return 'sublet';
  return line.operation === 'fee' ? 'other' : 'parts';
}

/** Comments say something and cost nothing; they are in no total whatever their fields hold. */
export function isPriced(line: Line): boolean {
  return line.source.kind !== 'comment';
}

/** Whether the line counts in the totals of the repair. */
export function isInTotals(line: Line): boolean {
  return (
    isPriced(line) &&
    line.state !== 'possible' &&
    line.payer !== 'excluded' &&
    line.priorDamage !== 'unrelated'
  );
}
