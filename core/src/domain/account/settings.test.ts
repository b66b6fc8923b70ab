import { expect, test } from 'vitest';
import { defaultProfile } from '../estimates/model/default-profile.ts';
import type { Profile } from '../estimates/model/profile.ts';
import { centsPerHour, millionths } from '../units.ts';
import { profileForInsurer, profileOnNaming } from './insurer-profile.ts';
import { mergedSettings } from './merge-settings.ts';
import { numberStem, printedNumber } from './numbering.ts';
import { refinishFields } from './refinish-fields.ts';
import { type EstimateSettings, firstSettings } from './settings.ts';
import { settingsChanges } from './settings-changes.ts';
import { settingsIssues } from './settings-issues.ts';

const first = firstSettings({ id: 'company-1', name: 'Lakeshore RV' });

function withBodyRate(profile: Profile, rate: number): Profile {
  return {
    ...profile,
    labor: { ...profile.labor, body: { ...profile.labor.body, rate: centsPerHour(rate) } },
  };
}

function withProfile(settings: EstimateSettings, profile: Profile): EstimateSettings {
  return { ...settings, profiles: [{ id: 'company-1', insurers: [], profile }] };
}

const withAcme: EstimateSettings = {
  ...first,
  profiles: [
    ...first.profiles,
    {
      id: 'acme',
      insurers: ['Acme Mutual'],
      profile: { ...withBodyRate(defaultProfile(), 90_00), name: 'Acme' },
    },
  ],
};

test('the first settings of a company are valid', () => {
  expect(settingsIssues(first)).toEqual({});
  expect(settingsIssues(withAcme)).toEqual({});
});

test('every refinish rule has a name', () => {
  expect(refinishFields.map(({ key }) => key).toSorted()).toEqual(
    Object.keys(defaultProfile().refinish).toSorted(),
  );
});

test('a change is named with its old and its new value', () => {
  const changed: EstimateSettings = {
    ...withProfile(first, {
      ...withBodyRate(defaultProfile(), 152_00),
      taxes: defaultProfile().taxes.map((tax) => ({ ...tax, rate: millionths(62_500) })),
    }),
    letterhead: { ...first.letterhead, logo: 'logo-1' },
  };
  expect(settingsChanges(first, changed)).toEqual([
    'Body rate 165.00 to 152.00',
    'Sales tax rate 0% to 6.25%',
    'Logo changed',
  ]);
  expect(settingsChanges(changed, changed)).toEqual([]);
});

test('with several profiles a change names the profile', () => {
  const [standard, acme] = withAcme.profiles;
  if (standard === undefined || acme === undefined) throw new Error('There are two profiles.');
  const changed = {
    ...withAcme,
    profiles: [standard, { ...acme, profile: withBodyRate(acme.profile, 95_00), insurers: [] }],
  };
  expect(settingsChanges(withAcme, changed)).toEqual([
    'Acme: Body rate 90.00 to 95.00',
    'Acme: Insurer Acme Mutual removed',
  ]);
  expect(settingsChanges(first, withAcme)).toEqual(['Profile Acme added']);
});

test('changes two people made to different values are both kept', () => {
  const theirs = { ...first, letterhead: { ...first.letterhead, phone: '616 555 0142' } };
  const mine = withProfile(first, withBodyRate(defaultProfile(), 152_00));
  const merged = mergedSettings(first, theirs, mine);
  expect(merged.letterhead.phone).toBe('616 555 0142');
  expect(merged.profiles[0]?.profile.labor.body.rate).toBe(152_00);
  expect(mergedSettings(first, withAcme, mine).profiles).toHaveLength(2);
});

test('two calculation methods are never mixed', () => {
  const supplies = (profile: Profile, shopSupplies: Profile['shopSupplies']) =>
    withProfile(first, { ...profile, shopSupplies });
  const theirs = supplies(defaultProfile(), { method: 'none' });
  const mine = supplies(defaultProfile(), {
    method: 'percent',
    percent: millionths(40_000),
    ofLabor: true,
    ofParts: false,
    min: null,
    max: null,
  });
  const { profiles } = mergedSettings(first, theirs, mine);
  expect(profiles[0]?.profile.shopSupplies).toEqual(mine.profiles[0]?.profile.shopSupplies);
});

test('an insurer is recognized by its name in any spelling', () => {
  expect(profileForInsurer(withAcme, ' ACME  mutual. ')?.id).toBe('acme');
  expect(profileForInsurer(withAcme, 'Another')).toBeUndefined();
  expect(profileForInsurer(withAcme, '')).toBeUndefined();
});

test('naming the insurer replaces an unedited profile, and no other', () => {
  expect(profileOnNaming(withAcme, defaultProfile(), 'Acme Mutual')?.name).toBe('Acme');
  expect(profileOnNaming(withAcme, withBodyRate(defaultProfile(), 1_00), 'Acme Mutual')).toBeNull();
  expect(profileOnNaming(withAcme, defaultProfile(), 'Another')).toBeNull();
});

test('numbers carry the prefix, the year where it is wanted, and their zeros', () => {
  expect(printedNumber(first.numbering, '2026-11-14', 42)).toBe('E-00042');
  const yearly = { prefix: 'RV ', digits: 4, isYearly: true };
  expect(numberStem(yearly, '2026-11-14')).toBe('RV 2026-');
  expect(printedNumber(yearly, '2026-11-14', 12_345)).toBe('RV 2026-12345');
});

test('tiers and tables must rise, and the last tier is open', () => {
  const [tax] = defaultProfile().taxes;
  if (tax === undefined) throw new Error('There is a tax.');
  const tier = { upTo: null, rate: millionths(10_000), surcharge: 0 } as (typeof tax.tiers)[number];
  const profile: Profile = {
    ...defaultProfile(),
    taxes: [{ ...tax, tiers: [tier, tier] }],
    paintMaterials: { method: 'table', rows: [], countsManualLines: true },
  };
  expect(settingsIssues(withProfile(first, profile))).toEqual({
    'profiles.0.profile.paintMaterials.rows': 'needs at least one row',
    'profiles.0.profile.taxes.0.tiers.0.upTo': 'is needed in every tier but the last',
  });
});
