import type { DecalAge, PaintSurface, PaintWork, SidingWork } from '../../catalogue/book/coefficients.ts';
import type { LaborType, OperationKind, Unit } from '../../catalogue/trade-words.ts';
import type { Cents, TenthHours, Thousandths } from '../../units.ts';
import type { PaintSystem, VehicleLocation } from './line.ts';
import type { Term } from './explanation.ts';

/**
 * The estimator's inputs. They stay with the lines, even after one is overridden, so the calculator can be reopened.
 */
export type CalculationInputs = RoofingInputs | SidingInputs | RefinishInputs | DecalInputs;

interface Measured {
  readonly place: VehicleLocation;
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

/** One line produced by a calculation. */
export interface CalculatedLine {
  /** Identifies the line within its calculation; stable across recalculations. */
  readonly piece: string;
  readonly part: string | null;
  readonly operation: OperationKind;
  readonly description: string;
  readonly quantity: Thousandths;
  readonly unit: Unit;
  readonly laborType: LaborType;
  /** Hours for the whole quantity; paint work goes to the line's refinish. */
  readonly hours: TenthHours;
  /** Price of one unit. */
  readonly price: Cents;
  readonly technicians: 1 | 2;
  /** Decides the coats the profile's rules add to the paint work; null on work that does not paint a panel. */
  readonly paintSystem: PaintSystem | null;
  /** Terms that add up to `hours`. */
  readonly hoursTerms: readonly CalculationTerm[];
  /** Terms that add up to the price of the whole quantity. */
  readonly priceTerms: readonly CalculationTerm[];
}

/**
 * The steps of calculators. Work steps carry rate (thousandths of an hour), size (thousandths) and factor (millionths);
 * material steps carry price (cents) and size; `minimum` and `waste` carry the raised value.
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

/** `field` names the input whose value makes the calculation impossible. */
export interface CalculationRefusal {
  readonly kind: 'calculation-not-possible';
  readonly field: string;
}
