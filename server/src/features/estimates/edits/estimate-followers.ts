import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { EstimateContext } from '../record/access.ts';

/** A feature that acts on changed estimates in the same transaction. */
export type EstimateFollower = (
  context: EstimateContext,
  change: { readonly before: Estimate; readonly after: Estimate },
) => Promise<void>;

const followers = new Set<EstimateFollower>();

/** Features built on estimates register here, so that estimates import none of them. */
export function followEstimates(follower: EstimateFollower): void {
  followers.add(follower);
}

export async function notifyFollowers(
  context: EstimateContext,
  change: { readonly before: Estimate; readonly after: Estimate },
): Promise<void> {
  for (const follower of followers) await follower(context, change);
}
