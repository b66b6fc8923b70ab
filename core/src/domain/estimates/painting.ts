import type { Children } from './automatic-item.ts';
import type { Neighborhood } from './overlap.ts';
import type { OverrideOf } from './overrides.ts';
import type { RefinishRules } from './profile.ts';

/** What decides about painting besides the panels, and where its lines go. */
export interface Painting {
  readonly rules: RefinishRules;
  readonly neighborhood: Neighborhood;
  readonly overrideOf: OverrideOf;
  readonly children: Children;
}
