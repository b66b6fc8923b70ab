import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { Period } from '@dre/core/domain/reports/months';

export interface CountedEstimates {
  readonly period: Period;
  readonly statuses?: readonly Status[] | undefined;
  /** Only estimates of this estimator. */
  readonly estimator?: string | null | undefined;
  readonly find?: string | undefined;
}

/** The address of My Estimates that lists the estimates a report counted: those started in these months. */
export function estimatesSearch({ period, statuses, estimator, find }: CountedEstimates) {
  return {
    months: `${period.first}..${period.last}`,
    of: 'created',
    ...(statuses && { status: statuses.join(',') }),
    ...(typeof estimator === 'string' && { estimator: JSON.stringify([estimator]) }),
    ...(find !== undefined && { find }),
  };
}
