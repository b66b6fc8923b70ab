import {
  type DocumentKind,
  documentKinds,
  type PhotoChoice,
  photoChoices,
  type PrintedVersion,
} from '@dre/core/domain/documents/document-kinds';

/** Address parameters are strings, so booleans are words. */
export type YesOrNo = 'yes' | 'no';

/** The documents page's state, kept in the address so that a link opens the same. */
export interface DocumentsAddress {
  readonly kind?: DocumentKind;
  /** As formatted by `versionKey`. */
  readonly version?: string;
  readonly photos?: PhotoChoice;
  readonly drawings?: YesOrNo;
  readonly why?: YesOrNo;
  /** `yes` while the preview covers a small screen. */
  readonly preview?: 'yes' | undefined;
}

/** Ignores unreadable values: an old link shows the usual document, not an error. */
export function documentsAddress(search: Readonly<Record<string, unknown>>): DocumentsAddress {
  const { version, drawings, why, preview } = search;
  const kind = documentKinds.find((one) => one === search['kind']);
  const photos = photoChoices.find((one) => one === search['photos']);
  return {
    ...(kind && { kind }),
    ...(typeof version === 'string' && { version }),
    ...(photos && { photos }),
    ...(isYesOrNo(drawings) && { drawings }),
    ...(isYesOrNo(why) && { why }),
    ...(preview === 'yes' && { preview }),
  };
}

function isYesOrNo(value: unknown): value is YesOrNo {
  return value === 'yes' || value === 'no';
}

/** Examples: draft, E01, S01-C02. */
export function versionKey(version: PrintedVersion): string {
  if (version === 'draft') return version;
  return version.correction === '' ? version.label : `${version.label}-${version.correction}`;
}
