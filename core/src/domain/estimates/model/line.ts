import type { HoursRule, Zone } from '../../catalogue/book/book.ts';
import type { LaborType, OperationKind, Unit } from '../../catalogue/trade-words.ts';
import type { Cents, Millionths, TenthHours, Thousandths } from '../../units.ts';
import type { AgreedValues } from './lifecycle/agreed-values.ts';
import type { BookPin } from '../../catalogue/book/pin.ts';
import type { MeasuredHours } from './measured-hours.ts';
import type { OtherCharge, PartSource } from './profile.ts';

/** The payer of a line. Excluded lines stay on the estimate, outside every total. */
export const payers = ['insurer', 'customer', 'warranty', 'excluded'] as const;
export type Payer = (typeof payers)[number];

/** Unrelated prior damage is priced on a separate page; related is in the gross and then deducted. */
export const priorDamages = ['none', 'related', 'unrelated'] as const;
export type PriorDamage = (typeof priorDamages)[number];

/** Open lines wait for a decision and block locking; possible lines are outside the totals. */
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

export interface VehicleLocation extends Zone {
  /** The shape in the illustration. */
  readonly region: string | null;
}

/** Book values at the time the line was created, stored beside the billed ones. */
export interface BookValues {
  readonly edition: number;
  /** The operation these hours belong to, even if the line's operation changed since; absent when both are the same. */
  readonly operation?: OperationKind;
  readonly price: Cents;
  readonly technicians: 1 | 2;
  readonly included: string;
  readonly notIncluded: string;
  /** `starter data`, a house value, a calculator's formula. */
  readonly source: string;
  /** The book of these values, when the estimate moved to a book that has none for this line. */
  readonly pin?: BookPin;
}

export interface LaborEntry {
  /** Null on manual lines. */
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
  /** Edges, another color or a separate procedure: no overlap is deducted. */
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
  /** The number is also the label of the pin, photo badge and print dot; it is never reused. */
  readonly number: number;
  /** Fractional key of its position in the list. */
  readonly order: string;
  readonly source: LineSource;
  readonly book: BookValues | null;
  readonly description: string;
  readonly operation: OperationKind | null;
  readonly place: VehicleLocation;
  readonly partNumber: string;
  readonly partSource: PartSource;
  readonly quantity: Thousandths;
  readonly unit: Unit;
  /** Price of one unit; null follows the book. */
  readonly price: Cents | null;
  /** The line's own markup (+) or discount (−) instead of the profile's. */
  readonly priceAdjustment: Millionths | null;
  readonly labor: Readonly<Partial<Record<LaborType, LaborEntry>>>;
  /** The estimator's judgment to bill labor as another type, keyed by the book's type. */
  readonly billedAs?: Readonly<Partial<Record<LaborType, LaborType>>>;
  /** Values agreed with the insurer, latest last. Null only in an edit that removes them. */
  readonly agreed?: readonly AgreedValues[] | null;
  /** Hours taken from the shop's own repairs, latest last. Null only in an edit that removes them. */
  readonly measured?: readonly MeasuredHours[] | null;
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

/**
 * The category of the extended price. The book sells services and fees by quantity too (storage by the day), and their
 * price is not a part's. It is added to the line's flat `sublet` or `charge`.
 */
export function priceCategory(line: Line): 'parts' | 'sublet' | 'other' {
  if (line.operation === 'sublet') return 'sublet';
  return line.operation === 'fee' ? 'other' : 'parts';
}

/** Comment lines are in no total, whatever their fields hold. */
export function isPriced(line: Line): boolean {
  return line.source.kind !== 'comment';
}

/** True if the line counts in the totals of the repair. */
export function isInTotals(line: Line): boolean {
  return (
    isPriced(line) &&
    line.state !== 'possible' &&
    line.payer !== 'excluded' &&
    line.priorDamage !== 'unrelated'
  );
}
