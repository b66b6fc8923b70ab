import type { Children } from '../values/automatic-item.ts';
import type { OverlapRules } from './overlap.ts';
import type { OverrideOf } from '../../model/overrides.ts';

/** What decides about painting besides the panels, and where its lines go. */
export interface Painting extends OverlapRules {
  readonly overrideOf: OverrideOf;
  readonly children: Children;
}
