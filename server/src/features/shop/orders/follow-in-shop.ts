import type { EstimateFollower } from '../../estimates/edits/estimate-followers.ts';

/** Loaded with the first change: the start does not need the shop. */
export const followInShop: EstimateFollower = async (context, change) =>
  (await import('./follow-estimate.ts')).followEstimate(context, change);
