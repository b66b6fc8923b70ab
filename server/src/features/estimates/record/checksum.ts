import { createHash } from 'node:crypto';
import { canonicalJson } from '@dre/core/domain/hashing/canonical-json';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';

/** The checksum every device must reach after the same edits. */
export function checksumOf(estimate: Estimate): Buffer {
  return createHash('sha256').update(canonicalJson(estimate)).digest();
}
