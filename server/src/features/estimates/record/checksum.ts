import { createHash } from 'node:crypto';
import { canonicalJson } from '@dre/core/domain/hashing/canonical-json';

/** The checksum every device must reach after the same edits. */
export function checksumOf(document: object): Buffer {
  return createHash('sha256').update(canonicalJson(document)).digest();
}
