import { useParams, useSearch } from '@tanstack/react-router';
import { createElement } from 'react';
import { problemText } from '../../../lib/calls/use-action.ts';
import type { OrderReplica } from '../../../offline/shop/order-replica.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useOrder } from '../dialogs/use-order.ts';
import { useShop, useShopStore } from '../open/use-shop.ts';
import { HoldBanner } from './hold-banner.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderProvider } from './order-context.ts';
import { OrderDialogs } from './dialogs/order-dialogs.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderKeys } from './order-keys.tsx';
import styles from './order-page.module.css';
import { OrderRail } from './rail/order-rail.tsx';
import { OrderTabs } from './tabs/order-tabs.tsx';
import { PhoneActions } from './phone-actions.tsx';
import { useOrderNow } from './use-order-now.ts';

/** One unit: its work, hours, parts, photos and checks, and the day it was promised for. */
export function OrderPage() {
  const { id } = useParams({ from: '/app-shell/shop-shell/shop/orders/$id' });
  const store = useShopStore();
  const replica = useShop((state) => state.orders.get(id));
  const { problem } = useOrder(id);
  if (replica === undefined && problem !== undefined) {
    return (
      <ErrorState
        title="The repair order could not be read"
        actions={
          <>
            <Button onPress={() => void store.openOrder(id)}>Try again</Button>
            <LinkButton href="/shop/board">Board</LinkButton>
          </>
        }
      >
        {problemText(problem)}
      </ErrorState>
    );
  }
  return (
    <Loading
      isLoading={replica === undefined}
      label="The repair order is being read"
      skeleton={<Skeleton shape="block" />}
    >
      {replica !== undefined && <OpenOrder key={id} replica={replica} />}
    </Loading>
  );
}

const findings = onDemand(async () => (await import('./findings/order-findings.tsx')).OrderFindings);

function OpenOrder({ replica }: { readonly replica: OrderReplica }) {
  const { now, open, close } = useOrderNow(replica);
  const { finding } = useSearch({ from: '/app-shell/shop-shell/shop/orders/$id' });
  const Findings = useOnDemand(findings, now.order.findings.length > 0 || finding !== undefined);
  return (
    <OrderProvider value={now}>
      <div className={styles['order']} data-state={now.order.state}>
        <OrderBar />
        <div className={styles['columns']}>
          <div className={styles['main']}>
            <OrderFacts />
            <HoldBanner />
            {Findings !== undefined && createElement(Findings)}
            <OrderTabs />
          </div>
          <OrderRail />
        </div>
        <PhoneActions />
        <OrderKeys />
      </div>
      <OrderDialogs request={open} onClose={close} />
    </OrderProvider>
  );
}
