import type { LaborType } from '../../catalogue/trade-words.ts';
import type { Cents, CentsPerHour, Millionths, TenthHours } from '../../units.ts';

/** The origin of a part; each has its own markup and discount. */
export const partSources = [
  'new',
  'aftermarket',
  'certified',
  'used',
  'remanufactured',
  'custom',
  'existing',
] as const;
export type PartSource = (typeof partSources)[number];

/** The categories of the totals, in the order of printing and of cutting discounts. */
export const categories = ['labor', 'parts', 'paint', 'supplies', 'sublet', 'other'] as const;
export type Category = (typeof categories)[number];

/** Charges that are neither labor nor parts. */
export const otherCharges = ['towing', 'storage', 'freight', 'disposal', 'fee'] as const;
export type OtherCharge = (typeof otherCharges)[number];

/** A named set of rates, taxes and rules. An estimate holds a copy, so later changes do not affect it. */
export interface Profile {
  readonly name: string;
  readonly labor: Readonly<Record<LaborType, LaborRate>>;
  readonly parts: Readonly<Record<PartSource, PartsRate>>;
  readonly paintMaterials: PaintMaterials;
  readonly shopSupplies: ShopSupplies;
  /** Consumables are billed as lines of their own or covered by shop supplies. */
  readonly consumables: 'own-lines' | 'in-supplies';
  readonly subletMarkup: Millionths;
  /** At most six. */
  readonly taxes: readonly Tax[];
  readonly discount: Discount;
  readonly refinish: RefinishRules;
  readonly betterment: BettermentRules;
  readonly deductible: DeductibleRules;
  /** The profile's original values of fields the estimate overrides. */
  readonly standard?: RateValues;
}

/** Some values of a profile; labor and parts row by row. */
export type RateValues = Partial<Omit<Profile, 'name' | 'labor' | 'parts' | 'standard'>> & {
  readonly labor?: Readonly<Partial<Record<LaborType, LaborRate>>>;
  readonly parts?: Readonly<Partial<Record<PartSource, PartsRate>>>;
};

export interface LaborRate {
  readonly name: string;
  readonly rate: CentsPerHour;
  readonly discount: Millionths;
}

export interface PartsRate {
  readonly markup: Millionths;
  readonly discount: Millionths;
}

export type PaintMaterials =
  | {
      readonly method: 'rate';
      readonly rate: CentsPerHour;
      /** Hours at the first rate; null when there is only one rate. */
      readonly firstHours: TenthHours | null;
      readonly furtherRate: CentsPerHour;
      readonly cap: Cents | null;
      readonly countsManualLines: boolean;
    }
  | {
      readonly method: 'percent';
      readonly percent: Millionths;
      readonly cap: Cents | null;
      readonly countsManualLines: boolean;
    }
  | {
      readonly method: 'table';
      readonly rows: readonly PaintTableRow[];
      readonly countsManualLines: boolean;
    };

/** The first row whose hours are not exceeded applies; the last row also covers everything beyond the table. */
export interface PaintTableRow {
  readonly maxHours: TenthHours;
  readonly charge:
    | { readonly kind: 'rate'; readonly rate: CentsPerHour }
    | { readonly kind: 'flat'; readonly amount: Cents };
}

export type ShopSupplies =
  | { readonly method: 'none' }
  | {
      readonly method: 'percent';
      readonly percent: Millionths;
      readonly ofLabor: boolean;
      readonly ofParts: boolean;
      readonly min: Cents | null;
      readonly max: Cents | null;
    }
  | {
      readonly method: 'per-hour';
      /** Per hour of body labor. */
      readonly rate: CentsPerHour;
      readonly min: Cents | null;
      readonly max: Cents | null;
    }
  | { readonly method: 'flat'; readonly amount: Cents };

export interface Tax {
  readonly id: string;
  readonly name: string;
  readonly rate: Millionths;
  /** Parts are ticked by source, labor by type, other charges one by one. */
  readonly onParts: readonly PartSource[];
  readonly onLabor: readonly LaborType[];
  readonly onPaint: boolean;
  readonly onSupplies: boolean;
  readonly onSublet: boolean;
  readonly onOther: readonly OtherCharge[];
  /**
   * If empty, `rate` applies to the whole base; otherwise each tier's rate applies to the amount above the previous
   * tier.
   */
  readonly tiers: readonly TaxTier[];
}

export interface TaxTier {
  /** The tier's upper end; null in the last tier. */
  readonly upTo: Cents | null;
  readonly rate: Millionths;
  /** Charged once when the base reaches this tier. */
  readonly surcharge: Cents;
}

export type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly percent: Millionths }
  | { readonly kind: 'flat'; readonly amount: Cents };

/** Overlap, clear coat and other refinish rules: the trade's published values are the defaults; each can be changed. */
export interface RefinishRules {
  /** Base hours from which a panel counts as major. */
  readonly majorFrom: TenthHours;
  readonly overlapAdjacent: TenthHours;
  readonly overlapNonAdjacent: TenthHours;
  readonly overlapMinor: TenthHours;
  readonly clearFirst: Millionths;
  readonly clearAdditional: Millionths;
  /** Per booth cycle; null turns it off, as panels of coaches exceed any car's cap. */
  readonly clearCap: TenthHours | null;
  readonly threeStageFirst: Millionths;
  readonly threeStageAdditional: Millionths;
  readonly twoToneFirst: Millionths;
  readonly twoToneAdditional: Millionths;
  readonly blend: Millionths;
  readonly blendThreeStage: Millionths;
  readonly breakPoint: Millionths;
  /** The share of blended or extended work printed on the panel's line; the rest is on the clear coat's line. */
  readonly blendOnPanel: Millionths;
  readonly sandAndBuff: Millionths;
  readonly gravelGuardFirst: TenthHours;
  readonly gravelGuardAdditional: TenthHours;
  readonly furtherCover: TenthHours;
}

export interface BettermentRules {
  readonly isTaxed: boolean;
  readonly defaultBasis: 'part' | 'part-and-labor';
}

export interface DeductibleRules {
  /** The deductible of a new insurance estimate. */
  readonly standard: Cents;
  /** Printed among the totals or in the settlement below them. */
  readonly printedIn: 'totals' | 'settlement';
}
