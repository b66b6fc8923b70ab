import type { EstimatePage } from '@dre/core/contract/estimates/estimate-list';
import type { Status } from '@dre/core/domain/estimates/model/lifecycle/status';
import { Link } from '@tanstack/react-router';
import { searchOf, whole } from './list-address.ts';
import { statusLabels } from './list-labels.ts';
import edges from '../../../ui/layout/fading-edges.module.css';
import styles from './status-tabs.module.css';
import type { EstimateList } from './use-estimate-list.ts';

const always: readonly Status[] = [
  'draft',
  'locked',
  'sent',
  'approved',
  'supplement',
  'declined',
  'in-repair',
  'completed',
];

/** A tab per status; the other filters stay. */
export function StatusTabs({ list: { address, data } }: { readonly list: EstimateList }) {
  const { status: selected, ...rest } = whole(address);
  const counts = new Map(data?.statuses?.map(({ status, estimates }) => [status, estimates]));
  const isVisible = (status: Status) => (counts.get(status) ?? 0) > 0 || selected?.includes(status);
  const tabs = isVisible('void') ? [...always, 'void' as const] : always;
  const all = data?.statuses?.reduce((sum, { estimates }) => sum + estimates, 0);
  const isOnly = (status: Status) => selected?.length === 1 && selected[0] === status;
  return (
    <nav aria-label="Status" className={`${styles['tabs']} ${edges['inline']}`}>
      <Link
        to="/estimate/my-estimates"
        search={searchOf(rest)}
        className={styles['tab']}
        aria-current={selected === undefined ? 'true' : undefined}
        activeProps={{}}
      >
        All <Count value={data} count={all} />
      </Link>
      {tabs.map((status) => (
        <Link
          key={status}
          to="/estimate/my-estimates"
          search={searchOf({ ...rest, status: [status] })}
          className={styles['tab']}
          aria-current={isOnly(status) ? 'true' : undefined}
          activeProps={{}}
        >
          {statusLabels[status]} <Count value={data} count={counts.get(status) ?? 0} />
        </Link>
      ))}
    </nav>
  );
}

/** Hidden where there are more estimates than are counted. */
function Count({
  value,
  count,
}: {
  readonly value: EstimatePage | undefined;
  readonly count: number | undefined;
}) {
  if (!value?.statuses || count === undefined) return null;
  return <span className={styles['count']}>{count.toLocaleString('en-US')}</span>;
}
