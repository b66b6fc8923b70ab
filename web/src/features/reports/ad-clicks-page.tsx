import { type AdClicks, getAdClicks, reportLimits } from '@dre/core/contract/reports/reports';
import type { Cell } from '@dre/core/domain/exchange/sheets';
import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../ui/layout/Table.tsx';
import { DayBars } from './day-bars.tsx';
import { PagedReport } from './paged-report.tsx';
import { usePagedReport } from './use-paged-report.ts';

type Clicks = AdClicks['items'][number];

/** Clicks by ad and day, with a chart of all clicks of each day. */
export function AdClicksPage() {
  const report = usePagedReport(getAdClicks);
  return (
    <PagedReport
      title="Ad clicks"
      path="/reporting/ad-clicks"
      report={report}
      columns={columns}
      rowKey={({ day, ad }) => `${day} ${ad}`}
      answer={({ days }) => {
        const clicks = days.reduce((sum, day) => sum + day.clicks, 0);
        return `${clicks.toLocaleString('en-US')} ${clicks === 1 ? 'click' : 'clicks'} in the last ${reportLimits.days} days.`;
      }}
      file={{ name: 'ad clicks', headings: ['Day', 'Ad', 'Title', 'Clicks'], row: fileRow }}
      tools={<Link to="/reporting/all-ads">All ads</Link>}
      picture={
        report.data && (
          <Card as="section" aria-label="Clicks by day">
            <DayBars days={report.data.days} today={report.data.today} count={reportLimits.days} />
          </Card>
        )
      }
      empty={
        <EmptyState title="Nobody followed an ad yet">
          A click on a link like /adclick?ad=spring is counted here.
        </EmptyState>
      }
    />
  );
}

function fileRow({ day, ad, title, clicks }: Clicks): readonly Cell[] {
  return [day, ad, title ?? '', { value: clicks, decimals: 0 }];
}

const columns: readonly Column<Clicks>[] = [
  { id: 'day', header: 'Day', isRowHeader: true, cell: ({ day }) => day },
  { id: 'ad', header: 'Ad', isName: true, cell: ({ ad, title }) => title ?? `${ad} (no ad of ours)` },
  { id: 'clicks', header: 'Clicks', isNumeric: true, cell: ({ clicks }) => clicks.toLocaleString('en-US') },
];
