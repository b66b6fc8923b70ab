import type { ReplyOf } from '@dre/core/contract/endpoint';
import { listOrders, orderStates } from '@dre/core/contract/enquiries/enquiry-inbox';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ListPage } from '../../lib/components/list-page.tsx';
import { RowButton } from '../../lib/components/row-button.tsx';
import { useApi } from '../../lib/calls/services.ts';
import { useInfiniteQuery } from '../../lib/calls/use-infinite-query.ts';
import { When } from '../../lib/text/when.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SegmentedControl } from '../../ui/actions/SegmentedControl.tsx';
import type { Column } from '../../ui/layout/Table.tsx';
import { OrderDrawer } from './orders-drawer.tsx';

type Order = ReplyOf<typeof listOrders>['items'][number];
type OrderState = Order['state'];

const words: Record<OrderState, string> = { waiting: 'Waiting', approved: 'Approved', declined: 'Declined' };
const tones: Record<OrderState, BadgeTone> = { waiting: 'amber', approved: 'green', declined: 'red' };
const nothing: Record<OrderState, string> = {
  waiting: 'No order is waiting',
  approved: 'No order was approved yet',
  declined: 'No order was declined',
};

/** The inbox of trial orders: read, approve, decline. */
export function OrdersPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { state: given, open: asked } = useSearch({ strict: false });
  const state = orderStates.find((one) => one === given) ?? 'waiting';
  const list = useInfiniteQuery<Order>(
    (after, signal) => api.call(listOrders, { query: { state, ...(after && { after }) }, signal }),
    state,
  );
  const [open, setOpen] = useState<string | undefined>(asked);
  return (
    <ListPage
      title="Orders"
      noun={['order', 'orders']}
      list={list}
      columns={columnsFor(setOpen)}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={nothing[state]}>Orders arrive from the form for the free 30-day trial.</EmptyState>
      }
      filters={
        <SegmentedControl
          label="Orders by state"
          segments={orderStates.map((id) => ({ id, label: words[id] }))}
          value={state}
          onChange={(next) => void navigate({ to: '/admin/orders', search: { state: next }, replace: true })}
        />
      }
    >
      {open !== undefined && (
        <OrderDrawer id={open} onClose={() => setOpen(undefined)} onDecided={list.refetch} />
      )}
    </ListPage>
  );
}

function columnsFor(onOpen: (id: string) => void): readonly Column<Order>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: ({ id, name }) => <RowButton onPress={() => onOpen(id)}>{name}</RowButton>,
    },
    {
      id: 'organization',
      header: 'Organization',
      isName: true,
      cell: ({ organization }) => organization ?? '–',
    },
    { id: 'email', header: 'Email Address', isName: true, cell: ({ email }) => email },
    { id: 'phone', header: 'Phone Number', cell: ({ phone }) => phone ?? '–' },
    { id: 'received', header: 'Received', cell: ({ receivedAt }) => <When at={receivedAt} /> },
    {
      id: 'state',
      header: 'State',
      cell: (order) => <Badge tone={tones[order.state]}>{words[order.state]}</Badge>,
    },
  ];
}
