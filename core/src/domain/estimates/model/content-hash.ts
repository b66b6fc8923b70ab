import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { EstimateContent } from './estimate.ts';
import { sha256 } from '../../hashing/sha256.ts';

/** The matters of an estimate's content. A record, so that a new one does not compile until it is hashed too. */
const hashed: Record<keyof EstimateContent, true> = {
  heading: true,
  parties: true,
  claim: true,
  loss: true,
  unit: true,
  profile: true,
  lines: true,
  calculations: true,
  overrides: true,
  photos: true,
  notes: true,
  answeredSuggestions: true,
};
export const contentMatters = Object.keys(hashed) as readonly (keyof EstimateContent)[];

/** What a version that is locked is recognized by. Stage, versions and what was removed are not part of it. */
export function contentHash(content: EstimateContent): string {
  return sha256(canonicalJson(Object.fromEntries(contentMatters.map((matter) => [matter, content[matter]]))));
}
