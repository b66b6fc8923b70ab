import type { Letterhead } from '../../account/settings.ts';
import type { SideNames } from '../../estimates/wording/trade-labels.ts';
import type { EstimateContent } from '../../estimates/model/estimate.ts';
import type { Priced } from '../../estimates/pricing/price-estimate.ts';
import type { VersionLabel } from '../../estimates/model/version.ts';
import type { Cents } from '../../units.ts';

/** Everything an EMS set is made of. Nothing else goes into it, so the same source is the same bytes. */
export interface EmsSource {
  readonly estimateId: string;
  readonly edition: number;
  readonly label: VersionLabel;
  readonly content: EstimateContent;
  readonly priced: Priced;
  /** Which version last changed a line; lines missing here are of this one. */
  readonly changedIn: ReadonlyMap<string, VersionLabel>;
  /** What the version before this came to. */
  readonly previous: { readonly gross: Cents; readonly net: Cents } | null;
  readonly shop: Letterhead;
  readonly sides: SideNames;
  /** When the estimate got its present content: 2026-11-15T10:42:00.000Z. */
  readonly at: string;
  /** Owner, insured, claim and whatever else names people; left out, receivers get vehicle, lines and totals. */
  readonly withPersonalData: boolean;
}
