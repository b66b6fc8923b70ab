import { canonicalJson } from '../hashing/canonical-json.ts';
import type { CompanyProfile, EstimateSettings } from './settings.ts';

/** Applies my changes since the shared `base` to their settings. If both changed one value, mine wins. */
export function mergedSettings(
  base: EstimateSettings,
  theirs: EstimateSettings,
  mine: EstimateSettings,
): EstimateSettings {
  const merged = mergedValue(byProfile(base), byProfile(theirs), byProfile(mine)) as ByProfile;
  const ids = [...theirs.profiles, ...mine.profiles].map(({ id }) => id);
  const profiles = [...new Set(ids)].flatMap((id) => merged.profiles[id] ?? []);
  const isThere = profiles.some(({ id }) => id === merged.defaultProfile);
  return { ...merged, profiles, defaultProfile: isThere ? merged.defaultProfile : theirs.defaultProfile };
}

type ByProfile = Omit<EstimateSettings, 'profiles'> & {
  readonly profiles: Readonly<Record<string, CompanyProfile>>;
};

function byProfile(settings: EstimateSettings): ByProfile {
  return { ...settings, profiles: Object.fromEntries(settings.profiles.map((one) => [one.id, one])) };
}

function mergedValue(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (isSame(base, mine)) return theirs;
  if (!isFields(base) || !isFields(theirs) || !isFields(mine)) return mine;
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const value = mergedValue(base[name], theirs[name], mine[name]);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

/** A calculation method is one value: two methods cannot be mixed. */
function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !('method' in value) &&
    !('kind' in value)
  );
}

function isSame(left: unknown, right: unknown): boolean {
  return left === right || canonicalJson(left) === canonicalJson(right);
}
