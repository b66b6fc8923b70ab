import type { Action } from './roles.ts';

/**
 * The permission for each restricted screen, both to be listed and to be opened. All other screens are open to
 * everyone.
 */
export const screenNeeds = {
  '/estimate/my-estimates': 'read-estimates',
  '/estimate/customers': 'read-estimates',
  '/estimate/customers/:id': 'read-estimates',
  '/estimate/0/new-estimate': 'edit-estimates',
  '/estimate/:id/new-estimate': 'read-estimates',
  '/estimate/:id/photos': 'read-estimates',
  '/estimate/:id/compare': 'read-estimates',
  '/estimate/:id/totals': 'read-estimates',
  '/estimate/:id/history': 'read-estimates',
  '/estimate/:id/versions': 'read-estimates',
  '/estimate/:id/documents': 'read-work-orders',
  '/account/settings': 'read-profiles',
  '/account/house-values': 'read-profiles',
  '/account/templates': 'read-profiles',
  '/account/reports': 'read-own-reports',
  '/account/shop': 'read-own-repair-orders',
  '/shop/board': 'read-own-repair-orders',
  '/shop/orders/:id': 'read-own-repair-orders',
  '/shop/parts': 'receive-parts',
  '/shop/my-work': 'work-on-own-steps',
  '/shop/performance': 'read-own-performance',
} as const satisfies Record<string, Action>;

export function needOf(path: string): Action | undefined {
  return Object.hasOwn(screenNeeds, path) ? screenNeeds[path as keyof typeof screenNeeds] : undefined;
}
