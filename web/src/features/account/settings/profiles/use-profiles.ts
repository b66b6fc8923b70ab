import { checkProfile } from '@dre/core/contract/account/settings';
import { insurerKey } from '@dre/core/domain/account/insurer-profile';
import type { CompanyProfile } from '@dre/core/domain/account/settings';
import { settingsLimits } from '@dre/core/domain/account/settings-limits';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { useApi } from '../../../../lib/calls/services.ts';
import { problemText } from '../../../../lib/calls/use-action.ts';
import { freeName, readProfileFile } from './profile-file.ts';
import { profileLabel } from './profile-labels.ts';
import { useSettingsForm } from '../settings-form.ts';

/** The actions on the list of profiles. */
export function useProfiles() {
  const { settings, change, show, current } = useSettingsForm();
  const api = useApi();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { profiles } = settings;

  const add = (profile: Profile, insurers: readonly string[] = []) => {
    const made: CompanyProfile = {
      id: newId(),
      insurers,
      profile: { ...profile, name: freeName(profile.name, profiles) },
    };
    change((before) => ({ ...before, profiles: [...before.profiles, made] }));
    show(made.id);
  };
  const remove = (id: string) => {
    change((before) => ({ ...before, profiles: before.profiles.filter((one) => one.id !== id) }));
    if (id === current.id) show(settings.defaultProfile);
  };
  const take = async (file: File) => {
    const read = readProfileFile(await file.text());
    if (!read.ok) {
      setRefused([`${file.name}: ${read.reason}`]);
      return;
    }
    const answer = await api.call(checkProfile, { body: { profile: read.profile as Profile } });
    if (!answer.ok) {
      const fields = Object.entries(answer.refusal.errors ?? {}).map(
        ([field, words]) => `${profileLabel(field)}: ${words}`,
      );
      setRefused(fields.length === 0 ? [problemText(answer.refusal)] : [`${file.name}:`, ...fields]);
      return;
    }
    setRefused([]);
    const known = new Set(profiles.flatMap(({ insurers }) => insurers.map(insurerKey)));
    const insurers = read.insurers.filter((name) => !known.has(insurerKey(name)));
    add(answer.value.profile, insurers.slice(0, settingsLimits.insurers));
  };
  return {
    refused,
    take,
    remove,
    isFull: profiles.length >= settingsLimits.profiles,
    addNew: () => add({ ...defaultProfile(), name: 'New profile' }),
    duplicate: () => add(current.profile),
    makeDefault: () => change((before) => ({ ...before, defaultProfile: current.id })),
  };
}
