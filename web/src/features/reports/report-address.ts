import type { EstimateCounts } from '@dre/core/contract/reports';
import { isMonth, lastMonths, type Period } from '@dre/core/domain/reports/months';
import { type CompanyKind, kindWords } from '../../lib/company-kinds.ts';

export const periodNames = ['1', '3', '12', 'custom'] as const;
export type PeriodName = (typeof periodNames)[number];

/** What a report shows is in its address: it can be kept, sent and gone back to. */
export interface ReportAddress {
  readonly period?: PeriodName;
  readonly from?: string;
  readonly to?: string;
  readonly kind?: CompanyKind;
  readonly page?: number;
}

/** The router reads figures in an address as numbers. */
export function reportAddress(search: Record<string, unknown>): ReportAddress {
  const { page, from, to } = search;
  const period = periodNames.find((name) => name === String(search['period']));
  const kind = (Object.keys(kindWords) as CompanyKind[]).find((name) => name === search['kind']);
  return {
    ...(period && { period }),
    ...(typeof from === 'string' && isMonth(from) && { from }),
    ...(typeof to === 'string' && isMonth(to) && { to }),
    ...(kind && { kind }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Without anything said, the last three months. Ends given the wrong way round are turned. */
export function periodOf({ period = '3', from, to }: ReportAddress, { now }: EstimateCounts): Period {
  if (period !== 'custom') return lastMonths(now, Number(period));
  const [one, other] = [from ?? now, to ?? now];
  return one <= other ? { first: one, last: other } : { first: other, last: one };
}
