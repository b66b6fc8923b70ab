import type { Notice } from '@dre/core/contract/shop/notices';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ShopWhen } from '../open/shop-when.tsx';
import styles from './notices.module.css';

interface NoticeListProps {
  readonly items: readonly Notice[];
  readonly onFollow: () => void;
}

export function NoticeList({ items, onFollow }: NoticeListProps) {
  if (items.length === 0) {
    return (
      <EmptyState title="Nothing new">
        Questions and answers of owners and insurers, approved supplements, parts, promises at risk and
        findings are told here.
      </EmptyState>
    );
  }
  return (
    <ul className={styles['list']}>
      {items.map((notice) => (
        <li key={notice.id} data-new={!notice.isRead || undefined}>
          <Sentence notice={notice} onFollow={onFollow} />
          <small>
            {!notice.isRead && 'New, '}
            <ShopWhen at={notice.at} />
          </small>
        </li>
      ))}
    </ul>
  );
}

function Sentence({ notice, onFollow }: { readonly notice: Notice; readonly onFollow: () => void }) {
  const { orderId, estimateId, findingId, orderNumber, text } = notice;
  if (estimateId !== null) {
    return (
      <span>
        <Link to="/estimate/$id/new-estimate" params={{ id: estimateId }} search={{}} onClick={onFollow}>
          {orderNumber}
        </Link>
        : {text}
      </span>
    );
  }
  if (orderId === null) return <span>{orderNumber === '' ? text : `${orderNumber}: ${text}`}</span>;
  return (
    <span>
      <Link
        to="/shop/orders/$id"
        params={{ id: orderId }}
        search={findingId === null ? {} : { finding: findingId }}
        onClick={onFollow}
      >
        {orderNumber}
      </Link>{' '}
      {text}
    </span>
  );
}
