import type { LaborType } from '../catalogue/trade-words.ts';
import type { Status } from '../estimates/model/lifecycle/status.ts';
import type { Cell, Sheet } from '../exchange/sheets.ts';
import { type CountReport, type CompanyTotals, type Periods, changeText } from './company-figures.ts';
import type { CompanyReport, ComparedNumber } from './company-report.ts';
import { formatShortPeriod } from './months.ts';

/** Missing values give empty cells. */
const cell = (value: number | null, decimals: number): Cell => (value === null ? '' : { value, decimals });
const count = (value: number | null): Cell => cell(value, 0);
const money = (value: number | null): Cell => cell(value, 2);
/** A sum of nothing is missing, as the sum of what cannot be summed is. */
const moneyIfAny = (value: number | null): Cell => money(value === 0 ? null : value);
const tenths = (value: number | null): Cell => cell(value, 1);

/** The change from the compared period. */
export function numberChangeText({ now, before }: ComparedNumber): string {
  if (now === null || before === null) return '–';
  return changeText({ estimates: now, before });
}

/** Estimates per person, in tenths. */
export function perUser({ users, estimates }: Pick<CompanyTotals, 'users' | 'estimates'>): number | null {
  return users === 0 ? null : Math.round((estimates * 10) / users);
}

/** The table's rows as on screen, the sum last. */
export function countSheet(
  { rows, sum }: CountReport,
  { period, compared }: Periods,
  kindLabel: (kind: string) => string,
): Sheet {
  const numbers = (row: CompanyTotals): Cell[] => [
    count(row.users),
    count(row.estimates),
    count(row.before),
    changeText(row),
    tenths(perUser(row)),
    count(row.sent),
    money(row.value),
  ];
  return {
    name: 'Estimates by company',
    headings: [
      'Company',
      'Type',
      'Users',
      `Estimates, ${formatShortPeriod(period)}`,
      `Estimates, ${formatShortPeriod(compared)}`,
      'Change',
      'Per user',
      'Sent',
      'Value of those sent',
    ],
    rows: [
      ...rows.map((row) => [row.name, kindLabel(row.kind), ...numbers(row)]),
      ['All companies', '', ...numbers(sum)],
    ],
  };
}

export interface ReportLabels {
  readonly status: (status: Status) => string;
  readonly labor: (type: LaborType) => string;
}

/** The tables of a company's own report, for the screen and every file. */
export function companyReportSheets(report: CompanyReport, periods: Periods, labels: ReportLabels): Sheet[] {
  const [now, then] = [formatShortPeriod(periods.period), formatShortPeriod(periods.compared)];
  const compared = (number: ComparedNumber, decimals: number): Cell[] => [
    cell(number.now, decimals),
    cell(number.before, decimals),
    numberChangeText(number),
  ];
  return [
    {
      name: 'Figures',
      headings: ['Figure', now, then, 'Change'],
      rows: numbersOf(report).map(({ name, number, decimals }) => [name, ...compared(number, decimals)]),
    },
    {
      name: 'By status',
      headings: ['Status', `Estimates, ${now}`, `Estimates, ${then}`, 'Change', 'Total sent'],
      rows: report.statuses.map(({ status, estimates, total }) => [
        labels.status(status),
        ...compared(estimates, 0),
        moneyIfAny(total),
      ]),
    },
    {
      name: 'Hours by labor type',
      headings: ['Labor type', `Hours, ${now}`, `Hours, ${then}`, 'Change'],
      rows: report.laborTypes.map((row) => [labels.labor(row.type), ...compared(row.tenths, 1)]),
    },
    {
      name: 'Parts used most',
      headings: ['Part', 'Code', `Estimates, ${now}`, `Estimates, ${then}`, 'Change', 'Charged'],
      rows: report.parts.map(({ name, part, estimates, before, amount }) => [
        name,
        part,
        ...compared({ now: estimates, before }, 0),
        moneyIfAny(amount),
      ]),
    },
    {
      name: 'By estimator',
      headings: [
        'Estimator',
        `Estimates, ${now}`,
        `Estimates, ${then}`,
        'Change',
        'Sent',
        'Total',
        'Average',
        'Days to approval',
      ],
      rows: report.estimators.map((row) => [
        row.estimator,
        ...compared(row.estimates, 0),
        count(row.sent),
        moneyIfAny(row.total),
        moneyIfAny(row.average),
        tenths(row.approvalDays),
      ]),
    },
  ];
}

export interface NamedNumber {
  readonly name: string;
  readonly number: ComparedNumber;
  readonly decimals: number;
}

export function numbersOf(report: CompanyReport): NamedNumber[] {
  return [
    { name: 'Estimates started', number: report.estimates, decimals: 0 },
    { name: 'Sent', number: report.sent, decimals: 0 },
    { name: 'Total of those sent', number: report.total, decimals: 2 },
    { name: 'Average total', number: report.average, decimals: 2 },
    { name: 'Approved', number: report.approved, decimals: 0 },
    { name: 'Days from start to approval', number: report.approvalDays, decimals: 1 },
    { name: 'With a supplement', number: report.supplemented, decimals: 0 },
    { name: 'With a supplement, in percent of those sent', number: report.supplementShare, decimals: 1 },
    { name: 'Labor hours', number: report.hours, decimals: 1 },
  ];
}
