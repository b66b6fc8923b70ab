import { readSettings } from '@dre/core/contract/account/settings';
import { profileOnNaming } from '@dre/core/domain/account/insurer-profile';
import type { EstimateSettings } from '@dre/core/domain/account/settings';
import { accept } from '@dre/core/domain/result';
import { useMemo } from 'react';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { type FormField, partyEntry } from '../fields/entry.ts';

const named = partyEntry('insurer', 'name', 'Insurer');

/** Selecting an insurer that a company profile is for applies that profile too, as one step. */
export function useInsurerEntry(): FormField {
  const settings = useQuery(readSettings, {}).data?.settings;
  return useMemo(() => insurerEntry(settings), [settings]);
}

export function insurerEntry(settings: EstimateSettings | undefined): FormField {
  return {
    ...named,
    changes(text, estimate) {
      const changes = named.changes(text, estimate);
      if (!changes.ok || changes.value.length === 0 || settings === undefined) return changes;
      const profile = profileOnNaming(settings, estimate.profile, text);
      return profile === null
        ? changes
        : accept([...changes.value, { kind: 'set-profile', changes: profile }]);
    },
  };
}
