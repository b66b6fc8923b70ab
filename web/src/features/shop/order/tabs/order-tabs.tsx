import { openChecks } from '@dre/core/domain/shop/checks/check-state';
import { partsWaitedFor } from '@dre/core/domain/shop/board/holds';
import { stepsOf } from '@dre/core/domain/shop/board/steps';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { clockedText } from '../../open/clocked-text.ts';
import { type OrderNow, useOrderNow } from '../order-context.ts';
import { WorkTab } from '../work/work-tab.tsx';
import { type OrderTab, orderTab, orderTabs } from './order-tab.ts';
import styles from './order-tabs.module.css';

const labels: Readonly<Record<OrderTab, string>> = {
  work: 'Work',
  parts: 'Parts',
  photos: 'Photos',
  time: 'Time',
  checks: 'Checks',
  history: 'History',
};

const parts = onDemand(async () => (await import('./parts-tab.tsx')).PartsTab);
const photos = onDemand(async () => (await import('./photos-tab.tsx')).PhotosTab);
const time = onDemand(async () => (await import('./time-tab.tsx')).TimeTab);
const checks = onDemand(async () => (await import('../checks/checks-tab.tsx')).ChecksTab);
const history = onDemand(async () => (await import('./history-tab.tsx')).HistoryTab);

/** The tab stands in the address, so a link opens the same. */
export function OrderTabs() {
  const now = useOrderNow();
  const address = useSearch({ from: '/app-shell/shop-shell/shop/orders/$id' });
  const navigate = useNavigate({ from: '/shop/orders/$id' });
  const selected = orderTab(address.tab);
  const select = (tab: string) => void navigate({ search: (before) => ({ ...before, tab }) });
  return (
    <Tabs
      isFilling
      label="Repair order"
      value={selected}
      onChange={select}
      tabs={orderTabs.map((tab) => ({
        id: tab,
        label: labels[tab],
        ...noteOf(tab, now),
        content: (
          <div className={styles['pane']} data-pane>
            <TabBody tab={tab} />
          </div>
        ),
      }))}
    />
  );
}

function TabBody({ tab }: { readonly tab: OrderTab }): ReactNode {
  const bodies = {
    parts: useOnDemand(parts, tab === 'parts'),
    photos: useOnDemand(photos, tab === 'photos'),
    time: useOnDemand(time, tab === 'time'),
    checks: useOnDemand(checks, tab === 'checks'),
    history: useOnDemand(history, tab === 'history'),
  };
  if (tab === 'work') return <WorkTab />;
  const Body = bodies[tab];
  return Body === undefined ? <Skeleton shape="block" /> : createElement(Body);
}

function noteOf(tab: OrderTab, { order, time: { total } }: OrderNow) {
  const plain = (count: string) => (count === '' ? {} : { count });
  switch (tab) {
    case 'work': {
      const steps = stepsOf(order).length;
      return plain(steps === 1 ? '1 step' : `${String(steps)} steps`);
    }
    case 'parts': {
      const waiting = partsWaitedFor(order).length;
      return waiting > 0
        ? { count: `${String(waiting)} waiting`, isWaiting: true }
        : plain(String(order.parts.length));
    }
    case 'time':
      return plain(total === 0 ? '' : `${clockedText(total)} h`);
    case 'checks': {
      const asked = order.checks.filter(({ isWithdrawn }) => !isWithdrawn).length;
      return plain(asked === 0 ? '' : `${String(asked - openChecks(order).length)} of ${String(asked)}`);
    }
    default:
      return plain('');
  }
}
