import type { ActiveHold } from '@dre/core/domain/shop/model/hold';
import Ban from 'lucide-react/icons/ban';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Package from 'lucide-react/icons/package';
import Pause from 'lucide-react/icons/pause';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { useMayEndHold } from '../dialogs/may-end-hold.ts';
import { dayOf } from '../open/shop-day.ts';
import { count } from '../board/view/board-text.ts';
import { shortDay } from '@dre/core/domain/short-day';
import styles from './hold-banner.module.css';
import { useMay } from '../../session/use-may.ts';
import { missingParts } from './missing-parts.ts';
import { useOrderNow } from './order-context.ts';
import { afterAlso, waitingFor } from './order-text.ts';

/** The hold on the whole order, otherwise the oldest one; work at own risk, and the end of a closed order. */
export function HoldBanner() {
  const now = useOrderNow();
  const { order, holds } = now;
  const risk = order.authorized.at(-1);
  const [first, ...others] = waitingFor(holds, order, now);
  return (
    <>
      {order.voided !== null && (
        <Banner tone="quiet" icon={<Ban aria-hidden="true" />} title="This repair order is void.">
          {order.voided.reason}
        </Banner>
      )}
      {order.state === 'delivered' && <Delivered />}
      {first !== undefined && (
        <Banner
          tone="waiting"
          icon={iconOf(first.hold)}
          title={first.heading}
          action={<HoldAction hold={first.hold} />}
        >
          {[first.sentence, ...others.map((other) => `Also: ${afterAlso(other, order)}`)].join(' ')}
        </Banner>
      )}
      {order.state === 'open' && risk?.how === 'own-risk' && (
        <Banner
          tone="risk"
          icon={<ShieldAlert aria-hidden="true" />}
          title={`${risk.version} is worked on at our own risk.`}
        >
          {risk.reason}
        </Banner>
      )}
    </>
  );
}

function Delivered() {
  const { order, zone } = useOrderNow();
  const out = order.visits.at(-1)?.out;
  if (out == null) return null;
  const keys = count(out.keys, 'key');
  const signed = out.signature === null ? '' : `Signed by ${out.signature.name}, ${keys} handed over.`;
  return (
    <Banner
      tone="done"
      icon={<CircleCheckBig aria-hidden="true" />}
      title={`Delivered ${shortDay(dayOf(zone, out.at))} by ${out.by}.`}
    >
      {out.unfinished === null ? signed : `Left unfinished: ${out.unfinished}. ${signed}`}
    </Banner>
  );
}

function HoldAction({ hold }: { readonly hold: ActiveHold }) {
  const { order, holds, estimate, rights, request } = useOrderNow();
  const navigate = useNavigate();
  const may = useMay();
  const mayEnd = useMayEndHold();
  if (hold.kind === 'parts') {
    const open = () =>
      may('handle-parts')
        ? void navigate({ to: '/shop/parts', search: { order: JSON.stringify([order.number]) } })
        : void navigate({
            to: '/shop/orders/$id',
            params: { id: order.id },
            search: (before) => ({ ...before, tab: 'parts' }),
          });
    const missing = missingParts(
      holds.filter((one) => one.kind === 'parts'),
      order,
    ).length;
    return (
      <Button onPress={open}>{missing > 1 ? `Open the ${String(missing)} parts` : 'Open the part'}</Button>
    );
  }
  if (hold.kind === 'approval' && rights.readsEstimate) {
    const open = () =>
      void navigate({ to: '/estimate/$id/new-estimate', params: { id: estimate.id }, search: {} });
    return (
      <>
        {rights.manages && order.pending !== null && (
          <Button onPress={() => request({ kind: 'own-risk' })}>Work at our own risk</Button>
        )}
        <Button onPress={open}>Open the estimate</Button>
      </>
    );
  }
  if (hold.kind === 'approval' || !mayEnd.any(order)) return null;
  return <Button onPress={() => request({ kind: 'release' })}>Release a hold…</Button>;
}

interface BannerProps {
  readonly tone: 'waiting' | 'risk' | 'quiet' | 'done';
  readonly icon: ReactNode;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Banner({ tone, icon, title, action, children }: BannerProps) {
  return (
    <div className={styles['banner']} data-tone={tone}>
      {icon}
      <p>
        <b>{title}</b> <span>{children}</span>
      </p>
      {action !== undefined && <div className={styles['actions']}>{action}</div>}
    </div>
  );
}

function iconOf({ kind }: ActiveHold): ReactNode {
  if (kind === 'parts') return <Package aria-hidden="true" />;
  return kind === 'approval' ? <FilePenLine aria-hidden="true" /> : <Pause aria-hidden="true" />;
}
