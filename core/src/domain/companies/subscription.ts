import { product } from '../product.ts';

export const subscriptions = ['trial', 'active', 'expired', 'suspended'] as const;
export type Subscription = (typeof subscriptions)[number];

/** A company's stored subscription. */
export interface Coverage {
  readonly subscription: Subscription;
  readonly trialEndsAt: Date | null;
}

const dayMs = 24 * 3_600_000;

/** A trial runs 30 days from its approval, to the millisecond, regardless of daylight saving time. */
export function trialEnd(approvedAt: Date): Date {
  return new Date(approvedAt.getTime() + product.trialDays * dayMs);
}

/** The present subscription: a trial past its end counts as expired without being updated. */
export function subscriptionNow({ subscription, trialEndsAt }: Coverage, now: Date): Subscription {
  if (subscription !== 'trial') return subscription;
  return trialEndsAt !== null && trialEndsAt.getTime() > now.getTime() ? 'trial' : 'expired';
}

export function isUsable(coverage: Coverage, now: Date): boolean {
  const state = subscriptionNow(coverage, now);
  return state === 'active' || state === 'trial';
}

/** Days left of a running trial, rounded up; null for anything else. */
export function trialDaysLeft(coverage: Coverage, now: Date): number | null {
  if (coverage.trialEndsAt === null || subscriptionNow(coverage, now) !== 'trial') return null;
  return Math.ceil((coverage.trialEndsAt.getTime() - now.getTime()) / dayMs);
}
