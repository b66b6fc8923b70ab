import type { Finding } from '@dre/core/domain/shop/model/repair-order';
import { useNavigate, useSearch } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search-check';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { count } from '../../board/view/board-text.ts';
import bannerStyles from '../hold-banner.module.css';
import { useOrderNow } from '../order-context.ts';
import { FindingCards } from './finding-list.tsx';
import styles from './findings.module.css';
import { useFindingLines } from './use-finding-lines.ts';

/** The findings nobody made a line of yet, at every size, and all findings where the address asks for them. */
export function OrderFindings() {
  const { order, rights } = useOrderNow();
  const { finding } = useSearch({ from: '/app-shell/shop-shell/shop/orders/$id' });
  const navigate = useNavigate({ from: '/shop/orders/$id' });
  const open = (id: string) => void navigate({ search: (before) => ({ ...before, finding: id }) });
  const close = () => void navigate({ search: ({ finding: _closed, ...before }) => before, replace: true });
  const isGone =
    finding !== undefined && finding !== allFindings && !order.findings.some(({ id }) => id === finding);
  return (
    <>
      {order.findings.length > 0 &&
        (rights.readsEstimate ? (
          <WaitingFindings onOpen={open} />
        ) : (
          <FindingBanner
            title={`${count(order.findings.length, 'finding')} reported.`}
            findings={order.findings}
            onOpen={open}
          />
        ))}
      <Dialog isOpen={finding !== undefined} onClose={close} title={`Findings on ${order.number}`}>
        <div className={styles['dialog']}>
          {isGone && <p>This finding was taken back.</p>}
          {!isGone && order.findings.length === 0 && <p>Nothing was found on this order.</p>}
          <FindingCards first={finding} />
        </div>
      </Dialog>
    </>
  );
}

/** Stands in the address for all findings. */
export const allFindings = 'all';

interface FindingBannerProps {
  readonly title: string;
  /** At least one. */
  readonly findings: readonly Finding[];
  readonly onOpen: (finding: string) => void;
}

function WaitingFindings({ onOpen }: Pick<FindingBannerProps, 'onOpen'>) {
  const { findings } = useOrderNow().order;
  const lineOf = useFindingLines();
  const waiting = findings.filter(({ id }) => lineOf(id)?.kind === 'none');
  if (waiting.length === 0) return null;
  const title =
    waiting.length === 1
      ? '1 finding waits to become a line.'
      : `${String(waiting.length)} findings wait to become lines.`;
  return <FindingBanner title={title} findings={waiting} onOpen={onOpen} />;
}

function FindingBanner({ title, findings, onOpen }: FindingBannerProps) {
  const newest = findings.at(-1);
  if (newest === undefined) return null;
  return (
    <div className={bannerStyles['banner']} data-tone="risk">
      <Search aria-hidden="true" />
      <p>
        <b>{title}</b> <span className={styles['words']}>{newest.description || 'See its photos.'}</span>
      </p>
      <div className={bannerStyles['actions']}>
        <Button onPress={() => onOpen(newest.id)}>
          {findings.length === 1 ? 'Open the finding' : 'Open the findings'}
        </Button>
      </div>
    </div>
  );
}
