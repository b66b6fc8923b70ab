import type { CompanyProfile } from '@dre/core/domain/account/settings';
import type { Profile } from '@dre/core/domain/estimates/model/profile';

/** A profile as a file another company or program can read. */
export function profileFile({ profile, insurers }: CompanyProfile): { name: string; text: string } {
  const name = profile.name.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return {
    name: `profile-${name || 'unnamed'}.json`,
    text: `${JSON.stringify({ format: 'dre-profile-1', insurers, profile }, null, 2)}\n`,
  };
}

export type ReadFile =
  | { readonly ok: true; readonly profile: unknown; readonly insurers: readonly string[] }
  | { readonly ok: false; readonly reason: string };

/** Reads a profile file; the server checks whether the profile is valid. */
export function readProfileFile(text: string): ReadFile {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'The file is not readable JSON.' };
  }
  if (!isFields(content) || !isFields(content['profile'])) {
    return { ok: false, reason: 'The file holds no profile: the field “profile” is missing.' };
  }
  const insurers = Array.isArray(content['insurers']) ? content['insurers'] : [];
  return {
    ok: true,
    profile: content['profile'],
    insurers: insurers.filter((name): name is string => typeof name === 'string'),
  };
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name no other profile has: "Standard 2". */
export function freeName(wanted: string, profiles: readonly { readonly profile: Profile }[]): string {
  const taken = new Set(profiles.map(({ profile }) => profile.name.trim().toLowerCase()));
  let name = wanted.trim();
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${wanted.trim()} ${String(count)}`;
  return name;
}
