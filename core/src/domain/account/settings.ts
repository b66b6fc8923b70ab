import type { VehicleType } from '../catalogue/trade-words.ts';
import { defaultProfile } from '../estimates/model/default-profile.ts';
import type { Profile } from '../estimates/model/profile.ts';
import type { SideNaming } from './side-names.ts';

/** What every new estimate of a company starts with. Estimates that exist keep what they started with. */
export interface EstimateSettings {
  readonly profiles: readonly CompanyProfile[];
  /** The id of the profile an estimate starts with unless another is chosen. */
  readonly defaultProfile: string;
  readonly numbering: Numbering;
  readonly letterhead: Letterhead;
  readonly disclaimers: Readonly<Record<DisclaimedDocument, string>>;
  readonly sideNaming: SideNaming;
  /** What the unit of a new estimate is until somebody says. */
  readonly vehicleType: VehicleType | null;
  /** Absent or null: nobody has gone through the book yet, and it is called starter data. */
  readonly bookReview?: BookReview | null;
}

/** Who went through the hours and prices of the book, and when. */
export interface BookReview {
  readonly by: string;
  readonly at: string;
}

export function isBookReviewed({ bookReview }: Pick<EstimateSettings, 'bookReview'>): boolean {
  return bookReview !== undefined && bookReview !== null;
}

/** A review stands in the name of who saved it, from then on; what a request says of itself does not count. */
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
  /** Estimates for these insurers are reckoned by it. */
  readonly insurers: readonly string[];
}

export interface Numbering {
  readonly prefix: string;
  /** Numbers are filled up with zeros to this many digits. */
  readonly digits: number;
  /** Numbers carry the year and begin again at 1 with it. */
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

/** Documents that carry a text of the company's own. */
export const disclaimedDocuments = ['customer', 'insurer', 'supplement', 'work-order'] as const;
export type DisclaimedDocument = (typeof disclaimedDocuments)[number];

/** What a company has before its owner has changed anything. Its first profile bears the company's own id. */
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
