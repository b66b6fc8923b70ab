import { canonicalJson } from '../../hashing/canonical-json.ts';
import type { EstimateContent } from './estimate.ts';
import { sha256 } from '../../hashing/sha256.ts';

/** Content fields to hash. A record, so a new field does not compile until it is added here. */
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
export const contentSections = Object.keys(hashed) as readonly (keyof EstimateContent)[];

/** The hash identifies a locked version. Stage, versions and removed items are not part of it. */
export function contentHash(content: EstimateContent): string {
  return sha256(
    canonicalJson(Object.fromEntries(contentSections.map((section) => [section, content[section]]))),
  );
}
