import type { VehicleType } from '../catalogue/trade-words.ts';
import { defaultProfile } from '../estimates/model/default-profile.ts';
import type { Profile } from '../estimates/model/profile.ts';
import type { SideNaming } from './side-names.ts';

/** Starting values for a company's new estimates. Existing estimates stay unchanged. */
export interface EstimateSettings {
  readonly profiles: readonly CompanyProfile[];
  /** Id of the profile for new estimates unless another is selected. */
  readonly defaultProfile: string;
  readonly numbering: Numbering;
  readonly letterhead: Letterhead;
  readonly disclaimers: Readonly<Record<DisclaimedDocument, string>>;
  readonly sideNaming: SideNaming;
  /** Vehicle type of a new estimate until one is selected. */
  readonly vehicleType: VehicleType | null;
  /** Absent or null: nobody has reviewed the book yet, and it is labeled starter data. */
  readonly bookReview?: BookReview | null;
}

/** The settings printed on papers. A locked version keeps those of its day. */
export type PaperSettings = Pick<EstimateSettings, 'letterhead' | 'disclaimers' | 'sideNaming'>;

export function paperSettings({ letterhead, disclaimers, sideNaming }: EstimateSettings): PaperSettings {
  return { letterhead, disclaimers, sideNaming };
}

/** The person who reviewed the book's hours and prices, and the date. */
export interface BookReview {
  readonly by: string;
  readonly at: string;
}

export function isBookReviewed({ bookReview }: Pick<EstimateSettings, 'bookReview'>): boolean {
  return bookReview !== undefined && bookReview !== null;
}

/**
 * A review gets the name of the person who first saves it and the current time; the request's own values are ignored.
 */
export function withBookReview(
  before: EstimateSettings,
  after: EstimateSettings,
  now: BookReview,
): EstimateSettings {
  if (!isBookReviewed(after)) return isBookReviewed(before) ? { ...after, bookReview: null } : after;
  return { ...after, bookReview: before.bookReview ?? now };
}

export interface CompanyProfile {
  readonly id: string;
  readonly profile: Profile;
  /** Estimates for these insurers use this profile. */
  readonly insurers: readonly string[];
}

export interface Numbering {
  readonly prefix: string;
  /** Numbers are padded with zeros to this many digits. */
  readonly digits: number;
  /** Numbers include the year and restart at 1 each year. */
  readonly isYearly: boolean;
}

export interface Letterhead {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly license: string;
  /** The id of an uploaded picture. */
  readonly logo: string | null;
}

/** Documents with the company's own disclaimer. */
export const disclaimedDocuments = ['customer', 'insurer', 'supplement', 'work-order'] as const;
export type DisclaimedDocument = (typeof disclaimedDocuments)[number];

/** Settings before the owner has changed anything. The first profile has the company's own id. */
export function firstSettings(company: { readonly id: string; readonly name: string }): EstimateSettings {
  return {
    profiles: [{ id: company.id, profile: defaultProfile(), insurers: [] }],
    defaultProfile: company.id,
    numbering: { prefix: 'E-', digits: 5, isYearly: false },
    letterhead: { name: company.name, address: '', phone: '', email: '', license: '', logo: null },
    disclaimers: { customer: '', insurer: '', supplement: '', 'work-order': '' },
    sideNaming: 'road-curb',
    vehicleType: null,
  };
}

export function profileOf(settings: EstimateSettings, id: string): CompanyProfile | undefined {
  return settings.profiles.find((one) => one.id === id);
}
