import type { Cents, Millionths, TenthHours, ThousandthHours } from '../../units.ts';
import type { LaborType, OperationKind } from '../trade-words.ts';

/** Coefficients of the four RV calculators. Hours per square foot have three decimals, hence thousandths. */
export interface CalculatorCoefficients {
  readonly roofing: {
    readonly sectionHours: Millionths;
    readonly sectionMinimum: Millionths;
    readonly surfaces: readonly RoofSurface[];
  };
  readonly siding: {
    /** Openings are deducted only if one is larger than this, in square feet. */
    readonly deductOpeningsOver: number;
    readonly constructions: readonly WallConstruction[];
  };
  readonly refinish: RefinishCoefficients;
  readonly decals: DecalCoefficients;
}

interface AreaWork {
  readonly code: string;
  readonly part: string;
  readonly operation: OperationKind;
  readonly laborType: LaborType;
  readonly technicians: 1 | 2;
  readonly setup: ThousandthHours;
  readonly hoursPerSqft: ThousandthHours;
  readonly minimum: TenthHours;
  readonly materialPerSqft: Cents;
  readonly waste: Millionths;
}

export interface RoofSurface extends AreaWork {
  /** The part a section is billed as; the same part if the book has no other. */
  readonly sectionPart: string;
  /** Decking under the surface: its price comes from the book, its hours are part of the calculation. */
  readonly deckPart: string;
  readonly hoursPerPenetration: ThousandthHours;
  readonly hoursPerDeckSheet: ThousandthHours;
  readonly hoursPerSqftExtraLayer: ThousandthHours;
  readonly materialPerPenetration: Cents;
  readonly materialPerEdgeFoot: Cents;
}

export const sidingWorks = ['section', 'skin', 'full-wall', 'sheets'] as const;
export type SidingWork = (typeof sidingWorks)[number];

export interface WallConstruction extends AreaWork {
  /** A construction may have several rows for different kinds of work. */
  readonly works: readonly SidingWork[];
  /** The interlocking sheet that comes off to reach the damaged one; null if sheets do not interlock. */
  readonly neighborPart: string | null;
  /** Trim sold by the foot with the siding. */
  readonly moldingPart: string;
  readonly hoursPerOpening: ThousandthHours;
  readonly openingNote: string;
}

export const paintWork = [
  'single-stage',
  'two-stage-base',
  'three-stage-base',
  'gelcoat',
  'primer-block',
  'sand-and-buff',
] as const;
export type PaintWork = (typeof paintWork)[number];

export const paintSurfaces = ['flat', 'ribbed', 'compound-cap', 'doors-and-edges'] as const;
export type PaintSurface = (typeof paintSurfaces)[number];

export interface RefinishCoefficients {
  readonly laborType: LaborType;
  readonly setup: ThousandthHours;
  readonly setupPerColor: ThousandthHours;
  readonly hoursPerTapeLineFoot: ThousandthHours;
  readonly minimum: TenthHours;
  readonly hoursPerSqft: Readonly<Record<PaintWork, ThousandthHours>>;
  readonly surfaceFactor: Readonly<Record<PaintSurface, Millionths>>;
}

export const decalAges = ['to-3-years', '3-to-8-years', 'over-8-years-cracked'] as const;
export type DecalAge = (typeof decalAges)[number];

export interface DecalCoefficients {
  readonly laborType: LaborType;
  readonly setup: ThousandthHours;
  readonly hoursPerLinearFoot: ThousandthHours;
  readonly hoursPerSqft: ThousandthHours;
  readonly minimum: TenthHours;
  readonly removalHoursPerSqft: Readonly<Record<DecalAge, ThousandthHours>>;
  readonly removalMinimum: TenthHours;
  readonly ghostHoursPerSqft: ThousandthHours;
  readonly materialPerLinearFoot: Cents;
  readonly materialPerSqft: Cents;
  readonly waste: Millionths;
}
