import { createHash } from 'node:crypto';
import { canonicalJson } from '@dre/core/domain/estimates/canonical';
import type { Estimate } from '@dre/core/domain/estimates/estimate';

/** What every device must come to that applied the same edits. */
export function checksumOf(estimate: Estimate): Buffer {
  return createHash('sha256').update(canonicalJson(estimate)).digest();
}
