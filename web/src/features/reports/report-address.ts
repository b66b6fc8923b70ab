import type { Periods } from '@dre/core/domain/reports/company-figures';
import {
  comparedWith,
  type PeriodComparison,
  comparisons,
  isMonth,
  lastMonths,
  type Month,
  type Period,
  periodLength,
} from '@dre/core/domain/reports/months';
import { type CompanyKind, kindLabels } from '../../lib/text/company-kinds.ts';
import { pageNumber } from '../../lib/text/whole-number.ts';

export const periodNames = ['1', '3', '12', 'custom'] as const;
export type ReportPeriod = (typeof periodNames)[number];

/** The settings of a report live in its address: it can be bookmarked, sent and returned to. */
export interface ReportAddress {
  readonly period?: ReportPeriod;
  readonly from?: string;
  readonly to?: string;
  /** The period of comparison; without it, the one right before. */
  readonly compare?: PeriodComparison;
  readonly kind?: CompanyKind;
  /** The company whose months are shown. */
  readonly company?: string;
  readonly page?: number;
}

/** Unreadable values are left out: an old link shows the usual report, not an error. */
export function reportAddress(search: Record<string, unknown>): ReportAddress {
  const { from, to, company } = search;
  const page = pageNumber(search['page']);
  const compare = comparisons.find((name) => name === search['compare']);
  const period = periodNames.find((name) => name === String(search['period']));
  const kind = (Object.keys(kindLabels) as CompanyKind[]).find((name) => name === search['kind']);
  return {
    ...(period && { period }),
    ...(typeof from === 'string' && isMonth(from) && { from }),
    ...(typeof to === 'string' && isMonth(to) && { to }),
    ...(compare && { compare }),
    ...(kind && { kind }),
    ...(typeof company === 'string' && { company }),
    ...(page !== undefined && { page }),
  };
}

/** The last three months by default. Ends in the wrong order are swapped. */
export function periodOf({ period = '3', from, to }: ReportAddress, now: Month): Period {
  if (period !== 'custom') return lastMonths(now, Number(period));
  const [one, other] = [from ?? now, to ?? now];
  return one <= other ? { first: one, last: other } : { first: other, last: one };
}

/** A period of too many months keeps its end. */
export function periodsOf(address: ReportAddress, now: Month, most = Infinity): Periods {
  const asked = periodOf(address, now);
  const period = periodLength(asked) > most ? lastMonths(asked.last, most) : asked;
  return { period, compared: comparedWith(period, address.compare ?? 'before') };
}

/** The months of one company, in the same periods. */
export function monthsAddress({ page: _page, ...address }: ReportAddress, company: string): ReportAddress {
  return { ...address, company };
}
