import type { EstimateCounts } from '@dre/core/contract/reports/reports';
import { monthsOfCompany, changeText } from '@dre/core/domain/reports/company-figures';
import { formatMonth, formatPeriod, formatShortPeriod } from '@dre/core/domain/reports/months';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { kindLabels } from '../../lib/text/company-kinds.ts';
import { CountTools } from './count-tools.tsx';
import { periodsOf, type ReportAddress } from './report-address.ts';
import { ReportBars } from './report-bars.tsx';
import { ReportFiles } from './report-files.tsx';
import { ReportTable } from './report-table.tsx';
import styles from './reports.module.css';

interface CompanyMonthsProps {
  readonly counts: EstimateCounts;
  readonly company: EstimateCounts['companies'][number];
  readonly address: ReportAddress;
}

/** The months behind a company's bar. Its estimates stay the company's own. */
export function CompanyMonths({ counts, company, address }: CompanyMonthsProps) {
  const periods = periodsOf(address, counts.now);
  const months = monthsOfCompany(counts.months, company.id, periods);
  const [now, before] = [sum(months, 'estimates'), sum(months, 'before')];
  const sheet = {
    name: 'By month',
    headings: [
      'Month',
      'Estimates',
      'Compared with',
      'Estimates then',
      'Change',
      'Sent',
      'Value of those sent',
    ],
    rows: months.map((row) => [
      formatMonth(row.month),
      { value: row.estimates, decimals: 0 },
      formatMonth(row.comparedMonth),
      { value: row.before, decimals: 0 },
      changeText(row),
      { value: row.sent, decimals: 0 },
      { value: row.value, decimals: 2 },
    ]),
  };
  const { company: _company, ...all } = address;
  return (
    <>
      <Link to="/reporting/estimate-count-by-company" search={{ ...all }} className={styles['back']}>
        <ArrowLeft aria-hidden="true" />
        All companies
      </Link>
      <div className={styles['top']}>
        <h1>{company.name}</h1>
        <div className={styles['tools']}>
          <CountTools address={address} counts={counts} />
          <ReportFiles
            name={`estimates by month ${periods.period.first} to ${periods.period.last}`}
            sheets={[sheet]}
            isEmpty={false}
          />
        </div>
      </div>
      <output className={styles['answer']}>
        {`${now.toLocaleString('en-US')} ${now === 1 ? 'estimate' : 'estimates'} in ${formatPeriod(periods.period)}, ${before.toLocaleString('en-US')} in ${formatPeriod(periods.compared)}. `}
        <Link to="/admin/companies" search={{ search: company.name }}>
          {`${kindLabels[company.kind]}, ${company.users} ${company.users === 1 ? 'user' : 'users'}`}
        </Link>
      </output>
      <div className={styles['halves']}>
        <ReportBars
          title="Estimates"
          of="Month"
          names={{ now: formatShortPeriod(periods.period), before: formatShortPeriod(periods.compared) }}
          rows={months.map((row) => ({
            id: row.month,
            name: formatShortPeriod({ first: row.month, last: row.month }),
            now: row.estimates,
            before: row.before,
          }))}
        />
        <ReportTable sheet={sheet} wide={[2, 3, 5]} empty="" />
      </div>
    </>
  );
}

function sum<Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return rows.reduce((total, row) => total + row[name], 0);
}
