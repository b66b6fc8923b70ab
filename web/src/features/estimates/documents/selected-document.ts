import type { DocumentChoices, PrintableVersionReply } from '@dre/core/contract/estimates/document-choices';
import {
  type DocumentChoice,
  type DocumentKind,
  type Paper,
  usualOptions,
} from '@dre/core/domain/documents/document-kinds';
import type { DocumentGap } from '@dre/core/domain/documents/missing-document';
import { type YesOrNo, type DocumentsAddress, versionKey } from './documents-address.ts';
import { namedDocuments } from './document-names.ts';

/** The document requested by the address, as far as it is available. */
export interface SelectedDocument {
  readonly of: PrintableVersionReply;
  /** Null if the selected kind cannot be printed from the selected version. */
  readonly choice: DocumentChoice | null;
  readonly kind: DocumentKind;
  readonly gap: DocumentGap | null;
}

/** Defaults to the draft or the version locked last, for the customer; for technicians to the work order. */
export function selectedDocument(
  { versions }: Pick<DocumentChoices, 'versions'>,
  address: DocumentsAddress,
  paper: Paper,
): SelectedDocument | null {
  const of = versions.find(({ version }) => versionKey(version) === address.version) ?? versions[0];
  const document = of?.documents.find(({ kind }) => kind === address.kind) ?? of?.documents[0];
  if (of === undefined || document === undefined) return null;
  const { kind, gap } = document;
  const usual = usualOptions[kind];
  const { choices } = namedDocuments[kind];
  const options = {
    paper,
    photos: (choices.includes('photos') ? address.photos : undefined) ?? usual.photos,
    drawings: isOn(choices.includes('drawings') ? address.drawings : undefined, usual.drawings),
    why: isOn(choices.includes('why') ? address.why : undefined, usual.why),
  };
  return { of, kind, gap, choice: gap === null ? { kind, version: of.version, options } : null };
}

function isOn(value: YesOrNo | undefined, usually: boolean): boolean {
  return value === undefined ? usually : value === 'yes';
}
