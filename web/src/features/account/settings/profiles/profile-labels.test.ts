import { profileIssues } from '@dre/core/domain/account/profile-issues';
import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import { expect, test } from 'vitest';
import { profileLabel } from './profile-labels.ts';

test.each([
  ['labor.body.rate', 'Body rate'],
  ['profile.labor.body.name', 'Labor type Body'],
  ['parts.used.markup', 'Used parts markup'],
  ['subletMarkup', 'Sublet markup'],
  ['refinish.clearCap', 'Clear coat at most, per booth cycle'],
  ['paintMaterials.rows.1.maxHours', 'Paint materials, row 2, up to'],
  ['shopSupplies.max', 'Supplies, at most'],
  ['taxes.0.rate', 'Tax 1, rate'],
  ['taxes.1.tiers.2.upTo', 'Tax 2, tier 3, up to'],
  ['discount.percent', 'Discount percent'],
  ['deductible.standard', 'Deductible'],
  ['name', 'Profile name'],
])('a fault under %s names the field as the screen does: %s', (path, label) => {
  expect(profileLabel(path)).toBe(label);
});

test('whatever is wrong with a profile is told without the program’s own names', () => {
  const broken = JSON.parse(
    JSON.stringify(defaultProfile(), (_, value: unknown) => (typeof value === 'number' ? -1 : value)),
  ) as Profile;
  const labels = Object.keys(profileIssues({ ...broken, name: '' })).map(profileLabel);
  expect(labels.length).toBeGreaterThan(30);
  for (const label of labels) expect(label).toMatch(/^[A-Z][^._]*$/);
  expect(labels.filter((label) => /[a-z][A-Z]/.test(label))).toEqual([]);
});
