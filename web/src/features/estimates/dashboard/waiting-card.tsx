import { type EstimateRow, listEstimates } from '@dre/core/contract/estimates/estimate-list';
import { dayIn } from '@dre/core/domain/companies/time-zone';
import { daysBetween } from '@dre/core/domain/days-between';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCompanyZone } from '../../session/company-zone.ts';
import { searchOf } from '../list/list-address.ts';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { EstimateItems } from './estimate-items.tsx';
import { useCachedQuery } from './use-cached-query.ts';
import { useRefetchWith } from '../list/use-demo.ts';

const list = { status: ['sent'] as const, sort: 'updated', direction: 'ascending' } as const;
const visibleRows = 3;

/** Sent estimates without an answer: those with a question for the shop, then the longest waiting. */
export function WaitingCard({ demoSize }: { readonly demoSize: number | undefined }) {
  const call = useCachedQuery(
    listEstimates,
    { query: { status: 'sent', sort: list.sort, direction: list.direction } },
    'waiting',
  );
  useRefetchWith(demoSize, call.refetch);
  const [now] = useState(() => Date.now());
  const zone = useCompanyZone();
  const since = ({ sentAt, updatedAt, toAnswer }: EstimateRow) => {
    const days = daysBetween(dayIn(zone, Date.parse(sentAt ?? updatedAt)), dayIn(zone, now));
    if (toAnswer > 0) return <b className={styles['toAnswer']}>{toAnswer} to answer</b>;
    return days <= 0 ? 'sent today' : days === 1 ? '1 day' : `${days} days`;
  };
  return (
    <DashboardCard
      title="Waiting on others"
      count={call.data?.all?.estimates}
      more={
        <Link to="/estimate/my-estimates" search={searchOf(list)}>
          All sent
        </Link>
      }
      call={call}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles['nothing']}>
            Nothing waiting. What was sent stands here until it is answered.
          </p>
        ) : (
          <EstimateItems
            label="Waiting on others"
            rows={unansweredFirst(items).slice(0, visibleRows)}
            note={since}
          />
        )
      }
    </DashboardCard>
  );
}

function unansweredFirst(rows: readonly EstimateRow[]): readonly EstimateRow[] {
  return rows.toSorted((a, b) => Number(b.toAnswer > 0) - Number(a.toAnswer > 0));
}
