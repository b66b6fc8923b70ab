import { firstSettings } from '@dre/core/domain/account/settings';
import { accept } from '@dre/core/domain/result';
import { anEstimate } from '@dre/core/domain/testing/an-estimate';
import { expect, test } from 'vitest';
import { insurerEntry } from './insurer-entry.ts';

const first = firstSettings({ id: 'company-1', name: 'Lakeside RV' });
const [standard] = first.profiles;
if (standard === undefined) throw new Error('A company starts with a profile.');
const theirs = { ...standard.profile, name: 'Great Lakes rates' };
const settings = {
  ...first,
  profiles: [standard, { id: 'profile-2', profile: theirs, insurers: ['Great Lakes Mutual'] }],
};
const named = { kind: 'set-party', role: 'insurer', changes: { name: 'great lakes  mutual' } };

test('naming an insurer applies its profile, in the same step', () => {
  const estimate = anEstimate({ profile: standard.profile });
  expect(insurerEntry(settings).changes('great lakes  mutual', estimate)).toEqual(
    accept([named, { kind: 'set-profile', changes: theirs }]),
  );
});

test('a profile changed on the estimate stays, and so does any profile until the settings are loaded', () => {
  const changed = anEstimate({ profile: { ...standard.profile, name: 'By hand' } });
  expect(insurerEntry(settings).changes('great lakes  mutual', changed)).toEqual(accept([named]));
  expect(insurerEntry(undefined).changes('great lakes  mutual', anEstimate())).toEqual(accept([named]));
});
