import type { EstimateContent, Override } from './estimate.ts';

/** What somebody put in the place of the automatic value with this key. */
export type OverrideFor = (key: string) => Override | undefined;

export function overridesOf({ overrides }: EstimateContent): OverrideFor {
  for (const key in overrides) if (Object.hasOwn(overrides, key)) return (asked) => overrides[asked];
  // Most estimates have none, and looking up a key that was just joined together is slow.
  return noOverrides;
}

export const noOverrides: OverrideFor = () => undefined;
