import type { Action } from './roles.ts';

/** What somebody must be allowed for a screen to be offered. The others are everybody's. */
const screenNeeds = {
  '/estimate/my-estimates': 'read-estimates',
  '/estimate/customers': 'read-estimates',
  '/estimate/:id/new-estimate': 'edit-estimates',
  '/account/settings': 'read-profiles',
  '/account/house-values': 'read-profiles',
  '/account/templates': 'read-profiles',
  '/account/reports': 'read-own-reports',
} as const satisfies Record<string, Action>;

export function needOf(path: string): Action | undefined {
  return Object.hasOwn(screenNeeds, path) ? screenNeeds[path as keyof typeof screenNeeds] : undefined;
}
