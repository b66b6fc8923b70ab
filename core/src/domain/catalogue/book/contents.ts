import type { Cents, Millionths, TenthHours, Thousandths } from '../../units.ts';
import type { Consumable, Inclusion, Need, Operation, Part, SuggestionRule, Zone } from './book.ts';
import type { CalculatorCoefficients } from './coefficients.ts';
import type { LaborType, OperationKind, Side, VehicleType } from '../trade-words.ts';

/** The whole content of one edition, in table order. */
export interface BookContents {
  readonly edition: number;
  readonly vehicleTypes: readonly VehicleTypeEntry[];
  readonly constructions: readonly Construction[];
  readonly laborTypes: readonly LaborTypeEntry[];
  readonly operationKinds: readonly OperationKindEntry[];
  readonly partTypes: readonly PartType[];
  readonly sides: readonly SideEntry[];
  readonly zones: readonly ZoneEntry[];
  readonly adjacency: readonly Adjacency[];
  readonly parts: readonly PartEntry[];
  readonly operations: readonly OperationEntry[];
  readonly inclusions: readonly Inclusion[];
  readonly needs: readonly Need[];
  readonly consumableItems: readonly ConsumableItem[];
  readonly consumables: readonly ConsumableUse[];
  readonly causes: readonly CauseOfLoss[];
  readonly suggestions: readonly SuggestionRule[];
  readonly calculators: CalculatorCoefficients;
  readonly templates: readonly TemplateLine[];
  readonly makers: readonly Maker[];
  readonly totalLoss: readonly StateTotalLoss[];
}

export const vehicleFamilies = ['motorhome', 'towable', 'slide-in', 'stationary'] as const;

export interface VehicleTypeEntry {
  readonly code: VehicleType;
  readonly name: string;
  readonly family: (typeof vehicleFamilies)[number];
  readonly isMotorized: boolean;
  readonly wall: string;
  readonly roof: string;
  /** Clear-coat cap of a new estimate; null means no cap. */
  readonly clearCoatCap: TenthHours | null;
  readonly boothNote: string;
  readonly note: string;
}

export interface Construction {
  readonly code: string;
  readonly name: string;
  readonly appliesTo: 'wall' | 'roof';
  readonly buildUp: string;
  readonly repairNote: string;
  readonly vehicleTypes: readonly VehicleType[];
}

export interface LaborTypeEntry {
  readonly code: LaborType;
  readonly name: string;
  readonly emsCode: string;
  readonly emsAlso: string;
  readonly emsDescription: string;
  /** Hourly rate in a first profile. */
  readonly starterRate: Cents;
  readonly note: string;
}

export interface OperationKindEntry {
  readonly code: OperationKind;
  readonly name: string;
  /** Short form on documents. */
  readonly print: string;
  readonly emsCode: string;
  readonly billsPrice: boolean;
  readonly laborType: LaborType;
  readonly meaning: string;
}

export interface PartType {
  readonly code: string;
  readonly name: string;
  readonly laborType: LaborType;
  readonly sort: number;
  readonly note: string;
}

export interface SideEntry {
  readonly code: Side;
  readonly name: string;
  readonly otherNames: string;
  /** The one of two mirrored illustration shapes that belongs to it. */
  readonly regionSuffix: 'L' | 'R' | '*';
  readonly isIllustrated: boolean;
  readonly sort: number;
}

export interface ZoneEntry extends Zone {
  readonly name: string;
  readonly vehicleTypes: readonly VehicleType[];
  readonly sort: number;
  readonly note: string;
}

/** Two adjacent zones, for one vehicle type or for every type that has both. */
export interface Adjacency {
  readonly vehicleType: VehicleType | '*';
  readonly zone: Zone;
  readonly other: Zone;
  readonly reason: string;
}

export interface PartEntry extends Part {
  readonly hasTwoTechnicians: boolean;
  /** Parts of one family differ in size only. */
  readonly family: { readonly name: string; readonly rank: number } | null;
  readonly synonyms: readonly string[];
  readonly note: string;
  readonly spots: readonly PartLocation[];
}

/** The zone of a part and the illustration shapes that show it. */
export interface PartLocation extends Zone {
  /** A pattern of region names; empty if no illustration shows the part. */
  readonly region: string;
  readonly sort: number;
}

export const confidences = ['high', 'medium', 'low'] as const;

export interface OperationEntry extends Operation {
  /** Overrides the code of the operation kind; empty uses it. */
  readonly emsCode: string;
  /** 1 helper, 2 technician, 3 specialist. */
  readonly skill: number;
  readonly confidence: (typeof confidences)[number];
}

export interface ConsumableItem {
  readonly code: string;
  readonly name: string;
  readonly unitOfMeasure: string;
  readonly price: Part['price'];
  readonly priceSource: string;
  readonly priceDate: string;
}

export interface ConsumableUse extends Consumable {
  readonly part: string;
  readonly operation: OperationKind;
}

export interface CauseOfLoss {
  readonly code: string;
  readonly name: string;
}

export interface TemplateLine {
  readonly template: string;
  readonly title: string;
  readonly vehicleType: VehicleType;
  readonly construction: string;
  readonly cause: string;
  readonly line: number;
  readonly part: string;
  readonly operation: OperationKind;
  readonly quantity: Thousandths;
  readonly isOptional: boolean;
  readonly note: string;
}

/** A manufacturer, identified by the start of a vehicle identification number. */
export interface Maker {
  readonly wmi: string;
  /** Positions 12 to 14, which complete the identifier of a small manufacturer; otherwise empty. */
  readonly completion: string;
  readonly name: string;
  readonly kind: string;
  /** Confirmed by a public source; otherwise background knowledge to be confirmed. */
  readonly isVerified: boolean;
  readonly note: string;
}

export const totalLossMethods = ['insurer-decides', 'threshold', 'formula'] as const;

export interface StateTotalLoss {
  readonly state: string;
  readonly name: string;
  readonly method: (typeof totalLossMethods)[number];
  readonly threshold: Millionths | null;
  readonly warnAt: Millionths;
  readonly includesTax: boolean | null;
  readonly source: string;
  readonly checkedOn: string;
  readonly note: string;
}
