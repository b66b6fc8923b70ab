import type { Children } from '../values/rule-item.ts';
import type { OverlapRules } from './overlap.ts';
import type { OverrideFor } from '../../model/overrides.ts';

/** What decides about painting besides the panels, and where its lines go. */
export interface Painting extends OverlapRules {
  readonly overrideOf: OverrideFor;
  readonly children: Children;
}
