import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';
import type { Periods } from '@dre/core/domain/reports/company-figures';
import {
  approvedStatuses,
  type CompanyReport,
  reportedStatuses,
  sentStatuses,
} from '@dre/core/domain/reports/company-report';
import type { Sheet } from '@dre/core/domain/exchange/sheets';
import { formatShortPeriod } from '@dre/core/domain/reports/months';
import { Link } from '@tanstack/react-router';
import { estimatesSearch } from '../../../lib/estimates-search.ts';
import { hours } from '../../../lib/text/format.ts';
import { type BarRow, ReportBars } from '../report-bars.tsx';
import { ReportTable, type RowLinks } from '../report-table.tsx';
import styles from '../reports.module.css';
import { CompanyFigures } from './company-figures.tsx';
import { companySheets } from './company-sheets.ts';

interface CompanySectionsProps {
  readonly report: CompanyReport;
  readonly periods: Periods;
  /** The estimator whose estimates are counted; null: everybody's. */
  readonly only: string | null;
}

/** Every number that My Estimates can list links to that list. */
export function CompanySections({ report, periods, only }: CompanySectionsProps) {
  const [, byStatus, byLabor, byPart, byEstimator] = companySheets(report, periods) as [
    Sheet,
    Sheet,
    Sheet,
    Sheet,
    Sheet,
  ];
  const to = '/estimate/my-estimates' as const;
  const started = (statuses?: readonly Status[], estimator: string | null = only) => ({
    to,
    search: estimatesSearch({ period: periods.period, statuses, estimator }),
  });
  const before = (statuses?: readonly Status[], estimator: string | null = only) => ({
    to,
    search: estimatesSearch({ period: periods.compared, statuses, estimator }),
  });
  const names = { now: formatShortPeriod(periods.period), before: formatShortPeriod(periods.compared) };
  return (
    <>
      <CompanyFigures
        report={report}
        links={{
          estimates: started(),
          sent: started(sentStatuses),
          approved: started(approvedStatuses),
        }}
      />
      <div className={styles['halves']}>
        {report.statuses.length > 0 && (
          <ReportBars
            title="Estimates by status"
            of="Status"
            names={names}
            rows={byStatus.rows.map((row, at) => statusBar(String(row[0]), report.statuses[at], started))}
          />
        )}
        <ReportTable
          sheet={byStatus}
          empty="No estimates were started in either period."
          wide={[2]}
          links={report.statuses.map(({ status }): RowLinks => ({
            1: started([status]),
            2: before([status]),
          }))}
        />
      </div>
      <div className={styles['halves']}>
        {report.laborTypes.length > 0 && (
          <ReportBars
            title="Hours by labor type"
            of="Labor type"
            names={names}
            say={hours}
            rows={byLabor.rows.map((row, at) => ({
              id: String(row[0]),
              name: String(row[0]),
              now: report.laborTypes[at]?.tenths.now ?? 0,
              before: report.laborTypes[at]?.tenths.before ?? 0,
            }))}
          />
        )}
        <ReportTable
          sheet={byLabor}
          empty="No estimate with hours was locked in either period."
          wide={[2]}
          more={<Link {...started(reportedStatuses)}>The estimates</Link>}
        />
      </div>
      {only === null && (
        <ReportTable
          sheet={byEstimator}
          empty="No estimates were started in either period."
          wide={[2, 4, 6, 7]}
          links={report.estimators.map(({ estimator }): RowLinks => ({
            1: started(undefined, estimator),
            2: before(undefined, estimator),
            4: started(sentStatuses, estimator),
          }))}
        />
      )}
      <ReportTable
        sheet={byPart}
        empty="No part of the book is on an estimate that was locked."
        wide={[1, 3]}
        links={report.parts.map(({ part }): RowLinks => ({
          0: {
            to,
            search: estimatesSearch({
              period: periods.period,
              statuses: reportedStatuses,
              estimator: only,
              find: part,
            }),
          },
        }))}
      />
    </>
  );
}

function statusBar(
  name: string,
  row: CompanyReport['statuses'][number] | undefined,
  link: (statuses: readonly Status[]) => BarRow['link'],
): BarRow {
  return {
    id: name,
    name,
    now: row?.estimates.now ?? 0,
    before: row?.estimates.before ?? 0,
    link: row && link([row.status]),
  };
}
