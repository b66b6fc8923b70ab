import { Outlet, useLocation } from '@tanstack/react-router';
import { createElement, useEffect, useState } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { useMay } from '../../session/use-may.ts';
import { announceNotices } from '../notices/notices-signal.ts';
import { ShopProvider, useOpenedShop, useShop } from '../open/use-shop.ts';
import { ShopActionSlot } from './shop-action.tsx';
import { ShopBar } from './shop-bar.tsx';
import styles from './shop-shell.module.css';

const refusedEdits = onDemand(async () => (await import('./refused-edits.tsx')).RefusedEdits);

/** All screens of the shop share one copy of it, and the bar with its tabs. The repair order has a bar of its own. */
export function ShopShell() {
  const opened = useOpenedShop();
  if (opened.kind === 'problem') {
    return (
      <ErrorState
        title="The shop could not be read"
        actions={<Button onPress={opened.reload}>Try again</Button>}
      >
        {problemText(opened.problem)}
      </ErrorState>
    );
  }
  return (
    <Loading
      isLoading={opened.kind === 'loading'}
      label="The shop is being read"
      skeleton={<Skeleton shape="block" />}
    >
      {opened.kind === 'open' && (
        <ShopProvider value={opened.store}>
          {opened.store.state().isOn ? <ShopScreens /> : <ShopIsOff />}
        </ShopProvider>
      )}
    </Loading>
  );
}

function ShopScreens() {
  const { pathname } = useLocation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const RefusedEdits = useOnDemand(
    refusedEdits,
    useShop((state) => state.refused.length > 0),
  );
  const noticeCount = useShop((state) => state.noticeCount);
  useEffect(() => {
    if (noticeCount > 0) announceNotices();
  }, [noticeCount]);
  return (
    <div className={styles['shop']} data-full-screen>
      {!pathname.startsWith('/shop/orders/') && <ShopBar actions={setSlot} />}
      {RefusedEdits && createElement(RefusedEdits)}
      <ShopActionSlot value={slot}>
        <Outlet />
      </ShopActionSlot>
    </div>
  );
}

function ShopIsOff() {
  const may = useMay();
  const mayChange = may('change-shop-settings');
  return (
    <EmptyState
      title="The shop is switched off"
      headingLevel={1}
      actions={mayChange ? <LinkButton href="/account/shop">Open the shop settings</LinkButton> : undefined}
    >
      {mayChange
        ? 'Switch it on to open repair orders from approved estimates, put them on a board and keep the clock.'
        : 'An owner of your company can switch it on.'}
    </EmptyState>
  );
}
