import type { TimeZone } from '../../companies/time-zone.ts';
import type { Letterhead } from '../../account/settings.ts';
import type { SideNames } from '../../estimates/wording/trade-labels.ts';
import type { EstimateContent } from '../../estimates/model/estimate.ts';
import type { Priced } from '../../estimates/pricing/price-estimate.ts';
import type { VersionLabel } from '../../estimates/model/lifecycle/version.ts';
import type { Cents } from '../../units.ts';

/** The complete input of an EMS set, so that equal sources give equal bytes. */
export interface EmsSource {
  readonly estimateId: string;
  readonly edition: number;
  readonly label: VersionLabel;
  readonly content: EstimateContent;
  readonly priced: Priced;
  /** The version that last changed each line; missing lines belong to this one. */
  readonly changedIn: ReadonlyMap<string, VersionLabel>;
  /** Totals of the previous version. */
  readonly previous: { readonly gross: Cents; readonly net: Cents } | null;
  readonly shop: Letterhead;
  readonly sides: SideNames;
  /** Time of the last content change: 2026-11-15T10:42:00.000Z. */
  readonly at: string;
  /** Dates and times of the set are those of the company's clock, as in its documents. */
  readonly zone: TimeZone;
  /** Owner, insured, claim and other personal data; without it receivers get vehicle, lines and totals. */
  readonly withPersonalData: boolean;
}
