import { expect, test } from 'vitest';
import { defaultProfile } from '../model/default-profile.ts';
import { searchKeys, queryKeys } from './search-keys.ts';
import { newEstimate } from '../model/new-estimate.ts';

const blank = newEstimate({ id: 'e', edition: 1, profile: defaultProfile(null) });

function isFound(typed: string, words: readonly string[]): boolean {
  return queryKeys(typed).every((searched) => words.some((word) => word.startsWith(searched)));
}

test('any four characters in a row of either VIN find an estimate, and three do not reach into its middle', () => {
  const vins = { coachVin: '1UJBJ0BN6M1TX0482', chassisVin: '4UZAA2BS05CU12345' };
  const words = searchKeys({ ...blank, unit: { ...blank.unit, ...vins } });
  for (const vin of Object.values(vins)) {
    for (let at = 0; at + 4 <= vin.length; at += 1) expect(isFound(vin.slice(at, at + 4), words)).toBe(true);
  }
  expect(isFound('9999', words)).toBe(false);
});

test('punctuation, capitals and accents are ignored on both sides', () => {
  const customer = { ...blank.parties.customer, name: 'Zoë O’Brien-Smith' };
  const words = searchKeys({ ...blank, parties: { ...blank.parties, customer } });
  for (const typed of ['zoe', 'ZOË', "o'brien", 'obrien', 'brien', 'smith', 'O’Brien-Smith', 'smi zo']) {
    expect(isFound(typed, words), typed).toBe(true);
  }
  expect(isFound('rien', words)).toBe(false);
});

test('the cause and the story of a loss find an estimate', () => {
  const loss = { ...blank.loss, cause: 'Hail', description: 'Storm of June 4 at the lake.' };
  const words = searchKeys({ ...blank, loss });
  for (const typed of ['hail', 'storm june', 'lake']) expect(isFound(typed, words), typed).toBe(true);
});

test('punctuation alone searches for nothing', () => {
  expect(queryKeys(' % _ — ')).toEqual([]);
});

test('a part an automatic line brings finds its estimate as one that was picked does', () => {
  expect(isFound('ML-INSERT', searchKeys(blank, ['ML-INSERT']))).toBe(true);
  expect(isFound('ML-INSERT', searchKeys(blank))).toBe(false);
});
