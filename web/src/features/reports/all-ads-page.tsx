import { type AllAds, getAllAds } from '@dre/core/contract/reports/reports';
import type { Cell } from '@dre/core/domain/exchange/sheets';
import { Link } from '@tanstack/react-router';
import { day } from '../../lib/text/format.ts';
import { When } from '../../lib/text/when.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../ui/layout/Table.tsx';
import { PagedReport } from './paged-report.tsx';
import { usePagedReport } from './use-paged-report.ts';

type Ad = AllAds['items'][number];

/** Every ad and its number of clicks. */
export function AllAdsPage() {
  const report = usePagedReport(getAllAds);
  return (
    <PagedReport
      title="All ads"
      path="/reporting/all-ads"
      report={report}
      columns={columns}
      rowKey={({ id }) => id}
      answer={({ total }) => (total === 1 ? '1 ad.' : `${total} ads.`)}
      file={{ name: 'ads', headings: ['Ad', 'Title', 'From', 'Until', 'Clicks'], row: fileRow }}
      tools={<Link to="/reporting/ad-clicks">Ad clicks by day</Link>}
      empty={<EmptyState title="No ads yet">An ad is listed here from the moment it is made.</EmptyState>}
    />
  );
}

function fileRow({ id, title, shownFrom, shownUntil, clicks }: Ad): readonly Cell[] {
  return [id, title, shownFrom ?? '', shownUntil ?? '', { value: clicks, decimals: 0 }];
}

const columns: readonly Column<Ad>[] = [
  { id: 'title', header: 'Ad', isRowHeader: true, cell: ({ title }) => title },
  { id: 'id', header: 'Link', cell: ({ id }) => `/adclick?ad=${id}` },
  {
    id: 'period',
    header: 'Shown',
    cell: ({ shownFrom, shownUntil }) =>
      `${dayOr(shownFrom)} to ${shownUntil === null ? 'further notice' : dayOr(shownUntil)}`,
  },
  {
    id: 'state',
    header: 'Now',
    cell: ({ isShown }) => (
      <Badge tone={isShown ? 'green' : 'neutral'}>{isShown ? 'Shown' : 'Not shown'}</Badge>
    ),
  },
  { id: 'clicks', header: 'Clicks', isNumeric: true, cell: ({ clicks }) => clicks.toLocaleString('en-US') },
  {
    id: 'last',
    header: 'Last click',
    cell: ({ lastClickedAt }) => (lastClickedAt === null ? '–' : <When at={lastClickedAt} />),
  },
];

function dayOr(moment: string | null): string {
  return moment === null ? '–' : day(new Date(moment));
}
