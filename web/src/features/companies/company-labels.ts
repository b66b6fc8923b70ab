import type { CompanyRole } from '@dre/core/domain/companies/roles';
import type { Subscription } from '@dre/core/domain/companies/subscription';
import type { BadgeTone } from '../../ui/feedback/Badge.tsx';

export const roleLabels: Record<CompanyRole, string> = {
  owner: 'Owner',
  foreman: 'Foreman',
  estimator: 'Estimator',
  reviewer: 'Reviewer',
  technician: 'Technician',
};

export const subscriptionLabels: Record<Subscription, string> = {
  trial: 'Trial',
  active: 'Active',
  expired: 'Expired',
  suspended: 'Suspended',
};

export const subscriptionTones: Record<Subscription, BadgeTone> = {
  trial: 'blue',
  active: 'green',
  expired: 'amber',
  suspended: 'red',
};

export const memberStateLabels = { active: 'Active', invited: 'Invited', disabled: 'Disabled' } as const;
export const memberStateTones = { active: 'green', invited: 'amber', disabled: 'red' } as const;

/** "3 days left", "Last day". */
export function daysLeftText(days: number): string {
  return days === 1 ? 'Last day' : `${String(days)} days left`;
}
