import { type DashboardFigures, readFigures } from '@dre/core/contract/estimates/dashboard';
import { listLimits, type Sum } from '@dre/core/contract/estimates/estimate-list';
import { approvedStatuses } from '@dre/core/domain/reports/company-report';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDecimal } from '../../../ui/fields/number-text.ts';
import { price } from '../../../lib/text/format.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { type ListAddress, monthStart, searchOf, weekStart } from '../list/list-address.ts';
import { countText } from '../list/list-labels.ts';
import { useCompanyZone } from '../../session/company-zone.ts';
import styles from './dashboard.module.css';
import { type CachedQuery, useCachedQuery } from './use-cached-query.ts';
import { Sparkline } from './week-bars.tsx';

export function useFigures(): CachedQuery<DashboardFigures> {
  const [now] = useState(() => new Date());
  const zone = useCompanyZone();
  const query = {
    month: monthStart(now, 0, zone),
    lastMonth: monthStart(now, -1, zone),
    week: weekStart(now, zone),
  };
  return useCachedQuery(readFigures, { query }, 'figures');
}

interface FigureTile {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly list: ListAddress;
}

/** The numbers in one card; each links to the list it counts. */
export function FiguresCard({ call }: { readonly call: CachedQuery<DashboardFigures> }) {
  const { data, error: problem, refetch } = call;
  if (problem) {
    return (
      <Alert tone="error" role="alert" actions={<Button onPress={refetch}>Try Again</Button>}>
        {problemText(problem)}
      </Alert>
    );
  }
  const weeks = data?.weeks.map(({ estimates }) => estimates) ?? [];
  return (
    <ul className={styles['figures']} aria-label="Figures" aria-busy={data === undefined}>
      {figureTiles(data).map(({ name, value: text, note, list }) => (
        <li key={name}>
          <Link to="/estimate/my-estimates" search={searchOf(list)} className={styles['figure']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['value']}>{text}</span>
            <span className={styles['note']}>{note}</span>
          </Link>
          {name === 'Started this month' && weeks.length > 0 && <Sparkline values={weeks} />}
        </li>
      ))}
    </ul>
  );
}

const most = `More than ${listLimits.counted.toLocaleString('en-US')}`;

function figureTiles(figures: DashboardFigures | undefined): FigureTile[] {
  const { drafts, sent, approved, approvedLastMonth, written, writtenLastMonth, sending } = figures ?? {};
  const started = written === null ? most : (written?.estimates.toLocaleString('en-US') ?? '–');
  return [
    {
      name: 'Drafts',
      value: drafts ? price(drafts.total) : '–',
      note: drafts ? `${countText(drafts.estimates)}, everybody’s` : '',
      list: { status: ['draft'] },
    },
    {
      name: 'Waiting for approval',
      value: sent ? price(sent.total) : '–',
      note: sent ? countText(sent.estimates) : '',
      list: { status: ['sent'] },
    },
    {
      name: 'Approved this month',
      value: approved === null ? most : approved ? price(approved.total) : '–',
      note: approved ? approvedText(approved, approvedLastMonth) : '',
      list: { status: approvedStatuses, period: 'this-month', of: 'approved' },
    },
    {
      name: 'Started this month',
      value: started,
      note: written ? against(written.estimates, writtenLastMonth) : '',
      list: { period: 'this-month', of: 'created' },
    },
    {
      name: 'From start to sending',
      value: sending && sending.estimates > 0 ? days(sending.tenthDays) : '–',
      note: sending ? `${countText(sending.estimates)} sent this month` : '',
      list: { period: 'this-month', of: 'sent' },
    },
  ];
}

/** Last month is named whole: a share of it would compare a month with some days. */
function approvedText(sum: Sum, before: Sum | null | undefined): string {
  const text = countText(sum.estimates);
  return before ? `${text}, ${price(before.total)} last month` : text;
}

function days(tenths: number): string {
  return tenths === 10 ? '1.0 day' : `${formatDecimal(tenths, 1)} days`;
}

function against(count: number, before: number | null | undefined): string {
  if (before === null || before === undefined) return '';
  if (before === count) return 'as many as last month';
  return `${Math.abs(count - before).toLocaleString('en-US')} ${count > before ? 'more' : 'fewer'} than last month`;
}
