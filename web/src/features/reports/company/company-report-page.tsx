import { companyReportLimits, readCompanyReport } from '@dre/core/contract/reports/company-report';
import { companyReport, companyReportText } from '@dre/core/domain/reports/company-report';
import { lastMonths, type Month, monthIn, monthsOf, formatPeriod } from '@dre/core/domain/reports/months';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import { useMay } from '../../session/use-may.ts';
import { PeriodChoice } from '../period-choice.tsx';
import { periodsOf, reportAddress } from '../report-address.ts';
import { ReportFiles } from '../report-files.tsx';
import styles from '../reports.module.css';
import { CompanySections } from './company-sections.tsx';
import { companySheets } from './company-sheets.ts';

/** The report of one's own company: estimators see their own figures, owners and reviewers everybody's. */
export function CompanyReportPage() {
  const active = useActiveCompany();
  if (active.id !== undefined) return <ActiveReport companyId={active.id} />;
  return (
    <>
      <div className={styles['top']}>
        <h1>Reports</h1>
      </div>
      <EmptyState title="You do not work for a company here">
        Reports are of the estimates of a company.
      </EmptyState>
    </>
  );
}

function NewEstimate() {
  return (
    <LinkButton
      render={(look) => (
        <Link to="/estimate/$id/new-estimate" params={{ id: '0' }} search={{ damage: 'front' }} {...look} />
      )}
    >
      New Estimate
    </LinkButton>
  );
}

function ActiveReport({ companyId }: { readonly companyId: string }) {
  const navigate = useNavigate();
  const may = useMay();
  const zone = useCompanyZone();
  const [now] = useState<Month>(() => monthIn(zone, Date.now()));
  const address = reportAddress(useSearch({ strict: false }));
  const periods = periodsOf(address, now, companyReportLimits.months);
  const { period, compared } = periods;
  const query = {
    from: period.first,
    to: period.last,
    comparedFrom: compared.first,
    comparedTo: compared.last,
  };
  const asked = `${companyId} ${Object.values(query).join(' ')}`;
  const { data, error, isPending, refetch } = useQuery(readCompanyReport, { query }, asked);
  const isSkeletonShown = useLoadingVisible(data === undefined && isPending);
  const report = data && companyReport(data.period, data.compared);
  const change = (part: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '/account/reports',
      search: { ...reportAddress({ ...address, ...part }) },
      replace: true,
    });
  return (
    <>
      <div className={styles['top']}>
        <h1>Reports</h1>
        <div className={styles['tools']}>
          <PeriodChoice address={address} now={now} months={choosable(now)} onChange={change} />
          <ReportFiles
            name={`report ${period.first} to ${period.last}`}
            sheets={report === undefined ? [] : companySheets(report, periods)}
            isEmpty={report === undefined || isPending}
          />
        </div>
      </div>
      {error && (
        <Card>
          <ErrorState
            title="The report could not be read"
            actions={<Button onPress={refetch}>Try Again</Button>}
          >
            {problemText(error)}
          </ErrorState>
        </Card>
      )}
      {isSkeletonShown && <Skeleton shape="block" />}
      {report && !error && (
        <div aria-busy={isPending} className={isPending ? styles['stale'] : undefined}>
          <output className={styles['answer']}>
            {data.only === null ? '' : 'Yours: '}
            {companyReportText(report, periods)}
          </output>
          {report.estimators.length === 0 ? (
            <Card>
              <EmptyState
                title={`Nothing was started in ${formatPeriod(period)}`}
                actions={may('edit-estimates') && <NewEstimate />}
              >
                Nor in {formatPeriod(compared)}. Choose another period.
              </EmptyState>
            </Card>
          ) : (
            <CompanySections report={report} periods={periods} only={data.only} />
          )}
        </div>
      )}
    </>
  );
}

/** Five years back, the newest first. */
function choosable(now: Month): Month[] {
  return monthsOf(lastMonths(now, companyReportLimits.months)).toReversed();
}
