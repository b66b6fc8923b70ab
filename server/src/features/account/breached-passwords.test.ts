import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isBreached } from './breached-passwords.ts';
import { complaintAbout } from './password-policy.ts';

const known = [
  'keeperofsecrets',
  'masterofdisaster',
  'atomheartmot',
  'los arboles mueren de pie',
  '1fys682lj3jt',
];

test.each(known)(
  '%s is refused, in any case, because lists of stolen passwords have it',
  async (password) => {
    for (const spelling of [password, password.toUpperCase()]) {
      expect(await isBreached(spelling)).toBe(true);
      expect(await complaintAbout(spelling, [])).toBeDefined();
    }
  },
);

test('what no list has is not taken for stolen', async () => {
  const fresh = Array.from({ length: 500 }, () => randomBytes(12).toString('base64url'));
  const found = await Promise.all(fresh.map(isBreached));
  expect(found.filter(Boolean)).toEqual([]);
  expect(await isBreached('')).toBe(false);
  expect(await complaintAbout('seven lanterns over quiet gravel', [])).toBeUndefined();
});
