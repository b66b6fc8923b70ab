import { canonicalJson } from '../hashing/canonical-json.ts';
import type { Profile } from '../estimates/model/profile.ts';
import type { CompanyProfile, EstimateSettings } from './settings.ts';

/** A comparison key for insurer names that ignores case, spaces and dots. */
export function insurerKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();
}

export function profileForInsurer(settings: EstimateSettings, insurer: string): CompanyProfile | undefined {
  const key = insurerKey(insurer);
  if (key === '') return undefined;
  return settings.profiles.find(({ insurers }) => insurers.some((name) => insurerKey(name) === key));
}

/**
 * The profile an estimate switches to when its insurer is named; null if it stays. A profile edited on the estimate is
 * never replaced: it must still equal one of the company's.
 */
export function profileOnNaming(
  settings: EstimateSettings,
  current: Profile,
  insurer: string,
): Profile | null {
  const proposed = profileForInsurer(settings, insurer)?.profile;
  if (proposed === undefined) return null;
  const now = canonicalJson(current);
  const isUntouched = settings.profiles.some(({ profile }) => canonicalJson(profile) === now);
  return isUntouched && canonicalJson(proposed) !== now ? proposed : null;
}
