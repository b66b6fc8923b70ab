import { canonicalJson } from '../hashing/canonical-json.ts';
import { sha256 } from '../hashing/sha256.ts';
import type { DocumentKind, DocumentOptions } from './document-kinds.ts';

/** Without letters that look like digits. */
const letters = ['0123456789', 'ABCDEFGH', 'JKMNPQRS', 'TVWXYZ'].join('');
const length = 12;

/** The input of a code: equal content of the same estimate and document kind gives the same code. */
export interface CodedDocument {
  readonly estimateId: string;
  readonly kind: DocumentKind;
  readonly options: DocumentOptions;
  /** E01, S02 C01, or the revision of a draft. */
  readonly version: string;
  readonly contentHash: string;
}

/** Printed at the foot of every page and stored with the file's hash: 7F4K-29QM-X3TB. */
export function documentCode(document: CodedDocument): string {
  const bits = BigInt(`0x${sha256(canonicalJson(document)).slice(0, (length * 5) / 4)}`);
  let code = '';
  for (let at = length - 1; at >= 0; at--) code += letters[Number((bits >> BigInt(at * 5)) & 31n)];
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** A typed code in its printed form; undefined if it cannot be one. */
export function readDocumentCode(text: string): string | undefined {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(plain) ? plain.replaceAll(/(.{4})(?=.)/g, '$1-') : undefined;
}
