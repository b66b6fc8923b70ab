import { getEstimateCountByCompany, type EstimateCounts } from '@dre/core/contract/reports/reports';
import { countReport, reportText } from '@dre/core/domain/reports/company-figures';
import { formatShortPeriod } from '@dre/core/domain/reports/months';
import { countSheet } from '@dre/core/domain/reports/report-sheets';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type CompanyKind, kindLabels } from '../../lib/text/company-kinds.ts';
import { problemText } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useLoadingVisible } from '../../ui/feedback/use-loading-visible.ts';
import { CompanyMonths } from './company-months.tsx';
import { CountFigures } from './count-figures.tsx';
import { CountTable } from './count-table.tsx';
import { CountTools } from './count-tools.tsx';
import { monthsAddress, periodsOf, type ReportAddress, reportAddress } from './report-address.ts';
import { ReportBars } from './report-bars.tsx';
import { ReportFiles } from './report-files.tsx';
import styles from './reports.module.css';

/** Estimates by company, compared with an earlier period. */
export function EstimateCountPage() {
  const { data, error, isPending, refetch } = useQuery(getEstimateCountByCompany, { query: {} });
  const isSkeletonShown = useLoadingVisible(data === undefined && isPending);
  const address = reportAddress(useSearch({ strict: false }));
  if (data !== undefined) {
    const company = data.companies.find(({ id }) => id === address.company);
    return company === undefined ? (
      <Report counts={data} address={address} />
    ) : (
      <CompanyMonths counts={data} company={company} address={address} />
    );
  }
  return (
    <>
      <div className={styles['top']}>
        <h1>Estimate count by company</h1>
      </div>
      {error && (
        <ErrorState
          title="The report could not be read"
          actions={<Button onPress={refetch}>Try Again</Button>}
        >
          {problemText(error)}
        </ErrorState>
      )}
      {isSkeletonShown && <Skeleton shape="block" />}
    </>
  );
}

interface ReportProps {
  readonly counts: EstimateCounts;
  readonly address: ReportAddress;
}

function Report({ counts, address }: ReportProps) {
  const [lit, setLit] = useState<string | null>(null);
  const periods = periodsOf(address, counts.now);
  const { period, compared } = periods;
  const report = countReport(counts, periods, address.kind ?? null);
  const names = { now: formatShortPeriod(period), before: formatShortPeriod(compared) };
  const sheet = countSheet(report, periods, (kind) => kindLabels[kind as CompanyKind]);
  return (
    <>
      <div className={styles['top']}>
        <h1>Estimate count by company</h1>
        <div className={styles['tools']}>
          <CountTools address={address} counts={counts} />
          <ReportFiles
            name={`estimates ${period.first} to ${period.last}`}
            sheets={[sheet]}
            isEmpty={report.rows.length === 0}
          />
        </div>
      </div>
      <output className={styles['answer']}>{reportText(report, periods)}</output>
      <CountFigures report={report} />
      {report.rows.length === 0 ? (
        <Card>
          <EmptyState title={`No estimates in ${names.now}`}>
            Nor in {names.before}. Choose another period, or another type of company.
          </EmptyState>
        </Card>
      ) : (
        <div className={styles['halves']}>
          <ReportBars
            title="Estimates"
            of="Company"
            names={names}
            lit={lit}
            onLit={setLit}
            rows={report.rows.map((row) => ({
              id: row.id,
              name: row.name,
              now: row.estimates,
              before: row.before,
              link: {
                to: '/reporting/estimate-count-by-company',
                search: monthsAddress(address, row.id),
              },
            }))}
          />
          <CountTable report={report} lit={lit} onLit={setLit} address={address} />
        </div>
      )}
    </>
  );
}
