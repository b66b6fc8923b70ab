import { type EstimateRow, listEstimates } from '@dre/core/contract/estimate-list';
import { statusOf } from '@dre/core/domain/estimates/status';
import { accept } from '@dre/core/domain/result';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { amount, orDash } from '../../../lib/format.ts';
import { problemText } from '../../../lib/use-action.ts';
import { useApi } from '../../../lib/services.ts';
import { type List, useList } from '../../../lib/use-list.ts';
import { When } from '../../../lib/when.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLoadingShown } from '../../../ui/use-loading-shown.ts';
import styles from './my-estimates.module.css';

/** The company's estimates, those changed last first. */
export function MyEstimatesPage() {
  const { find } = useSearch({ from: '/app-shell/estimate/my-estimates' });
  const list = useEstimateList(find);
  const isSkeletonShown = useLoadingShown(list.isFirstLoad);
  return (
    <>
      <div className={styles['top']}>
        <h1>My Estimates</h1>
        <NewEstimateLink />
      </div>
      <Card padding="none">
        <div className={styles['filters']}>
          <FindBox />
        </div>
        {list.problem && (
          <div className={styles['problem']}>
            <Alert tone="error" role="alert">
              {problemText(list.problem)} <Button onPress={list.reload}>Try again</Button>
            </Alert>
          </div>
        )}
        <Table
          caption="My Estimates"
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => id}
          isStale={list.isStale}
          skeletonRows={isSkeletonShown ? 8 : 0}
          empty={list.isFirstLoad || list.problem ? null : <Nothing find={find} />}
        />
        {list.hasMore && (
          <footer className={styles['footer']}>
            <Button onPress={list.more} loading={list.isLoadingMore}>
              Show more
            </Button>
          </footer>
        )}
      </Card>
    </>
  );
}

function useEstimateList(find: string | undefined): List<EstimateRow> {
  const api = useApi();
  return useList<EstimateRow>(async (after, signal) => {
    const answer = await api.call(listEstimates, {
      query: { ...(find && { find }), ...(after && placeOf(after)) },
      signal,
    });
    if (!answer.ok) return answer;
    const { items, all, hasNext, page, last } = answer.value;
    const next = hasNext && last !== null ? `${page + 1} ${last}` : null;
    return accept({ items, total: all?.estimates ?? items.length, next });
  }, find ?? '');
}

function placeOf(next: string): { page: string; after: string } {
  const [page = '', after = ''] = next.split(' ');
  return { page, after };
}

/** What is searched for lives in the address: it can be kept, sent and gone back to. */
function FindBox() {
  const navigate = useNavigate({ from: '/estimate/my-estimates' });
  const [text, setText] = useState(useSearch({ from: '/app-shell/estimate/my-estimates' }).find ?? '');
  const change = (next: string) => {
    setText(next);
    void navigate({ search: next.trim() === '' ? {} : { find: next.trim() }, replace: true });
  };
  return (
    <TextField
      label="Find by number, VIN, claim, customer or vehicle"
      type="search"
      value={text}
      onChange={change}
      maxLength={100}
      prefix={<Search aria-hidden="true" size={16} />}
    />
  );
}

function Nothing({ find }: { readonly find: string | undefined }) {
  return find === undefined ? (
    <EmptyState title="No estimates yet" actions={<NewEstimateLink />}>
      The first one takes a vehicle type and a click in the picture.
    </EmptyState>
  ) : (
    <EmptyState title={`Nothing found for “${find}”`}>
      Try part of the number, four characters of the VIN, the claim or the customer.
    </EmptyState>
  );
}

function NewEstimateLink() {
  return (
    <LinkButton
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      render={(look) => (
        <Link to="/estimate/$id/new-estimate" params={{ id: '0' }} search={{ damage: 'front' }} {...look} />
      )}
    >
      New Estimate
    </LinkButton>
  );
}

const columns: readonly Column<EstimateRow>[] = [
  {
    id: 'number',
    header: 'Estimate',
    isRowHeader: true,
    cell: ({ id, number }) => (
      <Link to="/estimate/$id/new-estimate" params={{ id }} search={{}} className={styles['number']}>
        {number}
      </Link>
    ),
  },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer || 'No name yet' },
  {
    id: 'vehicle',
    header: 'Vehicle',
    cell: ({ vehicle, vinTail }) => (
      <>
        {vehicle || '–'}
        {vinTail !== '' && <span className={styles['vin']}>{vinTail}</span>}
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ stage, draft }) => <StatusChip status={statusOf({ stage, draft })} />,
  },
  { id: 'total', header: 'Total', isNumeric: true, cell: ({ total }) => orDash(total, amount) },
  { id: 'updated', header: 'Updated', cell: ({ updatedAt }) => <When at={updatedAt} /> },
];
