import type { EstimateContent, Override } from './estimate.ts';

/** The user's override of the automatic value with this key. */
export type OverrideFor = (key: string) => Override | undefined;

export function overridesOf({ overrides }: EstimateContent): OverrideFor {
  for (const key in overrides) if (Object.hasOwn(overrides, key)) return (requested) => overrides[requested];
  // Most estimates have no overrides, and looking up a freshly concatenated key is slow.
  return noOverrides;
}

export const noOverrides: OverrideFor = () => undefined;
