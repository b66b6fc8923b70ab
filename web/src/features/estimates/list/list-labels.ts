import type { ChoiceName, PeriodField } from '@dre/core/contract/estimates/estimate-list';
import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { ListPeriod } from './list-address.ts';

export const statusLabels: Record<Status, string> = {
  draft: 'Draft',
  locked: 'Locked',
  sent: 'Sent',
  approved: 'Approved',
  supplement: 'Supplement',
  declined: 'Declined',
  'in-repair': 'In repair',
  completed: 'Completed',
  void: 'Void',
};

export const periodLabels: Record<ListPeriod, string> = {
  today: 'today',
  'last-7-days': 'last 7 days',
  'last-30-days': 'last 30 days',
  'last-90-days': 'last 90 days',
  'this-month': 'this month',
  'last-month': 'last month',
  'last-12-weeks': 'last 12 weeks',
};

export const periodFieldLabels: Record<PeriodField, string> = {
  updated: 'Updated',
  created: 'Started',
  sent: 'Sent',
  approved: 'Approved',
};

export const filterLabels: Record<ChoiceName, string> = {
  find: 'the search',
  status: 'the status',
  estimators: 'the estimator',
  insurers: 'the insurer',
  vehicleTypes: 'the vehicle type',
  period: 'the period',
  total: 'the total',
  archived: 'Archived',
};

export function countText(count: number): string {
  return count === 1 ? '1 estimate' : `${count.toLocaleString('en-US')} estimates`;
}
