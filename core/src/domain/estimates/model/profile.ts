import type { LaborType } from '../../catalogue/trade-words.ts';
import type { Cents, CentsPerHour, Millionths, TenthHours } from '../../units.ts';

/** Where a part comes from; each has its own markup and discount. */
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

/** What the totals are made of, in the order they are printed and discounts are cut. */
export const categories = ['labor', 'parts', 'paint', 'supplies', 'sublet', 'other'] as const;
export type Category = (typeof categories)[number];

/** Charges that are neither labor nor parts. */
export const otherCharges = ['towing', 'storage', 'freight', 'disposal', 'fee'] as const;
export type OtherCharge = (typeof otherCharges)[number];

/** A named set of rates, taxes and rules. An estimate keeps a copy, so that later changes leave it alone. */
export interface Profile {
  readonly name: string;
  readonly labor: Readonly<Record<LaborType, LaborRate>>;
  readonly parts: Readonly<Record<PartSource, PartsRate>>;
  readonly paintMaterials: PaintMaterials;
  readonly shopSupplies: ShopSupplies;
  /** Whether consumables are billed as lines of their own or are what shop supplies pay for. */
  readonly consumables: 'own-lines' | 'in-supplies';
  readonly subletMarkup: Millionths;
  /** At most six. */
  readonly taxes: readonly Tax[];
  readonly discount: Discount;
  readonly refinish: RefinishRules;
  readonly betterment: BettermentRules;
  readonly deductible: DeductibleRules;
  /** What the profile said, where the estimate it was copied into has a value of its own. */
  readonly standard?: RateValues;
}

/** Values of a profile as far as they are named; of labor and parts, row by row. */
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

/** The first row whose hours are not exceeded decides; the last row takes whatever is beyond the table. */
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
      /** For each hour of body labor. */
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
  /** Empty: the rate holds for the whole base. Else each tier's rate for what lies above the tier before it. */
  readonly tiers: readonly TaxTier[];
}

export interface TaxTier {
  /** Up to this much of the base; null in the last tier. */
  readonly upTo: Cents | null;
  readonly rate: Millionths;
  /** Charged once as soon as the base reaches into this tier. */
  readonly surcharge: Cents;
}

export type Discount =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly percent: Millionths }
  | { readonly kind: 'flat'; readonly amount: Cents };

/** Overlap, clear coat and the rest: the trade's published values are the defaults, every one can be changed. */
export interface RefinishRules {
  /** Base hours from which a panel counts as major. */
  readonly majorFrom: TenthHours;
  readonly overlapAdjacent: TenthHours;
  readonly overlapNonAdjacent: TenthHours;
  readonly overlapMinor: TenthHours;
  readonly clearFirst: Millionths;
  readonly clearAdditional: Millionths;
  /** For one booth cycle; null is off, as panels of coaches pass any car's cap at once. */
  readonly clearCap: TenthHours | null;
  readonly threeStageFirst: Millionths;
  readonly threeStageAdditional: Millionths;
  readonly twoToneFirst: Millionths;
  readonly twoToneAdditional: Millionths;
  readonly blend: Millionths;
  readonly blendThreeStage: Millionths;
  readonly breakPoint: Millionths;
  /** How much of blended or extended work is printed on the panel's line; the rest is on the clear coat's. */
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
  /** What a new estimate for an insurer starts with. */
  readonly standard: Cents;
  /** Whether it is printed among the totals or in the settlement below them. */
  readonly printedIn: 'totals' | 'settlement';
}
