import { expect, test } from 'vitest';
import { documentKinds } from './document-kinds.ts';
import { documentGap, gapText, type PrintableVersion } from './missing-document.ts';

const whole: PrintableVersion = { label: 'S01', vehicleType: 'fifth-wheel', hasUnrelatedDamage: true };

function gapsOf(version: PrintableVersion) {
  return documentKinds.flatMap((kind) => documentGap(kind, version) ?? []);
}

test('every document is available for a supplement with a vehicle type and unrelated damage', () => {
  expect(gapsOf(whole)).toEqual([]);
});

test('each unavailable document states its reason', () => {
  expect(gapsOf({ ...whole, label: 'E01' })).toEqual(['no-supplement']);
  expect(gapsOf({ ...whole, vehicleType: null })).toEqual(['no-vehicle-type']);
  expect(gapsOf({ ...whole, hasUnrelatedDamage: false })).toEqual(['no-unrelated-damage']);
  expect(Object.values(gapText).every((words) => words.endsWith('.'))).toBe(true);
});
