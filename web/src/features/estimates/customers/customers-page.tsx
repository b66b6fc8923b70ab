import { type CustomerRow, listCustomers } from '@dre/core/contract/estimates/customers';
import { accept } from '@dre/core/domain/result';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useApi } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { type InfiniteQueryResult, useInfiniteQuery } from '../../../lib/calls/use-infinite-query.ts';
import { When } from '../../../lib/text/when.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { type Column, Table } from '../../../ui/layout/Table.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useLoadingVisible } from '../../../ui/feedback/use-loading-visible.ts';
import { NewEstimateLink } from '../list/new-estimate-link.tsx';
import styles from './customers.module.css';
import { cityOf, customerName, unitName, unitSigns } from './unit-text.ts';

/** All customers of the company, the most recently used first. */
export function CustomersPage() {
  const { find } = useSearch({ from: '/app-shell/estimate/customers' });
  const list = useCustomers(find);
  const isSkeletonShown = useLoadingVisible(list.isPending);
  return (
    <>
      <div className={styles['top']}>
        <h1>Customers</h1>
        <p className={styles['note']}>Whoever is named on an estimate is listed here.</p>
      </div>
      <Card padding="none">
        <div className={styles['filters']}>
          <FindBox />
        </div>
        {list.error ? (
          <ErrorState
            title="The customers could not be read"
            actions={<Button onPress={list.refetch}>Try again</Button>}
          >
            {problemText(list.error)}
          </ErrorState>
        ) : (
          <Table
            caption="Customers"
            columns={columns}
            rows={list.rows}
            rowKey={({ id }) => id}
            isStale={list.isStale}
            skeletonRows={isSkeletonShown ? 8 : 0}
            empty={list.isPending ? null : <Nothing find={find} />}
          />
        )}
        {list.hasNextPage && (
          <footer className={styles['footer']}>
            <Button onPress={list.fetchNextPage} loading={list.isFetchingNextPage}>
              Show more
            </Button>
          </footer>
        )}
      </Card>
    </>
  );
}

function useCustomers(find: string | undefined): InfiniteQueryResult<CustomerRow> {
  const api = useApi();
  return useInfiniteQuery<CustomerRow>(async (after, signal) => {
    const reply = await api.call(listCustomers, {
      query: { ...(find && { find }), ...(after && { after }) },
      signal,
    });
    // The reply has no overall total.
    return reply.ok ? accept({ ...reply.value, total: reply.value.items.length }) : reply;
  }, find ?? '');
}

function FindBox() {
  const navigate = useNavigate({ from: '/estimate/customers' });
  const [text, setText] = useState(useSearch({ from: '/app-shell/estimate/customers' }).find ?? '');
  const change = (next: string) => {
    setText(next);
    void navigate({ search: next.trim() === '' ? {} : { find: next.trim() }, replace: true });
  };
  return (
    <TextField
      label="Find by name, phone, plate or VIN"
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
    <EmptyState title="No customers yet" actions={<NewEstimateLink />}>
      The first one is here as soon as an estimate names them. There is nothing to fill in twice.
    </EmptyState>
  ) : (
    <EmptyState title={`Nobody found for “${find}”`}>
      Try part of the name, the last digits of the phone number, the plate or the end of the VIN.
    </EmptyState>
  );
}

const columns: readonly Column<CustomerRow>[] = [
  {
    id: 'name',
    header: 'Customer',
    isRowHeader: true,
    cell: ({ id, details }) => (
      <Link to="/estimate/customers/$id" params={{ id }} className={styles['name']}>
        {customerName(details)}
      </Link>
    ),
  },
  {
    id: 'reach',
    header: 'Phone and email',
    isName: true,
    cell: ({ details: { phone, email } }) =>
      phone === '' && email === '' ? (
        '–'
      ) : (
        <span className={styles['reach']}>
          <span>{phone}</span> <span>{email}</span>
        </span>
      ),
  },
  { id: 'city', header: 'City', isName: true, cell: ({ details }) => cityOf(details) || '–' },
  {
    id: 'units',
    header: 'Vehicles',
    isName: true,
    cell: ({ units }) =>
      units.length === 0 ? (
        '–'
      ) : (
        <ul className={styles['units']}>
          {units.map(({ id, details }) => (
            <li key={id}>
              {unitName(details)} <span className={styles['signs']}>{unitSigns(details)}</span>
            </li>
          ))}
        </ul>
      ),
  },
  { id: 'estimates', header: 'Estimates', isNumeric: true, cell: ({ estimates }) => estimates },
  { id: 'used', header: 'Last used', cell: ({ usedAt }) => <When at={usedAt} /> },
];
