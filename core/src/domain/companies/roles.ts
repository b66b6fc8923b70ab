/** What somebody is inside one company, as its owner chooses. */
export const companyRoles = ['owner', 'estimator', 'reviewer', 'technician'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** The administrator looks after the product and belongs to no company by it. */
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
  | 'run-the-product';

/** Held equal to the table in docs/roles.md by a test. */
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
