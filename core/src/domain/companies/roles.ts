/** A person's role in one company, assigned by its owner. */
export const companyRoles = ['owner', 'estimator', 'reviewer', 'technician'] as const;
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
  | 'run-the-product';

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
  ]),
  estimator: new Set([
    'read-estimates',
    'read-work-orders',
    'edit-estimates',
    'comment-on-estimates',
    'use-profiles',
    'read-profiles',
    'read-own-reports',
  ]),
  reviewer: new Set([
    'read-estimates',
    'read-work-orders',
    'comment-on-estimates',
    'read-profiles',
    'read-company-reports',
    'read-own-reports',
  ]),
  technician: new Set(['read-work-orders']),
  administrator: new Set(['manage-people-and-subscription', 'run-the-product']),
};

export function may(role: Role, action: Action): boolean {
  return allowed[role].has(action);
}
