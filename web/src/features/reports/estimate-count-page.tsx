import { getEstimateCountByCompany, type EstimateCounts } from '@dre/core/contract/reports';
import { countReport, sayReport } from '@dre/core/domain/reports/company-figures';
import { periodBefore, sayPeriod } from '@dre/core/domain/reports/months';
import { useSearch } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveCsv } from '../../lib/save-file.ts';
import { problemText } from '../../lib/use-action.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLoadingShown } from '../../ui/use-loading-shown.ts';
import { CountChart } from './count-chart.tsx';
import { countCsv } from './count-csv.ts';
import { CountFigures } from './count-figures.tsx';
import { CountTable } from './count-table.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { periodOf, reportAddress } from './report-address.ts';
import styles from './reports.module.css';

/** Who uses it, more or less than before. */
export function EstimateCountPage() {
  const { value, problem, isLoading, reload } = useCall(getEstimateCountByCompany, { query: {} });
  const isSkeletonShown = useLoadingShown(value === undefined && isLoading);
  if (value !== undefined) return <Report counts={value} />;
  return (
    <>
      <div className={styles['top']}>
        <h1>Estimate count by company</h1>
      </div>
      {problem && (
        <ErrorState
          title="The report could not be read"
          actions={<Button onPress={reload}>Try Again</Button>}
        >
          {problemText(problem)}
        </ErrorState>
      )}
      {isSkeletonShown && <Skeleton shape="block" />}
    </>
  );
}

function Report({ counts }: { readonly counts: EstimateCounts }) {
  const address = reportAddress(useSearch({ strict: false }));
  const [lit, setLit] = useState<string | null>(null);
  const period = periodOf(address, counts);
  const report = countReport(counts, period, address.kind ?? null);
  const names = { now: sayPeriod(period), before: sayPeriod(periodBefore(period)) };
  const name = `estimates ${period.first} to ${period.last}.csv`;
  return (
    <>
      <div className={styles['top']}>
        <h1>Estimate count by company</h1>
        <div className={styles['tools']}>
          <PeriodChoice address={address} counts={counts} />
          <Button
            icon={<Download aria-hidden="true" />}
            isDisabled={report.rows.length === 0}
            onPress={() => saveCsv(name, countCsv(report, period))}
          >
            CSV
          </Button>
        </div>
      </div>
      <output className={styles['answer']}>{sayReport(report, period)}</output>
      <CountFigures report={report} />
      {report.rows.length === 0 ? (
        <Card>
          <EmptyState title={`No estimates in ${names.now}`}>
            Nor in {names.before}. Choose another period, or another type of company.
          </EmptyState>
        </Card>
      ) : (
        <div className={styles['halves']}>
          <CountChart report={report} names={names} lit={lit} onLit={setLit} />
          <CountTable report={report} lit={lit} onLit={setLit} page={address.page ?? 1} />
        </div>
      )}
    </>
  );
}
