import { csvOf } from '@dre/core/domain/exchange/csv';
import { type CountReport, sayChange } from '@dre/core/domain/reports/company-figures';
import { type Period, sayPeriod } from '@dre/core/domain/reports/months';
import { kindWords, type CompanyKind } from '../../lib/company-kinds.ts';

/** The rows of the table with the same figures, money in dollars. */
export function countCsv({ rows, sum }: CountReport, period: Period): string {
  const figures = (row: CountReport['sum']) => [
    String(row.users),
    String(row.estimates),
    String(row.before),
    sayChange(row),
    String(row.sent),
    (row.value / 100).toFixed(2),
  ];
  return csvOf([
    ['Company', 'Type', 'Users', `Estimates, ${sayPeriod(period)}`, 'Before', 'Change', 'Sent', 'Value'],
    ...rows.map((row) => [row.name, kindWords[row.kind as CompanyKind], ...figures(row)]),
    ['All companies', '', ...figures(sum)],
  ]);
}
