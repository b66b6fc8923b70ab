import { expect, test } from 'vitest';
import { laborTypes, vehicleTypes } from '../../catalogue/trade-words.ts';
import { profileIssue } from '../edits/check-details.ts';
import { defaultProfile } from './default-profile.ts';

test('a new company starts with the rates of the trade for every labor type', () => {
  const { labor } = defaultProfile();
  expect(laborTypes.map((type) => [type, labor[type].rate])).toEqual([
    ['body', 165_00],
    ['refinish', 165_00],
    ['mechanical', 185_00],
    ['structural', 185_00],
    ['electrical', 175_00],
    ['plumbing-lp', 175_00],
    ['appliance', 175_00],
    ['carpentry', 165_00],
    ['glass', 165_00],
    ['diagnostic', 175_00],
    ['user-1', 165_00],
    ['user-2', 165_00],
    ['user-3', 165_00],
    ['user-4', 165_00],
  ]);
});

test('clear coat is capped on vans, which are painted like cars, and on nothing larger', () => {
  const capped = vehicleTypes.filter((type) => defaultProfile(type).refinish.clearCap !== null);
  expect(capped).toEqual(['class-b']);
  expect(defaultProfile('class-b').refinish.clearCap).toBe(25);
  expect(defaultProfile().refinish.clearCap).toBeNull();
});

test('the default profile of a new company is within the limits of the product', () => {
  expect(profileIssue(defaultProfile())).toBeNull();
});
