import type { VehicleType } from '../catalogue/trade-words.ts';
import type { VersionLabel } from '../estimates/model/lifecycle/version.ts';
import type { DocumentKind } from './document-kinds.ts';

/** The properties of a version that decide which documents it can have. */
export interface PrintableVersion {
  readonly label: VersionLabel;
  readonly vehicleType: VehicleType | null;
  readonly hasUnrelatedDamage: boolean;
}

/** Reasons a document cannot be printed. */
export const documentGaps = ['no-supplement', 'no-vehicle-type', 'no-unrelated-damage'] as const;
export type DocumentGap = (typeof documentGaps)[number];

/** The reason this document is unavailable; null if it is available. */
export function documentGap(kind: DocumentKind, version: PrintableVersion): DocumentGap | null {
  if (kind === 'supplement') return version.label === 'E01' ? 'no-supplement' : null;
  if (kind === 'worksheet') return version.vehicleType === null ? 'no-vehicle-type' : null;
  if (kind === 'prior-damage') return version.hasUnrelatedDamage ? null : 'no-unrelated-damage';
  return null;
}

/** A complete sentence: shown beside the unavailable document, and in the refusal of a request for it. */
export const gapText: Readonly<Record<DocumentGap, string>> = {
  'no-supplement': 'There is no supplement yet. One starts when a locked estimate is changed.',
  'no-vehicle-type': 'The worksheet has the pictures of the vehicle: choose its type first.',
  'no-unrelated-damage': 'No line is marked as unrelated prior damage.',
};
