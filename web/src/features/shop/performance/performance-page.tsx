import { readPerformance } from '@dre/core/contract/shop/performance';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { performanceOf } from '@dre/core/domain/shop/performance/performance';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ReportFiles } from '../../reports/report-files.tsx';
import { useActiveCompany } from '../../session/active-company.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useMay } from '../../session/use-may.ts';
import { KeysFooter } from '../shell/keys-footer.tsx';
import { PayrollFile } from './payroll-file.tsx';
import { comparedPeriods, performanceAddress, rowFilter } from './performance-address.ts';
import { performanceFileSheets } from './performance-files.ts';
import { PerformanceReport } from './performance-report.tsx';
import styles from './performance.module.css';
import { PeriodControls } from './period-controls.tsx';

const hints = [
  { keys: ['Tab'], does: 'bar' },
  { keys: ['Enter'], does: 'its units' },
  { keys: ['?'], does: 'all keys' },
] as const;

/** Hours and days of the shop, and the units behind them. */
export function PerformancePage() {
  const navigate = useNavigate();
  const may = useMay();
  const { id: company = '' } = useActiveCompany();
  const zone = useCompanyZone();
  const [today] = useState(() => dayIn(zone, Date.now()));
  const address = performanceAddress(useSearch({ strict: false }));
  const { period, compared } = comparedPeriods(address, today);
  const query = {
    from: period.first,
    to: period.last,
    comparedFrom: compared.first,
    comparedTo: compared.last,
  };
  const key = [company, ...Object.values(query)].join(' ');
  const { data: reply, error, isPending, refetch } = useQuery(readPerformance, { query }, key);
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '/shop/performance',
      search: { ...performanceAddress({ ...address, ...part }) },
      replace: true,
      resetScroll: false,
    });
  const report = reply && {
    now: performanceOf(reply.period),
    before: performanceOf(reply.compared),
    period,
    compared,
  };
  return (
    <div className={styles['screen']}>
      <div className={styles['page']}>
        <div className={styles['top']}>
          <h1>Performance</h1>
          <div className={styles['tools']}>
            <PeriodControls address={address} today={today} onChange={change} />
            <ReportFiles
              name={`performance ${period.first} to ${period.last}`}
              sheets={report && reply ? performanceFileSheets(report, reply) : []}
              isEmpty={report === undefined || isPending}
            />
            {may('correct-all-punches') && <PayrollFile today={today} />}
          </div>
        </div>
        {error !== undefined && (
          <ErrorState
            title="The performance could not be read"
            actions={<Button onPress={refetch}>Try again</Button>}
          >
            {problemText(error)}
          </ErrorState>
        )}
        <Loading
          isLoading={reply === undefined && isPending}
          label="The performance is being read"
          skeleton={<Skeleton shape="block" />}
        >
          {report && reply && error === undefined && (
            <div aria-busy={isPending} data-stale={isPending || undefined} className={styles['report']}>
              <PerformanceReport
                reply={reply}
                report={report}
                today={today}
                filter={rowFilter(address.rows)}
                lengthName={address.period ?? '90'}
                onRows={(rows) => change({ rows })}
              />
            </div>
          )}
        </Loading>
      </div>
      <KeysFooter hints={hints} />
    </div>
  );
}
