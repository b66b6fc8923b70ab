import type { Cents, TenthHours, Thousandths, ThousandthHours } from '../../units.ts';
import type { CalculatorCoefficients } from './coefficients.ts';
import type { LaborType, OperationKind, PanelClass, Side, Unit, VehicleType } from '../trade-words.ts';

/** A zone of a side. */
export interface Zone {
  readonly side: Side;
  readonly subSide: string;
}

export interface Part {
  readonly code: string;
  readonly name: string;
  readonly partType: string;
  readonly unit: Unit;
  readonly price: { readonly low: Cents; readonly standard: Cents; readonly high: Cents };
  readonly priceSource: string;
  readonly priceDate: string;
  /** Life of a wear part in months, for betterment; null if it does not wear. */
  readonly lifeMonths: number | null;
  readonly isPainted: boolean;
  /** Constructions it fits; empty means any. */
  readonly constructions: readonly string[];
  readonly vehicleTypes: readonly VehicleType[];
  readonly places: readonly Zone[];
}

/** The hours of an operation: max(minimum, fixed + quantity × per unit), or quantity × fixed. */
export interface HoursRule {
  readonly fixed: TenthHours;
  /** Null if the quantity multiplies the fixed hours instead. */
  readonly perUnit: ThousandthHours | null;
  readonly minimum: TenthHours;
}

export interface Operation {
  readonly part: string;
  readonly kind: OperationKind;
  readonly laborType: LaborType;
  readonly hours: HoursRule;
  /** Hours count everyone together; two means two people must be present. */
  readonly technicians: 1 | 2;
  readonly panelClass: PanelClass;
  /** This operation bills the part's price on its line. */
  readonly billsPrice: boolean;
  readonly included: string;
  readonly notIncluded: string;
  readonly source: string;
}

/** If both operations are on the estimate, the other's labor is part of this one's. */
export interface Inclusion {
  readonly part: string;
  readonly operation: OperationKind;
  readonly otherPart: string;
  readonly otherOperation: OperationKind;
  /** `all` marks the other `Incl.`; hours are deducted from it. */
  readonly netHours: TenthHours | 'all';
  /** The other part comes with this one, so its price is not billed either. */
  readonly priceIncluded: boolean;
  readonly reason: string;
}

/** `always` adds a need automatically; the other conditions only offer it. */
export const needConditions = [
  'always',
  'in-area',
  'if-fitted',
  'if-touching',
  'adjacent',
  'matching-size',
  'if-worn',
  'if-not-replaced',
  'judged',
] as const;
export type NeedCondition = (typeof needConditions)[number];

/** An operation that requires another: replacing a wall section needs R&I of the items on it. */
export interface Need {
  readonly part: string;
  readonly operation: OperationKind;
  readonly otherPart: string;
  readonly otherOperation: OperationKind;
  readonly quantity: 'one' | 'count' | 'length' | 'area';
  readonly when: NeedCondition;
  /**
   * Needs of one operation with the same value are alternatives: the fitted one applies, otherwise the user selects.
   */
  readonly choice: string | null;
  readonly reason: string;
}

export interface Consumable {
  readonly code: string;
  readonly name: string;
  readonly unitOfMeasure: string;
  readonly unitPrice: Cents;
  readonly quantityFixed: Thousandths;
  readonly quantityPerUnit: Thousandths;
  /**
   * `extra` is billed on its own line or inside shop supplies, as the profile says; `in-price` is never billed again.
   */
  readonly billing: 'extra' | 'in-price';
}

/** A "forgotten item" rule: all its conditions must hold for one line and its estimate. */
export interface SuggestionRule {
  readonly id: string;
  /** An empty list means any. Parts are patterns with `*`. */
  readonly whenPartTypes: readonly string[];
  readonly whenParts: readonly string[];
  readonly whenOperations: readonly OperationKind[];
  readonly whenSides: readonly Side[];
  readonly whenVehicleTypes: readonly VehicleType[];
  readonly whenCauses: readonly string[];
  readonly suggestPart: string;
  readonly suggestOperation: OperationKind;
  /** The rule is also silent if one of these is on the estimate. */
  readonly unlessParts: readonly string[];
  readonly reason: string;
}

/** One published edition of the book with lookups by key. */
export interface Book {
  readonly edition: number;
  readonly part: (code: string) => Part | undefined;
  readonly operation: (part: string, kind: OperationKind) => Operation | undefined;
  /** The operations whose labor this one includes. */
  readonly inclusionsOf: (part: string, operation: OperationKind) => readonly Inclusion[];
  readonly needsOf: (part: string, operation: OperationKind) => readonly Need[];
  readonly consumablesOf: (part: string, operation: OperationKind) => readonly Consumable[];
  readonly areNeighbors: (vehicleType: VehicleType, zone: Zone, other: Zone) => boolean;
  readonly suggestions: readonly SuggestionRule[];
  readonly calculators: CalculatorCoefficients;
}
