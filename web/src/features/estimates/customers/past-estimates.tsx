import { statusOf } from '@dre/core/domain/estimates/model/lifecycle/status';
import {
  listCustomerEstimates,
  listUnitEstimates,
  type PastEstimate,
} from '@dre/core/contract/estimates/customers';
import { accept } from '@dre/core/domain/result';
import { Link } from '@tanstack/react-router';
import { amount, orDash } from '../../../lib/text/format.ts';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useInfiniteQuery } from '../../../lib/calls/use-infinite-query.ts';
import { When } from '../../../lib/text/when.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import styles from './customers.module.css';

export interface PastEstimatesProps {
  readonly of: 'customer' | 'unit';
  readonly id: string;
  readonly caption: string;
}

/** The estimates written for a customer, or for a vehicle under any customer. */
export function PastEstimates({ of, id, caption }: PastEstimatesProps) {
  const api = useApi();
  const list = useInfiniteQuery<PastEstimate>(async (after, signal) => {
    const endpoint = of === 'customer' ? listCustomerEstimates : listUnitEstimates;
    const reply = await api.call(endpoint, { params: { id }, query: { ...(after && { after }) }, signal });
    return reply.ok ? accept({ ...reply.value, total: reply.value.items.length }) : reply;
  }, `${of} ${id}`);
  const isSkeletonShown = useLoadingVisible(list.isPending);
  if (list.error) {
    return (
      <ErrorState
        title="The history could not be read"
        actions={<Button onPress={list.refetch}>Try again</Button>}
      >
        {problemText(list.error)}
      </ErrorState>
    );
  }
  return (
    <>
      <Table
        caption={caption}
        columns={of === 'customer' ? [number, vehicle, ...others] : [number, customer, ...others]}
        rows={list.rows}
        rowKey={(row) => row.id}
        isStale={list.isStale}
        skeletonRows={isSkeletonShown ? 3 : 0}
        empty={list.isPending ? null : 'No estimate names them now.'}
      />
      {list.hasNextPage && (
        <footer className={styles['footer']}>
          <Button onPress={list.fetchNextPage} loading={list.isFetchingNextPage}>
            Show more
          </Button>
        </footer>
      )}
    </>
  );
}

const number: Column<PastEstimate> = {
  id: 'number',
  header: 'Estimate',
  isRowHeader: true,
  cell: (row) => (
    <Link to="/estimate/$id/new-estimate" params={{ id: row.id }} search={{}} className={styles['number']}>
      {row.number}
    </Link>
  ),
};
const vehicle: Column<PastEstimate> = {
  id: 'vehicle',
  header: 'Vehicle',
  cell: (row) => row.vehicle || '–',
};
const customer: Column<PastEstimate> = {
  id: 'customer',
  header: 'Customer',
  cell: (row) => row.customer || 'No name yet',
};
const others: readonly Column<PastEstimate>[] = [
  { id: 'changed', header: 'Last changed', cell: ({ updatedAt }) => <When at={updatedAt} /> },
  { id: 'started', header: 'Started', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusChip status={statusOf(row)} />,
  },
  { id: 'total', header: 'Total', isNumeric: true, cell: ({ total }) => orDash(total, amount) },
];
