import { defaultProfile } from '@dre/core/domain/estimates/model/default-profile';
import { withRates } from '@dre/core/domain/estimates/model/own-rates';
import { centsPerHour, millionths } from '@dre/core/domain/units';
import { expect, test } from 'vitest';
import { asProfile, rateChanges } from './rate-changes.ts';

const opened = { ...defaultProfile(), name: 'Retail' };
const dearer = { labor: { body: { ...opened.labor.body, rate: centsPerHour(15_100) } } };

test('typed rates are one change of the estimate’s own rates, and nothing else', () => {
  const profile = { ...opened, labor: { ...opened.labor, ...dearer.labor } };
  expect(rateChanges({ opened, selected: null, profile })).toEqual([{ kind: 'set-rates', changes: dearer }]);
  expect(rateChanges({ opened, selected: null, profile: opened })).toEqual([]);
});

test('another profile is copied as far as it differs, and rates typed over it stay the estimate’s own', () => {
  const selected = { ...opened, name: 'Insurer', subletMarkup: millionths(70_000) };
  const profile = { ...selected, labor: { ...selected.labor, ...dearer.labor } };
  expect(rateChanges({ opened, selected, profile })).toEqual([
    { kind: 'set-profile', changes: { name: 'Insurer', subletMarkup: millionths(70_000) } },
    { kind: 'set-rates', changes: dearer },
  ]);
});

test('resetting to the profile removes every rate of the estimate’s own', () => {
  const own = withRates(opened, { ...dearer, subletMarkup: millionths(1) });
  expect(asProfile(own)).toEqual(opened);
});
