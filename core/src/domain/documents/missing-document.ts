import type { VehicleType } from '../catalogue/trade-words.ts';
import type { VersionLabel } from '../estimates/model/version.ts';
import type { DocumentKind } from './document-kinds.ts';

/** What of a version decides which papers can be made of it. */
export interface PrintableVersion {
  readonly label: VersionLabel;
  readonly vehicleType: VehicleType | null;
  readonly hasUnrelatedDamage: boolean;
}

/** Why a paper cannot be made. */
export const documentGaps = ['no-supplement', 'no-vehicle-type', 'no-unrelated-damage'] as const;
export type DocumentGap = (typeof documentGaps)[number];

/** What stands in the way of this paper; null where nothing does. */
export function documentGap(kind: DocumentKind, version: PrintableVersion): DocumentGap | null {
  if (kind === 'supplement') return version.label === 'E01' ? 'no-supplement' : null;
  if (kind === 'worksheet') return version.vehicleType === null ? 'no-vehicle-type' : null;
  if (kind === 'prior-damage') return version.hasUnrelatedDamage ? null : 'no-unrelated-damage';
  return null;
}

/** A whole sentence: it stands where the paper would be chosen, and in the refusal of whoever asks for it all the same. */
export const gapWords: Readonly<Record<DocumentGap, string>> = {
  'no-supplement': 'There is no supplement yet. One starts when a locked estimate is changed.',
  'no-vehicle-type': 'The worksheet has the pictures of the vehicle: choose its type first.',
  'no-unrelated-damage': 'No line is marked as unrelated prior damage.',
};
