import { listMessages, listOrders } from '@dre/core/contract/enquiries/enquiry-inbox';
import type { Problem } from '@dre/core/contract/problem';
import { Link, type LinkProps } from '@tanstack/react-router';
import { problemText } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { When } from '../../lib/text/when.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './admin-home-page.module.css';

const most = 5;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly at: string;
}

/** Items waiting for a decision, the newest first; each links to the page that decides it. */
export function AdminInbox() {
  const orders = useQuery(listOrders, { query: { state: 'waiting' } });
  const messages = useQuery(listMessages, { query: { state: 'open' } });
  return (
    <div className={styles['inbox']}>
      <Inbox
        name="Orders waiting"
        none="No order is waiting."
        to="/admin/orders"
        state="waiting"
        total={orders.data?.total}
        problem={orders.error}
        onRetry={orders.refetch}
        entries={orders.data?.items.map(({ id, name, organization, email, receivedAt }) => ({
          id,
          title: organization ?? name,
          note: organization === null ? email : name,
          at: receivedAt,
        }))}
      />
      <Inbox
        name="Messages open"
        none="No message is open."
        to="/admin/messages"
        state="open"
        total={messages.data?.total}
        problem={messages.error}
        onRetry={messages.refetch}
        entries={messages.data?.items.map(({ id, name, message, receivedAt }) => ({
          id,
          title: name,
          note: message,
          at: receivedAt,
        }))}
      />
    </div>
  );
}

interface InboxProps {
  readonly name: string;
  readonly none: string;
  readonly to: Extract<LinkProps['to'], '/admin/orders' | '/admin/messages'>;
  readonly state: string;
  readonly total: number | undefined;
  readonly entries: readonly Entry[] | undefined;
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

function Inbox({ name, none, to, state, total, entries, problem, onRetry }: InboxProps) {
  return (
    <Card
      as="section"
      padding="none"
      aria-label={name}
      heading={<h2>{name}</h2>}
      more={
        <Link to={to} search={{ state }}>
          {total === undefined || total === 0 ? 'All of them' : <Badge tone="amber">{total}</Badge>}
        </Link>
      }
    >
      {problem && (
        <Alert tone="error" role="alert" actions={<Button onPress={onRetry}>Try Again</Button>}>
          {problemText(problem)}
        </Alert>
      )}
      {entries === undefined && problem === undefined && <Skeleton shape="block" />}
      {entries?.length === 0 && <p className={styles['none']}>{none}</p>}
      {entries !== undefined && entries.length > 0 && (
        <ul className={styles['links']}>
          {entries.slice(0, most).map(({ id, title, note, at }) => (
            <li key={id}>
              <Link to={to} search={{ state, open: id }}>
                <span className={styles['entry']}>
                  <span>{title}</span> <span className={styles['quiet']}>{note}</span>
                </span>
                <span className={styles['quiet']}>
                  <When at={at} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
