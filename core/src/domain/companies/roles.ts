/** A person's role in one company, assigned by its owner. */
export const companyRoles = ['owner', 'foreman', 'estimator', 'reviewer', 'technician'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Administrators run the product and do not belong to a company through this role. */
export type Role = CompanyRole | 'administrator';

export type Action =
  | 'read-estimates'
  | 'read-work-orders'
  | 'edit-estimates'
  | 'comment-on-estimates'
  | 'change-profiles'
  | 'use-profiles'
  | 'read-profiles'
  | 'manage-people-and-subscription'
  | 'read-company-reports'
  | 'read-own-reports'
  | 'remove-demo-data'
  | 'read-shop'
  | 'read-own-repair-orders'
  | 'manage-repair-orders'
  | 'plan-repair-orders'
  | 'hold-own-steps'
  | 'handle-parts'
  | 'receive-parts'
  | 'work-on-all-steps'
  | 'work-on-own-steps'
  | 'correct-all-punches'
  | 'correct-own-punches'
  | 'close-pay-periods'
  | 'read-shop-performance'
  | 'read-own-performance'
  | 'read-performance-of-persons'
  | 'change-shop-locations-and-crew'
  | 'change-shop-settings'
  | 'run-the-product';

/** Those who lead the shop floor. */
const shopLead = [
  'read-shop',
  'read-own-repair-orders',
  'manage-repair-orders',
  'plan-repair-orders',
  'hold-own-steps',
  'handle-parts',
  'receive-parts',
  'work-on-all-steps',
  'work-on-own-steps',
  'correct-all-punches',
  'correct-own-punches',
  'read-shop-performance',
  'read-own-performance',
  'read-performance-of-persons',
  'change-shop-locations-and-crew',
] as const satisfies readonly Action[];

/** A test compares it with the table in docs/roles.md. */
const allowed: Record<Role, ReadonlySet<Action>> = {
  owner: new Set([
    'read-estimates',
    'read-work-orders',
    'edit-estimates',
    'comment-on-estimates',
    'change-profiles',
    'use-profiles',
    'read-profiles',
    'manage-people-and-subscription',
    'read-company-reports',
    'read-own-reports',
    'remove-demo-data',
    ...shopLead,
    'change-shop-settings',
    'close-pay-periods',
  ]),
  foreman: new Set([
    'read-estimates',
    'read-work-orders',
    'comment-on-estimates',
    'read-profiles',
    'read-own-reports',
    ...shopLead,
  ]),
  estimator: new Set([
    'read-estimates',
    'read-work-orders',
    'edit-estimates',
    'comment-on-estimates',
    'use-profiles',
    'read-profiles',
    'read-own-reports',
    'read-shop',
    'read-own-repair-orders',
    'manage-repair-orders',
    'handle-parts',
    'receive-parts',
    'work-on-own-steps',
    'correct-own-punches',
    'read-own-performance',
  ]),
  reviewer: new Set([
    'read-estimates',
    'read-work-orders',
    'comment-on-estimates',
    'read-profiles',
    'read-company-reports',
    'read-own-reports',
    'read-shop',
    'read-own-repair-orders',
    'read-shop-performance',
    'read-own-performance',
  ]),
  technician: new Set([
    'read-work-orders',
    'read-own-repair-orders',
    'hold-own-steps',
    'receive-parts',
    'work-on-own-steps',
    'correct-own-punches',
    'read-own-performance',
  ]),
  administrator: new Set(['manage-people-and-subscription', 'run-the-product']),
};

export function may(role: Role, action: Action): boolean {
  return allowed[role].has(action);
}
