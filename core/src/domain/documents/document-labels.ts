import type { DocumentKind, PrintedVersion } from './document-kinds.ts';

/** The title of each document. */
export const documentTitles: Readonly<Record<DocumentKind, string>> = {
  customer: 'Estimate',
  insurer: 'Claim estimate',
  supplement: 'Supplement',
  'work-order': 'Work order',
  worksheet: 'Field worksheet',
  'prior-damage': 'Unrelated prior damage',
};

/** The certainty of the numbers, in trade terms. */
export function statusText(version: PrintedVersion): string {
  if (version === 'draft') return 'PRELIMINARY';
  const supplement = /^S0*([0-9]+)$/.exec(version.label)?.[1];
  return supplement === undefined ? 'ESTIMATE OF RECORD' : `SUPPLEMENT ${supplement}`;
}

/** In place of the status, and across every page. */
export const voidText = 'VOID';

/** E01, S02 C01, draft. */
export function versionName(version: PrintedVersion): string {
  if (version === 'draft') return 'draft';
  return version.correction === '' ? version.label : `${version.label} ${version.correction}`;
}

/** E-10482-claim-estimate-S01-C02.pdf; reduced to characters every file system accepts. */
export function documentFileName(number: string, kind: DocumentKind, version: PrintedVersion): string {
  const parts = [number, documentTitles[kind].toLowerCase(), versionName(version)];
  const plain = parts.map((part) => part.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, ''));
  return `${plain.filter(Boolean).join('-').slice(0, 120)}.pdf`;
}
