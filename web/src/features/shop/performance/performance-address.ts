import type { Department } from '@dre/core/domain/shop/model/departments';
import type { HoldKind } from '@dre/core/domain/shop/model/hold';
import { type AgingBand, agingBands } from '@dre/core/domain/shop/performance/aging';
import { departmentLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { waitLabels } from '@dre/core/domain/shop/wording/performance-text';
import { performanceLimits } from '@dre/core/contract/shop/performance';
import { comparedDays, dayCount, type DayPeriod, isDay, lastDays } from '@dre/core/domain/reports/day-period';
import { type PeriodComparison, comparisons } from '@dre/core/domain/reports/months';
import { dayAfter } from '@dre/core/domain/companies/time-zone';

export const periodLengths = { '30': 30, '90': 90, year: 365, custom: null } as const;
export type PerformancePeriod = keyof typeof periodLengths;

/** Period, comparison and the pressed bar live in the address. */
export interface PerformanceAddress {
  readonly period?: PerformancePeriod;
  readonly from?: string;
  readonly to?: string;
  readonly compare?: PeriodComparison;
  readonly rows?: string;
}

/** Unreadable values are left out: an old link shows the usual period. */
export function performanceAddress(search: Readonly<Record<string, unknown>>): PerformanceAddress {
  const text = (name: string) => (search[name] === undefined ? undefined : String(search[name]));
  const [from, to, rows] = [text('from'), text('to'), text('rows')];
  const period = (Object.keys(periodLengths) as PerformancePeriod[]).find((name) => name === text('period'));
  const compare = comparisons.find((name) => name === search['compare']);
  return {
    ...(period && { period }),
    ...(from !== undefined && isDay(from) && { from }),
    ...(to !== undefined && isDay(to) && { to }),
    ...(compare && { compare }),
    ...(rows !== undefined && { rows }),
  };
}

export interface ComparedPeriods {
  readonly period: DayPeriod;
  readonly compared: DayPeriod;
}

/** The last 90 days by default. Ends in the wrong order are swapped; a period that is too long keeps its end. */
export function comparedPeriods(address: PerformanceAddress, today: string): ComparedPeriods {
  const { period: name = '90', from, to, compare = 'before' } = address;
  const length = periodLengths[name];
  const period =
    length === null ? customPeriod(from ?? dayAfter(today, -89), to ?? today) : lastDays(today, length);
  return { period, compared: comparedDays(period, compare) };
}

function customPeriod(one: string, other: string): DayPeriod {
  const period = one <= other ? { first: one, last: other } : { first: other, last: one };
  return dayCount(period) > performanceLimits.days ? lastDays(period.last, performanceLimits.days) : period;
}

/** The bar that was pressed: the rows behind it are listed. */
export type RowFilter =
  | { readonly by: 'department'; readonly value: Department }
  | { readonly by: 'wait'; readonly value: HoldKind }
  | { readonly by: 'month'; readonly value: string }
  | { readonly by: 'age'; readonly value: AgingBand };

export function filterKey({ by, value }: RowFilter): string {
  return `${by}.${value}`;
}

export function rowFilter(rows: string | undefined): RowFilter | null {
  const [by, value = ''] = (rows ?? '').split('.');
  if (by === 'department' && Object.hasOwn(departmentLabels, value))
    return { by, value: value as Department };
  if (by === 'wait' && Object.hasOwn(waitLabels, value)) return { by, value: value as HoldKind };
  if (by === 'month' && isDay(value)) return { by, value };
  const band = agingBands.find((one) => one === value);
  return by === 'age' && band !== undefined ? { by, value: band } : null;
}
