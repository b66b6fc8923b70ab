import { expect, test } from 'vitest';
import { isUsable, subscriptionNow, trialDaysLeft, trialEnd } from './subscription.ts';

const approved = new Date('2026-10-20T15:30:00.123Z');
const end = trialEnd(approved);
const trial = { subscription: 'trial', trialEndsAt: end } as const;
const at = (ms: number) => new Date(end.getTime() + ms);

test('a trial ends exactly 30 days after its approval, also across the change of clocks', () => {
  expect(end.toISOString()).toBe('2026-11-19T15:30:00.123Z');
});

test('a trial can be used until its last millisecond and not at its end', () => {
  expect(isUsable(trial, at(-1))).toBe(true);
  expect(isUsable(trial, at(0))).toBe(false);
  expect(subscriptionNow(trial, at(0))).toBe('expired');
});

test('days left count a begun day whole', () => {
  expect(trialDaysLeft(trial, approved)).toBe(30);
  expect(trialDaysLeft(trial, new Date(approved.getTime() + 1))).toBe(30);
  expect(trialDaysLeft(trial, at(-24 * 3_600_000))).toBe(1);
  expect(trialDaysLeft(trial, at(-1))).toBe(1);
  expect(trialDaysLeft(trial, at(0))).toBeNull();
});

test.each([
  ['active', true],
  ['expired', false],
  ['suspended', false],
] as const)('a subscription that is %s stays so, whatever became of the trial', (subscription, usable) => {
  const coverage = { subscription, trialEndsAt: end };
  expect(subscriptionNow(coverage, approved)).toBe(subscription);
  expect(isUsable(coverage, approved)).toBe(usable);
  expect(trialDaysLeft(coverage, approved)).toBeNull();
});

test('a trial without an end is no trial', () => {
  expect(isUsable({ subscription: 'trial', trialEndsAt: null }, approved)).toBe(false);
});
