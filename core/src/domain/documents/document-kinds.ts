import type { CorrectionRecord, VersionLabel } from '../estimates/model/lifecycle/version.ts';

/** The documents printed from an estimate. */
export const documentKinds = [
  'customer',
  'insurer',
  'supplement',
  'work-order',
  'worksheet',
  'prior-damage',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** Annotated: with the marks and measurements drawn over them. */
export const photoChoices = ['none', 'plain', 'annotated'] as const;
export type PhotoChoice = (typeof photoChoices)[number];

export interface DocumentOptions {
  readonly paper: Paper;
  readonly photos: PhotoChoice;
  /** The damaged sides with numbered pins. */
  readonly drawings: boolean;
  /** An appendix that explains every number. */
  readonly why: boolean;
}

/** Default options for each kind of document. */
export const usualOptions: Readonly<Record<DocumentKind, DocumentOptions>> = {
  customer: { paper: 'letter', photos: 'plain', drawings: true, why: false },
  insurer: { paper: 'letter', photos: 'plain', drawings: true, why: true },
  supplement: { paper: 'letter', photos: 'none', drawings: false, why: false },
  'work-order': { paper: 'letter', photos: 'none', drawings: true, why: false },
  worksheet: { paper: 'letter', photos: 'none', drawings: true, why: false },
  'prior-damage': { paper: 'letter', photos: 'plain', drawings: false, why: false },
};

/** The printed version: the present draft, or a locked version as it was locked (no correction) or corrected. */
export type PrintedVersion =
  | 'draft'
  | { readonly label: VersionLabel; readonly correction: CorrectionRecord['label'] | '' };

/** The document to print and its options. */
export interface DocumentChoice {
  readonly kind: DocumentKind;
  readonly version: PrintedVersion;
  readonly options: DocumentOptions;
}
