import type { DecalAge, PaintSurface, PaintWork, SidingWork } from '../../catalogue/book/coefficients.ts';
import type { LaborType, OperationKind, Unit } from '../../catalogue/trade-words.ts';
import type { Cents, TenthHours, Thousandths } from '../../units.ts';
import type { PaintSystem, Place } from './line.ts';
import type { Term } from './explanation.ts';

/** What the estimator entered. It stays with the lines, also after one of them was overridden, and reopens. */
export type CalculationInputs = RoofingInputs | SidingInputs | RefinishInputs | DecalInputs;

interface Measured {
  readonly place: Place;
}

export interface RoofingInputs extends Measured {
  readonly calculator: 'roofing';
  readonly surface: string;
  readonly repair: 'section' | 'replace';
  readonly length: Thousandths;
  readonly width: Thousandths;
  readonly penetrations: number;
  readonly deckSheets: number;
  readonly extraLayers: number;
}

export interface SidingInputs extends Measured {
  readonly calculator: 'siding';
  readonly construction: string;
  readonly work: SidingWork;
  readonly length: Thousandths;
  readonly height: Thousandths;
  /** Each opening's area in square feet. */
  readonly openings: readonly Thousandths[];
  /** Interlocking sheets that come off to reach the damaged ones. */
  readonly neighborSheets: number;
  readonly molding: Thousandths;
}

export interface RefinishInputs extends Measured {
  readonly calculator: 'refinish';
  readonly work: PaintWork;
  readonly surface: PaintSurface;
  readonly area: Thousandths;
  readonly colors: number;
  readonly tapeLines: Thousandths;
}

export interface DecalInputs extends Measured {
  readonly calculator: 'decals';
  readonly linearFeet: Thousandths;
  readonly area: Thousandths;
  readonly removal: DecalAge | null;
  readonly hasGhosting: boolean;
  /** A quote replaces the material by the foot. */
  readonly quotedMaterial: Cents | null;
}

/** One line a calculation brings. */
export interface CalculatedPiece {
  /** Tells it apart from the other pieces of its calculation and stays the same when reckoned again. */
  readonly piece: string;
  readonly part: string | null;
  readonly operation: OperationKind;
  readonly description: string;
  readonly quantity: Thousandths;
  readonly unit: Unit;
  readonly laborType: LaborType;
  /** All of them for the whole quantity; paint work goes to the line's refinish. */
  readonly hours: TenthHours;
  /** For one unit. */
  readonly price: Cents;
  readonly technicians: 1 | 2;
  /** Which coats the paint work still gets by the profile's rules; null on work that is no paint of a panel. */
  readonly paintSystem: PaintSystem | null;
  /** They add up to the hours. */
  readonly hoursTerms: readonly CalculationTerm[];
  /** They add up to the price of the whole quantity. */
  readonly priceTerms: readonly CalculationTerm[];
}

/**
 * Every step a calculator makes. Steps of work carry rate (thousandths of an hour), size (thousandths) and factor
 * (millionths), steps of material price (cents) and size; `minimum` and `waste` carry what they were raised to.
 */
export const calculationTermKinds = [
  'setup',
  'area',
  'length',
  'penetrations',
  'deck-sheets',
  'extra-layers',
  'openings',
  'colors',
  'tape-lines',
  'removal',
  'ghosting',
  'book-hours',
  'minimum',
  'material',
  'waste',
  'quote',
] as const;
export type CalculationTermKind = (typeof calculationTermKinds)[number];

export interface CalculationTerm extends Term {
  readonly kind: CalculationTermKind;
}

/** The field whose value cannot be reckoned with. */
export interface CalculationRefusal {
  readonly kind: 'calculation-not-possible';
  readonly field: string;
}
