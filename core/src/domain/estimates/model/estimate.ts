import type { AgreedBy } from './lifecycle/agreed-values.ts';
import type { Zone } from '../../catalogue/book/book.ts';
import type { VehicleType } from '../../catalogue/trade-words.ts';
import type { Cents, Thousandths } from '../../units.ts';
import type { CalculationInputs } from './calculation.ts';
import type { Line } from './line.ts';
import type { Profile } from './profile.ts';
import type { VersionLabel, VersionRecord } from './lifecycle/version.ts';

/** The same stages are used everywhere. An open supplement is displayed beside them. */
export const stages = [
  'draft',
  'locked',
  'sent',
  'approved',
  'declined',
  'in-repair',
  'completed',
  'void',
] as const;
export type Stage = (typeof stages)[number];

export const partyRoles = [
  'customer',
  'owner',
  'insured',
  'claimant',
  'insurer',
  'adjuster',
  'agent',
] as const;
export type PartyRole = (typeof partyRoles)[number];

export interface Party {
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly reference: string;
}

export interface EstimateHeading {
  readonly number: string;
  readonly estimator: string;
  readonly writtenOn: string | null;
  readonly inspectedOn: string | null;
  readonly inspectedAt: string;
}

export interface Claim {
  readonly number: string;
  readonly policy: string;
  readonly payer: 'insurance' | 'customer' | 'warranty';
  readonly deductible: Cents;
  readonly isDeductibleWaived: boolean;
  /** Paid to the owner instead of repairing; never revenue of the repair. */
  readonly appearanceAllowance: Cents;
}

export interface Loss {
  readonly date: string | null;
  readonly kind: string;
  readonly cause: string;
  readonly state: string;
  readonly description: string;
  readonly pointsOfImpact: readonly Zone[];
}

export interface RvUnit {
  readonly vehicleType: VehicleType | null;
  readonly wall: string;
  readonly roof: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
  readonly length: Thousandths | null;
  /** Feet from the ground to the highest point; absent until somebody measured. */
  readonly height?: Thousandths | null;
  /** Feet with slides out; absent until somebody measured. */
  readonly width?: Thousandths | null;
  readonly coachVin: string;
  readonly chassisVin: string;
  /** Numbers somebody compared with the plate on the vehicle; absent while there are none. */
  readonly checkedVins?: readonly string[];
  readonly plate: string;
  readonly plateState: string;
  readonly mileage: number | null;
  readonly color: string;
  readonly paintCodes: readonly string[];
  readonly actualCashValue: Cents | null;
  readonly salvageValue: Cents | null;
  readonly priorDamage: string;
  /** Codes of book parts this unit is known to carry; they decide between several sizes of a part. */
  readonly fitted: readonly string[];
  readonly accessories: string;
}

export interface Pin {
  readonly id: string;
  readonly lineId: string;
  /** Millionths of the picture's width and height. */
  readonly x: number;
  readonly y: number;
}

/** Millionths of a photo's width and height. */
export type PhotoPoint = readonly [number, number];

export const markKinds = ['arrow', 'box', 'circle', 'freehand', 'text', 'measure'] as const;

/** Drawn over the untouched original. */
export interface PhotoMark {
  readonly id: string;
  readonly kind: (typeof markKinds)[number];
  readonly points: readonly PhotoPoint[];
  readonly text: string;
}

/** The pictures taken on a walk around the unit. */
export const walkAroundViews = [
  'front-left',
  'front-right',
  'rear-right',
  'rear-left',
  'roof',
  'vin-plate',
  'odometer',
  'damage',
] as const;
export type WalkAroundView = (typeof walkAroundViews)[number];

/** The same point on the photo and on the drawing. */
export interface PointPair {
  readonly onPhoto: PhotoPoint;
  /** Thousandths of an inch on the drawing. */
  readonly onDrawing: readonly [number, number];
}

/** Two pairs align a photo with a drawing; four also correct its perspective. */
export interface Alignment {
  /** The drawing's id; the same side of another vehicle has another drawing. */
  readonly drawing: string;
  readonly pairs: readonly PointPair[];
}

/** A known length visible on the photo; all other measures are derived from it. */
export interface KnownLength {
  readonly from: PhotoPoint;
  readonly to: PhotoPoint;
  /** Thousandths of an inch. */
  readonly length: Thousandths;
}

export interface Photo {
  readonly id: string;
  /** SHA-256 of the uploaded bytes. */
  readonly file: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  /** An empty sub side means anywhere on the side. */
  readonly place: Zone | null;
  readonly view: WalkAroundView | null;
  /** Lines the photo shows, without a position in it. */
  readonly lines: readonly string[];
  readonly takenAt: string | null;
  readonly isPrinted: boolean;
  readonly order: string;
  readonly pins: readonly Pin[];
  readonly marks: readonly PhotoMark[];
  readonly alignment: Alignment | null;
  readonly knownLength: KnownLength | null;
}

export interface Note {
  readonly id: string;
  readonly text: string;
  readonly audience: 'internal' | 'customer' | 'insurer';
}

/** The replacement of an automatic value. */
export type Override =
  | { readonly kind: 'hours'; readonly hours: number }
  | {
      readonly kind: 'amount';
      readonly amount: number;
      /** The insurer's person, when this is a price the insurer asked for. */
      readonly agreed?: AgreedBy;
    }
  | { readonly kind: 'left-out' };

export interface Calculation {
  readonly id: string;
  readonly inputs: CalculationInputs;
}

/** The full content of an estimate; a locked version records exactly this. */
export interface EstimateContent {
  readonly heading: EstimateHeading;
  readonly parties: Readonly<Record<PartyRole, Party>>;
  readonly claim: Claim;
  readonly loss: Loss;
  readonly unit: RvUnit;
  readonly profile: Profile;
  /** Sorted by order key, then by id. */
  readonly lines: readonly Line[];
  readonly calculations: Readonly<Record<string, Calculation>>;
  readonly overrides: Readonly<Record<string, Override>>;
  readonly photos: readonly Photo[];
  readonly notes: readonly Note[];
  /** Suggestion rules answered for this estimate; they are not offered again. */
  readonly answeredSuggestions: Readonly<Record<string, 'accepted' | 'dismissed'>>;
}

export interface Estimate extends EstimateContent {
  readonly id: string;
  /** The edition of the book it is priced with. */
  readonly edition: number;
  /** Revision of the house values since a move to another book; absent while the revision it started with applies. */
  readonly houseRevision?: number;
  readonly stage: Stage;
  /** The version being written; null when none is. */
  readonly draft: VersionLabel | null;
  readonly versions: readonly VersionRecord[];
  /** Line numbers are never reused, so the last one is stored even after its line is removed. */
  readonly lastLineNumber: number;
  /** Removed lines, photos and notes, so a concurrent change elsewhere can restore them. */
  readonly removed: {
    readonly lines: Readonly<Record<string, Line>>;
    readonly photos: Readonly<Record<string, Photo>>;
    readonly notes: Readonly<Record<string, Note>>;
  };
}
