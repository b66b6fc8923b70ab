import type { OverrideFor } from '../../model/overrides.ts';
import type { PricingCache } from '../values/pricing-cache.ts';
import type { PricingContext } from '../values/pricing-context.ts';
import { neighborhoodOf, type OverlapRules } from './overlap.ts';
import { panelOrder } from './panel-order.ts';

/** Everything besides the panels that decides about painting. */
export interface RefinishContext extends OverlapRules {
  readonly overrideFor: OverrideFor;
  readonly cache: PricingCache;
}

export function refinishContext(context: PricingContext): RefinishContext {
  const { unit, profile, index, overrideFor, cache } = context;
  return {
    rules: profile.refinish,
    neighborhood: neighborhoodOf(index, unit.vehicleType),
    isGreater: panelOrder(context),
    overrideFor,
    cache,
  };
}
