import { isWithin, type Month, monthsOf, type Period, formatPeriod } from './months.ts';

interface Company {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly users: number;
}

interface MonthCount {
  readonly company: string;
  readonly month: Month;
  readonly estimates: number;
  readonly sent: number;
  readonly value: number;
}

/** Totals of one company, or of all, in a period and in the compared one. */
export interface CompanyTotals {
  readonly users: number;
  readonly estimates: number;
  readonly before: number;
  readonly sent: number;
  /** Total of the sent estimates, in cents. */
  readonly value: number;
}

export interface CompanyFigures extends CompanyTotals, Company {}

export interface CountReport {
  /** Most estimates first; companies without any in both periods are left out. */
  readonly rows: readonly CompanyFigures[];
  readonly sum: CompanyTotals;
  /** Number of all companies. */
  readonly companies: number;
  readonly active: number;
}

interface Counts<Kind extends string> {
  readonly companies: readonly (Company & { readonly kind: Kind })[];
  readonly months: readonly MonthCount[];
}

export interface Periods {
  readonly period: Period;
  readonly compared: Period;
}

/** The single source of the report's numbers for screen and files. */
export function countReport<Kind extends string>(
  counts: Counts<Kind>,
  periods: Periods,
  kind: Kind | null,
): CountReport {
  const selected = counts.companies.filter((company) => kind === null || company.kind === kind);
  const byCompany = new Map<string, MonthCount[]>();
  for (const count of counts.months) {
    byCompany.set(count.company, [...(byCompany.get(count.company) ?? []), count]);
  }
  const rows = selected
    .map((company) => ({ ...company, ...totalsIn(byCompany.get(company.id) ?? [], periods) }))
    .filter(({ estimates, before }) => estimates > 0 || before > 0)
    .toSorted((one, other) => other.estimates - one.estimates || one.name.localeCompare(other.name));
  return {
    rows,
    sum: { ...sumOf(rows), users: total(selected, ({ users }) => users) },
    companies: selected.length,
    active: rows.filter(({ estimates }) => estimates > 0).length,
  };
}

function totalsIn(
  counts: readonly MonthCount[],
  { period, compared }: Periods,
): Omit<CompanyTotals, 'users'> {
  const now = counts.filter(({ month }) => isWithin(month, period));
  const earlier = counts.filter(({ month }) => isWithin(month, compared));
  return {
    estimates: total(now, ({ estimates }) => estimates),
    before: total(earlier, ({ estimates }) => estimates),
    sent: total(now, ({ sent }) => sent),
    value: total(now, ({ value }) => value),
  };
}

export interface MonthFigures extends Omit<CompanyTotals, 'users'> {
  readonly month: Month;
  readonly comparedMonth: Month;
}

/** One company's months, each with the month it is compared to. */
export function monthsOfCompany(
  months: readonly MonthCount[],
  company: string,
  { period, compared }: Periods,
): MonthFigures[] {
  const own = months.filter((count) => count.company === company);
  const earlier = monthsOf(compared);
  return monthsOf(period).map((month, at) => {
    const comparedMonth = earlier[at] ?? month;
    const one = (only: Month): Period => ({ first: only, last: only });
    return {
      month,
      comparedMonth,
      ...totalsIn(own, { period: one(month), compared: one(comparedMonth) }),
    };
  });
}

function sumOf(rows: readonly CompanyTotals[]): Omit<CompanyTotals, 'users'> {
  return {
    estimates: total(rows, ({ estimates }) => estimates),
    before: total(rows, ({ before }) => before),
    sent: total(rows, ({ sent }) => sent),
    value: total(rows, ({ value }) => value),
  };
}

function total<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

/** +12%; without a previous value there is no percentage, so the company is marked new. */
export function changeText({ estimates, before }: Pick<CompanyTotals, 'estimates' | 'before'>): string {
  if (before === 0) return estimates === 0 ? '–' : 'new';
  const percent = Math.round((estimates / before - 1) * 100);
  if (percent === 0) return '0%';
  return percent > 0 ? `+${String(percent)}%` : `−${String(-percent)}%`;
}

/** The whole report in one sentence. */
export function reportText({ sum, active }: CountReport, { period, compared }: Periods): string {
  const when = formatPeriod(period);
  if (sum.estimates === 0) return `No estimates in ${when}.`;
  const estimates = `${String(sum.estimates)} ${sum.estimates === 1 ? 'estimate' : 'estimates'}`;
  const companies = `${String(active)} ${active === 1 ? 'company' : 'companies'}`;
  const then = formatPeriod(compared);
  const change =
    sum.before === 0 ? `none in ${then}` : `${changeText(sum)} against ${String(sum.before)} in ${then}`;
  return `${estimates} by ${companies} in ${when}, ${change}.`;
}
